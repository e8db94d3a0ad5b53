import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const text = (file: string, path = 'sitemap.txt'): ExampleFile => ({ file, path })

export default defineRule({
  id: 'txt-bom',
  scope: 'txt',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A text sitemap begins without a byte-order mark.',
  why: 'A simple reader takes the mark for the first character of the first URL.',
  sources: [cite(documents.protocol, 'Other Sitemap formats: Text file')],
  words: {
    message: 'The file begins with the byte-order mark of UTF-8.',
    fix: 'Save it as UTF-8 without a mark.',
  },
  examples: () => ({
    good: [text('https://example.com/')],
    bad: [{ ...text('\ufeffhttps://example.com/'), shown: 'a file that begins with EF BB BF' }],
  }),
  check: {},
})
