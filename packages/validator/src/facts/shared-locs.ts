import type { SetMember } from '../rule.ts'
import { HashTable } from './hash-table.ts'

/** Locs that two files of a set list both. */
export interface SharedLocs {
  /** Index of the member that comes first, and of the other. */
  first: number
  second: number
  count: number
  /** Ordinal of the first of them among the locs of the second file. */
  ordinal: number
}

/** The locs that more than one of these files list. Only files that can share some are looked at: ascending ones with ranges that overlap. */
export function findSharedLocs(members: SetMember[]): SharedLocs[] {
  const suspects = members.map((member, i) => members.some((other, j) => i !== j && mayShare(member, other)))
  const total = members.reduce((sum, member, i) => sum + (suspects[i] ? count(member) : 0), 0)
  if (total === 0) return []
  const table = new HashTable(total)
  const shared = new Map<string, SharedLocs>()
  for (const [i, member] of members.entries()) {
    if (!suspects[i]) continue
    const { locHashes } = member.result.facts
    for (let at = 0; at < locHashes.length; at += 2) {
      const first = table.add(locHashes[at]!, locHashes[at + 1]!, i)
      if (first === -1 || first === i) continue
      const key = `${first} ${i}`
      const known = shared.get(key)
      if (known) known.count++
      else shared.set(key, { first, second: i, count: 1, ordinal: at / 2 })
    }
  }
  return [...shared.values()]
}

const count = ({ result }: SetMember): number => result.facts.locHashes.length / 2

function mayShare(a: SetMember, b: SetMember): boolean {
  if (count(a) === 0 || count(b) === 0) return false
  const [x, y] = [a.result.facts, b.result.facts]
  if (!x.ascending || !y.ascending) return true
  return x.firstLoc! <= y.lastLoc! && y.firstLoc! <= x.lastLoc!
}
