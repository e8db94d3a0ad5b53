import { describe, expect, test } from 'vitest'
import { html, runSite, SITE } from '../testing/run-site.ts'

const stating = (date: string) => html(`<meta property="article:modified_time" content="${date}">`)

describe('the entry hook', () => {
  test('changes, drops and adds; what it adds counts as a route', async () => {
    const { result, paths, reasons } = await runSite(['a.html', 'b.html', 'c.html'], {
      entry: async (entry, page) => {
        if (page.route.file === 'a.html') entry.priority = 0.5
        if (page.route.file === 'b.html') return false
        if (page.route.file === 'c.html')
          return [
            { ...entry, lastmod: new Date('2026-01-01T00:00:00Z') },
            { loc: '/d#x' },
            { loc: `${SITE}/ü` },
          ]
      },
    })
    expect(paths).toEqual(['/%C3%BC', '/a.html', '/c.html', '/d'])
    expect(reasons).toEqual({ '/b.html': 'dropped-by-entry' })
    expect(result.routes).toBe(5)
    expect(result.routes).toBe(result.listed.length + result.excluded.length)
    expect(result.listed[2]).toMatchObject({ lastmod: '2026-01-01', evidence: { kind: 'given' } })
  })

  test('duplicates are joined behind it: one entry, the newest date', async () => {
    const { result } = await runSite(
      { 'a.html': stating('2026-01-01'), 'b.html': stating('2026-02-01') },
      { entry: (entry) => ({ ...entry, loc: `${SITE}/same` }) },
    )
    expect(result.listed).toEqual([expect.objectContaining({ loc: `${SITE}/same`, lastmod: '2026-02-01' })])
    expect(result.excluded).toEqual([expect.objectContaining({ reason: 'duplicate' })])
  })

  test('a hook that throws or answers nonsense fails the run and names the page; the older set stays', async () => {
    const throwing = await runSite(
      { 'a.html': html(), 'sitemap.xml': '<?xml version="1.0"?>\n<!-- mapwright -->old' },
      {
        entry: () => {
          throw new Error('boom')
        },
      },
    )
    expect(throwing.result.failed).toBe(true)
    expect(throwing.result.notes[0]!.message).toContain(`${SITE}/a.html: boom`)
    expect(throwing.runtime.text('sitemap.xml')).toContain('old')
    for (const answer of [true, 'x', [1], { url: '/x' }]) {
      expect((await runSite(['a.html'], { entry: () => answer as never })).notes).toContain(
        'entry-answer-wrong',
      )
    }
  })

  test('a loc that cannot be listed, a date that is none, a field that is unknown are errors', async () => {
    const change = (fields: object) =>
      runSite(['a.html'], { entry: (entry) => ({ ...entry, ...fields }) as never })
    expect((await change({ loc: 'https://other.example/' })).reasons).toEqual({
      'https://other.example/': 'invalid',
    })
    expect((await change({ lastmod: 'yesterday' })).notes).toContain('lastmod-invalid')
    expect((await change({ changeFreq: 'daily' })).notes).toContain('field-unknown')
    for (const fields of [
      { priority: '0.5' },
      { images: ['/a.png'] },
      { alternates: { de: '/de/' } },
      { news: 'x' },
    ]) {
      const { notes, runtime } = await change(fields)
      expect(notes, JSON.stringify(fields)).toContain('field-wrong')
      expect(runtime.files.has('sitemap.xml')).toBe(false)
    }
    expect((await change({ loc: 'https://other.example/' })).result.failed).toBe(true)
    const removed = await runSite(
      { 'a.html': stating('2026-01-01') },
      { entry: (entry) => void delete entry.lastmod },
    )
    expect(removed.result.listed[0]).toMatchObject({
      lastmod: null,
      evidence: { kind: 'none', reason: 'removed-by-entry' },
    })
  })

  test('a page behind an added loc may speak against it', async () => {
    const { result } = await runSite(
      { 'index.html': html(), 'hidden/index.html': html('<meta name="robots" content="noindex">') },
      {
        entry: (entry) => [entry, { loc: '/hidden/' }],
      },
    )
    expect(result.report.summary.pages).toEqual({ checked: 2, notListable: 1, byCause: { 'loc-noindex': 1 } })
    expect(result.failed).toBe(false)
  })
})

describe('what is written', () => {
  test('B52 entries are ordered by code point, twice the same bytes', async () => {
    const files = ['b.html', 'a.html', 'index.html', 'A.html', 'ä.html']
    const first = await runSite(files, { cleanUrls: true })
    expect(first.paths).toEqual(['/', '/%C3%A4', '/A', '/a', '/b'])
    const second = await runSite(files.toReversed(), { cleanUrls: true })
    expect(second.runtime.text('sitemap.xml')).toBe(first.runtime.text('sitemap.xml'))
  })

  test('X01 E04 E07 given fields are written, addresses made absolute, zero kept', async () => {
    const { runtime, result } = await runSite([], {
      routes: [
        {
          url: '/list/?a=1&b=2',
          priority: 0,
          changefreq: 'daily',
          images: [
            { loc: '/img/a b.png' },
            { loc: 'data:image/png;base64,AAAA' },
            { loc: '//cdn.example.net/a.png' },
          ],
          alternates: [{ hreflang: 'de', href: '/de/' }],
        },
      ],
    })
    const xml = runtime.text('sitemap.xml')!
    expect(xml).toContain('<loc>https://www.example.com/list/?a=1&amp;b=2</loc>')
    expect(xml).toContain('https://www.example.com/img/a%20b.png')
    expect(xml).toContain('https://cdn.example.net/a.png')
    expect(xml).not.toContain('data:')
    expect(xml).toMatch(/<priority>0(?:\.0)?<\/priority>/)
    expect(xml).toContain('href="https://www.example.com/de/"')
    expect(result.failed).toBe(false)
  })
})
