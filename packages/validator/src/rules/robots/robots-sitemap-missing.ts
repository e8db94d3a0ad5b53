import { distanceOf } from '../../facts/nearest.ts'
import { isSitemapRecord } from '../../facts/robots.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'robots-sitemap-missing',
  scope: 'robots',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'robots.txt names the sitemap.',
  why: 'A Sitemap line is how engines without a console of their own, and those where the site is not registered, learn of the sitemap.',
  sources: [
    cite(documents.protocol, 'Informing search engine crawlers'),
    cite(documents.bingPing, 'Trusted ways'),
  ],
  words: {
    message: 'This robots.txt has no Sitemap line.',
    fix: 'Add a line such as Sitemap: https://example.com/sitemap.xml; it may stand anywhere in the file.',
  },
  examples: () => ({
    good: [
      { file: 'User-agent: *\nAllow: /\nSitemap: https://example.com/sitemap.xml\n', path: 'robots.txt' },
      { file: 'SITEMAP:https://example.com/sitemap.xml', path: 'robots.txt' },
    ],
    bad: [
      { file: 'User-agent: *\nAllow: /\n', path: 'robots.txt' },
      { file: '', path: 'robots.txt' },
      { file: 'User-agent: *\n# Sitemap: https://example.com/sitemap.xml\n', path: 'robots.txt' },
    ],
  }),
  check: () => {
    let named = false
    return {
      robots(line) {
        // A misspelt line is robots-sitemap-misspelled: one fault, one finding.
        named ||= isSitemapRecord(line) || distanceOf(line.field.toLowerCase(), 'sitemap') <= 2
      },
      end: ({ truncated }) => (named || truncated ? undefined : {}),
    }
  },
})
