import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const TEXT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'
const bytes = (mark: number[], text: string, width: number): Uint8Array =>
  new Uint8Array([
    ...mark,
    ...[...text].flatMap((char) => [char.charCodeAt(0), ...new Array(width - 1).fill(0)]),
  ])

export default defineRule({
  id: 'xml-utf16-bom',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The file is not UTF-16 or UTF-32.',
  why: 'The protocol asks for UTF-8. Yandex names a byte-order mark of another encoding as an error; other engines see no XML at all.',
  sources: [
    cite(documents.protocol, 'XML tag definitions'),
    cite(documents.yandexErrors, 'UTF-8 prefix error'),
    cite(documents.sitemapr, '12.5, row about byte-order marks'),
  ],
  knownAs: { google: ['Parsing error'], yandex: ['Ошибка префикса UTF-8'] },
  words: {
    message: 'The file begins with the byte-order mark of {encoding}.',
    fix: 'Save the file as UTF-8. Windows PowerShell and some editors write UTF-16 unless told otherwise.',
  },
  variants: {
    'no-mark': {
      message: 'The file looks like {encoding}: every other byte is zero.',
      fix: 'Save the file as UTF-8. Windows PowerShell and some editors write UTF-16 unless told otherwise.',
    },
  },
  examples: () => ({
    good: [
      { file: TEXT },
      {
        file: bytes([0xef, 0xbb, 0xbf], TEXT, 1),
        shown: 'a file that begins with EF BB BF, the mark of UTF-8',
      },
    ],
    bad: [
      { file: bytes([0xff, 0xfe], TEXT, 2), shown: 'a file that begins with FF FE' },
      { file: bytes([0xff, 0xfe, 0, 0], TEXT, 4), shown: 'a file that begins with FF FE 00 00' },
      { file: bytes([], TEXT, 2), shown: 'a file that begins with 3C 00 75 00' },
    ],
  }),
  check: {},
})
