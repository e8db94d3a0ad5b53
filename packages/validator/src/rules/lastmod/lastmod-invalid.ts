import { readDate, respell } from '../../facts/dates.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const lastmod = (value: string): string =>
  `<url><loc>https://example.com/</loc><lastmod>${value}</lastmod></url>`
const WRITE =
  'Write YYYY-MM-DD, or YYYY-MM-DDThh:mm:ss followed by Z or an offset such as +03:00. Yandex keeps the URL and warns.'

export default defineRule({
  id: 'lastmod-invalid',
  scope: 'lastmod',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A lastmod is a date by the W3C note or by the schema.',
  why: 'The protocol asks for a W3C date and the schema for one of XML. What neither reads is a wrong or a lost date, and engines report it.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: lastmod'),
    cite(documents.w3cDateTime, 'Formats'),
    cite(documents.sitemapSchema, 'tLastmod'),
    cite(documents.googleReport, 'error list: Invalid date'),
    cite(documents.yandexErrors, 'warnings: lastmod'),
  ],
  knownAs: { google: ['Invalid date'], yandex: ['Некорректное значение тега lastmod'] },
  words: { message: '"{value}" is no date that a lastmod may have.', fix: WRITE },
  variants: {
    respelt: {
      message: '"{value}" is not written as a lastmod must be.',
      fix: 'Write {right}.',
    },
    calendar: {
      message: 'The calendar has no such day as in "{value}".',
      fix: 'Correct the date where it comes from.',
    },
    range: {
      message: 'The month, the day, the time or the offset of "{value}" is out of its range.',
      fix: 'Correct the date where it comes from. Hours go to 23, minutes and seconds to 59.',
    },
    unfinished: {
      message: '"{value}" has a time without seconds and without a time zone.',
      fix: WRITE,
    },
  },
  examples: () => ({
    good: [
      lastmod('2026-02-28'),
      lastmod('2024-02-29'),
      lastmod('2026-02-28T10:00:00+03:00'),
      lastmod('2026-02-28T10:00:00.123Z'),
      lastmod('2026'),
      lastmod('2026-02'),
      lastmod('2026-02-28T10:00Z'),
      lastmod('2026-02-28T10:00:00'),
      lastmod(' 2026-02-28 '),
      lastmod(''),
      '<url><loc>https://example.com/</loc><lastmod><date>2026-02-30</date></lastmod></url>',
    ],
    bad: [
      lastmod('2026-02-30'),
      lastmod('2026-13-01'),
      lastmod('2026-01-01T24:61:00Z'),
      lastmod('2026-01-01T23:59:60Z'),
      lastmod('2026-01-01 10:00:00Z'),
      lastmod('2026-01-01T10:00:00+0300'),
      lastmod('2026-01-01T10:00'),
      lastmod('01.02.2026'),
      lastmod('2026/01/02'),
      lastmod('1767225600'),
      lastmod('Invalid Date'),
      {
        file: '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://example.com/s.xml</loc><lastmod>yesterday</lastmod></sitemap></sitemapindex>',
      },
    ],
  }),
  check: {
    entry({ lastmod }): Problem | undefined {
      if (!lastmod || lastmod.value === '') return undefined
      const { value, at } = lastmod
      const fault = readDate(value)
      if (typeof fault !== 'string') return undefined
      const right = respell(value)
      if (right !== undefined) return { at, params: { value, right }, variant: 'respelt' }
      return { at, params: { value }, variant: fault === 'form' ? undefined : fault }
    },
  },
})
