import { isWebUrl } from '../../facts/url.ts'
import {
  defineRule,
  type ExampleFile,
  type FileContext,
  type LocParts,
  type Problem,
  type Visitor,
} from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const listing = (url: string | undefined, ...locs: string[]): ExampleFile => ({
  file: locs.join('\n'),
  path: 'sitemap.txt',
  url,
})

export default defineRule({
  id: 'loc-scheme-mismatch',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'All URLs have the scheme under which the sitemap is served.',
  why: 'The protocol demands it. After a move to https the sitemap is often forgotten: engines then drop the URLs or follow a redirect for each.',
  sources: [
    cite(documents.protocol, 'Sitemap file location'),
    cite(documents.googleReport, 'error list: URL not allowed'),
  ],
  knownAs: {
    google: ['URL not allowed'],
    yandex: ['Некорректный URL (не соответствует расположению файла Sitemap)'],
  },
  words: {
    message: 'The URL begins with {scheme}, the address of the sitemap with {own}.',
    fix: 'Write {own}; the option that holds the address of the site may still have the other one.',
  },
  variants: {
    mixed: {
      message: 'The file lists URLs with {own} and, from here on, with {scheme} ({count}) for one host.',
      fix: 'Write the scheme under which the site is served, in all of them.',
    },
  },
  kinds: ['urlset', 'text'],
  examples: () => ({
    good: [
      listing(undefined, 'https://example.com/', 'HTTPS://example.com/a'),
      listing('https://example.com/sitemap.txt', 'https://example.com/'),
      listing('https://example.com/sitemap.txt', 'http://example.net/'),
    ],
    bad: [
      listing(undefined, 'http://example.com/', 'https://example.com/a'),
      listing('https://example.com/sitemap.txt', 'http://example.com/', 'http://example.com/a'),
    ],
  }),
  check: (file) => (file.url ? againstFile(file, file.url) : againstFirst(file)),
})

const schemeOf = ({ scheme }: LocParts): string =>
  scheme === 'https' || scheme === 'http' ? scheme : scheme.toLowerCase()

/** A URL on another host is the business of loc-host-mismatch. */
const againstFile = (file: FileContext, own: LocParts): Visitor => ({
  loc(url) {
    const scheme = schemeOf(url)
    if (scheme === schemeOf(own) || url.asciiHost !== own.asciiHost || !isWebUrl(url)) return undefined
    const severity = file.crossSubmitted(url.asciiHost) ? 'info' : undefined
    return { params: { scheme: `${scheme}:`, own: `${schemeOf(own)}:` }, severity }
  },
})

/** A URL on another host than the first is the business of loc-hosts-mixed. */
function againstFirst(file: FileContext): Visitor {
  let first: LocParts | undefined
  let problem: Problem | undefined
  let count = 0
  return {
    loc(url, at, entry) {
      const other = first !== undefined && schemeOf(url) !== schemeOf(first)
      if ((first && !other) || !isWebUrl(url)) return
      first ??= url
      if (!other || url.asciiHost !== first.asciiHost) return
      count++
      problem ??= {
        place: file.locate(at),
        entry,
        loc: url.value,
        variant: 'mixed',
        params: { scheme: `${schemeOf(url)}:`, own: `${schemeOf(first)}:` },
      }
    },
    end: () => problem && { ...problem, params: { ...problem.params, count } },
  }
}
