import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'xml-unescaped-quote-or-gt',
  scope: 'xml',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'Apostrophes, quotation marks and greater-than signs in text are escaped too.',
  why: 'The protocol asks for all five escapes. XML asks for two, and no reader can see whether these three were escaped, so nothing is lost.',
  sources: [
    cite(documents.protocol, 'Entity escaping, table of five characters'),
    cite(documents.xml, '2.4 Character Data and Markup'),
  ],
  words: {
    message: 'The text of `<{element}>` has {found} as it is, where the protocol asks for an entity.',
    fix: 'Write &apos; &quot; or &gt; for it; readers of XML understand both.',
  },
  examples: () => ({
    good: [
      '<url><loc>https://example.com/it&apos;s</loc></url>',
      "<url><loc>https://example.com/</loc><xhtml:link rel='alternate' hreflang='de' href='https://example.com/de'/></url>",
    ],
    bad: ["<url><loc>https://example.com/it's</loc></url>"],
  }),
  check: {},
})
