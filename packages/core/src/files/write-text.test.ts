import { describe, expect, test } from 'vitest'
import { numbered, pages, ROOT, write } from '../testing/write-set.ts'

describe('text', () => {
  test('one URL a line, split by the same limits, not named in robots.txt', async () => {
    const { staging, files, plan } = await write(numbered(3), {
      text: true,
      limits: { urls: 2, bytes: 9000 },
    })
    expect(files.filter(({ kind }) => kind === 'text').map(({ path, urls }) => [path, urls])).toEqual([
      ['sitemap.txt', 2],
      ['sitemap-2.txt', 1],
    ])
    expect(staging.text('sitemap.txt')).toBe(`${ROOT}1/\n${ROOT}2/\n`)
    expect(plan.children).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.txt', 'sitemap-2.txt'])
    expect(staging.text('robots.txt')).not.toContain('.txt')
  })

  test('closes by bytes too', async () => {
    const { files } = await write(pages('a', 'b', 'c'), { text: true, limits: { urls: 50_000, bytes: 300 } })
    expect(files.filter(({ kind }) => kind === 'text').map(({ urls }) => urls)).toEqual([3])
    const line = `${ROOT}a\n`.length
    const tight = await write(pages('a', 'b', 'c'), { text: true, limits: { urls: 50_000, bytes: 2 * line } })
    expect(tight.files.filter(({ kind }) => kind === 'text').map(({ urls }) => urls)).toEqual([2, 1])
  })
})
