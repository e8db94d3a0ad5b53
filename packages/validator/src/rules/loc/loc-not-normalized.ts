import { isNormal, removeDotSegments, tidyEscapes } from '../../facts/normal-form.ts'
import { badPercentAt, isWebUrl } from '../../facts/url.ts'
import { defineRule, type LocParts, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-not-normalized',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A URL is written in its normal form.',
  why: 'Engines compare URLs with links and canonical addresses as they are written. Small letters in scheme and host, no default port, no dot segments and capital hexadecimal digits make equal URLs equal texts.',
  sources: [
    cite(documents.uri, '6.2.2 Syntax-Based Normalization; 6.2.3 Scheme-Based Normalization'),
    cite(documents.googleBuild, "Referenced URLs' properties"),
  ],
  words: {
    message: 'The URL is not in its normal form.',
    fix: 'Write {normal}, if that is how the page links to itself.',
  },
  variants: {
    'escaped-twice': {
      message: 'The URL holds "{found}" after XML escapes were undone, so it was probably escaped twice.',
      fix: 'Escape it once, where the file is written.',
    },
    'encoded-twice': {
      message: 'The URL holds "{found}", so it was probably percent-encoded twice.',
      fix: 'Encode it once. %25 stands for a percent sign of the address itself.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/b</loc></url>',
      '<url><loc>https://example.com/%D1%81?a=1&amp;b=%25</loc></url>',
      '<url><loc>https://example.com</loc></url>',
      '<url><loc>https://example.com/стр/.well-known/a..b</loc></url>',
      '<url><loc>https://example.com/100%25-off</loc></url>',
      '<url><loc>https://example.com:8443/</loc></url>',
    ],
    bad: [
      '<url><loc>https://EXAMPLE.com/</loc></url>',
      '<url><loc>https://example.com:443/</loc></url>',
      '<url><loc>https://example.com/a/../b</loc></url>',
      '<url><loc>https://example.com/%7euser</loc></url>',
      '<url><loc>https://example.com/?a=%d1%81</loc></url>',
      '<url><loc>https://example.com/?a=1&amp;amp;b=2</loc></url>',
      '<url><loc>https://example.com/%25D1%2581</loc></url>',
    ],
  }),
  check: (file) => ({
    loc(url): Problem | undefined {
      const { value } = url
      if (!isWebUrl(url)) return undefined
      // In a text sitemap a single escape is one too many, which txt-entity-escaped says.
      const entity =
        file.kind === 'text' || !value.includes('&') ? null : /&(?:amp|#0*38|#x0*26);/i.exec(value)
      if (entity) return { params: { loc: value, found: entity[0] }, variant: 'escaped-twice' }
      if (isNormal(url)) return undefined
      const triplet = /%25[0-9a-f]{2}/i.exec(value)
      if (triplet) return { params: { loc: value, found: triplet[0] }, variant: 'encoded-twice' }
      if (badPercentAt(value) !== -1) return undefined
      const normal = tidy(url)
      return normal === value ? undefined : { params: { loc: value, normal } }
    },
  }),
})

/** The URL as RFC 3986 normalises it, but for what other rules speak of: characters beyond ASCII and an empty path. */
function tidy({ scheme, userinfo, host, origin, port, path, query, fragment }: LocParts): string {
  const user = userinfo === '' ? '' : `${userinfo}@`
  const shownPort = port !== '' && origin.endsWith(`:${port}`) ? `:${port}` : ''
  const search = query === undefined ? '' : `?${tidyEscapes(query)}`
  const hash = fragment === undefined ? '' : `#${tidyEscapes(fragment)}`
  const front = `${scheme.toLowerCase()}://${user}${host.toLowerCase()}${shownPort}`
  return front + removeDotSegments(tidyEscapes(path)) + search + hash
}
