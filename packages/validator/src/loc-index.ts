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
  /** By ordinal, from the first loc on that does not ascend. */
  #texts: (string | undefined)[] = []
  #kept = 0
  #earlier: number | undefined
  #asked = new Uint32Array(2)

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
    this.#indexed = ordinal + 1
    if (this.#earlier === undefined && this.#kept < MAX_KEPT) {
      this.#texts[ordinal] = text
      this.#kept += text.length
    }
  }

  /** Ordinal of an earlier loc with the text last added. */
  earlier(text: string): number | undefined {
    return text === this.last ? this.#earlier : undefined
  }

  /** Ordinal of the first loc so far with exactly this text, whatever was added last. */
  find(text: string): number | undefined {
    this.#catchUp(this.count)
    hashLoc(text, this.#asked, 0)
    const taken = this.#table[this.#probe(this.#asked[0]!, this.#asked[1]!, text)]!
    return taken === 0 ? undefined : taken - 1
  }

  /** All hashes so far. */
  hashes(): Uint32Array {
    return this.#hashes.slice(0, this.count * 2)
  }

  /** Puts the locs before `until` into the table that are not there yet. */
  #catchUp(until: number): void {
    if (this.#table.length < (until + 1) * 2) {
      this.#table = new Uint32Array(powerOfTwo((until + 1) * 4))
      this.#indexed = 0
    }
    for (; this.#indexed < until; this.#indexed++) this.#insert(this.#indexed, undefined)
  }

  /** Inserts a loc; answers the ordinal of an equal one instead where there is one. */
  #insert(ordinal: number, text: string | undefined): number | undefined {
    const slot = this.#probe(this.#hashes[ordinal * 2]!, this.#hashes[ordinal * 2 + 1]!, text)
    const taken = this.#table[slot]!
    if (taken === 0) this.#table[slot] = ordinal + 1
    return taken === 0 ? undefined : taken - 1
  }

  /** The slot of the loc with that hash and text (that hash alone where no text is known), else the free slot for it. */
  #probe(low: number, high: number, text: string | undefined): number {
    const mask = this.#table.length - 1
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const taken = this.#table[slot]!
      if (taken === 0) return slot
      const other = taken - 1
      if (this.#hashes[other * 2] !== low || this.#hashes[other * 2 + 1] !== high) continue
      const known = this.#texts[other]
      if (known === undefined || text === undefined || known === text) return slot
    }
  }
}

function grow(words: Uint32Array, length: number): Uint32Array {
  const grown = new Uint32Array(length)
  grown.set(words)
  return grown
}

const powerOfTwo = (atLeast: number): number => 2 ** Math.ceil(Math.log2(atLeast))
