import { validDate } from '../../facts/dates.ts'
import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { news } from '../example-parts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const dated = (date: string): string =>
  news({ date: `<news:publication_date>${date}</news:publication_date>` })

export default defineRule({
  id: 'news-too-old',
  scope: 'news',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A news sitemap lists articles of the last two days.',
  why: 'Google wants only articles created in the last two days here. Older ones stay in Google News; they need no news record any more.',
  sources: [cite(documents.googleNews, 'News sitemap best practices')],
  params: { hours: 48 },
  words: {
    message: 'This article is of {date}, more than {hours} hours ago.',
    fix: 'Remove the `<url>` from the news sitemap, or its `<news:news>` if the file serves other purposes too.',
  },
  kinds: ['urlset'],
  examples: () => ({
    // The tests' clock stands at 2026-12-01T00:00:00Z.
    good: [dated('2026-11-30'), dated('2026-11-29'), dated('2026-11-29T00:00:00Z'), dated('2026-11')],
    bad: [
      dated('2026-11-01'),
      dated('2026-11-28'),
      dated('2026-11-28T23:59:59Z'),
      dated('2026-11-29T02:59+03:00'),
    ],
  }),
  check: (file) => {
    const hours = Number(file.params.hours)
    const { now } = file.settings
    const oldest = now - hours * HOUR_MS
    // A day alone is old once it is older than today less as many days.
    const oldestDay = Math.floor(now / DAY_MS) * DAY_MS - Math.floor(hours / 24) * DAY_MS
    return {
      extended: (entry) =>
        extensionsOf(entry).news.flatMap((article) => {
          const text = firstChild(article, 'publication_date')?.content
          const date = text && validDate(text.value)
          if (!date?.w3c || date.form === 'year' || date.form === 'month') return []
          const old = date.instant < (date.form === 'day' ? oldestDay : oldest)
          return old ? [{ at: text!.at, params: { date: text!.value, hours } }] : []
        }),
    }
  },
})
