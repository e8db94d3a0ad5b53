import { validDate } from '../../facts/dates.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const lastmod = (value: string): string =>
  `<url><loc>https://example.com/</loc><lastmod>${value}</lastmod></url>`

export default defineRule({
  id: 'lastmod-epoch',
  scope: 'lastmod',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'No lastmod is older than the web.',
  why: 'Dates such as 1970-01-01 and 0001-01-01 are what programs make of a date that was never set.',
  sources: [cite(documents.googleBuild, 'Additional notes about XML sitemaps: verifiably accurate')],
  params: { from: 1990 },
  words: {
    message: 'The date "{value}" is older than the web, so it was probably never set.',
    fix: 'Leave the element out where no date is known.',
  },
  examples: () => ({
    good: [lastmod('2026-01-02'), lastmod('1990-01-01')],
    bad: [
      lastmod('1970-01-01'),
      lastmod('1989-12-31'),
      lastmod('0001-01-01T00:00:00Z'),
      lastmod('1601-01-01'),
    ],
  }),
  check: (file) => {
    const from = Number(file.params.from)
    return {
      entry({ lastmod }) {
        const date = lastmod && validDate(lastmod.value)
        return date && date.year < from ? { at: lastmod.at, params: { value: lastmod.value } } : undefined
      },
    }
  },
})
