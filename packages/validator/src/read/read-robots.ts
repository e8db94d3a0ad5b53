import type { Offset } from '../rule.ts'
import type { ReadEvents, TextReader } from './events.ts'
import { LineSplitter } from './lines.ts'

const encoder = new TextEncoder()

/** Read of a robots.txt, in bytes: eight times what any crawler reads (500 KiB). */
const MAX_BYTES = 8 * 512_000

/** Google reads `site-map` as well. */
export const isSitemapField = (field: string): boolean => /^site-?map$/i.test(field)

/** Reads the records of a robots.txt: `field: value`, without comments (RFC 9309, 2.2). */
export class RobotsReader implements TextReader {
  stopped = false
  /** Number of `Sitemap:` records. */
  records = 0
  #lines: LineSplitter
  #byte: number

  /** `byte`: how many bytes a byte-order mark took. */
  constructor(out: ReadEvents, byte: number) {
    this.#byte = byte
    this.#lines = new LineSplitter((line, at, breakLength) => {
      if (this.stopped) return
      this.#readLine(out, line, at)
      this.#byte += encoder.encode(line).length + breakLength
      this.stopped = this.#byte > MAX_BYTES
    })
  }

  get keepFrom(): Offset {
    return this.#lines.lineAt
  }

  write(text: string, last: boolean): void {
    this.#lines.push(text, last)
  }

  #readLine(out: ReadEvents, line: string, at: Offset): void {
    // A `#` inside a value may be the fragment of a URL; only one behind white space begins a comment.
    const comment = line.search(/(?:^|\s)#/)
    const record = comment === -1 ? line : line.slice(0, comment)
    const colon = record.indexOf(':')
    if (colon === -1) return
    const field = record.slice(0, colon).trim()
    const value = record.slice(colon + 1).trim()
    const valueAt = value === '' ? colon + 1 : record.indexOf(value, colon + 1)
    if (isSitemapField(field)) this.records++
    out.robots({ at: at + record.indexOf(field), byte: this.#byte, field, value, valueAt: at + valueAt })
  }
}
