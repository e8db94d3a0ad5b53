/** A list of 32-bit words that grows; four bytes a number, where an array of numbers takes eight or more. */
export class WordList {
  #words = new Uint32Array(256)
  length = 0

  push(...values: number[]): void {
    if (this.length + values.length > this.#words.length) {
      const grown = new Uint32Array(Math.max(this.#words.length * 2, this.length + values.length))
      grown.set(this.#words)
      this.#words = grown
    }
    this.#words.set(values, this.length)
    this.length += values.length
  }

  toArray(): Uint32Array {
    return this.#words.slice(0, this.length)
  }
}
