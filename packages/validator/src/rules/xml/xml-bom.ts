import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const TEXT =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>'

export default defineRule({
  id: 'xml-bom',
  scope: 'xml',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'The file begins without a byte-order mark.',
  why: 'XML allows the mark of UTF-8 and the engines read it; tools that go line by line stumble over it.',
  sources: [
    cite(documents.xml, '4.3.3 Character Encoding in Entities'),
    cite(documents.sitemapr, '12.5, row about byte-order marks'),
  ],
  words: {
    message: 'The file begins with the byte-order mark of UTF-8.',
    fix: 'Save it as UTF-8 without a mark.',
  },
  examples: () => ({
    good: [{ file: TEXT }],
    bad: [{ file: `\ufeff${TEXT}`, shown: 'a file that begins with EF BB BF' }],
  }),
  check: {},
})
