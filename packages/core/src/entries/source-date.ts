import type { Dated, DateReason } from '../model.ts'

/** What git and mtime say of a page by its sources. */
export interface SourceDate {
  /** Seconds since the epoch. */
  at?: number
  kind: 'git' | 'mtime' | 'none'
  file?: string
  commit?: string
  reason?: DateReason
}

/** An undated source behind which nothing newer can hide: it is not there, it is older than what the clone holds, or all its commits are set aside. */
const HARMLESS: (DateReason | undefined)[] = ['missing', 'shallow', 'ignored-revisions']

/**
 * The newest of a page's sources. Where one of them has no date for a reason that leaves open whether it is newer than the others, the
 * page has none either: true or absent.
 */
export function dateOfSources(sources: string[], dates: Map<string, Dated>): SourceDate {
  if (sources.length === 0) return NO_SOURCE
  const answers = sources.map((file) => ({ file, ...(dates.get(file) ?? MISSING) }))
  const dated = answers.filter(({ at }) => at !== undefined)
  const undated = answers.filter(({ at }) => at === undefined)
  const open = undated.find(({ reason }) => !HARMLESS.includes(reason))
  if (dated.length > 0 && !open) {
    const { at, kind, file, commit } = dated.reduce((newest, one) => (one.at! > newest.at! ? one : newest))
    return { at, kind, file, commit }
  }
  const why = open ?? undated.find(({ reason }) => reason !== 'missing') ?? undated[0]
  return { kind: 'none', file: why?.file, reason: why?.reason ?? 'missing' }
}

const NO_SOURCE: SourceDate = { kind: 'none', reason: 'no-source' }
const MISSING: Dated = { kind: 'none', reason: 'missing' }
