import type { Dated, DateReason } from '../model.ts'
import type { DatesOptions } from '../runtime.ts'
import { type MtimeContext, mtimeDates, type Standing } from './mtime.ts'

/** Asks git for the dates of many files at once. */
export type AskGit = (files: string[], how: DatesOptions) => Promise<Map<string, Dated>>

/** Reasons for which there is no git that could know a file. */
const NO_GIT: DateReason[] = ['no-git', 'no-repository', 'no-commits']

/**
 * Dates of source files. Git speaks first, whatever the order: a file's own time counts only for content that git does not know.
 * Where that content is changed or untracked the file's time is the better evidence, as long as it can be trusted.
 */
export async function joinDates(
  files: Iterable<string>,
  how: DatesOptions,
  context: MtimeContext,
  askGit: AskGit,
): Promise<Map<string, Dated>> {
  const wanted = [...new Set(files)]
  const git = await askGit(wanted, how)
  const asked = how.order.includes('mtime') ? standingsOf(wanted, git) : new Map<string, Standing>()
  const mtime = mtimeDates(asked, context)
  return new Map(wanted.map((file) => [file, choose(git.get(file), mtime.get(file), how)]))
}

function standingsOf(files: string[], git: Map<string, Dated>): Map<string, Standing> {
  const standings = new Map<string, Standing>()
  for (const file of files) {
    const dated = git.get(file)
    if (dated?.changed || dated?.reason === 'untracked') standings.set(file, 'changed')
    else if (dated?.reason && NO_GIT.includes(dated.reason)) standings.set(file, 'no-git')
  }
  return standings
}

function choose(git: Dated | undefined, mtime: Dated | undefined, { order }: DatesOptions): Dated {
  if (mtime && (mtime.at !== undefined || (mtime.reason === 'too-old' && git?.at === undefined))) return mtime
  if (!order.includes('git')) return mtime ?? { kind: 'none', reason: git?.reason ?? 'checkout-mtime' }
  return git ?? { kind: 'none', reason: 'missing' }
}
