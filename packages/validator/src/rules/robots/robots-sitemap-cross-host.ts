import { isSitemapRecord } from '../../facts/robots.ts'
import { isWebUrl } from '../../facts/url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'robots-sitemap-cross-host',
  scope: 'robots',
  severity: 'info',
  engine: ['yandex'],
  tier: 'core',
  summary: 'The sitemaps that robots.txt names lie on its own host.',
  why: 'The protocol and Google allow another host: the line is the proof that the sitemap may speak for this one. Yandex takes only sitemaps of the domain whose pages they list.',
  sources: [
    cite(documents.yandexSitemap, 'File requirements'),
    cite(documents.protocol, 'Sitemaps & Cross Submits'),
    cite(documents.googleRobots, 'sitemap'),
    cite(documents.googleBuild, 'cross-submission with robots.txt'),
  ],
  words: {
    message:
      'This robots.txt of {host} names a sitemap on another host, {other}, which Yandex does not take.',
    fix: 'Serve a copy of the sitemap on {host} if Yandex matters; for other engines nothing has to change.',
  },
  needs: ['url'],
  examples: () => ({
    good: [
      {
        file: 'Sitemap: https://example.com/s.xml\nSitemap: http://example.com/t.xml\n',
        path: 'robots.txt',
        url: 'https://example.com/robots.txt',
      },
    ],
    bad: [
      {
        file: 'Sitemap: https://cdn.example.net/s.xml\n',
        path: 'robots.txt',
        url: 'https://example.com/robots.txt',
      },
    ],
  }),
  check: (file) => ({
    robots(line) {
      if (!isSitemapRecord(line)) return undefined
      const url = takeApart(line.value)
      const host = file.url!.asciiHost
      if (!isWebUrl(url) || url.asciiHost === host) return undefined
      return { at: line.valueAt, params: { host, other: url.asciiHost } }
    },
  }),
})
