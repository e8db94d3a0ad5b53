import { describe, expect, test } from 'vitest'
import { folder, MARKED, pages, write } from '../testing/write-set.ts'

describe('what an earlier run left', () => {
  const index = (...names: string[]) =>
    `${MARKED}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.map((name) => `<sitemap><loc>https://old.example.org/x/${name}</loc></sitemap>\n`).join('')}</sitemapindex>\n`

  test('S09 children of ours that the new set does not have are removed, also of groups and sites that are no more', async () => {
    const runtime = folder({
      'sitemap.xml': index('sitemap-1.xml', 'sitemap-2.xml', 'sitemap-old.xml'),
      'sitemap-1.xml': MARKED,
      'sitemap-2.xml': MARKED,
      'sitemap-3.xml.gz': MARKED,
      'sitemap-old.xml': MARKED,
    })
    const { plan } = await write(pages('a/', 'b/'), { limits: { urls: 1, bytes: 9000 } }, runtime)
    expect(plan.children).toEqual(['sitemap-1.xml', 'sitemap-2.xml'])
    expect(plan.remove).toEqual(['sitemap-3.xml.gz', 'sitemap-old.xml'])
  })

  test("files that are not ours stay, and another instance's set stays", async () => {
    const runtime = folder({
      'sitemap.xml': index('sitemap-theirs.xml'),
      'sitemap-theirs.xml': '<urlset/>',
      'sitemap-2.xml': '<urlset/>',
      'sitemap-news.xml': MARKED,
    })
    expect((await write(undefined, {}, runtime)).plan.remove).toEqual([])
  })

  test("somebody else's file at our path is an error that offers filename and extraSitemaps", async () => {
    const { notes } = await write(undefined, {}, folder({ 'sitemap.xml': '<urlset/>' }))
    expect(notes).toMatchObject([{ id: 'file-not-ours', severity: 'error', params: { file: 'sitemap.xml' } }])
    expect(notes[0]!.fix).toMatch(/`filename`.*`extraSitemaps`/)
  })

  test('without entries nothing is staged and ours is removed, the entrance first', async () => {
    const runtime = folder({ 'sitemap.xml': index('sitemap-1.xml'), 'sitemap-1.xml': MARKED })
    const { files, plan, staging, robots } = await write([], {}, runtime)
    expect([files, staging.staged.size, robots.action]).toEqual([[], 0, 'unchanged'])
    expect(plan).toEqual({
      children: [],
      entrance: undefined,
      robots: undefined,
      remove: ['sitemap.xml', 'sitemap-1.xml'],
    })
  })
})
