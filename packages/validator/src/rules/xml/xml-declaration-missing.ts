import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const TEXT =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>'

export default defineRule({
  id: 'xml-declaration-missing',
  scope: 'xml',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'The file begins with an XML declaration.',
  why: 'XML recommends the declaration and takes UTF-8 for granted without it, so nothing breaks.',
  sources: [cite(documents.xml, '2.8 Prolog and Document Type Declaration')],
  words: {
    message: 'The file has no XML declaration.',
    fix: 'Write <?xml version="1.0" encoding="UTF-8"?> as its very first characters.',
  },
  examples: () => ({
    good: [
      { file: `<?xml version="1.0"?>${TEXT}` },
      { file: `\ufeff<?xml version="1.0" encoding="UTF-8"?>${TEXT}` },
    ],
    bad: [{ file: TEXT }, { file: `<?xml-stylesheet href="a.xsl"?>${TEXT}` }],
  }),
  check: {},
})
