import { isWebUrl } from '../../facts/url.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const listing = (loc: string, url: string, settings: ExampleFile['settings'] = {}): ExampleFile => ({
  file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${loc}</loc></url></urlset>`,
  url,
  settings,
})

export default defineRule({
  id: 'loc-host-mismatch',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every URL is on the host that serves the sitemap.',
  why: 'The protocol lets a sitemap speak for its own host only; www and other subdomains are hosts of their own. Engines drop the URLs, unless the robots.txt of the other host names this sitemap.',
  sources: [
    cite(documents.protocol, 'intro; Sitemap file location; Sitemaps & Cross Submits'),
    cite(documents.googleBuild, 'How to cross-submit sitemaps'),
    cite(documents.yandexSitemap, 'only the domain of the file'),
    cite(documents.googleReport, 'error list: URL not allowed'),
  ],
  knownAs: {
    google: ['URL not allowed', 'Path mismatch: missing www', 'Path mismatch: includes www'],
    yandex: ['Некорректный URL (не соответствует расположению файла Sitemap)'],
  },
  words: {
    message: 'The URL is on {host}, the sitemap on {own}.',
    fix: 'List it in a sitemap on {host}, or let the robots.txt of {host} name this sitemap and set crossSubmit.',
  },
  variants: {
    www: {
      message: 'The URL is on {host}, the sitemap on {own}: with and without www are two hosts.',
      fix: 'Write the host under which the site is served, in the sitemap and in the address that you give for it.',
    },
  },
  needs: ['url'],
  kinds: ['urlset', 'text'],
  examples: () => ({
    good: [
      listing('https://example.com/', 'https://example.com/sitemap.xml'),
      listing('https://EXAMPLE.com/', 'https://example.com/sitemap.xml'),
      listing('https://xn--e1afmkfd.xn--p1ai/', 'https://пример.рф/sitemap.xml'),
      listing('/about', 'https://example.com/sitemap.xml'),
    ],
    bad: [
      listing('https://example.com/', 'https://www.example.com/sitemap.xml'),
      listing('https://shop.example.com/', 'https://example.com/sitemap.xml'),
      listing('https://example.net/', 'https://example.com/sitemap.xml', { crossSubmit: ['example.net'] }),
    ],
  }),
  check: (file) => {
    const own = file.url!.asciiHost
    return {
      loc(url) {
        const host = url.asciiHost
        if (host === own || !isWebUrl(url)) return undefined
        const www = host === `www.${own}` || own === `www.${host}`
        const severity = file.crossSubmitted(host) ? 'info' : undefined
        return { params: { host, own }, variant: www ? 'www' : undefined, severity }
      },
    }
  },
})
