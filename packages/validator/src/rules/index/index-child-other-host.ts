import { isWebUrl } from '../../facts/url.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index } from '../example-parts.ts'

const listing = (loc: string, more: Partial<ExampleFile> = {}): ExampleFile => ({
  file: index(loc),
  url: 'https://example.com/sitemap.xml',
  ...more,
})

export default defineRule({
  id: 'index-child-other-host',
  scope: 'index',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'An index lists sitemaps of its own site: same scheme, host and port.',
  why: 'The protocol lets an index speak for its own site only. Engines skip the other sitemaps, unless the sites are verified for one owner or name the index in robots.txt.',
  sources: [
    cite(documents.protocol, 'Using Sitemap index files, note'),
    cite(documents.googleIndex, 'Sitemap index best practices'),
  ],
  knownAs: {
    google: ['URL not allowed', 'Path mismatch: missing www', 'Path mismatch: includes www'],
    yandex: ['Некорректный URL (не соответствует расположению файла Sitemap)'],
  },
  words: {
    message: 'The sitemap is on {origin}, the index on {own}.',
    fix: 'Serve the sitemap from the site of the index, or name it in the robots.txt of {origin} instead and set crossSubmit.',
  },
  variants: {
    scheme: {
      message: 'The URL of the sitemap begins with {origin}, that of the index with {own}.',
      fix: 'Write the scheme under which the site is served.',
    },
  },
  needs: ['url'],
  examples: () => ({
    good: [
      listing('https://example.com/sitemap-1.xml'),
      listing('https://example.com:443/sitemap-1.xml'),
      listing('/sitemap-1.xml'),
    ],
    bad: [
      listing('https://cdn.example.net/sitemap-1.xml'),
      listing('https://www.example.com/sitemap-1.xml'),
      listing('http://example.com/sitemap-1.xml'),
      listing('https://example.com:8443/sitemap-1.xml'),
      listing('https://example.net/sitemap-1.xml', { settings: { crossSubmit: true } }),
    ],
  }),
  check: (file) => {
    const own = file.url!
    return {
      entry({ url, loc }) {
        if (!url || url.origin === own.origin || !isWebUrl(url)) return undefined
        const scheme =
          url.asciiHost === own.asciiHost && url.scheme.toLowerCase() !== own.scheme.toLowerCase()
        return {
          at: loc!.at,
          params: { origin: url.origin, own: own.origin },
          variant: scheme ? 'scheme' : undefined,
          severity: file.crossSubmitted(url.asciiHost) ? 'info' : undefined,
        }
      },
    }
  },
})
