import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const around = (byte: number): Uint8Array =>
  new Uint8Array([
    ...new TextEncoder().encode(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/',
    ),
    byte,
    ...new TextEncoder().encode('</loc></url></urlset>'),
  ])

export default defineRule({
  id: 'xml-not-utf8',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The bytes of the file are UTF-8.',
  why: 'The protocol allows no other encoding. Readers stop at the first wrong byte, or read other URLs than you have.',
  sources: [
    cite(documents.protocol, 'XML tag definitions; Entity escaping'),
    cite(documents.faq, 'Does it matter which character encoding method I use to generate my Sitemap files?'),
    cite(documents.googleBuild, 'Sitemap file encoding and location'),
  ],
  knownAs: { google: ['Parsing error'], yandex: ['Невалидный XML'] },
  words: {
    message: 'The bytes {bytes} at byte offset {byte} are not UTF-8.',
    fix: 'Save the file as UTF-8. Often a single value was copied from a source in another encoding.',
  },
  examples: () => ({
    good: [
      '<url><loc>https://example.com/%D1%81</loc></url>',
      '<url><loc>https://example.com/с</loc></url>',
      { file: around(0x61), shown: 'the byte 61 in a loc' },
    ],
    bad: [{ file: around(0xf1), shown: 'the byte F1 (ñ in Latin-1) in a loc' }],
  }),
  check: {},
})
