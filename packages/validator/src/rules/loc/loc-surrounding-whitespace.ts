import { defineRule, type Problem, type Value } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-surrounding-whitespace',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'A URL stands in its element, or on its line, without white space around it.',
  why: 'The schema lets readers cut it off, and most do. A few take it for a part of the address.',
  sources: [
    cite(documents.sitemapSchema, 'tLoc, base xsd:anyURI'),
    cite(documents.googleVideo, 'example with line breaks around a URL'),
    cite(documents.googleBuild, "Referenced URLs' properties"),
  ],
  words: {
    message: 'White space stands around the URL.',
    fix: 'Write the URL directly between the tags.',
  },
  variants: {
    line: { message: 'White space stands around the URL.', fix: 'Write the URL alone on its line.' },
  },
  kinds: ['urlset', 'index', 'text', 'rss', 'atom'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url>\n  <loc>https://example.com/</loc>\n</url>',
      '<url><loc> </loc></url>',
      { file: 'https://example.com/\r\nhttps://example.com/a', path: 'sitemap.txt' },
    ],
    bad: [
      '<url><loc>\n  https://example.com/\n</loc></url>',
      '<url><loc>https://example.com/ </loc></url>',
      { file: ' https://example.com/ \n', path: 'sitemap.txt' },
      {
        file: '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc> https://example.com/s.xml</loc></sitemap></sitemapindex>',
      },
    ],
  }),
  check: {
    entry: ({ loc }) => loc && judge(loc),
    item: ({ link }) => link && judge(link),
    line({ text, url }) {
      return url && text !== url.value ? { variant: 'line' } : undefined
    },
  },
})

const judge = ({ text, value, at }: Value): Problem | undefined =>
  value !== '' && text !== value ? { at } : undefined
