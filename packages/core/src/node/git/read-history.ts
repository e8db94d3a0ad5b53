import type { Changes } from './changes.ts'
import { RAW } from './compare-commits.ts'
import { type Block, RawParser } from './parse-raw.ts'
import { readPieces } from './read-pieces.ts'
import type { Repository } from './repository.ts'
import { GitFailure, runGit, startGit, waitForGit } from './run-git.ts'

/** A commit with its parents; one that a shallow clone lacks is undefined. */
export interface Commit {
  id: string
  parents: (string | undefined)[]
  /** What it has otherwise than its first parent, where git says it along. */
  changes?: Changes
}

/**
 * The commits that HEAD reaches, children before parents and otherwise the newer first (`--date-order`), in portions of about a buffer.
 * A reader that stops early stops git.
 */
export function readHistory(repository: Repository): AsyncIterable<Commit[]> {
  return repository.boundaries.size === 0 ? streamHistory(repository) : sortShallow(repository)
}

const FIRST_PARENT = '--diff-merges=first-parent'

/** Git before 2.31 knows no such option, and compares no merges. */
async function* streamHistory(repository: Repository): AsyncGenerator<Commit[]> {
  try {
    yield* readLog(repository, [FIRST_PARENT], (block) => readCommit(block))
  } catch (error) {
    if (!(error instanceof GitFailure) || !error.message.includes('diff-merges')) throw error
    yield* readLog(repository, [], (block) => forgetMerge(readCommit(block)))
  }
}

async function* readLog(
  { git, head }: Repository,
  options: string[],
  read: (block: Block) => Commit,
): AsyncGenerator<Commit[]> {
  const child = startGit(git, ['log', '--format=%H %P', '--date-order', ...options, ...RAW, head!])
  const ended = waitForGit(child)
  // A failure is reported once the output is read to its end.
  ended.catch(() => {})
  child.stdin.end()
  const parser = new RawParser(head!.length)
  try {
    for await (const piece of readPieces(child.stdout)) yield parser.read(piece).map(read)
    yield parser.end().map(read)
    await ended
  } finally {
    child.kill()
  }
}

function readCommit({ header, changes }: Block): Commit {
  const [id, ...parents] = header.trimEnd().split(' ')
  return { id: id!, parents, changes }
}

const forgetMerge = (commit: Commit): Commit =>
  commit.parents.length > 1 ? { ...commit, changes: undefined } : commit

/**
 * The history of a shallow clone. Git takes a boundary for a root, but its parents may be in the clone by way of another branch (the two
 * sides of a merge): what can be known of it is known. So the order is made here, over the true parents.
 */
async function* sortShallow({ git, head, boundaries }: Repository): AsyncGenerator<Commit[]> {
  const { output } = await runGit(git, ['rev-list', '--parents', '--timestamp', '--all', head!])
  const dated = output.toString('latin1').split('\n').filter(Boolean).map(readDated)
  const here = new Map(dated.map((commit) => [commit.id, commit]))
  for (const commit of dated) {
    const parents = boundaries.get(commit.id) ?? commit.parents
    commit.parents = parents.map((parent) => (here.has(parent!) ? parent : undefined))
  }
  yield sortByDate(here, head!)
}

interface DatedCommit extends Commit {
  /** Seconds since the epoch. */
  at: number
}

function readDated(line: string): DatedCommit {
  const [at, id, ...parents] = line.split(' ')
  return { at: Number(at), id: id!, parents }
}

/** Children before parents, and of those that may come next the newest first. */
function sortByDate(commits: Map<string, DatedCommit>, head: string): Commit[] {
  const parentsOf = (commit: Commit) => commit.parents.filter((parent) => parent !== undefined)
  const children = countChildren(commits, head, parentsOf)
  const ready = [commits.get(head)!]
  const sorted: Commit[] = []
  for (let next = ready.pop(); next; next = ready.pop()) {
    sorted.push(next)
    for (const id of parentsOf(next)) {
      const left = children.get(id)! - 1
      children.set(id, left)
      if (left === 0) insertByDate(ready, commits.get(id)!)
    }
  }
  return sorted
}

function countChildren(commits: Map<string, Commit>, head: string, parentsOf: (commit: Commit) => string[]) {
  const counts = new Map<string, number>()
  const open = [head]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const parent of parentsOf(commits.get(id)!)) {
      const known = counts.get(parent) ?? 0
      counts.set(parent, known + 1)
      if (known === 0) open.push(parent)
    }
  }
  return counts
}

/** Keeps the newest last. The list is as long as there are branches side by side. */
function insertByDate(ready: DatedCommit[], commit: DatedCommit): void {
  let at = ready.length
  while (at > 0 && ready[at - 1]!.at >= commit.at) at--
  ready.splice(at, 0, commit)
}
