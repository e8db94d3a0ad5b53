import { readRefresh } from './refresh.ts'
import { type Attributes, readTags, type TagListener } from './tags.ts'

/** What the head of a document says, as written. */
export interface Head {
  /** True where the head has ended: nothing behind it can change this record. */
  ended: boolean
  /** There is an html, head, body or title element. */
  isDocument: boolean
  lang?: string
  title?: string
  /** The href of the first base element that has one. */
  base?: string
  /** href of every canonical link, in order. */
  canonicals: string[]
  alternates: { hreflang: string; href: string }[]
  /** Directives by crawler: `robots` is every crawler. Names in lower case. */
  robots: { name: string; content: string }[]
  /** The first valid meta refresh; `url` is missing where the page reloads itself. */
  refresh?: { seconds: number; url?: string }
  /** The encoding that a meta element names. */
  charset?: string
  /** Dates of meta elements. */
  metaDates: { name: string; value: string }[]
  /** Texts of JSON-LD scripts. */
  jsonLd: string[]
}

/** Elements that belong to the head (HTML, "in head" insertion mode). Any other start tag ends it. */
const HEAD_ELEMENTS = new Set(
  'base basefont bgsound head html link meta noframes noscript script style template title'.split(' '),
)
/** Elements whose attributes are read, and what must be in their tags to be worth it. */
const WANTED: Record<string, true | RegExp> = {
  base: true,
  html: true,
  link: /canonical|alternate/i,
  meta: /robots|bot|yandex|refresh|charset|content-type|modified/i,
  script: /ld\+json/i,
}
/** Crawlers whose own meta elements are read, besides `robots`. */
export const CRAWLERS = ['googlebot', 'bingbot', 'yandex'] as const
const ROBOTS = new Set<string>(['robots', ...CRAWLERS])
const META_DATES = new Set(['article:modified_time', 'last-modified', 'datemodified'])

/**
 * Reads the head of an HTML text, up to where a browser would end it: `</head>` with nothing of the head behind it, `<body>`, or the first
 * element or text that belongs into the body. What is in comments, templates and noscript does not count.
 */
export function readHead(text: string, whole: boolean): Head {
  const reader = new HeadReader()
  readTags(text, reader, whole)
  reader.head.ended = reader.done || whole
  return reader.head
}

class HeadReader implements TagListener {
  readonly head: Head = {
    ended: false,
    isDocument: false,
    canonicals: [],
    alternates: [],
    robots: [],
    metaDates: [],
    jsonLd: [],
  }
  readsText = false
  done = false
  #templates = 0
  #headClosed = false
  #text = ''

  wants(name: string): boolean | RegExp {
    return this.#templates === 0 && Object.hasOwn(WANTED, name) ? WANTED[name]! : false
  }

  open(name: string, attributes: Attributes | undefined): void {
    if (name === 'template') this.#templates++
    if (this.#templates > 0) return
    if (!HEAD_ELEMENTS.has(name) || (this.#headClosed && name === 'noscript')) this.#end(name)
    else if (attributes) this.#element(name, attributes)
    else if (name === 'head' || name === 'title') {
      this.head.isDocument = true
      this.readsText = name === 'title' && this.head.title === undefined
    }
  }

  close(name: string): void {
    if (name === 'template') this.#templates = Math.max(0, this.#templates - 1)
    else if (this.#templates > 0) return
    else if (name === 'head') this.#headClosed = true
    else if (name === 'body' || name === 'html' || name === 'br') this.#end(name)
    else if (this.readsText) this.#endText(name)
  }

  text(text: string): void {
    this.#text += text
  }

  ink(): void {
    if (this.#templates === 0) this.#end('')
  }

  #element(name: string, attributes: Attributes): void {
    if (name === 'html') {
      this.head.isDocument = true
      this.head.lang ??= attributes.get('lang')?.trim() || undefined
    } else if (name === 'base') this.head.base ??= attributes.get('href')
    else if (name === 'link') this.#link(attributes)
    else if (name === 'meta') this.#meta(attributes)
    else this.readsText = attributes.get('type')?.trim().toLowerCase() === 'application/ld+json'
  }

  #link(attributes: Attributes): void {
    const rel = attributes.get('rel')?.toLowerCase()
    const href = attributes.get('href')?.trim()
    if (!rel || !href) return
    if (hasWord(rel, 'canonical')) this.head.canonicals.push(href)
    if (!hasWord(rel, 'alternate') || hasWord(rel, 'stylesheet')) return
    const hreflang = attributes.get('hreflang')?.trim()
    if (hreflang && isHtml(attributes.get('type'))) this.head.alternates.push({ hreflang, href })
  }

  #meta(attributes: Attributes): void {
    const charset = attributes.get('charset')
    if (charset) this.head.charset ??= charset.trim()
    const content = attributes.get('content')?.trim()
    if (!content) return
    for (const attribute of ['name', 'property', 'itemprop', 'http-equiv']) {
      const key = attributes.get(attribute)?.trim().toLowerCase()
      if (key) this.#metaValue(attribute, key, content)
    }
  }

  #metaValue(attribute: string, key: string, content: string): void {
    if (attribute === 'http-equiv' && key === 'refresh') this.head.refresh ??= readRefresh(content)
    else if (attribute === 'http-equiv' && key === 'content-type') {
      this.head.charset ??= /charset\s*=\s*["']?([^\s"';]+)/i.exec(content)?.[1]
    } else if (attribute === 'name' && ROBOTS.has(key)) this.head.robots.push({ name: key, content })
    else if (META_DATES.has(key)) this.head.metaDates.push({ name: key, value: content })
  }

  #endText(name: string): void {
    if (name === 'title') this.head.title = this.#text.replace(/\s+/g, ' ').trim()
    if (name === 'script') this.head.jsonLd.push(this.#text)
    this.#text = ''
    this.readsText = false
  }

  #end(name: string): void {
    if (name === 'body') this.head.isDocument = true
    this.done = true
  }
}

const hasWord = (text: string, word: string) =>
  text === word || (text.includes(word) && text.split(/[\t\n\f\r ]+/).includes(word))
const isHtml = (type: string | undefined) =>
  !type || /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)
