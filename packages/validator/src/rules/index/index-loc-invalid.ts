import { charLength } from '../../facts/extensions.ts'
import { badPercentAt, illegalCharacter, judgeUrl } from '../../facts/url.ts'
import { showCode } from '../../read/faults.ts'
import { defineRule, type LocParts, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { indexFile } from '../example-parts.ts'

const MAX = 2047

export default defineRule({
  id: 'index-loc-invalid',
  scope: 'index',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every `<loc>` of an index is a complete http or https URL that RFC 3986 allows.',
  why: 'Crawlers do not resolve addresses against that of the index, so a sitemap whose URL is partial or wrong is never found.',
  sources: [
    cite(documents.protocol, 'Sitemap index XML tag definitions: loc; Entity escaping'),
    cite(documents.indexSchema, 'tLocSitemap'),
    cite(documents.uri, '3 Syntax Components'),
    cite(documents.googleReport, 'error list: Invalid URL in sitemap index file'),
  ],
  knownAs: {
    google: ['Invalid URL in sitemap index file: incomplete URL', 'Invalid URL'],
    yandex: ['Невалидный URL', 'Неправильный адрес страницы'],
  },
  words: {
    message: '"{loc}" is no complete URL: it does not begin with a scheme and a host.',
    fix: 'Write the whole URL of the sitemap, as in https://example.com/sitemap-1.xml.',
  },
  variants: {
    scheme: {
      message: 'The scheme of "{loc}" is neither http nor https.',
      fix: 'Write the URL under which the sitemap is served.',
    },
    host: {
      message: '"{loc}" has no host, or a port or address that cannot be one.',
      fix: 'Write the whole URL of the sitemap, as in https://example.com/sitemap-1.xml.',
    },
    percent: {
      message: 'The percent sign at "{found}" in the URL is not followed by two hexadecimal digits.',
      fix: 'Write %25 for a percent sign that stands for itself.',
    },
    character: {
      message: 'The character "{char}" ({code}) may not stand in a URL as it is.',
      fix: 'Percent-encode it; a space is %20.',
    },
    long: {
      message: 'The URL has {length} characters; {max} are allowed.',
      fix: 'Give the sitemap a shorter URL.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [
      indexFile('https://example.com/sitemap-1.xml'),
      indexFile('https://example.com/sitemap.xml?page=1&amp;lang=de'),
      indexFile(`https://example.com/${'x'.repeat(MAX - 20)}`),
      indexFile(''),
    ],
    bad: [
      indexFile('/sitemap-1.xml'),
      indexFile('sitemap-1.xml'),
      indexFile('//example.com/sitemap-1.xml'),
      indexFile('ftp://example.com/sitemap-1.xml'),
      indexFile('https:///sitemap-1.xml'),
      indexFile('https://example.com/sitemap%.xml'),
      indexFile('https://example.com/site map.xml'),
      indexFile(`https://example.com/${'x'.repeat(MAX - 19)}`),
    ],
  }),
  check: {
    entry: ({ url, loc }) => (url ? judge(url, loc!.at) : undefined),
  },
})

function judge(url: LocParts, at: number): Problem | undefined {
  const { value: loc } = url
  const fault = judgeUrl(url)
  switch (fault) {
    case 'empty':
      return undefined
    case 'scheme':
      return { at, params: { loc }, variant: 'scheme' }
    case 'host':
    case 'literal':
    case 'port':
      return { at, params: { loc }, variant: 'host' }
    case undefined:
      return judgeText(url, at)
    default:
      return { at, params: { loc } }
  }
}

function judgeText(url: LocParts, at: number): Problem | undefined {
  const { value: loc } = url
  const percent = badPercentAt(loc)
  if (percent !== -1)
    return { at, params: { loc, found: loc.slice(percent, percent + 3) }, variant: 'percent' }
  const illegal = illegalCharacter(url)
  if (illegal) {
    const code = showCode(illegal.char.codePointAt(0)!)
    return { at, params: { loc, char: illegal.char, code }, variant: 'character' }
  }
  const length = loc.length > MAX ? charLength(loc) : 0
  return length > MAX ? { at, params: { length, max: MAX }, variant: 'long' } : undefined
}
