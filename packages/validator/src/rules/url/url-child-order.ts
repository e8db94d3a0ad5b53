import { isOwnTag, OWN_TAGS } from '../../facts/vocabulary.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'url-child-order',
  scope: 'url',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'The elements of an entry stand in the order loc, lastmod, changefreq, priority, extensions.',
  why: 'Only the schema asks for the order. Engines read any, but programs that validate against the schema refuse the file.',
  sources: [
    cite(documents.sitemapSchema, 'tUrl, xsd:sequence'),
    cite(documents.googleCombine, 'the order of the tags does not matter'),
  ],
  words: {
    message: 'In this entry `<{tag}>` stands behind `<{before}>`; the schema has it before.',
    fix: 'Write loc, lastmod, changefreq, priority, and extensions last.',
  },
  kinds: ['urlset', 'index'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><lastmod>2026-01-02</lastmod><priority>0.5</priority></url>',
      '<url><loc>https://example.com/</loc><priority>0.5</priority><image:image><image:loc>https://example.com/i.png</image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc><lastmode>a</lastmode><lastmod>2026-01-02</lastmod></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><priority>0.5</priority><lastmod>2026-01-02</lastmod></url>',
      '<url><lastmod>2026-01-02</lastmod><loc>https://example.com/</loc></url>',
      '<url><loc>https://example.com/</loc><xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/><lastmod>2026-01-02</lastmod></url>',
    ],
  }),
  check: () => {
    let rootNs = ''
    return {
      root({ ns }) {
        rootNs = ns
      },
      entry({ children }) {
        let latest = -1
        let before = ''
        for (const { local, ns, name } of children) {
          const own = ns === rootNs
          if (own && !isOwnTag(local)) continue
          const place = own ? OWN_TAGS.indexOf(local as 'loc') : OWN_TAGS.length
          if (place < latest) return { params: { tag: name, before } }
          if (place > latest) [latest, before] = [place, name]
        }
        return undefined
      },
    }
  },
})
