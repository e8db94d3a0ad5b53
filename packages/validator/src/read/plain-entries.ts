import type { Attribute, Element, Entry, LocParts, Offset, Value } from '../rule.ts'
import { takeApart } from './loc-parts.ts'
import { skipSpace } from './xml/chars.ts'
import type { Scanner } from './xml/scanner.ts'

const NONE: Attribute[] = []

/** A record that `readPlainEntries` read. Its elements are made when somebody asks for them. */
class PlainEntry implements Entry {
  readonly kind = 'url'
  readonly plain = true
  readonly attributes = NONE
  readonly ordinal: number
  readonly at: Offset
  readonly url: LocParts
  readonly loc: Value
  readonly lastmod: Value | undefined
  readonly changefreq: undefined
  readonly priority: undefined
  readonly strayText: undefined
  readonly ns: string

  constructor(
    ordinal: number,
    at: Offset,
    url: LocParts,
    loc: Value,
    lastmod: Value | undefined,
    ns: string,
  ) {
    this.ordinal = ordinal
    this.at = at
    this.url = url
    this.loc = loc
    this.lastmod = lastmod
    this.ns = ns
  }

  get children(): Element[] {
    const { loc, lastmod, ns } = this
    const children = [makeChild('loc', ns, loc)]
    if (lastmod) children.push(makeChild('lastmod', ns, lastmod))
    return children
  }
}

const makeChild = (name: string, ns: string, content: Value): Element => ({
  name,
  prefix: '',
  local: name,
  ns,
  at: content.at - name.length - 2,
  attributes: NONE,
  children: [],
  content,
})

/** Hands on one plain record. */
export type TakeEntry = (entry: Entry) => void

/**
 * Reads as many records as follow one another in the grammar that nearly all generators write:
 * `<url><loc>…</loc><lastmod>…</lastmod></url>`, white space between the tags, a plain loc (`LocParts.plain`), a lastmod of
 * the characters of dates. At the first byte that is anything else it stops before that record, for the scanner to
 * read it; both tell the same of the same text. Returns how many it read.
 */
export function readPlainEntries(s: Scanner, ns: string, ordinal: number, take: TakeEntry): number {
  const { buf, base } = s
  let count = 0
  for (;;) {
    const start = skipSpace(buf, s.i)
    if (!isUrlTag(buf, start)) return count
    const locTag = skipSpace(buf, start + 5)
    if (!isLocTag(buf, locTag)) return count
    const locAt = locTag + 5
    const locEnd = buf.indexOf('<', locAt)
    if (locEnd === -1 || !isLocEnd(buf, locEnd)) return count
    let end = skipSpace(buf, locEnd + 6)
    let lastmod: Value | undefined
    if (isLastmodTag(buf, end)) {
      const from = end + 9
      const to = dateEnd(buf, from)
      if (to === from || !isLastmodEnd(buf, to)) return count
      const text = buf.slice(from, to)
      lastmod = { text, value: text, at: base + from }
      end = skipSpace(buf, to + 10)
    }
    if (!isUrlEnd(buf, end)) return count
    const text = buf.slice(locAt, locEnd)
    const url = takeApart(text)
    if (!url.plain) return count
    s.i = end + 6
    take(
      new PlainEntry(
        ordinal + count,
        base + start,
        url,
        { text, value: text, at: base + locAt },
        lastmod,
        ns,
      ),
    )
    count++
  }
}

/** Index behind the characters that dates are made of. */
function dateEnd(buf: string, from: number): number {
  let i = from
  for (;;) {
    const c = buf.charCodeAt(i)
    // Digits and `:`, `+`, `-`, `.`, `T`, `Z`.
    if (!((c >= 48 && c <= 58) || c === 43 || c === 45 || c === 46 || c === 84 || c === 90)) return i
    i++
  }
}

// Compared by code: the general ways of comparing text cost several times as much.

/** `<url>` */
const isUrlTag = (buf: string, i: number): boolean =>
  buf.charCodeAt(i) === 60 &&
  buf.charCodeAt(i + 1) === 117 &&
  buf.charCodeAt(i + 2) === 114 &&
  buf.charCodeAt(i + 3) === 108 &&
  buf.charCodeAt(i + 4) === 62

/** `<loc>` */
const isLocTag = (buf: string, i: number): boolean =>
  buf.charCodeAt(i) === 60 &&
  buf.charCodeAt(i + 1) === 108 &&
  buf.charCodeAt(i + 2) === 111 &&
  buf.charCodeAt(i + 3) === 99 &&
  buf.charCodeAt(i + 4) === 62

/** `</loc>` */
const isLocEnd = (buf: string, i: number): boolean =>
  buf.charCodeAt(i + 1) === 47 &&
  buf.charCodeAt(i + 2) === 108 &&
  buf.charCodeAt(i + 3) === 111 &&
  buf.charCodeAt(i + 4) === 99 &&
  buf.charCodeAt(i + 5) === 62

/** `</url>` */
const isUrlEnd = (buf: string, i: number): boolean =>
  buf.charCodeAt(i) === 60 &&
  buf.charCodeAt(i + 1) === 47 &&
  buf.charCodeAt(i + 2) === 117 &&
  buf.charCodeAt(i + 3) === 114 &&
  buf.charCodeAt(i + 4) === 108 &&
  buf.charCodeAt(i + 5) === 62

/** `lastmod>` from `i` on. */
const isLastmodName = (buf: string, i: number): boolean =>
  buf.charCodeAt(i) === 108 &&
  buf.charCodeAt(i + 1) === 97 &&
  buf.charCodeAt(i + 2) === 115 &&
  buf.charCodeAt(i + 3) === 116 &&
  buf.charCodeAt(i + 4) === 109 &&
  buf.charCodeAt(i + 5) === 111 &&
  buf.charCodeAt(i + 6) === 100 &&
  buf.charCodeAt(i + 7) === 62

/** `<lastmod>` */
const isLastmodTag = (buf: string, i: number): boolean =>
  buf.charCodeAt(i) === 60 && isLastmodName(buf, i + 1)

/** `</lastmod>` */
const isLastmodEnd = (buf: string, i: number): boolean =>
  buf.charCodeAt(i) === 60 && buf.charCodeAt(i + 1) === 47 && isLastmodName(buf, i + 2)
