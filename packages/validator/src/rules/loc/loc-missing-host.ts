import { judgeUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-missing-host',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A loc names a host, and a port only from 0 to 65535.',
  why: 'Without a host there is nothing to connect to. Browsers repair some of these URLs; crawlers report them.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: loc'),
    cite(documents.uri, '3.2.2 Host; 3.2.3 Port'),
    cite(documents.yandexErrors, 'Incorrect page address'),
  ],
  knownAs: { google: ['Invalid URL'], yandex: ['Неправильный адрес страницы'] },
  words: {
    message: '"{loc}" has no host between the slashes.',
    fix: 'Write the host of the site there; the option that holds the address of the site may be empty.',
  },
  variants: {
    literal: {
      message: 'The IP address of "{loc}" is none.',
      fix: 'Write an IPv6 address in full and between brackets, or better the name of the host.',
    },
    port: {
      message: 'The port "{port}" of "{loc}" is no number from 0 to 65535.',
      fix: 'Write the right port, or none.',
    },
  },
  kinds: ['urlset', 'text'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/a</loc></url>',
      '<url><loc>https://example.com:65535/a</loc></url>',
      '<url><loc>http://[2001:db8::1]/a</loc></url>',
    ],
    bad: [
      '<url><loc>https:///a</loc></url>',
      '<url><loc>https://?a=1</loc></url>',
      '<url><loc>https://example.com:65536/a</loc></url>',
      '<url><loc>https://example.com:port/a</loc></url>',
      '<url><loc>http://[2001:db8]/a</loc></url>',
    ],
  }),
  check: {
    loc(url) {
      const params = { loc: url.value }
      switch (judgeUrl(url)) {
        case 'host':
          return { params }
        case 'literal':
          return { params, variant: 'literal' }
        case 'port':
          return { params: { ...params, port: url.port }, variant: 'port' }
        default:
          return undefined
      }
    },
  },
})
