/** Finds 64-bit hashes again. Each has a number of the caller's choice, below 2^32 - 1. */
export class HashTable {
  #mask: number
  /** Three words a slot: the hash, and the number + 1; 0 is free. */
  #slots: Uint32Array

  /** `capacity`: how many hashes will be added at most. */
  constructor(capacity: number) {
    const slots = 2 ** Math.ceil(Math.log2(capacity * 1.5 + 2))
    this.#mask = slots - 1
    this.#slots = new Uint32Array(slots * 3)
  }

  /** Adds a hash; where an equal one is there already, it stays and its number is the answer, else -1. */
  add(a: number, b: number, number: number): number {
    const at = this.#seek(a, b)
    const known = this.#slots[at + 2]!
    if (known !== 0) return known - 1
    this.#slots[at] = a
    this.#slots[at + 1] = b
    this.#slots[at + 2] = number + 1
    return -1
  }

  /** The number of an equal hash; -1 where there is none. */
  find(a: number, b: number): number {
    return this.#slots[this.#seek(a, b) + 2]! - 1
  }

  /** Place of the slot that has the hash, or of the free one where it belongs. */
  #seek(a: number, b: number): number {
    const slots = this.#slots
    let slot = (a ^ (b >>> 7)) & this.#mask
    for (;;) {
      const at = slot * 3
      if (slots[at + 2] === 0 || (slots[at] === a >>> 0 && slots[at + 1] === b >>> 0)) return at
      slot = (slot + 1) & this.#mask
    }
  }
}
