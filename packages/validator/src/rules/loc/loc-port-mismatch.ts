import { isWebUrl } from '../../facts/url.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const listing = (url: string, loc: string): ExampleFile => ({ file: loc, path: 'sitemap.txt', url })

export default defineRule({
  id: 'loc-port-mismatch',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every URL has the port under which the sitemap is served.',
  why: 'The protocol says that a port in the address of the sitemap must stand in each URL too.',
  sources: [cite(documents.protocol, 'Sitemap file location')],
  knownAs: {
    google: ['URL not allowed'],
    yandex: ['Некорректный URL (не соответствует расположению файла Sitemap)'],
  },
  words: {
    message: 'The URL is on port {port}, the sitemap on port {own}.',
    fix: 'Write the port under which the site is served: none for 80 with http and 443 with https.',
  },
  needs: ['url'],
  kinds: ['urlset', 'text'],
  examples: () => ({
    good: [
      listing('https://example.com:8443/sitemap.txt', 'https://example.com:8443/a'),
      listing('https://example.com/sitemap.txt', 'https://example.com:443/a'),
      listing('https://example.com/sitemap.txt', 'https://example.com:/a'),
      listing('https://example.com/sitemap.txt', 'http://example.com:8080/a'),
    ],
    bad: [
      listing('https://example.com:8443/sitemap.txt', 'https://example.com/a'),
      listing('https://example.com/sitemap.txt', 'https://example.com:8443/a'),
    ],
  }),
  check: (file) => {
    const own = file.url!
    return {
      loc(url) {
        // Another scheme or host is the business of other rules.
        if (url.origin === own.origin || url.asciiHost !== own.asciiHost || !isWebUrl(url)) return undefined
        const scheme = url.scheme.toLowerCase()
        if (scheme !== own.scheme.toLowerCase()) return undefined
        const usual = scheme === 'https' ? '443' : '80'
        return { params: { port: url.port || usual, own: own.port || usual } }
      },
    }
  },
})
