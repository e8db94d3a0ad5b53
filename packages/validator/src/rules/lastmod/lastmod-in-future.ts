import { earliest, type ReadDate, validDate } from '../../facts/dates.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const lastmod = (value: string): string =>
  `<url><loc>https://example.com/</loc><lastmod>${value}</lastmod></url>`

const DAY_MS = 86_400_000

export default defineRule({
  id: 'lastmod-in-future',
  scope: 'lastmod',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'No lastmod lies in the future.',
  why: 'A page cannot have changed tomorrow. Google uses lastmod only where it proves right, and Bing distrusts false dates. A day of grace is given for clocks and time zones.',
  sources: [
    cite(documents.googleBuild, 'Additional notes about XML sitemaps'),
    cite(documents.bingLastmod, 'validity of dates'),
    cite(documents.protocol, 'XML tag definitions: lastmod'),
  ],
  words: {
    message: 'The date "{value}" lies in the future.',
    fix: 'Write when the page last changed; look for a date of publication or expiry in its place.',
  },
  examples: () => ({
    good: [
      lastmod('2026-01-02'),
      lastmod('2026-12-01'),
      lastmod('2026-12-02T00:00:00Z'),
      lastmod('2026-12-02T14:00:00+14:00'),
      lastmod('2026'),
      lastmod('2099-02-30'),
      lastmod('12026-01-02'),
    ],
    bad: [
      lastmod('2099-01-01'),
      lastmod('2026-12-02T00:00:01Z'),
      lastmod('2026-12-02'),
      lastmod('2027'),
      lastmod('2026-12-02T14:00:01'),
    ],
  }),
  check: (file) => {
    const { now } = file.settings
    return {
      entry({ lastmod }) {
        const date = lastmod && validDate(lastmod.value)
        return date && isFuture(date, now) ? { at: lastmod.at, params: { value: lastmod.value } } : undefined
      },
    }
  },
})

/** A time later than now and a day, or a day that has begun nowhere on Earth. A year of five digits is a slip, told elsewhere. */
const isFuture = (date: ReadDate, now: number): boolean => {
  if (date.year > 9999) return false
  const timed = date.form === 'minute' || date.form === 'second'
  return earliest(date) > now + (timed ? DAY_MS : 0)
}
