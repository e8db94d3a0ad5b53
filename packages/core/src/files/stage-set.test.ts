import { gunzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../model.ts'
import { listed } from '../testing/arbitrary-entry.ts'
import { MARKED, numbered, pages, ROOT, write } from '../testing/write-set.ts'

describe('index', () => {
  test('S04 50,000 entries are one file; 50,001 are an index and two files', async () => {
    expect((await write(numbered(50_000))).files.map(({ path }) => path)).toEqual(['sitemap.xml'])
    const { files, plan } = await write(numbered(50_001))
    expect(files.map(({ path, kind, urls }) => [path, kind, urls])).toEqual([
      ['sitemap.xml', 'index', 2],
      ['sitemap-1.xml', 'urlset', 50_000],
      ['sitemap-2.xml', 'urlset', 1],
    ])
    expect(plan).toMatchObject({ children: ['sitemap-1.xml', 'sitemap-2.xml'], entrance: 'sitemap.xml' })
  })

  test('S03 S04 a file of exactly limits.bytes is one file; one byte less makes two, and no file is larger', async () => {
    const entries = numbered(10)
    const { bytes } = (await write(entries)).files[0]!
    expect((await write(entries, { limits: { urls: 50_000, bytes } })).files).toHaveLength(1)
    const { files } = await write(entries, { limits: { urls: 50_000, bytes: bytes - 1 } })
    expect(files.map(({ kind, urls }) => [kind, urls])).toEqual([
      ['index', 2],
      ['urlset', 9],
      ['urlset', 1],
    ])
    for (const file of files.slice(1)) expect(file.bytes).toBeLessThan(bytes)
  })

  test('lastmod of a child is the newest of its entries, whatever form it has; none where there is none', async () => {
    const dated = (path: string, lastmod?: string): Entry => ({ loc: ROOT + path, lastmod })
    const { staging } = await write(
      listed(
        dated('a/', '2026-01-02T00:30:00+02:00'),
        dated('b/', '2026-01-01T23:00:00Z'),
        dated('c/', '2026-01-02'),
        dated('d/', '2026-01-03'),
        dated('e/'),
        dated('f/'),
      ),
      { limits: { urls: 2, bytes: 9000 } },
    )
    expect(
      staging.text('sitemap.xml'),
    ).toBe(`${MARKED}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://www.example.com/sitemap-1.xml</loc><lastmod>2026-01-01T23:00:00Z</lastmod></sitemap>
<sitemap><loc>https://www.example.com/sitemap-2.xml</loc><lastmod>2026-01-03</lastmod></sitemap>
<sitemap><loc>https://www.example.com/sitemap-3.xml</loc></sitemap>
</sitemapindex>
`)
  })

  test('named groups: the first match wins, the rest is numbered, further files of a group too', async () => {
    const blog = { name: 'blog', matches: (path: string) => path.startsWith('/blog/') }
    const { files, notes, listedIn } = await write(
      pages('', 'a/', 'blog/%C3%A4/', 'blog/b/', 'blog/c/?x=1'),
      {
        limits: { urls: 2, bytes: 9000 },
        groups: [
          blog,
          { name: 'all-blog', matches: blog.matches },
          { name: 'umlaut', matches: (path) => path === '/blog/ä/' },
        ],
      },
    )
    expect(files.map(({ path, urls }) => [path, urls])).toEqual([
      ['sitemap.xml', 3],
      ['sitemap-blog.xml', 2],
      ['sitemap-blog-2.xml', 1],
      ['sitemap-1.xml', 2],
    ])
    expect(notes.map(({ id, params }) => [id, params.group])).toEqual([
      ['group-empty', 'all-blog'],
      ['group-empty', 'umlaut'],
    ])
    expect(listedIn.get('sitemap-blog.xml')?.map(({ entry }) => entry.loc)).toEqual([
      `${ROOT}blog/%C3%A4/`,
      `${ROOT}blog/b/`,
    ])
  })

  test('a group that is called like the second file of another keeps its name', async () => {
    const { files } = await write(pages('a/1', 'a/2', 'b/'), {
      limits: { urls: 1, bytes: 9000 },
      groups: [
        { name: 'a', matches: (path) => path.startsWith('/a/') },
        { name: 'a-2', matches: (path) => path.startsWith('/b/') },
      ],
    })
    expect(files.map(({ path }) => path)).toEqual([
      'sitemap.xml',
      'sitemap-a.xml',
      'sitemap-a-3.xml',
      'sitemap-a-2.xml',
    ])
  })

  test('S01 S02 extraSitemaps are in the index once and not in robots.txt; the set itself is left out with a note', async () => {
    const extra = 'https://www.example.com/news.xml'
    const { staging, ids, files } = await write(pages(''), {
      extraSitemaps: [extra, extra, 'https://www.example.com/sitemap.xml'],
    })
    expect(files.map(({ path, urls }) => [path, urls])).toEqual([
      ['sitemap.xml', 2],
      ['sitemap-1.xml', 1],
    ])
    expect(staging.text('sitemap.xml').split(extra)).toHaveLength(2)
    expect(staging.text('robots.txt')).not.toContain(extra)
    expect(ids).toEqual(['extra-sitemap-own'])
  })

  test('M03 a filename in a folder, under a base: index, children and robots note have the URLs of the files', async () => {
    const root = 'https://www.example.com/docs/'
    const { staging, files, notes } = await write(listed({ loc: `${root}a/` }, { loc: `${root}b/` }), {
      root,
      underBase: true,
      filename: 'maps/site map.xml',
      limits: { urls: 1, bytes: 9000 },
    })
    expect(files.map(({ path }) => path)).toEqual([
      'maps/site map.xml',
      'maps/site map-1.xml',
      'maps/site map-2.xml',
    ])
    expect(staging.text('maps/site map.xml')).toContain(
      '<loc>https://www.example.com/docs/maps/site%20map-1.xml</loc>',
    )
    expect(notes[0]?.params.line).toBe('Sitemap: https://www.example.com/docs/maps/site%20map.xml')
  })

  test('gzip compresses the children and not the entrance, without time and platform', async () => {
    const { staging, files } = await write(numbered(3), { gzip: true, limits: { urls: 2, bytes: 9000 } })
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml.gz', 'sitemap-2.xml.gz'])
    const packed = staging.bytes('sitemap-1.xml.gz')
    expect([...packed.subarray(0, 10)]).toEqual([31, 139, 8, 0, 0, 0, 0, 0, 0, 255])
    const text = new TextDecoder().decode(gunzipSync(packed))
    expect(text.startsWith(`${MARKED}<urlset`)).toBe(true)
    expect(text.length).toBe(files[1]!.bytes)
    expect((await write(numbered(2), { gzip: true })).files.map(({ path }) => path)).toEqual(['sitemap.xml'])
  })
})
