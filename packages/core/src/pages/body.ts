import { type Attributes, readTags, type TagListener } from './tags.ts'

/** What the body is read for: dates that stand nowhere in the head. */
export interface BodyDates {
  /** Texts of JSON-LD scripts, those of the head included. */
  jsonLd: string[]
  /** Values of microdata properties `dateModified`. */
  microdata: string[]
}

/** Reads a whole document for JSON-LD and microdata. What is in comments, templates and noscript does not count. */
export function readBodyDates(text: string): BodyDates {
  const body = new BodyReader()
  readTags(text, body, true)
  return body.dates
}

/** Whether the text has an html, head, body or title element anywhere. A title inside svg is none of a document. */
export function hasDocumentElement(text: string): boolean {
  const seen = new DocumentSeeker()
  readTags(text, seen, true)
  return seen.done
}

class BodyReader implements TagListener {
  readonly dates: BodyDates = { jsonLd: [], microdata: [] }
  readsText = false
  readonly done = false
  #text = ''
  #textOf = ''
  #templates = 0

  wants(): boolean {
    return this.#templates === 0
  }

  open(name: string, attributes: Attributes | undefined): void {
    if (name === 'template') this.#templates++
    if (this.#templates > 0 || !attributes) return
    if (name === 'script') {
      if (attributes.get('type')?.trim().toLowerCase() === 'application/ld+json') this.#startText(name)
    } else if (attributes.get('itemprop')?.split(/\s+/).includes('dateModified')) {
      const value = attributes.get('datetime') ?? attributes.get('content')
      if (value !== undefined) this.dates.microdata.push(value.trim())
      else if (name !== 'meta') this.#startText(name)
    }
  }

  close(name: string): void {
    if (name === 'template') this.#templates = Math.max(0, this.#templates - 1)
    if (name !== this.#textOf) return
    if (name === 'script') this.dates.jsonLd.push(this.#text)
    else this.dates.microdata.push(this.#text.trim())
    this.#textOf = ''
    this.readsText = false
  }

  text(text: string): void {
    this.#text += text
  }

  ink(): void {}

  #startText(name: string): void {
    this.#textOf = name
    this.#text = ''
    this.readsText = true
  }
}

class DocumentSeeker implements TagListener {
  done = false
  readsText = false
  #svg = 0

  wants(): boolean {
    return false
  }

  open(name: string): void {
    if (name === 'svg') this.#svg++
    if (name === 'html' || name === 'head' || name === 'body' || (name === 'title' && this.#svg === 0)) {
      this.done = true
    }
  }

  close(name: string): void {
    if (name === 'svg') this.#svg = Math.max(0, this.#svg - 1)
  }

  text(): void {}
  ink(): void {}
}
