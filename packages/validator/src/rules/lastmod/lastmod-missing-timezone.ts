import { validDate } from '../../facts/dates.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const lastmod = (value: string): string =>
  `<url><loc>https://example.com/</loc><lastmod>${value}</lastmod></url>`

export default defineRule({
  id: 'lastmod-missing-timezone',
  scope: 'lastmod',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A lastmod with a time has a time zone.',
  why: 'The W3C note demands a zone with every time, though the schema does not. Without it the moment is unknown by up to a day, and Google may take the date for invalid.',
  sources: [
    cite(documents.w3cDateTime, 'Formats: TZD'),
    cite(documents.googleReport, 'error list: Invalid date'),
    cite(documents.sitemapSchema, 'tLastmod'),
  ],
  knownAs: { google: ['Invalid date'] },
  words: {
    message: 'The time of "{value}" has no time zone.',
    fix: 'Add Z for UTC, or the offset, as in +03:00; or write the date alone.',
  },
  examples: () => ({
    good: [lastmod('2026-01-02T10:00:00Z'), lastmod('2026-01-02'), lastmod('2026-01-02T10:00')],
    bad: [lastmod('2026-01-02T10:00:00'), lastmod('2026-01-02T10:00:00.5'), lastmod('2026-01-02T24:00:00')],
  }),
  check: {
    entry({ lastmod }) {
      const date = lastmod && validDate(lastmod.value)
      return date?.form === 'second' && !date.zoned
        ? { at: lastmod!.at, params: { value: lastmod!.value } }
        : undefined
    },
  },
})
