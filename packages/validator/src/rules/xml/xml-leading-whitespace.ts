import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const TEXT =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>'

export default defineRule({
  id: 'xml-leading-whitespace',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Nothing stands before the XML declaration.',
  why: 'The declaration is one only as the very first characters. With a blank line before it Google reports an error and strict readers refuse the file.',
  sources: [
    cite(documents.xml, '2.8 Prolog and Document Type Declaration'),
    cite(documents.googleReport, 'error list: Leading whitespace'),
  ],
  knownAs: { google: ['Leading whitespace'], yandex: ['Невалидный XML'] },
  words: {
    message: 'White space stands before the XML declaration.',
    fix: 'Let the file begin with <?xml. Look for blank lines outside the code of the template, a theme or a plugin.',
  },
  variants: {
    text: {
      message: '"{found}" stands before the XML declaration.',
      fix: 'Let the file begin with <?xml. Look for what the script prints first: a warning, a notice, a debug line.',
    },
  },
  examples: () => ({
    good: [{ file: TEXT }, { file: `\ufeff${TEXT}` }, { file: `\n${TEXT.slice(TEXT.indexOf('<urlset'))}` }],
    bad: [
      { file: `\n${TEXT}` },
      { file: ` ${TEXT}` },
      { file: `\ufeff\n${TEXT}` },
      { file: `<b>Notice</b>: no such key\n${TEXT}` },
    ],
  }),
  check: {},
})
