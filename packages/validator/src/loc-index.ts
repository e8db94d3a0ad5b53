import { hashLoc } from './hash.ts'

/** Kept to confirm that equal hashes are equal texts, in characters; beyond it 64 bits are trusted. */
const MAX_KEPT = 1 << 24

/**
 * The locs of one file as 64-bit hashes. As long as they ascend no two are equal and nothing is looked up; from the
 * first that does not on, a table with open addressing finds the earlier ones.
 */
export class LocIndex {
  count = 0
  ascending = true
  first: string | undefined
  last: string | undefined
  /** Two words a loc, in file order. */
  #hashes: Uint32Array = new Uint32Array(1024)
  /** Ordinals + 1 by hash; 0 is free. */
  #table = new Uint32Array(0)
  #indexed = 0
  #texts = new Map<number, string>()
  #kept = 0
  #earlier: number | undefined

  add(text: string): void {
    const ordinal = this.count++
    if (this.#hashes.length < this.count * 2) this.#hashes = grow(this.#hashes, this.#hashes.length * 2)
    hashLoc(text, this.#hashes, ordinal * 2)
    if (ordinal === 0) this.first = text
    else if (this.ascending && !(text > this.last!)) this.ascending = false
    this.last = text
    this.#earlier = undefined
    if (this.ascending) return
    this.#catchUp(ordinal)
    this.#earlier = this.#insert(ordinal, text)
    if (this.#earlier === undefined && this.#kept < MAX_KEPT) {
      this.#texts.set(ordinal, text)
      this.#kept += text.length
    }
  }

  /** Ordinal of an earlier loc with the text last added. */
  earlier(text: string): number | undefined {
    return text === this.last ? this.#earlier : undefined
  }

  /** All hashes so far. */
  hashes(): Uint32Array {
    return this.#hashes.slice(0, this.count * 2)
  }

  /** Puts the locs that ascended until now into the table. */
  #catchUp(ordinal: number): void {
    if (this.#table.length < (ordinal + 1) * 2) {
      this.#table = new Uint32Array(powerOfTwo((ordinal + 1) * 4))
      this.#indexed = 0
    }
    for (; this.#indexed < ordinal; this.#indexed++) this.#insert(this.#indexed, undefined)
    this.#indexed = ordinal + 1
  }

  /** Inserts a loc; answers the ordinal of an equal one instead where there is one. */
  #insert(ordinal: number, text: string | undefined): number | undefined {
    const mask = this.#table.length - 1
    const low = this.#hashes[ordinal * 2]!
    const high = this.#hashes[ordinal * 2 + 1]!
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const taken = this.#table[slot]!
      if (taken === 0) {
        this.#table[slot] = ordinal + 1
        return undefined
      }
      const other = taken - 1
      if (this.#hashes[other * 2] !== low || this.#hashes[other * 2 + 1] !== high) continue
      const known = this.#texts.get(other)
      if (known === undefined || text === undefined || known === text) return other
    }
  }
}

function grow(words: Uint32Array, length: number): Uint32Array {
  const grown = new Uint32Array(length)
  grown.set(words)
  return grown
}

const powerOfTwo = (atLeast: number): number => 2 ** Math.ceil(Math.log2(atLeast))
