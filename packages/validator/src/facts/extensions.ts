import type { Attribute, Element, Entry } from '../rule.ts'

/** The namespaces of the extensions that Google documents. Elements belong to one by its URI, never by their prefix. */
export const NAMESPACES = {
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
  xhtml: 'http://www.w3.org/1999/xhtml',
} as const

export type Extension = keyof typeof NAMESPACES

/** The extension records directly inside a `<url>`. */
export interface Extensions {
  images: Element[]
  videos: Element[]
  news: Element[]
  /** `<xhtml:link>`, of whatever relation. */
  links: Element[]
}

const NONE: Extensions = { images: [], videos: [], news: [], links: [] }

/** Some fifty rules ask about each entry in turn; the last answer is kept for them. */
let asked: Entry | undefined
let answer = NONE

/** The extension records of a `<url>`; none for an entry of an index, where they mean nothing. */
export function extensionsOf(entry: Entry): Extensions {
  if (entry === asked) return answer
  asked = entry
  answer = entry.kind === 'url' ? collect(entry.children) : NONE
  return answer
}

function collect(children: Element[]): Extensions {
  let found = NONE
  for (const child of children) {
    const list = listFor(child)
    if (list === undefined) continue
    if (found === NONE) found = { images: [], videos: [], news: [], links: [] }
    found[list].push(child)
  }
  return found
}

function listFor({ ns, local }: Element): keyof Extensions | undefined {
  if (ns === NAMESPACES.xhtml) return local === 'link' ? 'links' : undefined
  if (ns === NAMESPACES.image) return local === 'image' ? 'images' : undefined
  if (ns === NAMESPACES.video) return local === 'video' ? 'videos' : undefined
  return ns === NAMESPACES.news && local === 'news' ? 'news' : undefined
}

/** The children of a record in its own namespace. */
export const ownChildren = (record: Element): Element[] =>
  record.children.filter((child) => child.ns === record.ns)

/** The first child of that name in the record's own namespace. */
export const firstChild = (record: Element, local: string): Element | undefined =>
  record.children.find((child) => child.local === local && child.ns === record.ns)

/** An attribute without a namespace. */
export const attribute = (element: Element, name: string): Attribute | undefined =>
  element.attributes.find((a) => a.local === name && a.ns === '')

/** The children that come after one of their own name, where the name is among `once`. */
export function repeated(record: Element, once: ReadonlySet<string>): Element[] {
  const seen = new Set<string>()
  return ownChildren(record).filter(({ local }) => {
    if (!once.has(local)) return false
    if (seen.has(local)) return true
    seen.add(local)
    return false
  })
}

/** The first child that stands behind one that the schema's sequence puts later, and that one. */
export function firstOutOfOrder(record: Element, sequence: string[]): [Element, Element] | undefined {
  let latest: Element | undefined
  for (const child of ownChildren(record)) {
    const place = sequence.indexOf(child.local)
    if (place === -1) continue
    if (latest && place < sequence.indexOf(latest.local)) return [child, latest]
    latest = child
  }
  return undefined
}

/** Length in UTF-8 bytes. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length

/** Length in characters (code points). */
export const charLength = (text: string): number => {
  let length = 0
  for (const _ of text) length++
  return length
}
