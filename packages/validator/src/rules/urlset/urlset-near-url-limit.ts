import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const urls = (count: number): ExampleFile => ({
  file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${'<url><loc>https://example.com/</loc></url>\n'.repeat(count)}</urlset>`,
  settings: { rules: { 'urlset-near-url-limit': ['info', { from: 2, max: 4 }] } },
})

export default defineRule({
  id: 'urlset-near-url-limit',
  scope: 'urlset',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A sitemap has room for more URLs before the limit of 50,000.',
  why: 'At the limit the next batch of pages breaks the sitemap. Nine tenths of the limit is a threshold of our own.',
  sources: [cite(documents.protocol, 'Using Sitemap index files')],
  params: { from: 45_000, max: 50_000 },
  words: {
    message: 'The sitemap lists {count} URLs of the {max} that one file may have.',
    fix: 'Split it before the next pages come.',
  },
  examples: () => ({ good: [urls(2), urls(5)], bad: [urls(3), urls(4)] }),
  check: (file) => ({
    end({ urls }) {
      const max = Number(file.params.max)
      return urls > Number(file.params.from) && urls <= max ? { params: { count: urls, max } } : undefined
    },
  }),
})
