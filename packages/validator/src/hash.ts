/** Low bits of the second word of a loc's hash: in these alone the variants of one address differ. */
export const VARIANT = { slash: 1, https: 2, www: 4 } as const

const VARIANT_BITS = 7
/** Keep what has no http scheme, or no path, apart from what has: it is no variant of it. */
const NO_SCHEME = 0x9e3779b9
const NO_PATH = 0x5bd1e995

/** What the locs of a site share: everything before the path, and the state of the hash behind it. */
interface Front {
  text: string
  /** Where the hash begins: behind the scheme and `www.`. */
  from: number
  a: number
  b: number
  bits: number
}

const NO_FRONT: Front = { text: '', from: 0, a: 0xdeadbeef, b: 0x41c6ce57, bits: 0 }
let last = NO_FRONT

/**
 * Writes a 64-bit hash of a loc into two words of `into`. Equal texts have equal hashes; `http://example.com/a` and
 * `https://www.example.com/a/` have hashes that are equal but for the bits of `VARIANT`.
 */
export function hashLoc(loc: string, into: Uint32Array, at: number): void {
  const front = frontOf(loc)
  const { text, from } = front
  const hasSlash = loc.length > from && loc.charCodeAt(loc.length - 1) === 47
  const to = hasSlash ? loc.length - 1 : loc.length
  const seed = (from === 0 ? NO_SCHEME : 0) ^ (text === '' && !hasSlash ? NO_PATH : 0) ^ (to - from)
  let { a, b } = front
  // Two independent lanes, multiplied and mixed.
  for (let i = text === '' ? from : text.length; i < to; i++) {
    const code = loc.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a ^= seed
  b ^= seed
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  into[at] = a
  into[at + 1] = (b & ~VARIANT_BITS) | front.bits | (hasSlash ? VARIANT.slash : 0)
}

/** The front of a loc; the last one is remembered. Without a path its `text` is empty. */
function frontOf(loc: string): Front {
  const { length } = last.text
  if (length > 0 && loc.charCodeAt(length) === 47 && loc.slice(0, length) === last.text) return last
  const scheme = loc.startsWith('https://') ? 8 : loc.startsWith('http://') ? 7 : 0
  const www = scheme > 0 && loc.startsWith('www.', scheme)
  const from = www ? scheme + 4 : scheme
  const bits = (scheme === 8 ? VARIANT.https : 0) | (www ? VARIANT.www : 0)
  const end = loc.indexOf('/', from)
  if (end <= from) return { ...NO_FRONT, from, bits }
  let { a, b } = NO_FRONT
  for (let i = from; i < end; i++) {
    const code = loc.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  last = { text: loc.slice(0, end), from, a, b, bits }
  return last
}
