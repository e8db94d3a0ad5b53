import { judgeUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-scheme-unsupported',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The scheme of a loc is http or https.',
  why: 'A sitemap lists pages under the protocol that serves the sitemap. Mail addresses, scripts and files are no pages.',
  sources: [
    cite(documents.protocol, 'Sitemap file location'),
    cite(documents.protocol, 'XML tag definitions: loc'),
  ],
  knownAs: { google: ['Invalid URL', 'URL not allowed'], yandex: ['Неправильный адрес страницы'] },
  words: {
    message: 'The scheme of "{loc}" is {scheme}; only http and https lead to pages.',
    fix: 'Remove the entry, or write the URL under which the page is served.',
  },
  kinds: ['urlset', 'text'],
  skipPlain: true,
  examples: () => ({
    good: ['<url><loc>https://example.com/a</loc></url>', '<url><loc>HTTP://example.com/a</loc></url>'],
    bad: [
      '<url><loc>ftp://example.com/a</loc></url>',
      '<url><loc>mailto:info@example.com</loc></url>',
      '<url><loc>javascript:void(0)</loc></url>',
      '<url><loc>tel:123456</loc></url>',
    ],
  }),
  check: {
    loc(url) {
      if (judgeUrl(url) !== 'scheme') return undefined
      return { params: { loc: url.value, scheme: url.value.slice(0, url.value.indexOf(':')) } }
    },
  },
})
