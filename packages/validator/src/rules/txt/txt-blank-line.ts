import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const text = (file: string, path = 'sitemap.txt'): ExampleFile => ({ file, path })

export default defineRule({
  id: 'txt-blank-line',
  scope: 'txt',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A text sitemap has no blank lines.',
  why: 'They do no harm; the format is one URL a line.',
  sources: [cite(documents.protocol, 'Other Sitemap formats: Text file')],
  words: { message: 'The line is blank.', fix: 'Remove it.' },
  examples: () => ({
    good: [
      text('https://example.com/\nhttps://example.com/b\n'),
      text('https://example.com/\r\nhttps://example.com/b'),
    ],
    bad: [text('https://example.com/\n\nhttps://example.com/b'), text('https://example.com/\n \n')],
  }),
  check: {
    line: ({ text }) => (text.trim() === '' ? {} : undefined),
  },
})
