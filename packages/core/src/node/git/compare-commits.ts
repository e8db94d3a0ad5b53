import { type Git, GitFailure, sendInput, startGit, waitForGit } from './run-git.ts'

/** What a commit has otherwise than a parent: for each changed path the raw record of git (`:modes ids status`) and the path, in turn. */
export type Changes = string[]

/** Compares commits with one process for all. */
export interface Comparer {
  /** Changes from parent to commit for each pair, in order. Paths are raw bytes, one a character. One call at a time. */
  compare(pairs: Pair[]): Promise<Changes[]>
  /** Ends the process. */
  close(): void
}

export type Pair = [commit: string, parent: string]

/** Git echoes a line that names no commit, and flushes. No path begins with two slashes. */
const END = '//end'

/** Exact renames are found by the ids of blobs, never by git's own detection: it would read them, and a partial clone lacks them. */
const COMMAND = ['diff-tree', '--stdin', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--always']

export function startComparer(git: Git): Comparer {
  const child = startGit(git, COMMAND)
  let pieces: string[] = []
  let tail = ''
  let waiting: { resolve(answer: string): void; reject(error: unknown): void } | undefined
  let failure: unknown
  child.stdout.setEncoding('latin1')
  child.stdout.on('data', (piece: string) => {
    pieces.push(piece)
    tail = (tail + piece).slice(-END.length - 1)
    if (tail !== `${END}\n`) return
    const answer = pieces.join('').slice(0, -tail.length)
    pieces = []
    tail = ''
    waiting?.resolve(answer)
  })
  const fail = (error: unknown) => {
    failure = error
    waiting?.reject(error)
  }
  waitForGit(child).then(() => fail(new GitFailure('git-failed', 'git diff-tree ended early.')), fail)
  child.stdin.on('error', () => child.stdin.destroy())
  return {
    async compare(pairs) {
      if (pairs.length === 0) return []
      if (failure) throw failure
      const answer = new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject }
      })
      child.stdin.write(`${pairs.map((pair) => pair.join(' ')).join('\n')}\n${END}\n`)
      const changes = splitAnswer(await answer)
      if (changes.length === pairs.length) return changes
      throw new GitFailure('git-failed', 'git diff-tree left out commits that it was asked about.')
    },
    close() {
      sendInput(child, '')
      child.kill()
    },
  }
}

/** Each comparison begins with the id of its commit. */
function splitAnswer(answer: string): Changes[] {
  const parts = answer.split('\0')
  const all: Changes[] = []
  let begin = 1
  for (let at = 1; at <= parts.length; ) {
    if (parts[at]?.startsWith(':')) {
      at += 2
      continue
    }
    all.push(parts.slice(begin, at))
    if (at >= parts.length - 1) break
    begin = at + 1
    at = begin
  }
  return all
}
