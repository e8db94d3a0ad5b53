import { respell, validDate } from '../../facts/dates.ts'
import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

const DATES = ['publication_date', 'expiration_date']

const dated = (date: string): string => video(`<video:publication_date>${date}</video:publication_date>`)

export default defineRule({
  id: 'video-date-invalid',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The dates of a video are written YYYY-MM-DD or YYYY-MM-DDThh:mm:ss with a time zone.',
  why: 'Google lists these two forms only; a date in another one is not understood.',
  sources: [
    cite(documents.googleVideo, 'video:expiration_date, video:publication_date'),
    cite(documents.w3cDateTime, 'Formats'),
    cite(documents.googleVideoSchema, 'publication_date'),
  ],
  knownAs: { google: ['Invalid date'] },
  words: {
    message:
      '`<{tag}>` says "{date}", which is no date of the form YYYY-MM-DD or YYYY-MM-DDThh:mm:ss with a time zone.',
    fix: 'Write it like 2026-01-02 or 2026-01-02T10:00:00+01:00.',
  },
  variants: {
    meant: {
      message:
        '`<{tag}>` says "{date}", which is no date of the form YYYY-MM-DD or YYYY-MM-DDThh:mm:ss with a time zone.',
      fix: 'Write {meant}.',
    },
    zone: {
      message: '`<{tag}>` says "{date}", a time without a time zone.',
      fix: 'Add the zone: Z for UTC, or an offset such as +01:00.',
    },
    fraction: {
      message:
        '`<{tag}>` says "{date}"; the schema takes fractions of a second, the documentation does not name them.',
      fix: 'Leave the fraction out.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      dated('2026-01-02'),
      dated('2026-01-02T10:00:00Z'),
      dated(' 2026-01-02T10:00:00+03:00 '),
      video(''),
    ],
    bad: [
      dated('2026'),
      dated('2026-02-30'),
      dated('2020-04-20 10:00'),
      dated('2026-01-02T10:00Z'),
      dated('2026-01-02T10:00:00'),
      dated('2026-01-02T10:00:00.000Z'),
      dated(''),
      video('<video:expiration_date>tomorrow</video:expiration_date>'),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) =>
        DATES.flatMap((name) => {
          const child = firstChild(video, name)
          return child ? judge(child) : []
        }),
      ),
  },
})

function judge({ name, content: { value, at } }: Element): Problem[] {
  const date = validDate(value)
  const params = { tag: name, date: value }
  if (date?.w3c && date.form === 'day') return []
  if (date?.form === 'second' && date.xsd) {
    if (!date.zoned) return [{ at, params, variant: 'zone' }]
    if (date.w3c) return value.includes('.') ? [{ at, params, variant: 'fraction', severity: 'info' }] : []
  }
  const meant = respell(value)
  if (meant === undefined || !/^\d{4}-\d\d-\d\d(?:T.*(?:Z|[+-]\d\d:\d\d))?$/.test(meant))
    return [{ at, params }]
  return [{ at, params: { ...params, meant }, variant: 'meant' }]
}
