import { distanceOf } from '../../facts/nearest.ts'
import { isSitemapRecord } from '../../facts/robots.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'robots-sitemap-misspelled',
  scope: 'robots',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'The line that names a sitemap begins with Sitemap.',
  why: 'RFC 9309 lets crawlers understand common misspellings, but none has to.',
  sources: [
    cite(documents.robotsRfc, '2.2.4 Other Records'),
    cite(documents.protocol, 'Specifying the Sitemap location in your robots.txt file'),
  ],
  words: {
    message: 'This line begins with "{field}"; Sitemap was probably meant.',
    fix: 'Begin the line with Sitemap.',
  },
  examples: () => ({
    good: [
      { file: 'sItEmAp: https://example.com/sitemap.xml\n', path: 'robots.txt' },
      { file: 'User-agent: *\nSite: https://example.com/\n', path: 'robots.txt' },
    ],
    bad: [
      { file: 'User-agent: *\nSite-map: https://example.com/sitemap.xml\n', path: 'robots.txt' },
      { file: 'User-agent: *\nSitemaps: https://example.com/sitemap.xml\n', path: 'robots.txt' },
    ],
  }),
  check: {
    robots(line) {
      if (isSitemapRecord(line) || distanceOf(line.field.toLowerCase(), 'sitemap') > 2) return undefined
      return { params: { field: line.field } }
    },
  },
})
