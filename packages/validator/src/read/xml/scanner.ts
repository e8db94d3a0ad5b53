import type { Params } from '../../report.ts'
import type { Attribute, Doctype, Fault, Offset } from '../../rule.ts'
import { skipSpace } from './chars.ts'
import { Namespaces } from './namespaces.ts'
import { scanDeclaration } from './scan-declaration.ts'
import { scanEndTag } from './scan-end-tag.ts'
import { scanMarkup, scanPi } from './scan-markup.ts'
import { scanTag } from './scan-tag.ts'
import { scanText } from './scan-text.ts'

export interface Declaration {
  version: string
  encoding?: string
  at: Offset
}

/** A start tag with its names resolved. */
export interface StartTag {
  name: string
  prefix: string
  local: string
  ns: string
  at: Offset
  /** Behind the tag. */
  end: Offset
  attributes: Attribute[]
}

/** What the scanner tells. Offsets are places in the decoded text. */
export interface XmlEvents {
  /** Once, before everything else. */
  declaration(declaration: Declaration | undefined): void
  doctype(doctype: Doctype): void
  open(tag: StartTag): void
  close(at: Offset): void
  /** A piece of text inside the root, references and line ends resolved; a raw piece begins at `at`. */
  text(text: string, at: Offset): void
  /** The text at hand holds a reference that is not expanded. */
  unexpanded(): void
  /** A raw `'`, `"` or `>` in text. */
  rawQuote(found: string, at: Offset): void
  fault(fault: Fault): void
}

/** A step over one construct: false where the text at hand ends inside it and more must come. */
export type Step = (s: Scanner) => boolean

/** One start tag, reference, declaration or DOCTYPE may not be longer than this many characters. */
export const MAX_TOKEN = 1 << 20
/** What libxml2 allows too. No sitemap needs ten. */
export const MAX_DEPTH = 256

/**
 * A strict, streaming XML 1.0 scanner with namespaces. It never stops at a fault that leaves the structure clear,
 * never expands entities, never recurses, and holds no more than one token of the text.
 */
export class Scanner {
  readonly events: XmlEvents
  readonly namespaces = new Namespaces()
  /** Text not yet consumed begins at `i`; `base` is the offset of its first character. */
  buf = ''
  i = 0
  base = 0
  /** No more text will come. */
  last = false
  /** A fatal fault ended the reading. */
  stopped = false
  /** Names of the open elements, and where they were opened. */
  names: string[] = []
  openedAt: Offset[] = []
  /** An XML declaration has been read, in its place or not. */
  declared = false
  /** What the text begins with where that is no declaration; '' for white space. */
  opening = ''
  rootSeen = false
  /** Text before the root was reported; once is enough. */
  textOutside = false
  /** Goes on with a construct that began in an earlier piece of text. */
  inside: Step | undefined
  /** Entities that the DOCTYPE declares; `any` where it may declare more than can be seen. */
  entities: { names: Set<string>; any: boolean } | undefined
  /** Attributes that the DOCTYPE gives to elements that lack them. */
  defaults: Map<string, { name: string; value: string }[]> | undefined
  /** Tried before each construct directly inside the root: reads ahead by itself where it can. */
  shortcut: ((s: Scanner) => void) | undefined
  #begun = false

  constructor(events: XmlEvents) {
    this.events = events
  }

  write(text: string, last = false): void {
    if (this.stopped) return
    this.base += this.i
    this.buf = this.i < this.buf.length ? this.buf.slice(this.i) + text : text
    this.i = 0
    this.last = last
    this.#run()
    if (last && !this.stopped) this.#end()
  }

  /** The offset of an index in the text at hand. */
  at(index: number): Offset {
    return this.base + index
  }

  fault(rule: string, index: number, params?: Params, variant?: string): void {
    this.events.fault({ rule, at: this.at(index), params, variant })
  }

  /** Not well-formed and not readable any further. */
  fail(variant: string | undefined, at: Offset, params: Params, rule = 'xml-not-well-formed'): true {
    this.stopped = true
    this.events.fault({ rule, at, params, variant, fatal: true })
    return true
  }

  /** Asks for more text, unless there is none or the token is longer than any honest one. */
  more(what: string): boolean {
    if (this.last) return this.fail('truncated', this.at(this.i), { what })
    if (this.buf.length - this.i <= MAX_TOKEN) return false
    return this.fail('tag-too-long', this.at(this.i), { limit: MAX_TOKEN })
  }

  #run(): void {
    if (!this.#begun) {
      if (!scanDeclaration(this)) return
      this.#begun = true
    }
    while (this.i < this.buf.length && !this.stopped) {
      if (this.shortcut && this.names.length === 1 && !this.inside) this.shortcut(this)
      const step = this.inside ?? this.#choose()
      if (!step?.(this)) return
    }
  }

  #choose(): Step | undefined {
    if (this.buf.charCodeAt(this.i) !== 60) return scanText
    if (this.i + 1 >= this.buf.length && !this.last) return undefined
    const next = this.buf.charCodeAt(this.i + 1)
    if (this.rootSeen && this.names.length === 0 && next !== 33 && next !== 63) return failAfterRoot
    if (next === 47) return scanEndTag
    if (next === 33) return scanMarkup
    return next === 63 ? scanPi : scanTag
  }

  #end(): void {
    const depth = this.names.length
    if (this.inside) this.inside(this)
    if (this.stopped) return
    if (depth > 0) {
      const name = this.names[depth - 1]!
      const opened = this.openedAt[depth - 1]!
      this.fail('unclosed', this.at(this.buf.length), { name, opened })
    }
  }
}

/** Anything but white space, comments and instructions behind the root element. */
export function failAfterRoot(s: Scanner): boolean {
  const from = skipSpace(s.buf, s.i)
  return s.fail(undefined, s.at(from), { found: s.buf.slice(from, from + 40) }, 'xml-content-after-root')
}
