import type { ListedEntry } from '../model.ts'

/** The newest lastmod of the entries, as it is written there; undefined where none has one. A date without a time is the start of its day in UTC. */
export function newestLastmod(entries: ListedEntry[]): string | undefined {
  let newest: string | undefined
  for (const { entry } of entries) {
    if (entry.lastmod && (newest === undefined || isNewer(entry.lastmod, newest))) newest = entry.lastmod
  }
  return newest
}

/** Two dates of the same plain form compare as text; that is nearly all of them, and a tenth of the cost. */
function isNewer(a: string, b: string): boolean {
  if (a.length === b.length && (a.length === 10 || (a.length === 20 && a.endsWith('Z') && b.endsWith('Z'))))
    return a > b
  const [at, bt] = [Date.parse(a), Date.parse(b)]
  return at > bt || (Number.isNaN(bt) && !Number.isNaN(at))
}
