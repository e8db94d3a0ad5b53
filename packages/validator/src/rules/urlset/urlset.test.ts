import { describe, expect, it } from 'vitest'
import { findingsOf } from '../find-in-test.ts'
import fileNearSizeLimit from './file-near-size-limit.ts'
import fileTooLarge from './file-too-large.ts'
import urlsetNearUrlLimit from './urlset-near-url-limit.ts'
import urlsetTooManyUrls from './urlset-too-many-urls.ts'

const OPEN = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
const CLOSE = '</urlset>'

function* urls(count: number): Iterable<string> {
  yield OPEN
  const entries = (n: number): string => '<url><loc>https://example.com/</loc></url>\n'.repeat(n)
  for (let left = count; left > 0; left -= 1000) yield entries(Math.min(left, 1000))
  yield CLOSE
}

/** A urlset of so many bytes: one entry, and white space. */
function* sized(bytes: number): Iterable<string> {
  const entry = '<url><loc>https://example.com/</loc></url>'
  yield OPEN + entry
  for (let left = bytes - OPEN.length - entry.length - CLOSE.length; left > 0; left -= 65_536)
    yield ' '.repeat(Math.min(left, 65_536))
  yield CLOSE
}

describe('number of URLs', () => {
  const rules = [urlsetTooManyUrls, urlsetNearUrlLimit]

  it('S04, V16 knows 50,000 from 50,001', async () => {
    expect(await findingsOf(rules, urls(50_000))).toMatchObject([
      { rule: 'urlset-near-url-limit', severity: 'info', params: { count: 50_000, max: 50_000 } },
    ])
    expect(await findingsOf(rules, urls(50_001))).toMatchObject([
      {
        rule: 'urlset-too-many-urls',
        severity: 'error',
        params: { count: 50_001 },
        line: 50_002,
        column: 1,
        entry: 50_000,
      },
    ])
  })

  it('knows 45,000 from 45,001, and S06 has nothing against 1,200', async () => {
    expect(await findingsOf(rules, urls(45_000))).toEqual([])
    expect(await findingsOf(rules, urls(1200))).toEqual([])
    expect(await findingsOf(rules, urls(45_001))).toMatchObject([{ rule: 'urlset-near-url-limit' }])
  })

  it('does not count images and alternates', async () => {
    const image = '<image:image><image:loc>https://example.com/i.png</image:loc></image:image>'
    const file = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>https://example.com/</loc>${image.repeat(3)}</url></urlset>`
    expect(
      await findingsOf(rules, file, { rules: { 'urlset-too-many-urls': ['error', { max: 1 }] } }),
    ).toEqual([])
  })
})

describe('size in bytes', () => {
  const rules = [fileTooLarge, fileNearSizeLimit]
  const max = 52_428_800

  it('S03, S04 knows 52,428,800 from one more', async () => {
    expect(await findingsOf(rules, sized(max))).toMatchObject([
      { rule: 'file-near-size-limit', params: { bytes: max } },
    ])
    expect(await findingsOf(rules, sized(max + 1))).toMatchObject([
      { rule: 'file-too-large', severity: 'error', params: { bytes: max + 1, max } },
    ])
  })

  it('S05 has nothing against 11 MB, and knows nine tenths from one byte more', async () => {
    expect(await findingsOf(rules, sized(11_000_000))).toEqual([])
    expect(await findingsOf(rules, sized(max * 0.9))).toEqual([])
    expect(await findingsOf(rules, sized(max * 0.9 + 1))).toMatchObject([{ rule: 'file-near-size-limit' }])
  })
})
