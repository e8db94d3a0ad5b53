import type { GivenEntry } from '../model.ts'
import { laterOf, writeGiven } from './w3c.ts'

/** What two givers say of one entry: the first wins, the second fills in. */
export function mergeGiven(
  first: GivenEntry | undefined,
  second: GivenEntry | undefined,
): GivenEntry | undefined {
  if (!first || !second) return first ?? second
  const merged = { ...second }
  for (const [field, value] of Object.entries(first)) {
    if (value !== undefined) Object.assign(merged, { [field]: value })
  }
  return merged
}

/** Two items of one option that mean the same page: the later of their dates counts. */
export function mergeItems(
  first: GivenEntry | undefined,
  second: GivenEntry | undefined,
): GivenEntry | undefined {
  const [a, b] = [writeGiven(first?.lastmod), writeGiven(second?.lastmod)]
  const merged = mergeGiven(first, second)
  return a && b ? { ...merged, lastmod: laterOf(a, b) } : merged
}
