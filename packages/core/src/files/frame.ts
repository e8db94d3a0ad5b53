import { declareNamespaces, SITEMAP_NAMESPACE } from './namespaces.ts'

/** The second line of every XML file that we write; what carries it may be replaced and removed by us. */
export const MARK = '<!-- mapwright -->'

const head = (root: string, namespaces: number) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${MARK}\n<${root} xmlns="${SITEMAP_NAMESPACE}"${declareNamespaces(namespaces)}>\n`

/** What stands before and behind the entries of a urlset. ASCII: its length is its size in bytes. */
export const urlsetFrame = (namespaces: number) => ({
  head: head('urlset', namespaces),
  foot: '</urlset>\n',
})

export const indexFrame = { head: head('sitemapindex', 0), foot: '</sitemapindex>\n' }
