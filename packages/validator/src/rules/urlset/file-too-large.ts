import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const text = 'https://example.com/\n'
const allowing = (max: number): ExampleFile => ({
  file: text,
  path: 'sitemap.txt',
  settings: { rules: { 'file-too-large': ['error', { max }] } },
})

export default defineRule({
  id: 'file-too-large',
  scope: 'urlset',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A sitemap or index has at most 52,428,800 bytes, not counting compression.',
  why: 'The protocol sets the limit, and engines reject the file or read its beginning only. What counts are the bytes after unpacking.',
  sources: [
    cite(documents.protocol, 'Using Sitemap index files'),
    cite(documents.googleBuild, 'Sitemap size limits'),
    cite(documents.bingSize, '50MB (52,428,800 bytes)'),
    cite(documents.yandexErrors, 'Maximum file size exceeded'),
  ],
  knownAs: {
    google: ['Sitemap file size error'],
    yandex: ['Размер файла превышает заданный предел'],
  },
  params: { max: 52_428_800 },
  words: {
    message: 'The file has {bytes} bytes, unpacked; {max} are allowed.',
    fix: 'Split it into several sitemaps and list those in a sitemap index. Packing it with gzip does not help.',
  },
  kinds: ['urlset', 'index', 'text'],
  examples: () => ({ good: [allowing(text.length)], bad: [allowing(text.length - 1)] }),
  check: (file) => ({
    end({ bytes }) {
      const max = Number(file.params.max)
      return bytes > max ? { params: { bytes, max } } : undefined
    },
  }),
})
