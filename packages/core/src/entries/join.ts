import type { Excluded } from '../model.ts'
import { pathOfLoc } from '../routes/loc.ts'
import type { Candidate } from './hook.ts'
import { laterOf } from './w3c.ts'

/** One entry a loc: the first, with the newest of their dates and the fields that only others have; ordered by code point of the loc. */
export function joinEntries(entries: Candidate[], excluded: Excluded[]): Candidate[] {
  const byLoc = new Map<string, Candidate>()
  for (const one of entries) {
    const { loc } = one.entry
    const first = byLoc.get(loc)
    if (first)
      excluded.push({
        url: pathOfLoc(loc),
        stage: 'entries',
        reason: 'duplicate',
        detail: loc,
        file: one.file,
      })
    byLoc.set(loc, first ? joinTwo(first, one) : one)
  }
  // A loc is ASCII, so that comparing code units compares code points.
  return [...byLoc.values()].sort((a, b) => (a.entry.loc < b.entry.loc ? -1 : 1))
}

function joinTwo(first: Candidate, second: Candidate): Candidate {
  const lastmod = laterOf(first.entry.lastmod, second.entry.lastmod)
  const { evidence } = lastmod === first.entry.lastmod ? first : second
  return {
    ...first,
    entry: { ...second.entry, ...first.entry, lastmod },
    evidence,
    file: first.file ?? second.file,
  }
}
