import type { Dated } from '../../model.ts'
import { type CommitFacts, describeCommits } from './describe-commits.ts'
import { readIgnoredRevisions } from './ignored-revisions.ts'
import { knownTraces } from './known-traces.ts'
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
  /** Told where git cannot say which files are changed. */
  onStatusFailed(failure: GitFailure): void
}

/** 1990-01-01: no commit is older, a clock was wrong. */
const EARLIEST = 631_152_000

/**
 * Dates of files of one repository, by path. `paths` are raw bytes from the top of the work tree, one a character.
 * @throws GitFailure where HEAD cannot be read; where history breaks off, what was found before it stays.
 */
export async function dateFiles(
  repository: Repository,
  paths: string[],
  options: DateFilesOptions,
): Promise<Map<string, Dated>> {
  const { git } = repository
  const inTree = await readTree(repository, new Set(paths))
  const tracked = [...new Set(inTree.values())]
  const ignored = await readIgnoredRevisions(git, options.ignoreRevs)
  const traces = knownTraces(repository, ignored)
  const untraced = tracked.filter((path) => !traces.has(path))
  const failure = await traceFiles(repository, untraced, ignored, traces).then(
    () => undefined,
    (error) => explainFailure(error, repository),
  )
  const facts = await describeCommits(git, findCommits(tracked, traces))
  const states = options.states ? await readStates(repository, paths, inTree, options) : NO_STATES
  return new Map(
    paths.map((path): [string, Dated] => {
      const spelling = inTree.get(path)
      if (spelling === undefined)
        return [path, { kind: 'none', reason: states.ignored.has(path) ? 'ignored' : 'untracked' }]
      const trace = traces.get(spelling)
      const dated = trace ? dateTrace(trace, facts, options) : failure!
      return [path, states.changed.has(spelling) ? { ...dated, changed: true } : dated]
    }),
  )
}

interface States {
  changed: Set<string>
  ignored: Set<string>
}
const NO_STATES: States = { changed: new Set(), ignored: new Set() }

async function readStates(
  repository: Repository,
  paths: string[],
  inTree: Map<string, string>,
  { onStatusFailed }: DateFilesOptions,
): Promise<States> {
  const tracked = [...inTree.values()]
  const untracked = paths.filter((path) => !inTree.has(path))
  try {
    return {
      changed: tracked.length > 0 ? await findChanged(repository, findCommonFolder(tracked)) : new Set(),
      ignored: await findIgnored(repository, untracked),
    }
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    onStatusFailed(error)
    return NO_STATES
  }
}

function explainFailure(error: unknown, { partial }: Repository): Dated {
  if (!(error instanceof GitFailure)) throw error
  // Old versions only say that they cannot read an object.
  const reason = partial && error.reason === 'git-failed' ? 'partial-clone' : error.reason
  return { kind: 'none', reason, detail: error.message }
}

function findCommits(paths: string[], traces: Map<string, Trace>): string[] {
  const commits = new Set<string>()
  for (const path of paths) {
    const trace = traces.get(path)
    if (trace && trace !== 'ignored-revisions') commits.add('commit' in trace ? trace.commit : trace.boundary)
  }
  return [...commits]
}

function dateTrace(
  trace: Trace,
  facts: Map<string, CommitFacts>,
  { dateOf, latest }: DateFilesOptions,
): Dated {
  if (trace === 'ignored-revisions') return { kind: 'none', reason: trace }
  const { committed, authored, subject } = facts.get('commit' in trace ? trace.commit : trace.boundary)!
  const at = dateOf === 'author' ? authored : committed
  if ('boundary' in trace) return { kind: 'none', reason: 'shallow', notAfter: at }
  const about = { commit: trace.commit, subject }
  if (!(at >= EARLIEST)) return { kind: 'none', reason: 'too-old', ...about }
  return at > latest ? { kind: 'none', reason: 'future', ...about } : { kind: 'git', at, ...about }
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
