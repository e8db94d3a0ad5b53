/** V8 slows down threefold once the strings at hand reach 128 KB. */
const BLOCK = 32_768

/** Cuts bytes that come in pieces of any size into blocks of one size. A block is only valid while `take` runs. */
export class Blocks {
  #block = new Uint8Array(BLOCK)
  #filled = 0
  #take: (block: Uint8Array, last: boolean) => void

  constructor(take: (block: Uint8Array, last: boolean) => void) {
    this.#take = take
  }

  push(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; ) {
      if (this.#filled === 0 && bytes.length - from >= BLOCK) {
        this.#take(bytes.subarray(from, from + BLOCK), false)
        from += BLOCK
        continue
      }
      const length = Math.min(BLOCK - this.#filled, bytes.length - from)
      this.#block.set(bytes.subarray(from, from + length), this.#filled)
      this.#filled += length
      from += length
      if (this.#filled === BLOCK) {
        this.#filled = 0
        this.#take(this.#block, false)
      }
    }
  }

  end(): void {
    this.#take(this.#block.subarray(0, this.#filled), true)
  }
}
