import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const declaring = (version: string) => ({
  file: `<?xml version="${version}" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>`,
})

export default defineRule({
  id: 'xml-declaration-version',
  scope: 'xml',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'The XML declaration says version 1.0.',
  why: 'Later versions are legal and gain nothing; many readers know only 1.0.',
  sources: [
    cite(documents.protocol, 'sample sitemaps'),
    cite(documents.xml, '2.8 Prolog and Document Type Declaration'),
  ],
  words: {
    message: 'The XML declaration says version {version}.',
    fix: 'Write version="1.0".',
  },
  examples: () => ({ good: [declaring('1.0')], bad: [declaring('1.1')] }),
  check: {},
})
