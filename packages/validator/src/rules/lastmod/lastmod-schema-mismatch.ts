import { type ReadDate, validDate } from '../../facts/dates.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const lastmod = (value: string): string =>
  `<url><loc>https://example.com/</loc><lastmod>${value}</lastmod></url>`

export default defineRule({
  id: 'lastmod-schema-mismatch',
  scope: 'lastmod',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'A lastmod is a date both by the W3C note and by the schema.',
  why: 'The protocol points to both, and they differ at the edges. A program may follow either.',
  sources: [
    cite(documents.w3cDateTime, 'Formats'),
    cite(documents.sitemapSchema, 'tLastmod'),
    cite(documents.googleNews, 'news:publication_date'),
  ],
  words: {
    message: '"{value}" is a date by the W3C note, but not by the schema.',
    fix: 'Write the seconds too, an offset of at most 14 hours, and a year from 0001 on.',
  },
  variants: {
    w3c: {
      message: '"{value}" is a date by the schema, but not by the W3C note.',
      fix: 'Write YYYY-MM-DD without a zone, or YYYY-MM-DDThh:mm:ss with one and with hours to 23.',
    },
  },
  examples: () => ({
    good: [
      lastmod('2026-01-02T10:00:00+03:00'),
      lastmod('2026-01-02T10:00:00+14:00'),
      lastmod('2026-01-02T10:00:00'),
      lastmod('2026-01'),
      lastmod('2026-02-30'),
    ],
    bad: [
      lastmod('2026-01-02T10:00+03:00'),
      lastmod('2026-01-02T10:00:00+14:01'),
      lastmod('2026-01-02Z'),
      lastmod('2026-01-02T24:00:00Z'),
      lastmod('12026-01-02'),
    ],
  }),
  check: {
    entry({ lastmod }) {
      const date = lastmod && validDate(lastmod.value)
      if (!date || (date.w3c && date.xsd) || isToldElsewhere(date)) return undefined
      return { at: lastmod.at, params: { value: lastmod.value }, variant: date.w3c ? undefined : 'w3c' }
    },
  },
})

/** Coarse dates and times without a zone have rules of their own. */
const isToldElsewhere = ({ form, zoned }: ReadDate): boolean =>
  form === 'year' || form === 'month' || (form === 'second' && !zoned)
