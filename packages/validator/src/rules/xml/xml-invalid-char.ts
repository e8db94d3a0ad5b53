import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'xml-invalid-char',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The file holds only characters that XML allows.',
  why: 'Control characters and halves of surrogate pairs are forbidden in XML, even by number, and readers stop at them.',
  sources: [cite(documents.xml, '2.2 Characters'), cite(documents.xml, '4.1 WFC: Legal Character')],
  knownAs: { google: ['Parsing error'], yandex: ['Невалидный XML'] },
  words: {
    message: 'The character {code} is forbidden in XML.',
    fix: 'Remove it where the text comes from; in a URL, percent-encode it.',
  },
  variants: {
    reference: {
      message: 'The reference `{found}` stands for {code}, which is no character that XML allows.',
      fix: 'Remove it where the text comes from. For a character beyond U+FFFF write one reference, not those of its two surrogates.',
    },
  },
  examples: () => ({
    good: [
      '<url><loc>https://example.com/%01</loc></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc><image:title>&#x1F31E; \u{1F31E}&#9;</image:title></image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/&#1;</loc></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc><image:title>&#55356;&#57118;</image:title></image:image></url>',
      '<url><loc>https://example.com/\u000b</loc></url>',
      '<url><loc>https://example.com/\u0000</loc></url>',
      '<url><loc>https://example.com/\uffff</loc></url>',
    ],
  }),
  check: {},
})
