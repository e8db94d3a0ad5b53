import { defineRule, type ExampleFile, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const urls = (count: number): ExampleFile => ({
  file: 'https://example.com/\n\n'.repeat(count),
  path: 'sitemap.txt',
  settings: { rules: { 'txt-too-many-urls': ['error', { max: 2 }] } },
})

export default defineRule({
  id: 'txt-too-many-urls',
  scope: 'txt',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A text sitemap lists at most 50,000 URLs.',
  why: 'The protocol sets the limit, and engines reject the file or read its beginning only.',
  sources: [
    cite(documents.protocol, 'Other Sitemap formats: Text file'),
    cite(documents.googleBuild, 'Sitemap size limits'),
  ],
  knownAs: { google: ['Too many URLs'], yandex: ['Превышено число URL', 'Более 50 000 URL'] },
  params: { max: 50_000 },
  words: {
    message: 'The file lists {count} URLs, more than the {max} that it may; here stands the first too many.',
    fix: 'Split it into several sitemaps and list those in a sitemap index.',
  },
  examples: () => ({ good: [urls(2)], bad: [urls(3)] }),
  check: (file) => {
    const max = Number(file.params.max)
    let first: Place | undefined
    return {
      line({ ordinal, at, text }) {
        if (ordinal === max && text.trim() !== '') first ??= file.locate(at)
      },
      end({ urls }) {
        return urls > max ? { place: first, params: { count: urls, max }, entry: max } : undefined
      },
    }
  },
})
