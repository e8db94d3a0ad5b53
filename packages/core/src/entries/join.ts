import type { Excluded } from '../model.ts'
import { pathOfLoc } from '../routes/loc.ts'
import type { Candidate } from './hook.ts'
import { laterOf } from './w3c.ts'

/** One entry a loc: the first, with the newest of their dates and the fields that only others have; ordered by code point of the loc. */
export function joinEntries(entries: Candidate[], excluded: Excluded[]): Candidate[] {
  // A loc is ASCII, so that comparing code units compares code points. The sort is stable: the first stays the first.
  const ordered = entries.toSorted((a, b) =>
    a.entry.loc < b.entry.loc ? -1 : a.entry.loc > b.entry.loc ? 1 : 0,
  )
  const joined: Candidate[] = []
  for (const one of ordered) {
    const last = joined.at(-1)
    if (last?.entry.loc !== one.entry.loc) {
      joined.push(one)
      continue
    }
    const { loc } = one.entry
    excluded.push({ url: pathOfLoc(loc), stage: 'entries', reason: 'duplicate', detail: loc, file: one.file })
    joined[joined.length - 1] = joinTwo(last, one)
  }
  return joined
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
