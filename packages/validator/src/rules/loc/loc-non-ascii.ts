import { encodeUtf8 } from '../../facts/normal-form.ts'
import { illegalCharacter, isWebUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-non-ascii',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'Characters beyond ASCII are percent-encoded in path and query.',
  why: 'The protocol asks for escaped URLs and allows the IRIs of RFC 3987 on the same page; Yandex reads both forms. Encoded, the URL is the same for every program.',
  sources: [
    cite(documents.protocol, 'Entity escaping'),
    cite(documents.iri, '3.1 Mapping of IRIs to URIs'),
    cite(documents.yandexSitemap, 'Cyrillic URLs'),
    cite(documents.googleUrls, 'Use percent encoding as necessary'),
  ],
  words: {
    message: 'The URL holds "{found}", which is not ASCII.',
    fix: 'Write it percent-encoded as UTF-8: {encoded}.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/%D1%81%D1%82</loc></url>',
      '<url><loc>https://пример.рф/</loc></url>',
      '<url><loc>/стр</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/стр</loc></url>',
      '<url><loc>https://example.com/?q=ä</loc></url>',
      '<url><loc>https://example.com/\u{1F31E}</loc></url>',
    ],
  }),
  check: {
    loc(url) {
      if (!/[^\0-\x7f]/.test(url.value)) return undefined
      const found =
        firstBeyondAscii(url.path) ?? firstBeyondAscii(url.query) ?? firstBeyondAscii(url.fragment)
      if (found === undefined || !isWebUrl(url)) return undefined
      // One that no URL may hold is an error of its own.
      if (found.includes(illegalCharacter(url)?.char ?? ' ')) return undefined
      return { params: { loc: url.value, found, encoded: encodeUtf8(found) } }
    },
  },
})

const firstBeyondAscii = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : /[^\0-\x7f]+/.exec(text)?.[0]
