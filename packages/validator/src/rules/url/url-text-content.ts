import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'url-text-content',
  scope: 'url',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Text stands inside loc, lastmod and the like, never beside them.',
  why: 'Lists and entries consist of elements only. Text between them is usually the rest of a tag that a template broke, and what it should have said is lost.',
  sources: [
    cite(documents.sitemapSchema, 'urlset and tUrl are not mixed content'),
    cite(documents.indexSchema, 'sitemapindex and tSitemap are not mixed content'),
  ],
  knownAs: { google: ['Invalid XML tag'] },
  words: {
    message: 'The text "{text}" stands between the elements.',
    fix: 'Remove it, or put it into the element that it belongs to.',
  },
  kinds: ['urlset', 'index'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url>\n<loc>https://example.com/</loc>\n</url>',
      '<url><!-- home --><loc>https://example.com/</loc></url>',
    ],
    bad: [
      '<url>home <loc>https://example.com/</loc></url>',
      '<url><loc>https://example.com/</loc></url>,<url><loc>https://example.com/b</loc></url>',
    ],
  }),
  check: {
    strayText: ({ value, at }) => ({ at, params: { text: value } }),
    entry: ({ strayText }) => strayText && { at: strayText.at, params: { text: strayText.value } },
  },
})
