import type { Attribute, Element, Entry, LocParts, Offset, Value } from '../rule.ts'
import { PLAIN_PATH, takePlainApart } from './loc-parts.ts'
import { skipSpace } from './xml/chars.ts'
import type { Scanner } from './xml/scanner.ts'

const NONE: Attribute[] = []

const URL_TAG = '<url>'.length
const LOC_TAG = '<loc>'.length
const LOC_END = '</loc>'.length
const LASTMOD_TAG = '<lastmod>'.length

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

/** A whole record; groups: loc, its front and path, lastmod. */
const RECORD = new RegExp(
  '[ \\t\\r\\n]*<url>[ \\t\\r\\n]*' +
    `<loc>((https?:\\/\\/[a-z0-9.-]+)(${PLAIN_PATH.source.slice(1, -1)}))<\\/loc>[ \\t\\r\\n]*` +
    '(?:<lastmod>([\\d:+\\-.TZ]+)<\\/lastmod>[ \\t\\r\\n]*)?<\\/url>',
  'y',
)

/**
 * Reads as many records as follow one another in the grammar that nearly all generators write:
 * `<url><loc>…</loc><lastmod>…</lastmod></url>`, white space between the tags, a plain loc (`LocParts.plain`), a lastmod of
 * the characters of dates. At the first byte that is anything else it stops before that record, for the scanner to
 * read it; both tell the same of the same text. Returns how many it read.
 */
export function readPlainEntries(s: Scanner, ns: string, ordinal: number, take: TakeEntry): number {
  const { buf, base } = s
  let count = 0
  RECORD.lastIndex = s.i
  for (let match = RECORD.exec(buf); match; match = RECORD.exec(buf)) {
    const text = match[1]!
    const url = takePlainApart(text, match[2]!, match[3]!)
    if (!url.plain) return count
    const start = skipSpace(buf, match.index)
    const locAt = skipSpace(buf, start + URL_TAG) + LOC_TAG
    const date = match[4]
    let lastmod: Value | undefined
    if (date !== undefined) {
      const at = skipSpace(buf, locAt + text.length + LOC_END) + LASTMOD_TAG
      lastmod = { text: date, value: date, at: base + at }
    }
    s.i = RECORD.lastIndex
    const loc = { text, value: text, at: base + locAt }
    take(new PlainEntry(ordinal + count, base + start, url, loc, lastmod, ns))
    count++
    RECORD.lastIndex = s.i
  }
  return count
}
