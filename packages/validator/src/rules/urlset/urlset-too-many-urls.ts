import { defineRule, type ExampleFile, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const urls = (count: number): ExampleFile => ({
  file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${'<url><loc>https://example.com/</loc></url>\n'.repeat(count)}</urlset>`,
  settings: { rules: { 'urlset-too-many-urls': ['error', { max: 2 }] } },
})

export default defineRule({
  id: 'urlset-too-many-urls',
  scope: 'urlset',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A sitemap lists at most 50,000 URLs.',
  why: 'The protocol sets the limit, and engines reject the file or read its beginning only. Images, videos and alternates of a page do not count.',
  sources: [
    cite(documents.protocol, 'Using Sitemap index files'),
    cite(documents.googleBuild, 'Sitemap size limits'),
    cite(documents.googleHreflang, 'Sitemap: child elements do not count'),
    cite(documents.yandexSitemap, 'File requirements'),
  ],
  knownAs: { google: ['Too many URLs'], yandex: ['Превышено число URL', 'Более 50 000 URL'] },
  params: { max: 50_000 },
  words: {
    message:
      'The sitemap lists {count} URLs, more than the {max} that one file may have; here stands the first too many.',
    fix: 'Split it into several sitemaps and list those in a sitemap index.',
  },
  examples: () => ({ good: [urls(2)], bad: [urls(3)] }),
  check: (file) => {
    const max = Number(file.params.max)
    let first: Place | undefined
    return {
      entry(entry) {
        if (entry.ordinal === max) first = file.locate(entry.at)
      },
      end({ urls }) {
        return urls > max ? { place: first, params: { count: urls, max }, entry: max } : undefined
      },
    }
  },
})
