import { describe, expect, it } from 'vitest'
import { atom, rss } from '../example-parts.ts'
import { findingsOf } from '../find-in-test.ts'
import feedLimits from './feed-limits.ts'

const MAX_BYTES = 52_428_800
const check = (file: string | Iterable<string>) => findingsOf([feedLimits], file, { path: 'feed.xml' })

/** A feed of so many bytes: one item, and white space. */
function* sized(bytes: number): Iterable<string> {
  const feed = rss('<item><link>https://example.com/a</link></item>')
  const end = '</rss>'
  yield feed.slice(0, -end.length)
  for (let left = bytes - feed.length; left > 0; left -= 65_536) yield ' '.repeat(Math.min(left, 65_536))
  yield end
}

describe('limits of feeds', () => {
  it.each([
    ['RSS', (n: number) => rss('<item><link>https://example.com/a</link></item>\n'.repeat(n))],
    ['Atom', (n: number) => atom('<entry><link href="https://example.com/a"/></entry>\n'.repeat(n))],
  ])('knows 50,000 items of %s from 50,001', async (_, make) => {
    expect(await check(make(50_000))).toEqual([])
    expect(await check(make(50_001))).toMatchObject([
      { severity: 'warning', params: { count: 50_001, max: 50_000 } },
    ])
  })

  it('knows 52,428,800 bytes from one more', async () => {
    expect(await check(sized(MAX_BYTES))).toEqual([])
    expect(await check(sized(MAX_BYTES + 1))).toMatchObject([
      { variant: 'bytes', params: { count: MAX_BYTES + 1, max: MAX_BYTES } },
    ])
  })
})
