import { describe, expect, test } from 'vitest'
import { listed } from '../testing/arbitrary-entry.ts'
import { MARKED, numbered, ROOT, write } from '../testing/write-set.ts'

describe('urlset', () => {
  test('S10 one sitemap.xml while one file is enough: declaration, mark, one namespace, a line an entry', async () => {
    const { staging, files, plan } = await write(
      listed({ loc: `${ROOT}?a=1&b=2`, lastmod: '2026-01-02' }, { loc: `${ROOT}a/` }),
    )
    expect(
      staging.text('sitemap.xml'),
    ).toBe(`${MARKED}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://www.example.com/?a=1&amp;b=2</loc><lastmod>2026-01-02</lastmod></url>
<url><loc>https://www.example.com/a/</loc></url>
</urlset>
`)
    expect(files).toEqual([
      { path: 'sitemap.xml', kind: 'urlset', urls: 2, bytes: staging.bytes('sitemap.xml').length },
    ])
    expect(plan).toEqual({ children: [], entrance: 'sitemap.xml', robots: 'robots.txt', remove: [] })
  })

  test('X17 declares exactly the prefixes that the file uses, and writes extensions a line each', async () => {
    const { staging } = await write(
      listed({
        loc: `${ROOT}a/`,
        alternates: [{ hreflang: 'de', href: `${ROOT}de/?a&b` }],
        images: [{ loc: `${ROOT}i.png` }],
      }),
    )
    expect(
      staging.text('sitemap.xml'),
    ).toBe(`${MARKED}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://www.example.com/a/</loc>
  <xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/?a&amp;b"/>
  <image:image><image:loc>https://www.example.com/i.png</image:loc></image:image>
</url>
</urlset>
`)
  })

  test('E01 changefreq and priority are written where they are given, and only there', async () => {
    const { staging } = await write(
      listed({ loc: `${ROOT}a/`, changefreq: 'daily', priority: 0.5 }, { loc: `${ROOT}b/` }),
    )
    const text = staging.text('sitemap.xml')
    expect(text).toContain('<changefreq>daily</changefreq><priority>0.5</priority></url>')
    expect(text).toContain('<url><loc>https://www.example.com/b/</loc></url>')
  })

  test.each([
    [0, '0.0'],
    [1, '1.0'],
    [0.3999999999999999, '0.4'],
    [0.000631, '0.000631'],
    [1e-7, '0.0'],
    [1.5, '1.5'],
    [Number.NaN, 'NaN'],
  ])('E04 priority %s is written as %s', async (priority, written) => {
    const { staging } = await write(listed({ loc: `${ROOT}a/`, priority }))
    expect(staging.text('sitemap.xml')).toContain(`<priority>${written}</priority>`)
  })

  test('E06 retired image tags are written with a note, retired video tags are not', async () => {
    const video = {
      thumbnailLoc: `${ROOT}t.jpg`,
      title: 'A',
      description: 'B',
      contentLoc: `${ROOT}v.mp4`,
      category: 'food',
    }
    const { staging, notes } = await write(
      listed({ loc: `${ROOT}a/`, images: [{ loc: `${ROOT}i.png`, title: 'A & B' }], videos: [video] }),
    )
    expect(staging.text('sitemap.xml')).toContain('<image:title>A &amp; B</image:title>')
    expect(staging.text('sitemap.xml')).not.toContain('food')
    expect(notes).toMatchObject([
      { id: 'image-tags-retired', severity: 'info', count: 1, params: { tags: 'image:title' } },
      { id: 'video-tags-retired', severity: 'warning', count: 1, params: { fields: 'category' } },
    ])
  })

  test('D11 an entry without a date has no lastmod element', async () => {
    const { staging } = await write(
      listed({ loc: `${ROOT}a/`, lastmod: '' }, { loc: `${ROOT}b/`, lastmod: undefined }),
    )
    expect(staging.text('sitemap.xml')).not.toContain('lastmod')
  })

  test('a character that XML forbids is an error that names the page; nothing else of the set is lost', async () => {
    const entries = [
      ...listed({ loc: `${ROOT}a/` }),
      {
        ...listed({ loc: `${ROOT}b/`, images: [{ loc: `${ROOT}i.png`, title: 'bad \u0001 title' }] })[0]!,
        file: 'b/index.html',
      },
    ]
    const { notes, listedIn } = await write(entries)
    expect(notes[0]).toMatchObject({
      id: 'forbidden-character',
      severity: 'error',
      count: 1,
      params: { loc: `${ROOT}b/`, page: 'b/index.html', character: 'U+0001' },
    })
    expect(listedIn.get('sitemap.xml')).toEqual([entries[0]])
  })

  test('L09 the same entries give the same bytes', async () => {
    const [a, b] = [
      await write(numbered(30), { gzip: true, limits: { urls: 10, bytes: 9000 } }),
      await write(numbered(30), { gzip: true, limits: { urls: 10, bytes: 9000 } }),
    ]
    for (const path of a.staging.staged.keys()) expect(a.staging.bytes(path)).toEqual(b.staging.bytes(path))
  })
})
