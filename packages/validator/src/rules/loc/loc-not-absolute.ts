import { judgeUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-not-absolute',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A loc is a complete URL that begins with http:// or https://.',
  why: 'Nothing says against which address a crawler should resolve a partial one, so the entry is lost.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: loc'),
    cite(documents.faq, 'Do URLs in the Sitemap need to be completely specified?'),
    cite(documents.googleBuild, "Referenced URLs' properties"),
    cite(documents.uri, '4.3 Absolute URI'),
  ],
  knownAs: { google: ['Invalid URL'], yandex: ['Неправильный адрес страницы'] },
  words: {
    message: '"{loc}" is no complete URL: it has no scheme and no host.',
    fix: 'Write the whole URL, as in https://example.com/about. Most tools need the address of the site as an option for that.',
  },
  variants: {
    'root-relative': {
      message: '"{loc}" is only a path.',
      fix: 'Put the scheme and host of the site before it. Most tools need the address of the site as an option for that.',
    },
    'protocol-relative': {
      message: '"{loc}" has a host but no scheme.',
      fix: 'Write https: before it.',
    },
    'no-scheme': {
      message: '"{loc}" begins with a host; the scheme is missing.',
      fix: 'Write https:// before it.',
    },
    slashes: {
      message: 'The scheme of "{loc}" is not followed by two slashes, so the URL has no host.',
      fix: 'Write two slashes behind the colon.',
    },
  },
  kinds: ['urlset', 'text'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/about</loc></url>',
      '<url><loc>HTTPS://example.com</loc></url>',
      '<url><loc> https://example.com/ </loc></url>',
      '<url><loc>ftp://example.com/a</loc></url>',
      '<url><loc></loc></url>',
    ],
    bad: [
      '<url><loc>/about</loc></url>',
      '<url><loc>about.html</loc></url>',
      '<url><loc>//example.com/about</loc></url>',
      '<url><loc>www.example.com:8080/about</loc></url>',
      '<url><loc>https:/example.com/about</loc></url>',
    ],
  }),
  check: {
    loc(url) {
      const fault = judgeUrl(url)
      switch (fault) {
        case 'relative':
          return { params: { loc: url.value } }
        case 'root-relative':
        case 'protocol-relative':
        case 'no-scheme':
        case 'slashes':
          return { params: { loc: url.value }, variant: fault }
        default:
          return undefined
      }
    },
  },
})
