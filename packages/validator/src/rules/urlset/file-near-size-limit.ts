import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const text = 'https://example.com/\n'
const allowing = (from: number, max: number): ExampleFile => ({
  file: text,
  path: 'sitemap.txt',
  settings: { rules: { 'file-near-size-limit': ['info', { from, max }] } },
})

export default defineRule({
  id: 'file-near-size-limit',
  scope: 'urlset',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A sitemap has room to grow before the limit of 52,428,800 bytes.',
  why: 'Alternates and images make files grow fast. Nine tenths of the limit is a threshold of our own.',
  sources: [
    cite(documents.protocol, 'Using Sitemap index files'),
    cite(documents.googleCombine, 'note on the file size'),
  ],
  params: { from: 47_185_920, max: 52_428_800 },
  words: {
    message: 'The file has {bytes} bytes, unpacked, of the {max} that are allowed.',
    fix: 'Split it before it grows further.',
  },
  kinds: ['urlset', 'index', 'text'],
  examples: () => ({
    good: [allowing(text.length, 100), allowing(10, text.length - 1)],
    bad: [allowing(text.length - 1, 100), allowing(10, text.length)],
  }),
  check: (file) => ({
    end({ bytes }) {
      const max = Number(file.params.max)
      return bytes > Number(file.params.from) && bytes <= max ? { params: { bytes, max } } : undefined
    },
  }),
})
