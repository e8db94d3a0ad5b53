import { badPercentAt, isWebUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-invalid-percent-encoding',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every percent sign of a URL is followed by two hexadecimal digits.',
  why: 'The protocol asks for URLs by RFC 3986. Servers answer such a URL with an error or take it for another.',
  sources: [
    cite(documents.protocol, 'Entity escaping'),
    cite(documents.faq, 'How do I represent URLs in the Sitemap?'),
    cite(documents.uri, '2.1 Percent-Encoding'),
  ],
  knownAs: { google: ['Invalid URL'], yandex: ['Неправильный адрес страницы'] },
  words: {
    message: 'The percent sign at "{found}" in the URL is not followed by two hexadecimal digits.',
    fix: 'Write %25 for a percent sign that stands for itself.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/100%25-off</loc></url>',
      '<url><loc>https://example.com/%d1%81</loc></url>',
      '<url><loc>/100%</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/100%-off</loc></url>',
      '<url><loc>https://example.com/%zz</loc></url>',
      '<url><loc>https://example.com/?a=5%</loc></url>',
    ],
  }),
  check: {
    loc(url) {
      if (!url.value.includes('%')) return undefined
      const at = badPercentAt(url.value)
      if (at === -1 || !isWebUrl(url)) return undefined
      return { params: { loc: url.value, found: url.value.slice(at, at + 3) } }
    },
  },
})
