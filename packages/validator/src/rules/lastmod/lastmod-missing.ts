import { defineRule, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const page = (path: string, rest = ''): string => `<url><loc>https://example.com/${path}</loc>${rest}</url>`
const DATED = '<lastmod>2026-01-02</lastmod>'

export default defineRule({
  id: 'lastmod-missing',
  scope: 'lastmod',
  severity: 'info',
  engine: ['bing'],
  tier: 'extended',
  summary: 'At least half of the URLs have a lastmod.',
  why: 'For Bing the date is a key signal of what to crawl again. Where it is not known it is better left out.',
  sources: [
    cite(documents.bingKeeping, 'lastmod as a key signal'),
    cite(documents.bingLastmod, 'share of sitemaps that set it'),
  ],
  words: {
    message: '{missing} of {urls} URLs have no lastmod.',
    fix: 'Add the date of the last real change where it is known; never make one up.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [page('', DATED), page('', DATED) + page('a')],
    bad: [page(''), page('', DATED) + page('a') + page('b')],
  }),
  check: (file) => {
    let root: Place | undefined
    let dated = 0
    return {
      root({ at }) {
        root = file.locate(at)
      },
      entry({ lastmod }) {
        if (lastmod) dated++
      },
      end({ urls, truncated }) {
        if (urls === 0 || truncated || dated * 2 >= urls) return undefined
        return { place: root, params: { missing: urls - dated, urls } }
      },
    }
  },
})
