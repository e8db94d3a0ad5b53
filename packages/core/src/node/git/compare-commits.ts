import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import type { Changes } from './changes.ts'
import { RawParser } from './parse-raw.ts'
import { type Git, GitFailure, sendInput, startGit, waitForGit } from './run-git.ts'

/** Compares commits with one process for all. */
export interface Comparer {
  /**
   * Changes from parent to commit, in order; with several parents, what differs from all of them. Every comparison of a call has as many
   * parents. One call at a time.
   */
  compare(comparisons: Comparison[]): Promise<Changes[]>
  /** Ends the process. */
  close(): void
}

export type Comparison = [commit: string, ...parents: string[]]

/** Git echoes a line that names no commit, and flushes. No path begins with two slashes. */
const END = '//end'

/**
 * How changes are printed. Exact renames are found by the ids of blobs, never by git's own detection: it would read them, and a partial
 * clone lacks them.
 */
export const RAW = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff']

/** The process starts with the first question. */
export function makeComparer(git: Git, idLength: number): Comparer {
  let dialogue: Dialogue | undefined
  return {
    async compare(comparisons) {
      const [first] = comparisons
      if (!first) return []
      dialogue ??= startDialogue(startGit(git, ['diff-tree', '--stdin', '--always', '-c', ...RAW]))
      const answer = await dialogue.ask(comparisons.map((ids) => ids.join(' ')).join('\n'))
      const parser = new RawParser(idLength, first.length)
      const blocks = [...parser.read(answer), ...parser.end()]
      if (blocks.length === comparisons.length) return blocks.map(({ changes }) => changes)
      throw new GitFailure('git-failed', 'git diff-tree left out commits that it was asked about.')
    },
    close: () => dialogue?.end(),
  }
}

interface Dialogue {
  ask(lines: string): Promise<string>
  end(): void
}

function startDialogue(child: ChildProcessWithoutNullStreams): Dialogue {
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
    ask(lines) {
      if (failure) return Promise.reject(failure)
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        child.stdin.write(`${lines}\n${END}\n`)
      })
    },
    end() {
      sendInput(child, '')
      child.kill()
    },
  }
}
