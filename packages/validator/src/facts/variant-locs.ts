import { VARIANT } from '../hash.ts'
import type { SetMember } from '../rule.ts'
import { HashTable } from './hash-table.ts'

/** Locs of a set that are listed in two variants. */
export interface VariantLocs {
  count: number
  /** The file (index of its member) and ordinal of the first loc with its variant elsewhere. */
  member: number
  ordinal: number
}

const ALL = VARIANT.slash | VARIANT.https | VARIANT.www

/**
 * The locs of a set that come in two variants: with and without the trailing slash, or under http and https, or with and
 * without `www.`. `bits`: which of `VARIANT` may differ; the others must be equal. A set in which all locs are alike costs one look at each.
 */
export function findVariants(members: SetMember[], bits: number): VariantLocs | undefined {
  const counts = countByBits(members, bits)
  const kinds = counts.filter((count) => count > 0).length
  if (kinds < 2) return undefined
  // The rarer kinds go into the table; then the commonest is asked for.
  const common = counts.indexOf(Math.max(...counts))
  const table = new HashTable(counts.reduce((sum, count) => sum + count, 0) - counts[common]!)
  let found: VariantLocs | undefined
  const note = (member: number, ordinal: number): void => {
    if (found) found.count++
    else found = { count: 1, member, ordinal }
  }
  for (const pass of ['rare', 'common'] as const) {
    for (const [index, { result }] of members.entries()) {
      const { locHashes } = result.facts
      for (let at = 0; at < locHashes.length; at += 2) {
        const [a, b] = [locHashes[at]!, locHashes[at + 1]!]
        const kind = b & bits
        if ((kind === common) === (pass === 'rare')) continue
        const key = b & ~bits
        const known = pass === 'rare' ? table.add(a, key, kind) : table.find(a, key)
        if (known !== -1 && known !== kind) note(index, at / 2)
      }
    }
  }
  return found
}

/** How many locs have which of these bits. */
function countByBits(members: SetMember[], bits: number): number[] {
  const counts = new Array<number>(ALL + 1).fill(0)
  for (const { result } of members) {
    const { locHashes } = result.facts
    for (let at = 1; at < locHashes.length; at += 2) counts[locHashes[at]! & bits]!++
  }
  return counts
}
