import { validDate } from '../../facts/dates.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const lastmod = (value: string): string =>
  `<url><loc>https://example.com/</loc><lastmod>${value}</lastmod></url>`

export default defineRule({
  id: 'lastmod-date-only',
  scope: 'lastmod',
  severity: 'info',
  engine: ['bing'],
  tier: 'core',
  summary: 'A lastmod has a time of day.',
  why: 'Bing recommends date and time. A date alone is right everywhere, and better than a time that is made up.',
  sources: [
    cite(documents.bingKeeping, 'ISO 8601 with date and time'),
    cite(documents.protocol, 'XML tag definitions: lastmod, the time portion may be omitted'),
  ],
  words: {
    message: '{count} dates have no time of day; here stands the first.',
    fix: 'Write the time too where it is known; else nothing.',
  },
  examples: () => ({
    good: [
      lastmod('2026-01-02T10:00:00Z'),
      lastmod('2026-01'),
      lastmod('2026-02-30'),
      lastmod('2026-01-02Z'),
    ],
    bad: [lastmod('2026-01-02')],
  }),
  check: (file) => {
    let first: Problem | undefined
    let count = 0
    return {
      entry({ lastmod, ordinal, loc }) {
        const date = lastmod && validDate(lastmod.value)
        if (date?.form !== 'day' || !date.w3c) return
        count++
        first ??= { place: file.locate(lastmod!.at), entry: ordinal, loc: loc?.value }
      },
      end: () => first && { ...first, params: { count } },
    }
  },
})
