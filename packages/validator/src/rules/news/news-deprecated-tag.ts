import { extensionsOf, ownChildren } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { news } from '../example-parts.ts'

const RETIRED = new Set(['access', 'genres', 'keywords', 'stock_tickers'])

export default defineRule({
  id: 'news-deprecated-tag',
  scope: 'news',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'Only tags that Google still documents are written for an article.',
  why: 'These tags are still in the schema, but no longer in the documentation: they do no harm and have no effect.',
  sources: [
    cite(documents.googleNews, 'News sitemap reference'),
    cite(documents.googleNewsSchema, 'access, genres, keywords, stock_tickers'),
    cite(documents.sitemapr, '5.2'),
  ],
  words: {
    message: 'Google no longer documents `<{tag}>` and ignores it.',
    fix: 'Leave it out.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [news()],
    bad: [news({ more: '<news:keywords>a, b</news:keywords>' })],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry)
        .news.flatMap(ownChildren)
        .filter(({ local }) => RETIRED.has(local))
        .map(({ at, name }) => ({ at, params: { tag: name } })),
  },
})
