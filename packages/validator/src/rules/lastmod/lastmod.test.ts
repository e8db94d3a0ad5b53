import { describe, expect, it } from 'vitest'
import type { Rule } from '../../rule.ts'
import { findingsOf } from '../find-in-test.ts'

const modules = import.meta.glob<{ default: Rule }>('./lastmod-*.ts', { eager: true })
const rules = Object.values(modules).map((module) => module.default)
const rule = (id: string): Rule => rules.find((r) => r.id === id)!

const urlset = (...dates: (string | undefined)[]): string => {
  const entries = dates.map((date, i) => {
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    return `<url><loc>https://example.com/${i}</loc>${lastmod}</url>`
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`
}
const repeated = (date: string, times: number): string[] => new Array(times).fill(date)
/** Ids of the rules that speak of one date, without the advice on dates in general. */
const found = async (date: string, now?: string) => {
  const findings = await findingsOf(rules, urlset(date), now === undefined ? {} : { now: Date.parse(now) })
  return findings
    .map((f) => `${f.rule} ${f.severity}`)
    .filter((text) => !text.startsWith('lastmod-date-only'))
}

describe('one date', () => {
  it.each([
    ['D01', '2024-01-08T00:00:00', ['lastmod-missing-timezone warning']],
    ['D04', '2020-02-04T18:09:12-00:14400', ['lastmod-invalid error']],
    ['D06', '2024-08-20T17:56:10+10:00', []],
    ['D06', '2024-01-01', []],
    ['D08', '2023-02-30', ['lastmod-invalid error']],
    ['D08', '2024-13-01', ['lastmod-invalid error']],
    ['D08', '2024-01-01T24:61:00Z', ['lastmod-invalid error']],
    ['D10', '2024', ['lastmod-coarse warning']],
    ['D10', '2024-05', ['lastmod-coarse warning']],
    ['D11', '', []],
    ['D12', 'NaN-NaN-NaN', ['lastmod-invalid error']],
    ['D12', 'undefined', ['lastmod-invalid error']],
    ['hh:mm with a zone', '2024-01-08T10:00Z', ['lastmod-schema-mismatch info']],
    ['hh:mm without', '2024-01-08T10:00', ['lastmod-invalid error']],
    ['a date with a zone', '2024-01-08Z', ['lastmod-schema-mismatch info']],
    ['year 0', '0000-00-00', ['lastmod-invalid error']],
  ])('%s %s has one fault at most', async (_, date, expected) => {
    expect(await found(date)).toEqual(expected)
  })

  it('points at the first character of the value, behind white space and other characters', async () => {
    const file =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/\u{1F31E}</loc><lastmod>  2024-13-01</lastmod></url></urlset>'
    const column = [...file.slice(0, file.indexOf('2024'))].length + 1
    expect(await findingsOf([rule('lastmod-invalid')], file)).toMatchObject([
      { line: 1, column, entry: 0, params: { value: '2024-13-01' } },
    ])
  })
})

describe('the future', () => {
  const future = ['lastmod-in-future warning']
  it.each([
    ['a day from now', '2026-12-02T12:00:00Z', []],
    ['a second later', '2026-12-02T12:00:01Z', future],
    ['the same instants elsewhere', '2026-12-03T02:00:00+14:00', []],
    ['', '2026-12-03T02:00:01+14:00', future],
    ['without a zone, somewhere a day from now', '2026-12-03T02:00:00', ['lastmod-missing-timezone warning']],
    ['', '2026-12-03T02:00:01', ['lastmod-missing-timezone warning', ...future].sort()],
    ['today in UTC+14', '2026-12-02', []],
    ['tomorrow there', '2026-12-03', future],
  ])('%s %s', async (_, date, expected) => {
    expect((await found(date, '2026-12-01T12:00:00Z')).sort()).toEqual(expected)
  })

  it('begins for a date when its day begins in UTC+14', async () => {
    expect(await found('2026-12-02', '2026-12-01T09:59:59Z')).toEqual(future)
    expect(await found('2026-12-02', '2026-12-01T10:00:00Z')).toEqual([])
  })
})

describe('identical dates', () => {
  const NINE = repeated('2026-01-02T03:04:05Z', 9)
  const identical = (dates: (string | undefined)[], settings = {}) =>
    findingsOf([rule('lastmod-all-identical')], urlset(...dates), settings)

  it('are a warning from ten URLs on, and advice below', async () => {
    expect(await identical([...NINE, NINE[0]])).toMatchObject([
      { severity: 'warning', params: { count: 10, urls: 10, value: '2026-01-02T03:04:05Z' }, line: 2 },
    ])
    expect(await identical(NINE)).toMatchObject([{ severity: 'info', params: { count: 9, urls: 9 } }])
    expect(await identical(NINE.slice(0, 1))).toEqual([])
  })

  it('count from 90 percent on, whether the others have a date or not', async () => {
    expect(await identical([...NINE, '2026-01-03'])).toMatchObject([{ severity: 'warning' }])
    expect(await identical([...NINE, undefined])).toMatchObject([{ severity: 'warning' }])
    expect(await identical([...NINE.slice(1), '2026-01-03', '2026-01-04'])).toEqual([])
    expect(await identical([...NINE, ...NINE, undefined, undefined, '2026-01-03'])).toEqual([])
    expect(await identical([...NINE.slice(1), undefined])).toEqual([])
  })

  it('are the same instant in other zones, and not a day and its midnight', async () => {
    expect(await identical([...NINE, '2026-01-02T06:04:05+03:00', '2026-01-03', '2026-01-04'])).toEqual([])
    expect(await identical([...NINE, '2026-01-02T06:04:05+03:00', '2026-01-03'])).toMatchObject([
      { params: { count: 10 } },
    ])
    expect(await identical([...repeated('2026-01-02', 5), ...repeated('2026-01-02T00:00:00Z', 5)])).toEqual(
      [],
    )
  })

  it('have thresholds that can be set', async () => {
    const rules = { 'lastmod-all-identical': ['warning', { from: 3, percent: 60 }] }
    expect(await identical(['2026-01-02', '2026-01-02', '2026-01-03'], { rules })).toMatchObject([
      { severity: 'warning' },
    ])
  })

  it('are only advice where git says so in a build', async () => {
    const settings = { buildStartedAt: 0, pageFacts: () => ({ evidence: 'git' }) }
    expect(await identical([...NINE, ...NINE], settings)).toMatchObject([{ severity: 'info' }])
    const mixed = {
      buildStartedAt: 0,
      pageFacts: (loc: string) => ({ evidence: loc.endsWith('/3') ? 'given' : 'git' }),
    }
    expect(await identical([...NINE, ...NINE], mixed)).toMatchObject([{ severity: 'warning' }])
  })

  it('are found among 50,000 URLs of which 5,000 have a date of their own, and no more', async () => {
    const own = (count: number) =>
      Array.from({ length: count }, (_, i) => new Date(Date.UTC(2000, 0, 1) + i * 1000).toISOString())
    expect(await identical([...own(5000), ...repeated('2026-01-02', 45_000)])).toMatchObject([
      { params: { count: 45_000, urls: 50_000 } },
    ])
    expect(await identical([...own(5001), ...repeated('2026-01-02', 44_999)])).toEqual([])
  })
})

it('the working day of a site owner: 1,200 URLs with one date are one warning', async () => {
  const findings = await findingsOf(rules, urlset(...repeated('2026-11-30T09:00:00Z', 1200)))
  expect(findings.map((f) => `${f.rule} ${f.severity}`)).toEqual(['lastmod-all-identical warning'])
})

it('advice on dates is given once a file', async () => {
  const dates = ['2026-01-02', '2026-01-03', undefined, undefined, undefined, '2026-01-04T00:00:00Z']
  expect(
    await findingsOf([rule('lastmod-date-only'), rule('lastmod-missing')], urlset(...dates)),
  ).toMatchObject([{ rule: 'lastmod-date-only', params: { count: 2 }, line: 2 }])
  expect(await findingsOf([rule('lastmod-missing')], urlset(...dates, undefined))).toMatchObject([
    { params: { missing: 4, urls: 7 } },
  ])
})

it('L09 the time of the build as the date of the pages', async () => {
  const settings = {
    buildStartedAt: Date.parse('2026-12-01T00:00:00Z'),
    pageFacts: () => ({ evidence: 'html' }),
  }
  const half = ['2026-12-01T00:05:00Z', '2026-11-30T23:55:00Z', '2026-12-01T00:05:01Z', '2026-01-02']
  expect(await findingsOf([rule('lastmod-is-build-time')], urlset(...half), settings)).toEqual([])
  const more = [...half, '2026-12-01T00:00:00Z']
  expect(await findingsOf([rule('lastmod-is-build-time')], urlset(...more), settings)).toMatchObject([
    { params: { count: 3, urls: 5 } },
  ])
})
