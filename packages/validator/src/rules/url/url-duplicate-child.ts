import { isOwnTag, OWN_TAGS } from '../../facts/vocabulary.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'url-duplicate-child',
  scope: 'url',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A `<url>` has each of its own elements once.',
  why: 'Of two values an engine takes either, and nobody knows which. Two pages need two entries.',
  sources: [
    cite(documents.sitemapSchema, 'tUrl'),
    cite(documents.protocol, 'XML tag definitions'),
    cite(documents.yandexErrors, 'Tag found more than once'),
  ],
  knownAs: { google: ['Invalid XML: too many tags'], yandex: ['Тег встречается более одного раза'] },
  words: {
    message: 'This `<url>` has a second `<{tag}>`.',
    fix: 'Keep one. Each page has a `<url>` of its own.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url><url><loc>https://example.com/b</loc></url>',
      '<url><loc>https://example.com/</loc><x:loc xmlns:x="urn:x">a</x:loc></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/1.png</image:loc></image:image><image:image><image:loc>https://example.com/2.png</image:loc></image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><loc>https://example.com/b</loc></url>',
      '<url><loc>https://example.com/</loc><lastmod>2026-01-02</lastmod><lastmod>2026-01-03</lastmod></url>',
    ],
  }),
  check: () => {
    let rootNs = ''
    return {
      root({ ns }) {
        rootNs = ns
      },
      entry({ children }) {
        let seen = 0
        const problems: Problem[] = []
        for (const { local, ns, name, at } of children) {
          if (ns !== rootNs || !isOwnTag(local)) continue
          const bit = 1 << OWN_TAGS.indexOf(local)
          if (seen & bit) problems.push({ at, params: { tag: name } })
          seen |= bit
        }
        return problems
      },
    }
  },
})
