import { describe, expect, it } from 'vitest'
import { findingsOf } from '../find-in-test.ts'
import robotsTooLarge from './robots-too-large.ts'

const SITEMAP = 'Sitemap: https://example.com/s.xml\n'
/** Comment lines of so many bytes in all. */
const padded = (bytes: number): string => {
  const lines = Math.floor(bytes / 100) - 1
  return `${`# ${'x'.repeat(97)}\n`.repeat(lines)}# ${'x'.repeat(bytes - lines * 100 - 3)}\n`
}
const check = (file: string) => findingsOf([robotsTooLarge], file, { path: 'robots.txt' })

describe('512,000 bytes', () => {
  it('knows a file of 512,000 bytes from one of 512,001', async () => {
    expect(await check(SITEMAP + padded(512_000 - SITEMAP.length))).toEqual([])
    expect(await check(SITEMAP + padded(512_001 - SITEMAP.length))).toMatchObject([
      { severity: 'warning', params: { bytes: 512_001, max: 512_000 } },
    ])
  })

  it('counts bytes, not characters', async () => {
    expect(await check(`${SITEMAP}# ${'я'.repeat(255_990)}\n`)).toHaveLength(1)
  })

  it('tells of a Sitemap line that begins behind byte 512,000, and not of one before it', async () => {
    expect(await check(padded(511_999) + SITEMAP)).toMatchObject([{ params: { max: 512_000 } }])
    expect(await check(padded(512_000) + SITEMAP)).toMatchObject([
      { variant: 'sitemap', params: { byte: 512_000 }, column: 1 },
      { params: { bytes: 512_000 + SITEMAP.length } },
    ])
  })
})
