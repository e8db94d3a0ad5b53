import { defineRule, type ExampleFile, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index } from '../example-parts.ts'

const sitemaps = (count: number): ExampleFile => ({
  file: index(...Array.from({ length: count }, (_, i) => `https://example.com/sitemap-${i}.xml`)),
  settings: { rules: { 'index-too-many-sitemaps': ['error', { max: 2 }] } },
})

export default defineRule({
  id: 'index-too-many-sitemaps',
  scope: 'index',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'An index lists at most 50,000 sitemaps.',
  why: 'The protocol sets the limit (1,000 before 2009), and engines reject the file or read its beginning only.',
  sources: [
    cite(documents.protocol, 'Using Sitemap index files'),
    cite(documents.googleIndex, 'loc'),
    cite(documents.indexSchema, 'annotation'),
    cite(documents.bingLarge, 'item 1'),
  ],
  knownAs: { google: ['Too many sitemaps'] },
  params: { max: 50_000 },
  words: {
    message:
      'The index lists {count} sitemaps, more than the {max} that it may; here stands the first too many.',
    fix: 'Split it into several indexes and name each in robots.txt.',
  },
  examples: () => ({ good: [sitemaps(2)], bad: [sitemaps(3)] }),
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
