import { earliest, respell, validDate } from '../../facts/dates.ts'
import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule, type Problem, type Value } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { news } from '../example-parts.ts'

const AHEAD_MS = 24 * 3_600_000

const dated = (date: string): string =>
  news({ date: `<news:publication_date>${date}</news:publication_date>` })

export default defineRule({
  id: 'news-date-invalid',
  scope: 'news',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary:
    'The publication date of an article is a W3C date with at least the day, with a time zone where it has a time, and not in the future.',
  why: 'Google lists four forms: the day alone, or with hours and minutes, seconds or fractions and a time zone. An article whose date is not understood is not taken.',
  sources: [
    cite(documents.googleNews, 'news:publication_date'),
    cite(documents.w3cDateTime, 'Formats'),
    cite(documents.googleNewsSchema, 'publication_date'),
  ],
  knownAs: { google: ['Invalid date'] },
  words: {
    message: 'The publication date "{date}" is none of the forms that Google takes.',
    fix: 'Write it like 2026-01-02 or 2026-01-02T10:00:00+01:00.',
  },
  variants: {
    meant: {
      message: 'The publication date "{date}" is none of the forms that Google takes.',
      fix: 'Write {meant}.',
    },
    zone: {
      message: 'The publication date "{date}" has a time without a time zone.',
      fix: 'Add the zone: Z for UTC, or an offset such as +01:00.',
    },
    future: {
      message: 'The publication date "{date}" lies more than a day in the future.',
      fix: 'Write when the article was first published; list it when it is out.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      dated('2026-11-30'),
      dated('2026-11-30T10:00Z'),
      dated('2026-11-30T10:00:00+03:00'),
      dated('2026-11-30T10:00:00.25Z'),
      dated('2026-12-02T00:00:00Z'),
    ],
    bad: [
      dated('2026-11'),
      dated('2026'),
      dated('2026-11-31'),
      dated('30.11.2026'),
      dated('2026-11-30T10:00:00'),
      dated('2026-11-30 10:00:00+00:00'),
      dated('2026-12-02T00:00:01Z'),
      dated('2026-12-03'),
    ],
  }),
  check: (file) => ({
    extended: (entry) =>
      extensionsOf(entry).news.flatMap((article) => {
        const date = firstChild(article, 'publication_date')?.content
        return date && date.value !== '' ? judge(date, file.settings.now) : []
      }),
  }),
})

function judge({ value, at }: Value, now: number): Problem[] {
  const date = validDate(value)
  const params = { date: value }
  if (date?.w3c && date.form !== 'year' && date.form !== 'month') {
    return earliest(date) > now + AHEAD_MS ? [{ at, params, variant: 'future' }] : []
  }
  if (date?.form === 'second' && !date.zoned) return [{ at, params, variant: 'zone' }]
  const meant = respell(value)
  if (meant === undefined || !validDate(meant)?.w3c) return [{ at, params }]
  return [{ at, params: { ...params, meant }, variant: 'meant' }]
}
