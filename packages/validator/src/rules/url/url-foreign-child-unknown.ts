import { isKnownNs, isUndeclaredNs, meantExtension } from '../../facts/vocabulary.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'url-foreign-child-unknown',
  scope: 'url',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'The extensions in an entry are ones that an engine documents.',
  why: 'The protocol allows extensions of your own. Engines skip them, and Yandex shows them as unknown tags.',
  sources: [
    cite(documents.protocol, 'Extending the Sitemaps protocol'),
    cite(documents.yandexIssues, 'Errors found in Sitemap files'),
  ],
  knownAs: { yandex: ['Неизвестный тег'] },
  words: {
    message:
      '`<{tag}>` is in the namespace "{ns}", which no engine documents. Other elements of it are not reported.',
    fix: 'Nothing, if it is meant for a program of yours; else remove it.',
  },
  kinds: ['urlset', 'index'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/></url>',
      '<url><loc>https://example.com/</loc><expires>2026-01-02</expires></url>',
      '<url><loc>https://example.com/</loc><image:image xmlns:image="https://www.google.com/schemas/sitemap-image/1.1"/></url>',
    ],
    bad: ['<url><loc>https://example.com/</loc><f:x xmlns:f="urn:f"/></url>'],
  }),
  check: () => {
    const told = new Set([''])
    return {
      root({ ns }) {
        told.add(ns)
      },
      entry({ children }) {
        return children.flatMap((child) => {
          const { ns, name, at } = child
          if (told.has(ns) || isKnownNs(ns) || isUndeclaredNs(ns) || meantExtension(child)) return []
          told.add(ns)
          return [{ at, params: { tag: name, ns } }]
        })
      },
    }
  },
})
