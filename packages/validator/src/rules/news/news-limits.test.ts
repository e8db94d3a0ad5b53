import { describe, expect, it } from 'vitest'
import { EXTENSIONS, news, url, urlset } from '../example-parts.ts'
import { findingsOf } from '../find-in-test.ts'
import newsTooMany from './news-too-many.ts'
import newsTooOld from './news-too-old.ts'

const dated = (date: string): string =>
  urlset(news({ date: `<news:publication_date>${date}</news:publication_date>` }), EXTENSIONS)

it('knows 1,000 articles of a file from 1,001, and does not count other pages', async () => {
  const pages = url('', 'https://example.com/b').repeat(500)
  expect(await findingsOf([newsTooMany], urlset(news().repeat(1000) + pages, EXTENSIONS))).toEqual([])
  expect(await findingsOf([newsTooMany], urlset(pages + news().repeat(1001), EXTENSIONS))).toMatchObject([
    { severity: 'warning', params: { count: 1001, max: 1000 } },
  ])
})

describe('48 hours', () => {
  const old = (date: string, now: string) => findingsOf([newsTooOld], dated(date), { now: Date.parse(now) })

  it.each([
    ['2026-11-29T10:00:00Z', '2026-12-01T10:00:00Z', 0],
    ['2026-11-29T10:00:00Z', '2026-12-01T10:00:00.001Z', 1],
    ['2026-11-29T13:00+03:00', '2026-12-01T10:00:00Z', 0],
    ['2026-11-29T12:59+03:00', '2026-12-01T10:00:00Z', 1],
    ['2026-11-29', '2026-12-01T23:59:59Z', 0],
    ['2026-11-28', '2026-12-01T00:00:00Z', 1],
    ['2026-11-29', '2026-12-02T00:00:00Z', 1],
  ])('of an article of %s at %s', async (date, now, count) => {
    expect(await old(date, now)).toHaveLength(count)
  })
})
