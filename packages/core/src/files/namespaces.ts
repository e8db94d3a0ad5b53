import type { Entry } from '../model.ts'

/** The namespaces of a urlset beside its own, in the order in which they are declared. One bit each. */
const EXTENSIONS = [
  { bit: 1, prefix: 'xhtml', uri: 'http://www.w3.org/1999/xhtml' },
  { bit: 2, prefix: 'image', uri: 'http://www.google.com/schemas/sitemap-image/1.1' },
  { bit: 4, prefix: 'video', uri: 'http://www.google.com/schemas/sitemap-video/1.1' },
  { bit: 8, prefix: 'news', uri: 'http://www.google.com/schemas/sitemap-news/0.9' },
] as const

export const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The namespaces that an entry needs, as bits. */
export const namespacesOf = (entry: Entry): number =>
  (entry.alternates?.length ? 1 : 0) |
  (entry.images?.length ? 2 : 0) |
  (entry.videos?.length ? 4 : 0) |
  (entry.news ? 8 : 0)

/** Attributes that declare these namespaces. */
export const declareNamespaces = (bits: number): string =>
  EXTENSIONS.filter(({ bit }) => bits & bit)
    .map(({ prefix, uri }) => ` xmlns:${prefix}="${uri}"`)
    .join('')
