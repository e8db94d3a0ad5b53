import { gunzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../model.ts'
import { listed } from '../testing/arbitrary-entry.ts'
import { memoryStaging } from '../testing/memory-staging.ts'
import type { FilesOptions, FilesRuntime } from './types.ts'
import { writeFiles } from './write-files.ts'

const ROOT = 'https://www.example.com/'
const defaults: FilesOptions = {
  root: ROOT,
  underBase: false,
  filename: 'sitemap.xml',
  gzip: false,
  text: false,
  limits: { urls: 50_000, bytes: 52_428_800 },
  groups: [],
  extraSitemaps: [],
  robots: { policies: [], sitemaps: [] },
}
const MARKED = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- mapwright -->\n'

/** An output folder in memory: path to text. */
const folder = (files: Record<string, string> = {}): FilesRuntime => ({
  readOutput: async (path) => (path in files ? new TextEncoder().encode(files[path]) : undefined),
  existing: async (paths, pattern) =>
    Object.keys(files)
      .filter((path) => paths.includes(path) || pattern.test(path))
      .map((path) => ({ path, ours: files[path]!.startsWith(MARKED) })),
})

const pages = (...paths: string[]) => listed(...paths.map((path) => ({ loc: ROOT + path })))
const numbered = (count: number) => pages(...Array.from({ length: count }, (_, i) => `${i + 1}/`))

async function write(entries = pages('', 'a/'), options: Partial<FilesOptions> = {}, runtime = folder()) {
  const staging = memoryStaging()
  const result = await writeFiles(entries, { ...defaults, ...options }, staging, runtime)
  return { ...result, staging, ids: result.notes.map(({ id }) => id) }
}

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
