/** A word as long as this may be a stretched candidate (`lastModified` for `lastmod`). */
const MIN_PREFIX = 4

/**
 * The candidate that a writer most likely meant: equal but for case, a few letters away (a quarter of the word, at least one),
 * or the beginning of the word or it of the candidate. Undefined where none is near.
 */
export function nearest<Name extends string>(word: string, candidates: readonly Name[]): Name | undefined {
  const lower = word.toLowerCase()
  const stretched = candidates.find((candidate) => isStretched(lower, candidate.toLowerCase()))
  const limit = Math.max(1, Math.floor(word.length / 4))
  let best = stretched
  let least = limit + 1
  for (const candidate of candidates) {
    // A word of two letters is one letter away from nearly everything.
    if (
      Math.abs(candidate.length - word.length) > limit ||
      (word.length < 3 && candidate.toLowerCase() !== lower)
    )
      continue
    const distance = distanceOf(lower, candidate.toLowerCase())
    if (distance < least) {
      best = candidate
      least = distance
    }
  }
  return best
}

const isStretched = (word: string, candidate: string): boolean =>
  Math.min(word.length, candidate.length) >= MIN_PREFIX &&
  (word.startsWith(candidate) || candidate.startsWith(word))

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment) that lead from one word to the other. */
export function distanceOf(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length]!
}
