import { defineRule, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { indexFile } from '../example-parts.ts'

export default defineRule({
  id: 'index-single-child',
  scope: 'index',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'An index lists more than one sitemap.',
  why: 'Below the limits one sitemap needs no index over it; each fetch then takes two. A name that stays the same as the site grows is a good reason to have one.',
  sources: [cite(documents.protocol, 'Using Sitemap index files')],
  words: {
    message: 'The index lists a single sitemap.',
    fix: 'Publish that sitemap alone, unless the index is there for a name that does not change.',
  },
  examples: () => ({
    good: [indexFile('https://example.com/sitemap-1.xml', 'https://example.com/sitemap-2.xml'), indexFile()],
    bad: [indexFile('https://example.com/sitemap-1.xml')],
  }),
  check: (file) => {
    let root: Place | undefined
    return {
      root(element) {
        root = file.locate(element.at)
      },
      end: ({ urls, truncated }) => (urls === 1 && !truncated ? { place: root } : undefined),
    }
  },
})
