import type { Element } from '../rule.ts'
import { type Extension, NAMESPACES } from './extensions.ts'

/** The namespace of sitemaps and indexes. A namespace name is compared letter by letter. */
export const SITEMAP_NS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** What Google's sitemaps had before the protocol was published in November 2006. */
export const isLegacyNs = (ns: string): boolean =>
  /^https?:\/\/(?:www\.)?google\.com\/schemas\/sitemap\/0\.\d+\/?$/i.test(ns)

/** Extensions that Google has given up, by namespace. Baidu's mobile extension has one of its own and is in use. */
export const OBSOLETE_NS: Record<string, string> = {
  'http://www.google.com/schemas/sitemap-mobile/1.0': 'mobile',
  'http://www.google.com/schemas/sitemap-geo/1.0': 'geo',
  'http://www.google.com/schemas/sitemap-pagemap/1.0': 'PageMap',
  'http://www.google.com/schemas/sitemap-codesearch/1.0': 'code search',
  'http://www.google.com/codesearch/xml/1.0': 'code search',
}

const BAIDU_MOBILE = /^http:\/\/www\.baidu\.com\/schemas\/sitemap-mobile\/1\/?$/
const KNOWN = new Set<string>([SITEMAP_NS, ...Object.values(NAMESPACES), ...Object.keys(OBSOLETE_NS)])

/** A namespace of an extension that an engine documents, or once did. */
export const isKnownNs = (ns: string): boolean => KNOWN.has(ns) || BAIDU_MOBILE.test(ns)

/** Stands for the namespace of a prefix that nobody declared; another rule has said so. */
export const isUndeclaredNs = (ns: string): boolean => ns.startsWith('undeclared:')

/** In the vocabulary of the file: the root's namespace (right or wrong), or none at all. */
export const isOwn = ({ ns }: Element, rootNs: string): boolean => ns === rootNs || ns === ''

/** What may stand in a `<url>` (and the first two in a `<sitemap>`), in the order of the schema. */
export const OWN_TAGS = ['loc', 'lastmod', 'changefreq', 'priority'] as const

export const isOwnTag = (local: string): local is (typeof OWN_TAGS)[number] =>
  (OWN_TAGS as readonly string[]).includes(local)

const EXTENSIONS = Object.keys(NAMESPACES) as Extension[]

/** The extension of Google that an element under an unknown namespace is meant to belong to, by its name or prefix. */
export function meantExtension({ local, ns, prefix, attributes }: Element): Extension | undefined {
  if (ns === '' || isKnownNs(ns) || isUndeclaredNs(ns)) return undefined
  if (local === 'link' && attributes.some((a) => a.local === 'hreflang')) return 'xhtml'
  return EXTENSIONS.find((extension) => extension === prefix || (extension === local && local !== 'xhtml'))
}

/** Every element below, in order, and the element itself. */
export function* walk(element: Element): Generator<Element> {
  yield element
  for (const child of element.children) yield* walk(child)
}
