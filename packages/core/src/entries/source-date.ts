import type { Dated, DateReason } from '../model.ts'

/** What git and mtime say of a page by its sources. */
export interface SourceDate {
  /** Seconds since the epoch. */
  at?: number
  kind: 'git' | 'mtime' | 'none'
  file?: string
  commit?: string
  reason?: DateReason
  /** What git said where it failed. */
  detail?: string
}

/** An undated source behind which nothing newer can hide: it is not there, or all its commits are set aside. */
const HARMLESS: (DateReason | undefined)[] = ['missing', 'ignored-revisions']

/**
 * The newest of a page's sources. Where one of them has no date for a reason that leaves open whether it is newer than the others, the
 * page has none either: true or absent.
 */
export function dateOfSources(sources: string[], dates: Map<string, Dated>): SourceDate {
  if (sources.length === 0) return NO_SOURCE
  const answers = sources.map((file) => ({ file, ...(dates.get(file) ?? MISSING) }))
  const dated = answers.filter(({ at }) => at !== undefined)
  const undated = answers.filter(({ at }) => at === undefined)
  const newest = dated.reduce((found, one) => (one.at! > found.at! ? one : found), dated[0]!)
  // What a shallow clone cut off is older than its boundary.
  const isOlder = ({ notAfter }: Dated) => newest && notAfter !== undefined && notAfter <= newest.at!
  const open = undated.find((one) => !HARMLESS.includes(one.reason) && !isOlder(one))
  if (newest && !open) {
    const { at, kind, file, commit } = newest
    return { at, kind, file, commit }
  }
  const why = open ?? undated.find(({ reason }) => reason !== 'missing') ?? undated[0]
  return { kind: 'none', file: why?.file, reason: why?.reason ?? 'missing', detail: why?.detail }
}

const NO_SOURCE: SourceDate = { kind: 'none', reason: 'no-source' }
const MISSING: Dated = { kind: 'none', reason: 'missing' }
