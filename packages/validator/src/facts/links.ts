import { hashLoc } from '../hash.ts'
import { takeApart } from '../read/loc-parts.ts'
import { trimXml } from '../read/tree.ts'
import type { Element, Entry, FileContext, LocParts } from '../rule.ts'
import { attribute, extensionsOf } from './extensions.ts'
import { alternatesOf, isAlternate } from './hreflang.ts'
import { directoryOf, normalForm, normalPath } from './normal-form.ts'
import { isWebUrl } from './url.ts'
import { WordList } from './word-list.ts'

/** Words of `LinkFacts.pages` for one page. */
export const PAGE_WORDS = 8

/**
 * The pages of a file that name alternates, and what they name. Hashes are those of locs in normal form. Plain data for
 * the set, some 16 bytes a link, so that a set of a million links stays in memory.
 */
export interface LinkFacts {
  /** For each page: line, column, ordinal, hash (2), hash of its set of codes and addresses (2; 0 where the page itself is not among them), end of its links in `targets`. */
  pages: Uint32Array
  /** Hashes of the addresses, page by page. */
  targets: Uint32Array
  /** For each address: whether it is of the page's own host and of the folder for which the file may speak. */
  own: Uint8Array
  /** The locs of the pages, one a line. */
  locs: string
}

/** Locs are joined in pieces, since a string cut out of the file's text keeps that text in memory. */
const JOIN_AT = 256

/** Gathers what the pages of one file name as their alternates. */
export class LinkCollector {
  #pages = new WordList()
  #targets = new WordList()
  #own = new WordList()
  #fresh: string[] = []
  #locs = ''
  #last: Entry | undefined
  #facts: LinkFacts | undefined
  #hash = new Uint32Array(2)

  add(entry: Entry, file: FileContext): void {
    if (entry === this.#last) return
    this.#last = entry
    const { links } = extensionsOf(entry)
    if (links.length === 0 || !entry.url || !isWebUrl(entry.url)) return
    const page = entry.url
    const alternates = links.filter(namesAlternate)
    if (alternates.length === 0) return
    for (const link of alternates) this.#addLink(link, page, file.url)
    const { line, column } = file.locate(entry.at)
    const [a, b] = this.#hashOf(normalForm(page))
    this.#pages.push(line, column, entry.ordinal, a, b, ...this.#hashOfSet(entry), this.#targets.length / 2)
    this.#fresh.push(page.value)
    if (this.#fresh.length >= JOIN_AT) this.#join()
  }

  /** The facts, once the file is read; undefined where no page names alternates. */
  finish(): LinkFacts | undefined {
    if (this.#pages.length === 0) return undefined
    this.#join()
    this.#facts ??= {
      pages: this.#pages.toArray(),
      targets: this.#targets.toArray(),
      own: Uint8Array.from(this.#own.toArray()),
      locs: this.#locs,
    }
    return this.#facts
  }

  #addLink(link: Element, page: LocParts, file: LocParts | undefined): void {
    const href = trimXml(attribute(link, 'href')?.value ?? '')
    const target = takeApart(href)
    if (href === '' || !isWebUrl(target)) return
    const [a, b] = this.#hashOf(normalForm(target))
    this.#targets.push(a, b)
    const folder = file ? directoryOf(file.path) : '/'
    this.#own.push(target.origin === page.origin && normalPath(target.path).startsWith(folder) ? 1 : 0)
  }

  #hashOf(text: string): [number, number] {
    hashLoc(text, this.#hash, 0)
    return [this.#hash[0]!, this.#hash[1]!]
  }

  /** The same for the same codes and addresses in whatever order; 0 where the page itself is not among them, which is a fault of its own. */
  #hashOfSet(entry: Entry): [number, number] {
    const own = normalForm(entry.url!)
    const pairs = alternatesOf(entry).map(({ hreflang, href }) => {
      const address = normalForm(takeApart(trimXml(href?.value ?? '')))
      return { address, line: `${hreflang.value.toLowerCase()} ${address}` }
    })
    if (!pairs.some(({ address }) => address === own)) return [0, 0]
    const lines = new Set(pairs.map(({ line }) => line))
    return this.#hashOf([...lines].sort().join('\n'))
  }

  #join(): void {
    if (this.#fresh.length > 0) this.#locs += `${this.#fresh.join('\n')}\n`
    this.#fresh = []
  }
}

/** A link that lacks hreflang or rel has been reported as that; it still shows that the page knows the other. */
const namesAlternate = (link: Element): boolean =>
  attribute(link, 'hreflang') !== undefined || (isAlternate(link) && !attribute(link, 'media'))

/** The collector of a file, for all rules that ask about links between pages. */
export const linksOf = (file: FileContext): LinkCollector => file.shared('links', () => new LinkCollector())
