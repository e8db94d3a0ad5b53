import { extensionsOf } from '../../facts/extensions.ts'
import { defineRule, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { EXTENSIONS, news, urlset } from '../example-parts.ts'

export default defineRule({
  id: 'news-too-many',
  scope: 'news',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A news sitemap holds at most 1,000 articles.',
  why: 'Google takes 1,000 `<news:news>` of a file. Plain sitemaps may hold 50,000 URLs; this limit is about news only.',
  sources: [cite(documents.googleNews, 'news:news'), cite(documents.googleReport, 'Too many News URLs')],
  knownAs: { google: ['Too many News URLs'] },
  params: { max: 1000 },
  words: {
    message:
      'This file holds {count} `<news:news>`; Google takes {max} of a file, and the next one stands here.',
    fix: 'Drop articles older than two days, or split the file and list the parts in a sitemap index.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      {
        file: urlset(news().repeat(2), EXTENSIONS),
        settings: { rules: { 'news-too-many': ['warning', { max: 2 }] } },
      },
    ],
    bad: [
      {
        file: urlset(news().repeat(3), EXTENSIONS),
        settings: { rules: { 'news-too-many': ['warning', { max: 2 }] } },
      },
    ],
  }),
  check: (file) => {
    const max = Number(file.params.max)
    let count = 0
    let place: Place | undefined
    return {
      extended(entry) {
        for (const article of extensionsOf(entry).news) {
          if (++count === max + 1) place = file.locate(article.at)
        }
      },
      end: () => place && { place, params: { count, max } },
    }
  },
})
