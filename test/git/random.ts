/** Numbers from a seed, the same on every machine (a multiplicative generator, Park and Miller 1988). */
export interface Random {
  /** A whole number from 0 to `end` - 1. */
  below(end: number): number
  /** True in `share` of all cases. */
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
}

export function makeRandom(seed: number): Random {
  let state = (seed % 2_147_483_646) + 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 5; i++) next()
  const below = (end: number) => Math.floor(next() * end)
  return { below, chance: (share) => next() < share, pick: (items) => items[below(items.length)]! }
}
