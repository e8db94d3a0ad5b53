import { memberAt, memberMap } from '../../facts/set-members.ts'
import { defineRule, type Examples, type SetProblem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index, locs, rss } from '../example-parts.ts'

const feed = {
  file: rss('<item><link>https://example.com/a</link></item>'),
  path: 'feed.xml',
  url: 'https://example.com/feed.xml',
}

export default defineRule({
  id: 'feed-not-supported-yandex',
  scope: 'rss',
  severity: 'warning',
  engine: ['yandex'],
  tier: 'core',
  summary: 'For Yandex, pages are listed in an XML or text sitemap and not in a feed.',
  why: 'Yandex does not read RSS and Atom feeds in the place of a sitemap; pages that only a feed lists stay unknown to it.',
  sources: [cite(documents.yandexSitemap, 'Alert: RSS and Atom feeds')],
  words: {
    message: 'The feed {feed} is named here as a sitemap, and Yandex does not read feeds as sitemaps.',
    fix: 'Name a sitemap that lists the same pages; the feed may stay for other engines.',
  },
  variants: {
    alone: {
      message: 'Yandex does not read feeds as sitemaps.',
      fix: 'List the pages in an XML or text sitemap too if Yandex matters.',
    },
  },
  kinds: ['rss', 'atom'],
  examples: (): Examples => ({
    good: [
      { file: locs('https://example.com/a'), path: 'a.xml', url: 'https://example.com/a.xml' },
      { ...feed, set: { 'robots.txt': 'Sitemap: https://example.com/sitemap.xml\n' } },
    ],
    bad: [
      { ...feed, set: { 'robots.txt': 'Sitemap: https://example.com/feed.xml\n' } },
      { ...feed, set: { 'index.xml': index('https://example.com/feed.xml') } },
      feed,
    ],
  }),
  check: {},
  set(members) {
    if (members.length === 1) {
      const [{ result } = members[0]!] = members
      const isFeed = result.kind === 'rss' || result.kind === 'atom'
      return isFeed ? [{ path: result.path, variant: 'alone', severity: 'info' }] : []
    }
    const byUrl = memberMap(members)
    return members.flatMap(({ result }) =>
      result.facts.children.flatMap(({ loc, line, column, entry }): SetProblem[] => {
        const kind = memberAt(byUrl, loc)?.result.kind
        if (kind !== 'rss' && kind !== 'atom') return []
        return [{ path: result.path, place: { line, column }, entry, params: { feed: loc } }]
      }),
    )
  },
})
