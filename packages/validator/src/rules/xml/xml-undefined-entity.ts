import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'xml-undefined-entity',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The only named entities are `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&apos;`.',
  why: 'The names of HTML, such as `&nbsp;`, mean nothing in XML, and readers stop at them.',
  sources: [cite(documents.xml, '4.1 WFC: Entity Declared'), cite(documents.protocol, 'Entity escaping')],
  knownAs: { google: ['Parsing error'], yandex: ['Невалидный XML'] },
  words: {
    message: 'The entity `&{name};` is not defined in XML.',
    fix: 'Write the character itself in UTF-8, or its number; in a URL, its percent-encoded bytes.',
  },
  variants: {
    'not-expanded': {
      message: 'The entity `&{name};` comes from the DOCTYPE, and readers of sitemaps do not expand those.',
      fix: 'Write the text of the entity in its place, and remove the DOCTYPE.',
    },
  },
  examples: () => ({
    good: [
      '<url><loc>https://example.com/a%C2%A0b</loc></url>',
      '<url><loc>https://example.com/&#x61;&amp;&lt;&gt;&quot;&apos;</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/a&nbsp;b</loc></url>',
      {
        file: '<!DOCTYPE urlset [<!ENTITY home "https://example.com/">]><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>&home;</loc></url></urlset>',
      },
    ],
  }),
  check: {},
})
