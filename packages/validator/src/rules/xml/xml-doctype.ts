import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const after = (doctype: string) => ({
  file: `<?xml version="1.0" encoding="UTF-8"?>${doctype}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>`,
})

export default defineRule({
  id: 'xml-doctype',
  scope: 'xml',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'The file has no DOCTYPE.',
  why: 'A sitemap needs none. Entities of a DOCTYPE are the usual way to attack readers of XML, so careful ones ignore it or refuse the file.',
  sources: [cite(documents.xml, '2.8 Prolog and Document Type Declaration; 4.2 Entity Declarations')],
  words: { message: 'The file has a DOCTYPE.', fix: 'Remove it.' },
  variants: {
    entities: {
      message: 'The file has a DOCTYPE that declares entities; they are neither fetched nor expanded.',
      fix: 'Remove it, and write the text of the entities where they are used.',
    },
  },
  examples: () => ({
    good: [after(''), after('<!-- <!DOCTYPE urlset> -->')],
    bad: [
      after('<!DOCTYPE urlset>'),
      after('<!DOCTYPE urlset SYSTEM "https://example.com/sitemap.dtd">'),
      after('<!DOCTYPE urlset [<!ENTITY a "b">]>'),
      after('<!DOCTYPE urlset [<!ENTITY % a SYSTEM "file:///etc/passwd"> %a;]>'),
    ],
  }),
  check: {},
})
