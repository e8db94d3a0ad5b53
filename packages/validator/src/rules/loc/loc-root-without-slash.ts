import { isWebUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-root-without-slash',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'The URL of a home page ends with a slash.',
  why: 'With and without it the request is the same, but the two texts are not: the canonical link of the page has one of them.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: loc'),
    cite(documents.faq, 'Do URLs in the Sitemap need to be completely specified?'),
    cite(documents.uri, '6.2.3 Scheme-Based Normalization'),
  ],
  words: {
    message: 'The URL "{loc}" has no path.',
    fix: 'Write a slash behind the host.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      '<url><loc>https://example.com/a</loc></url>',
      '<url><loc>https://</loc></url>',
    ],
    bad: ['<url><loc>https://example.com</loc></url>', '<url><loc>https://example.com?a=1</loc></url>'],
  }),
  check: {
    loc: (url) => (url.path === '' && isWebUrl(url) ? { params: { loc: url.value } } : undefined),
  },
})
