import { statSync } from 'node:fs'
import type { Dated, DateReason } from '../model.ts'
import { fileInside } from './inside.ts'

/** What git says of a file whose own time is asked for: it is not in step with git, or there is no git at all. */
export type Standing = 'changed' | 'no-git'

export interface MtimeContext {
  root: string
  /** Emitted files are never dated by their time: it is that of the build. */
  outDir: string
  /** Milliseconds since the epoch. A file that is younger was made by this build. */
  startedAt: number
  /** Milliseconds; no date is later. */
  sourceDateEpoch?: number
  /** True where the `CI` variable is set: every file there has the time of the checkout. */
  ci: boolean
}

/** 1990-01-01: what is older is the epoch, or a time that an archive or package manager made up. */
const OLDEST = 631_152_000
/** Files of one checkout or archive follow each other within seconds. */
const SAME_CHECKOUT = 2

/** Dates of files by their own times, where those can be trusted. */
export function mtimeDates(files: Map<string, Standing>, context: MtimeContext): Map<string, Dated> {
  const times = new Map<string, number | DateReason>()
  for (const file of files.keys()) times.set(file, timeOf(file, context))
  const withoutGit = [...files].filter(([, standing]) => standing === 'no-git').map(([file]) => file)
  for (const file of findCheckout(withoutGit, times)) times.set(file, 'checkout-mtime')
  return new Map(
    [...times].map(([file, time]): [string, Dated] => [
      file,
      typeof time === 'number' ? { kind: 'mtime', at: clamp(time, context) } : { kind: 'none', reason: time },
    ]),
  )
}

function timeOf(file: string, { root, outDir, startedAt, ci }: MtimeContext): number | DateReason {
  const path = fileInside(root, file)
  const stats = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })
  if (!stats) return 'missing'
  if (ci || stats.mtimeMs >= startedAt || fileInside(outDir, path!) !== undefined) return 'checkout-mtime'
  const seconds = Math.floor(stats.mtimeMs / 1000)
  return seconds < OLDEST ? 'too-old' : seconds
}

/**
 * Without git a time is evidence only where it differs from the others': files that were written within seconds of each other, and are
 * half of all or more, came with a checkout, an archive or an image. One file alone has nothing to differ from.
 */
function findCheckout(files: string[], times: Map<string, number | DateReason>): string[] {
  const dated = files
    .map((file) => ({ file, at: times.get(file)! }))
    .filter((each): each is { file: string; at: number } => typeof each.at === 'number')
    .sort((a, b) => a.at - b.at)
  if (dated.length === 1) return [dated[0]!.file]
  const clusters: (typeof dated)[] = []
  for (const each of dated) {
    const last = clusters.at(-1)
    if (last && each.at - last.at(-1)!.at <= SAME_CHECKOUT) last.push(each)
    else clusters.push([each])
  }
  return clusters
    .filter((cluster) => cluster.length > 1 && cluster.length * 2 >= dated.length)
    .flat()
    .map(({ file }) => file)
}

const clamp = (seconds: number, { sourceDateEpoch }: MtimeContext) =>
  sourceDateEpoch === undefined ? seconds : Math.min(seconds, Math.floor(sourceDateEpoch / 1000))
