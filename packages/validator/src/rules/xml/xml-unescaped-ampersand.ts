import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'xml-unescaped-ampersand',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every ampersand of text and attributes is written `&amp;`.',
  why: 'XML takes a bare ampersand for the beginning of an entity. Nearly every reader stops there, so all pages behind the first such URL are lost.',
  sources: [
    cite(documents.protocol, 'Entity escaping'),
    cite(documents.faq, 'How do I represent URLs in the Sitemap?'),
    cite(documents.googleBuild, 'Additional notes about XML sitemaps'),
    cite(documents.xml, '2.4 Character Data and Markup'),
  ],
  knownAs: { google: ['Parsing error', 'Invalid URL'], yandex: ['Невалидный XML'] },
  words: {
    message: 'A bare ampersand at "{found}" is not escaped.',
    fix: 'Write &amp; for it. XML libraries do that by themselves; templates need their filter for XML escaping.',
  },
  examples: () => ({
    good: [
      '<url><loc>https://example.com/?a=1&amp;b=2</loc></url>',
      '<url><loc>https://example.com/?a=1&#38;b=2</loc></url>',
      '<url><loc><![CDATA[https://example.com/?a=1&b=2]]></loc></url>',
      '<!-- a & b --><url><loc>https://example.com/</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/?a=1&b=2</loc></url>',
      '<url><loc>https://example.com/burger-&-fries</loc></url>',
      '<url><loc>https://example.com/?a=1&amp</loc></url>',
      '<url><loc>https://example.com/</loc><xhtml:link rel="alternate" hreflang="de" href="https://example.com/?l=de&x=1"/></url>',
    ],
  }),
  check: {},
})
