import type { Dated, DateReason } from '../../model.ts'
import { type CommitFacts, describeCommits } from './describe-commits.ts'
import { readIgnoredRevisions } from './ignored-revisions.ts'
import type { Trace } from './questions.ts'
import { findChanged, findIgnored } from './read-status.ts'
import { readTree } from './read-tree.ts'
import type { Repository } from './repository.ts'
import { GitFailure } from './run-git.ts'
import { traceFiles } from './trace-files.ts'

export interface DateFilesOptions {
  dateOf: 'committer' | 'author'
  ignoreRevs: string[]
  /** Whether to ask which files are changed or ignored in the work tree, too. */
  states: boolean
  /** Seconds since the epoch; a later date is not believed. */
  latest: number
}

/** Dates of files of one repository, by path. */
export interface DatedFiles {
  dates: Map<string, Dated>
  /** Why history could not be read to its end. */
  failure?: GitFailure
}

/** 1990-01-01: no commit is older, a clock was wrong. */
const EARLIEST = 631_152_000

/** `paths` are raw bytes from the top of the work tree, one a character. */
export async function dateFiles(
  repository: Repository,
  paths: string[],
  options: DateFilesOptions,
): Promise<DatedFiles> {
  const inTree = await readTree(repository, new Set(paths))
  const tracked = [...new Set(inTree.values())]
  const traces = new Map<number, Trace>()
  const failure = await traceFiles(
    repository,
    tracked,
    await readIgnoredRevisions(repository.git, options.ignoreRevs),
    traces,
  ).then(
    () => undefined,
    (error) => asFailure(error, repository),
  )
  const facts = await describeCommits(repository.git, findCommits(traces))
  const traced = new Map(
    tracked.map((path, number) => [
      path,
      dateTrace(traces.get(number) ?? { reason: failure?.reason ?? 'git-failed' }, facts, options),
    ]),
  )
  const dates = new Map<string, Dated>()
  const untracked = paths.filter((path) => !inTree.has(path))
  const ignored = options.states ? await findIgnored(repository, untracked) : new Set<string>()
  for (const path of untracked)
    dates.set(path, { kind: 'none', reason: ignored.has(path) ? 'ignored' : 'untracked' })
  const changed =
    options.states && tracked.length > 0
      ? await findChanged(repository, findCommonFolder(tracked))
      : new Set<string>()
  for (const [path, spelling] of inTree) {
    const dated = traced.get(spelling)!
    dates.set(path, changed.has(spelling) ? { ...dated, changed: true } : dated)
  }
  return { dates, failure }
}

function asFailure(error: unknown, { partial }: Repository): GitFailure {
  if (!(error instanceof GitFailure)) throw error
  // Old versions only say that they cannot read an object.
  return partial && error.reason === 'git-failed' ? new GitFailure('partial-clone', error.message) : error
}

const findCommits = (traces: Map<number, Trace>): string[] => [
  ...new Set([...traces.values()].flatMap((trace) => ('commit' in trace ? [trace.commit] : []))),
]

function dateTrace(
  trace: Trace | { reason: DateReason },
  facts: Map<string, CommitFacts>,
  options: DateFilesOptions,
): Dated {
  if (!('commit' in trace)) return { kind: 'none', reason: trace.reason }
  const { committed, authored, subject } = facts.get(trace.commit)!
  const at = options.dateOf === 'author' ? authored : committed
  const about = { commit: trace.commit, subject }
  if (!(at >= EARLIEST)) return { kind: 'none', reason: 'too-old', ...about }
  return at > options.latest ? { kind: 'none', reason: 'future', ...about } : { kind: 'git', at, ...about }
}

/** The deepest folder that holds all paths; '' for the top. */
function findCommonFolder(paths: string[]): string {
  let common = paths[0]!.split('/').slice(0, -1)
  for (const path of paths) {
    const parts = path.split('/')
    const end = common.findIndex((part, at) => part !== parts[at])
    if (end >= 0) common = common.slice(0, end)
  }
  return common.join('/')
}
