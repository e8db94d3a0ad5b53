import type { FileKind } from '../report.ts'
import type { Doctype, Element, Fault, FeedItem, Head, Offset, Value } from '../rule.ts'
import type { ReadEvents, TextReader } from './events.ts'
import { readFeedItem } from './feed.ts'
import { makeEntry } from './make-entry.ts'
import { readPlainEntries } from './plain-entries.ts'
import { MAX_ELEMENTS, makeElement, Tree, trimXml } from './tree.ts'
import { isBlank } from './xml/chars.ts'
import { type Declaration, Scanner, type StartTag, type XmlEvents } from './xml/scanner.ts'

/** Kept of text directly inside the root, in characters. */
const MAX_STRAY = 1000
const ATOM = ['http://www.w3.org/2005/Atom', 'http://purl.org/atom/ns#']

/** Reads a urlset, a sitemap index or a feed from XML. */
export class XmlReader implements TextReader, XmlEvents {
  readonly scanner: Scanner
  #out: ReadEvents
  #head: Omit<Head, 'declaration'>
  #kind: FileKind = 'unknown'
  #root: Element | undefined
  #tree = new Tree()
  #depth = 0
  #ordinal = 0
  #quoted: Element | undefined
  #html: boolean
  #stray: Value | undefined
  #shortcuts: boolean
  /** The first piece of text that is not blank. */
  #start = ''

  /** `html`: the first text has been seen to be an HTML page. `shortcuts`: off only to prove that they change nothing. */
  constructor(out: ReadEvents, head: Omit<Head, 'declaration'>, html: boolean, shortcuts = true) {
    this.#shortcuts = shortcuts
    this.#html = html
    this.#out = out
    this.#head = head
    this.scanner = new Scanner(this)
  }

  get stopped(): boolean {
    return this.scanner.stopped
  }

  get keepFrom(): Offset {
    const place = this.scanner.base + this.scanner.i
    return this.#tree.root ? Math.min(this.#tree.root.at, place) : place
  }

  /** Number of records so far. */
  get records(): number {
    return this.#ordinal
  }

  write(text: string, last: boolean): void {
    if (this.#html) {
      this.#out.head(this.#head)
      this.scanner.fail(
        undefined,
        text.search(/<(?:!doctype|html|head|body)/i),
        {},
        'xml-html-instead-of-sitemap',
      )
      return
    }
    if (isBlank(this.#start)) this.#start = text
    this.scanner.write(text, last)
    if (!last || this.#root || this.stopped) return
    const variant = isBlank(this.#start) ? undefined : 'no-root'
    this.fault({ rule: 'xml-empty-document', at: 0, variant })
  }

  declaration(declaration: Declaration | undefined): void {
    this.#out.head({ ...this.#head, declaration })
  }

  doctype(doctype: Doctype): void {
    this.#out.doctype(doctype)
  }

  fault(fault: Fault): void {
    this.#out.fault(fault)
  }

  open(tag: StartTag): void {
    this.#tellStray()
    this.#depth++
    if (this.#tree.open) this.#tree.push(tag)
    else if (this.#depth === 1) this.#openRoot(tag)
    else if (!this.#isContainer(tag)) this.#tree.begin(tag)
  }

  close(): void {
    this.#tellStray()
    this.#depth--
    if (!this.#tree.open) return
    const overflowed = this.#tree.overflowed
    const record = this.#tree.pop()
    if (!record) return
    this.#quoted = undefined
    if (overflowed) {
      const params = { limit: MAX_ELEMENTS }
      this.fault({
        rule: 'xml-not-well-formed',
        at: record.at,
        params,
        variant: 'too-many-elements',
        severity: 'warning',
      })
    }
    this.#hand(record)
  }

  text(text: string, at: Offset): void {
    if (this.#tree.open) {
      this.#tree.addText(text, at)
      return
    }
    if (this.#depth !== 1 || (this.#kind !== 'urlset' && this.#kind !== 'index')) return
    if (this.#stray) {
      if (this.#stray.text.length < MAX_STRAY) this.#stray.text += text
    } else if (!isBlank(text)) this.#stray = { text, value: '', at: at + text.search(/[^ \t\r\n]/) }
  }

  /** Text directly inside the root comes in pieces; it is told as one, at the next tag. */
  #tellStray(): void {
    const stray = this.#stray
    if (!stray) return
    this.#stray = undefined
    stray.value = trimXml(stray.text)
    stray.text = stray.value
    this.#out.strayText(stray)
  }

  unexpanded(): void {
    const { top } = this.#tree
    if (top) top.content.unexpanded = true
  }

  rawQuote(found: string, at: Offset): void {
    const element = this.#tree.top
    if (!element || element === this.#quoted) return
    this.#quoted = element
    this.fault({ rule: 'xml-unescaped-quote-or-gt', at, params: { found, element: element.name } })
  }

  #openRoot(tag: StartTag): void {
    this.#root = makeElement(tag)
    this.#root.content.at = tag.end
    this.#kind = kindOfRoot(tag)
    this.#out.kind(this.#kind)
    if (this.#kind !== 'unknown') {
      this.#out.root(this.#root)
      if (this.#shortcuts && tag.name === 'urlset') this.#takeShortcuts(tag.ns)
      return
    }
    const html = /^(?:html|head|body)$/i.test(tag.local)
    if (html) this.scanner.fail(undefined, tag.at, {}, 'xml-html-instead-of-sitemap')
    else this.scanner.fail(undefined, tag.at, { name: tag.name, ns: tag.ns }, 'xml-unknown-root')
  }

  /** Plain records need no scanner, unless a DOCTYPE adds attributes to them. */
  #takeShortcuts(ns: string): void {
    if (this.scanner.defaults) return
    const take: ReadEvents['entry'] = (entry) => {
      if (this.#stray) this.#tellStray()
      this.#out.entry(entry)
    }
    this.scanner.shortcut = (s) => {
      this.#ordinal += readPlainEntries(s, ns, this.#ordinal, take)
    }
  }

  /** `<channel>` of a feed is gone through; all other children of the root are records. */
  #isContainer(tag: StartTag): boolean {
    return this.#kind === 'rss' && this.#depth === 2 && tag.local === 'channel'
  }

  #hand(record: Element): void {
    const { local, ns } = record
    const root = this.#root!
    if (this.#kind === 'urlset' || this.#kind === 'index') {
      const own = this.#kind === 'urlset' ? 'url' : 'sitemap'
      if (local === own && ns === root.ns) this.#out.entry(makeEntry(record, own, this.#ordinal++))
      else this.#out.child(record, root)
      return
    }
    const item: FeedItem | undefined = readFeedItem(record, this.#kind, root, this.#ordinal)
    if (!item) return
    this.#ordinal++
    this.#out.item(item)
  }
}

function kindOfRoot(tag: StartTag): FileKind {
  if (tag.local === 'urlset') return 'urlset'
  if (tag.local === 'sitemapindex') return 'index'
  if (tag.local === 'rss' || tag.local === 'RDF') return 'rss'
  return tag.local === 'feed' && ATOM.includes(tag.ns) ? 'atom' : 'unknown'
}
