import type { Offset } from '../rule.ts'

/** Kept of one line, in characters. */
const MAX_LINE = 1 << 16

/** Splits text at LF, CR LF and CR. A line break at the very end begins no further line. */
export class LineSplitter {
  /** Where the present line begins. */
  lineAt: Offset = 0
  #line = ''
  /** Length of the present line so far, kept or not. */
  #length = 0
  #take: (line: string, at: Offset, breakLength: number) => void

  constructor(take: (line: string, at: Offset, breakLength: number) => void) {
    this.#take = take
  }

  /** `text` never ends between CR and LF. */
  push(text: string, last: boolean): void {
    const ends = /\r\n|\r|\n/g
    let from = 0
    for (let match = ends.exec(text); match; match = ends.exec(text)) {
      this.#add(text.slice(from, match.index))
      from = match.index + match[0].length
      this.#finish(match[0].length)
    }
    this.#add(text.slice(from))
    if (last && this.#length > 0) this.#finish(0)
  }

  #add(piece: string): void {
    this.#length += piece.length
    const room = MAX_LINE - this.#line.length
    if (room > 0) this.#line += piece.slice(0, room)
  }

  #finish(breakLength: number): void {
    this.#take(this.#line, this.lineAt, breakLength)
    this.lineAt += this.#length + breakLength
    this.#line = ''
    this.#length = 0
  }
}
