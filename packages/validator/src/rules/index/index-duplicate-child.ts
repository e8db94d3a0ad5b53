import { normalForm } from '../../facts/normal-form.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { indexFile } from '../example-parts.ts'

export default defineRule({
  id: 'index-duplicate-child',
  scope: 'index',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'An index lists each sitemap once.',
  why: 'A second entry says nothing new and may carry another date.',
  sources: [cite(documents.indexSchema, 'tSitemap'), cite(documents.uri, '6 Normalization and Comparison')],
  words: {
    message: 'This sitemap is listed already, as number {first} of the index.',
    fix: 'List it once.',
  },
  examples: () => ({
    good: [
      indexFile('https://example.com/sitemap-1.xml', 'https://example.com/sitemap-2.xml'),
      indexFile('', ''),
    ],
    bad: [
      indexFile('https://example.com/sitemap-1.xml', 'https://example.com/sitemap-1.xml'),
      indexFile('https://example.com/sitemap-1.xml', 'https://EXAMPLE.com:443/sitemap-1.xml'),
    ],
  }),
  check: () => {
    const seen = new Map<string, number>()
    return {
      entry({ url, loc, ordinal }) {
        if (!url || url.value === '') return undefined
        const form = normalForm(url)
        const first = seen.get(form)
        if (first !== undefined) return { at: loc!.at, params: { loc: url.value, first: first + 1 } }
        seen.set(form, ordinal)
        return undefined
      },
    }
  },
})
