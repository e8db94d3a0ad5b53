import type { Offset } from '../rule.ts'
import type { ReadEvents, TextReader } from './events.ts'
import { LineSplitter } from './lines.ts'
import { takeApart } from './loc-parts.ts'
import { trimXml } from './tree.ts'

const ONE_URL = /^https?:\/\/\S+$/i

/** Reads a text sitemap: one URL a line. */
export class TextSitemapReader implements TextReader {
  readonly stopped = false
  #lines: LineSplitter
  #ordinal = 0

  constructor(out: ReadEvents) {
    this.#lines = new LineSplitter((text, at) => {
      const value = trimXml(text)
      const url = ONE_URL.test(value) ? takeApart(value) : undefined
      out.line({ ordinal: this.#ordinal, at: at + text.indexOf(value), text, url })
      if (value !== '') this.#ordinal++
    })
  }

  get keepFrom(): Offset {
    return this.#lines.lineAt
  }

  /** Number of lines that are not blank. */
  get records(): number {
    return this.#ordinal
  }

  write(text: string, last: boolean): void {
    this.#lines.push(text, last)
  }
}
