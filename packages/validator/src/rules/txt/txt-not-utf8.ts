import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const url = (byte: number): Uint8Array =>
  new Uint8Array([...new TextEncoder().encode('https://example.com/'), byte, 10])
const utf16 = (text: string): Uint8Array =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((char) => [char.charCodeAt(0), 0])])

export default defineRule({
  id: 'txt-not-utf8',
  scope: 'txt',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A text sitemap is UTF-8.',
  why: 'The protocol allows no other encoding. In another one a crawler reads other URLs than you have, or none.',
  sources: [
    cite(documents.protocol, 'Other Sitemap formats: Text file'),
    cite(documents.baidu, 'text format: UTF-8 or GBK, for Baidu alone'),
  ],
  knownAs: { google: ['Parsing error'], yandex: ['Ошибка префикса UTF-8'] },
  words: {
    message: 'The bytes {bytes} at byte offset {byte} are not UTF-8.',
    fix: 'Save the file as UTF-8, or percent-encode the URLs, which makes it plain ASCII.',
  },
  variants: {
    utf16: {
      message: 'The file is {encoding}.',
      fix: 'Save it as UTF-8. Windows PowerShell and some editors write UTF-16 unless told otherwise.',
    },
  },
  examples: () => ({
    good: [
      { file: url(0x61), path: 'sitemap.txt', shown: 'https://example.com/a' },
      { file: 'https://example.com/с\n', path: 'sitemap.txt' },
    ],
    bad: [
      { file: url(0xf1), path: 'sitemap.txt', shown: 'https://example.com/ and the byte F1 (ñ in Latin-1)' },
      { file: utf16('https://example.com/\n'), path: 'sitemap.txt', shown: 'a file that begins with FF FE' },
    ],
  }),
  check: {},
})
