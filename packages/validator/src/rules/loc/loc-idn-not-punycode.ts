import { isWebUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-idn-not-punycode',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'An internationalised host is written in its ASCII form.',
  why: 'RFC 3987 allows the name as people read it, and the checker of Yandex takes it. Requests are made with the ASCII form, which every program understands.',
  sources: [
    cite(documents.idna, 'ToASCII'),
    cite(documents.iri, '3.1 Mapping of IRIs to URIs'),
    cite(documents.sitemapr, '12.5, row about internationalised hosts'),
  ],
  words: {
    message: 'The host {host} is not ASCII.',
    fix: 'Write {ascii}.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://xn--e1afmkfd.xn--p1ai/</loc></url>',
      '<url><loc>https://example.com/пример.рф</loc></url>',
    ],
    bad: ['<url><loc>https://пример.рф/</loc></url>', '<url><loc>https://müller.example/</loc></url>'],
  }),
  check: {
    loc(url) {
      if (isAscii(url.host) || !isWebUrl(url)) return undefined
      return isAscii(url.asciiHost) ? { params: { host: url.host, ascii: url.asciiHost } } : undefined
    },
  },
})

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)
