/** Low bits of the second word of a loc's hash: in these alone the variants of one address differ. */
export const VARIANT = { slash: 1, https: 2, www: 4 } as const

const VARIANT_BITS = 7
/** Keep what has no http scheme, or no path, apart from what has: it is no variant of it. */
const NO_SCHEME = 0x9e3779b9
const NO_PATH = 0x5bd1e995

/**
 * Writes a 64-bit hash of a loc into two words of `into`. Equal texts have equal hashes; `http://example.com/a` and
 * `https://www.example.com/a/` have hashes that are equal but for the bits of `VARIANT`.
 */
export function hashLoc(loc: string, into: Uint32Array, at: number): void {
  let bits = 0
  let from = 0
  let to = loc.length
  let seed = 0
  if (loc.startsWith('https://')) {
    from = 8
    bits |= VARIANT.https
  } else if (loc.startsWith('http://')) from = 7
  else seed = NO_SCHEME
  if (from > 0 && loc.startsWith('www.', from)) {
    from += 4
    bits |= VARIANT.www
  }
  if (to > from && loc.charCodeAt(to - 1) === 47) {
    to--
    bits |= VARIANT.slash
  } else if (!loc.includes('/', from)) seed ^= NO_PATH
  hashRange(loc, from, to, seed, into, at)
  into[at + 1] = (into[at + 1]! & ~VARIANT_BITS) | bits
}

/** Multiply and mix, two independent lanes. */
function hashRange(
  text: string,
  from: number,
  to: number,
  seed: number,
  into: Uint32Array,
  at: number,
): void {
  let a = 0xdeadbeef ^ (to - from) ^ seed
  let b = 0x41c6ce57 ^ (to - from) ^ seed
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  into[at] = a
  into[at + 1] = b
}
