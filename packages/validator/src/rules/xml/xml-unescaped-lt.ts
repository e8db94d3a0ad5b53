import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'xml-unescaped-lt',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A less-than sign that opens no markup is written `&lt;`.',
  why: 'XML takes it for the beginning of a tag, and readers stop there.',
  sources: [
    cite(documents.protocol, 'Entity escaping'),
    cite(documents.xml, '2.4 Character Data and Markup'),
    cite(documents.xml, '3.1 WFC: No < in Attribute Values'),
  ],
  knownAs: { google: ['Parsing error'], yandex: ['Невалидный XML'] },
  words: {
    message: 'The less-than sign at "{found}" opens no markup and is not escaped.',
    fix: 'Write &lt; for it; in a URL write %3C.',
  },
  examples: () => ({
    good: [
      '<url><loc>https://example.com/?a=%3Cb</loc></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc><image:title>1 &lt; 2</image:title></image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/?a=< b</loc></url>',
      '<url><loc>https://example.com/</loc><xhtml:link rel="alternate" hreflang="de" href="https://example.com/<de>"/></url>',
    ],
  }),
  check: {},
})
