import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const TEXT =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>'

export default defineRule({
  id: 'xml-content-after-root',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Behind the end tag of the root stand only white space, comments and instructions.',
  why: 'An XML file has one root element. What follows it is lost, and strict readers refuse the file.',
  sources: [
    cite(documents.xml, '2.1 Well-Formed XML Documents'),
    cite(documents.protocol, 'The Sitemap must begin with an opening and end with a closing urlset tag'),
  ],
  knownAs: { google: ['Parsing error'], yandex: ['Невалидный XML'] },
  words: {
    message: '"{found}" stands behind the end of the root element.',
    fix: 'End the file there. Look for two files written into one, for the rest of an older and longer file, or for output of the script.',
  },
  examples: () => ({
    good: [{ file: `${TEXT}\n<!-- end --><?note a?>\n` }],
    bad: [{ file: `${TEXT}x` }, { file: TEXT + TEXT }, { file: `${TEXT}</urlset>` }],
  }),
  check: {},
})
