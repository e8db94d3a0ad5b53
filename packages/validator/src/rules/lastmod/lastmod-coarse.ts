import { validDate } from '../../facts/dates.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const lastmod = (value: string): string =>
  `<url><loc>https://example.com/</loc><lastmod>${value}</lastmod></url>`

export default defineRule({
  id: 'lastmod-coarse',
  scope: 'lastmod',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A lastmod names a day.',
  why: 'The W3C note allows a year or a month; the schema refuses both, and a crawler learns nothing from them.',
  sources: [
    cite(documents.w3cDateTime, 'Formats: Year; Year and month'),
    cite(documents.sitemapSchema, 'tLastmod: xsd:date or xsd:dateTime'),
    cite(documents.googleReport, 'error list: Invalid date'),
  ],
  knownAs: { google: ['Invalid date'] },
  words: {
    message: '"{value}" names no day.',
    fix: 'Write the day of the last change, as YYYY-MM-DD, or leave the element out.',
  },
  examples: () => ({
    good: [lastmod('2026-01-02'), lastmod('202601'), lastmod('2026-13')],
    bad: [lastmod('2026'), lastmod('2026-01')],
  }),
  check: {
    entry({ lastmod }) {
      const form = lastmod && validDate(lastmod.value)?.form
      return form === 'year' || form === 'month'
        ? { at: lastmod!.at, params: { value: lastmod!.value } }
        : undefined
    },
  },
})
