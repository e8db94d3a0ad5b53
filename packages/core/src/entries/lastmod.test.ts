import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Options } from '../options.ts'
import { type MemoryOptions, NOW } from '../testing/memory-runtime.ts'
import { html, runSite, SITE } from '../testing/run-site.ts'
import { isLastmod, writeDate } from './w3c.ts'

const seconds = (text: string) => Date.parse(text) / 1_000
const stating = (date: string) => html(`<meta property="article:modified_time" content="${date}">`)
/** Every page has one source of its name. */
const sourcesOf = ({ path }: { path: string }) => [`src${path}`]

/** lastmod and evidence of each listed path. */
async function datesOf(
  files: Record<string, string> | string[],
  options: Options = {},
  more: MemoryOptions = {},
) {
  const outcome = await runSite(files, options, more)
  const listed = outcome.result.listed.map(({ loc, lastmod, evidence }) => [
    loc.replace(SITE, ''),
    { lastmod, ...evidence },
  ])
  return {
    ...outcome,
    dates: Object.fromEntries(listed) as Record<
      string,
      { lastmod: string | null; kind: string; reason?: string; file?: string; commit?: string }
    >,
  }
}

describe('lastmod', () => {
  test('the first evidence that can be trusted wins, in the order of the option', async () => {
    const files = { 'a.html': stating('2026-03-01'), 'b.html': html() }
    const git = {
      sourcesOf,
      dates: { 'src/a.html': seconds('2026-05-01T00:00:00Z'), 'src/b.html': seconds('2026-01-02T03:04:05Z') },
    }
    const routes = [{ url: '/a.html', lastmod: new Date('2026-02-01T00:00:00Z') }]
    const { dates } = await datesOf(files, { routes }, git)
    expect(dates['/a.html']).toEqual({ lastmod: '2026-02-01', kind: 'given' })
    expect(dates['/b.html']).toEqual({
      lastmod: '2026-01-02T03:04:05Z',
      kind: 'git',
      file: 'src/b.html',
      commit: 'c0ffee',
    })
    expect((await datesOf(files, {}, git)).dates['/a.html']).toEqual({
      lastmod: '2026-03-01',
      kind: 'html',
      file: 'meta article:modified_time',
    })
    expect((await datesOf(files, { lastmod: ['git', 'html'] }, git)).dates['/a.html']).toMatchObject({
      lastmod: '2026-05-01T00:00:00Z',
      kind: 'git',
    })
    expect((await datesOf(files, { lastmod: false }, git)).dates['/a.html']).toEqual({
      lastmod: null,
      kind: 'none',
      reason: 'off',
    })
    const html_ = await datesOf(files, { lastmod: ['html'] }, git)
    expect(html_.dates['/b.html']).toEqual({ lastmod: null, kind: 'none', reason: 'no-date' })
    expect(html_.runtime.asked).toEqual([])
  })

  test('L16 git is asked once a run, for all sources together', async () => {
    const { runtime } = await datesOf(['a.html', 'b.html', 'c.html'], {}, { sourcesOf })
    expect(runtime.asked).toEqual([['src/a.html', 'src/b.html', 'src/c.html']])
  })

  test('where a page states its date: meta, JSON-LD, microdata, in this order', async () => {
    const body = (text: string) => `<html lang="en"><head><title>t</title></head><body>${text}</body></html>`
    const ld = (json: unknown) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`
    const { dates, notes } = await datesOf({
      'a.html': html('<meta name="last-modified" content="2026-01-01T10:00:00+01:00">'),
      'b.html': html('<meta http-equiv="Last-Modified" content="Tue, 15 Nov 2022 12:45:26 GMT">'),
      'c.html': body(
        ld({
          '@context': 'https://schema.org',
          '@graph': [
            { '@type': 'WebSite', '@id': `${SITE}/#website`, dateModified: '2020-01-01' },
            { '@type': 'Article', '@id': `${SITE}/c#article`, dateModified: '2026-01-03' },
          ],
        }),
      ),
      'd.html': body(ld([{ '@type': 'BlogPosting', dateModified: ['2026-01-04'] }])),
      'e.html': body(
        '<article itemscope><time itemprop="dateModified" datetime="2026-01-05">5 January</time></article>',
      ),
      'f.html': body('<p>a</p><meta itemprop="datePublished dateModified" content="2026-01-06">'),
      'g.html': body('<time itemprop=dateModified>2026-01-07</time>'),
      'h.html': body(
        ld({ '@type': 'ItemList', itemListElement: [{ '@type': 'Article', dateModified: '2026-01-08' }] }),
      ),
      'i.html': body(
        `${ld({ '@type': 'Article', dateModified: '2026-01-09' })}${ld({ '@type': 'Article', dateModified: '2026-01-10' })}`,
      ),
      'j.html': body(
        `<!-- ${ld({ dateModified: '2026-01-11' })} --><template><time itemprop="dateModified" datetime="2026-01-11"></time></template>`,
      ),
      'k.html': body('<script type="application/ld+json">{"dateModified": "2026-01-12",}</script>'),
      'l.html': html(
        `<meta property="article:modified_time" content="2026-01-13">${ld({ dateModified: '2026-01-14' })}`,
      ),
      'm.html': html('<meta property="article:modified_time" content="2026-01-15T10:00+01:00">'),
      'n.html': html(
        '<meta property="article:published_time" content="2026-01-16"><meta property="og:updated_time" content="2026-01-16">',
      ),
      'o.html': body(ld({ '@type': 'WebPage', url: '/other', dateModified: '2026-01-17' })),
      'p.html': html(
        ld({
          '@type': 'WebPage',
          mainEntity: {
            '@type': 'Article',
            mainEntityOfPage: { '@id': 'https://preview.example/p' },
            dateModified: '2026-01-18',
          },
        }),
      ),
    })
    const values = Object.entries(dates).map(([path, { lastmod }]) => [path.slice(1, 2), lastmod])
    expect(Object.fromEntries(values)).toEqual({
      a: '2026-01-01T10:00:00+01:00',
      b: '2022-11-15T12:45:26Z',
      c: '2026-01-03',
      d: '2026-01-04',
      e: '2026-01-05',
      f: '2026-01-06',
      g: '2026-01-07',
      h: null,
      i: null,
      j: null,
      k: null,
      l: '2026-01-13',
      m: '2026-01-15T10:00:00+01:00',
      n: null,
      o: null,
      p: '2026-01-18',
    })
    expect(notes).toContain('json-ld-broken')
  })

  test('L09 a date within the build is the time of the build, unless it is a date alone', async () => {
    const startedAt = NOW - 5_500
    const { dates, notes } = await datesOf(
      {
        'a.html': stating(new Date(NOW - 2_000).toISOString()),
        'b.html': stating('2026-12-01'),
        'c.html': stating('2026-11-30T23:59:54Z'),
        'd.html': stating('2026-11-30T23:59:53Z'),
      },
      {},
      { startedAt },
    )
    expect(dates['/a.html']).toMatchObject({ lastmod: null, reason: 'no-source; html-build-time' })
    expect(dates['/b.html']).toMatchObject({ lastmod: '2026-12-01' })
    expect(dates['/c.html']).toMatchObject({ lastmod: null })
    expect(dates['/d.html']).toMatchObject({ lastmod: '2026-11-30T23:59:53Z' })
    expect(notes).toContain('page-date-of-build')
  })

  test('a date of nearly all pages is a stamp where git tells them apart', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `p${i}.html`)
    const files = Object.fromEntries(
      names.map((name, i) => [name, stating(i === 0 ? '2026-04-01' : '2026-05-05')]),
    )
    const dates = Object.fromEntries(
      names.map((name, i) => [`src/${name}`, seconds('2025-01-01T00:00:00Z') + i]),
    )
    const apart = await datesOf(files, {}, { sourcesOf, dates })
    expect(apart.dates['/p1.html']).toMatchObject({ kind: 'git', reason: 'html-shared' })
    expect(apart.dates['/p0.html']).toMatchObject({ kind: 'html', lastmod: '2026-04-01' })
    expect(apart.notes).toContain('page-date-shared')
    const onlyHtml = await datesOf(files, { lastmod: ['html'] }, { sourcesOf, dates })
    expect(onlyHtml.dates['/p1.html']).toMatchObject({ lastmod: null, reason: 'html-shared' })
    const same = Object.fromEntries(names.map((name) => [`src/${name}`, 1_700_000_000]))
    expect((await datesOf(files, {}, { sourcesOf, dates: same })).dates['/p1.html']).toMatchObject({
      kind: 'html',
    })
    expect((await datesOf(files, {}, {})).dates['/p1.html']).toMatchObject({ kind: 'html' })
    const nine = Object.fromEntries(Object.entries(files).slice(1, 10))
    expect((await datesOf(nine, {}, { sourcesOf, dates })).dates['/p1.html']).toMatchObject({ kind: 'html' })
  })

  test('L01 L02 the date of a shallow boundary is believed of nobody', async () => {
    const boundary = seconds('2026-06-01T12:34:56Z')
    const shallow = { kind: 'none', reason: 'shallow' } as const
    const { dates, notes, result } = await datesOf(
      {
        'a.html': stating('2026-06-01T12:34:56Z'),
        'b.html': stating('2026-06-01'),
        'c.html': stating('2026-06-02'),
        'd.html': html(),
        'e.html': html(),
      },
      {},
      {
        sourcesOf,
        boundaryDates: async () => [boundary],
        dates: {
          'src/a.html': shallow,
          'src/b.html': shallow,
          'src/c.html': shallow,
          'src/d.html': shallow,
          'src/e.html': seconds('2026-07-01T00:00:00Z'),
        },
      },
    )
    expect(Object.values(dates).map(({ lastmod }) => lastmod)).toEqual([
      null,
      null,
      '2026-06-02',
      null,
      '2026-07-01T00:00:00Z',
    ])
    expect(dates['/a.html']!.reason).toBe('shallow; html-boundary')
    expect(notes.filter((id) => id === 'git-shallow')).toHaveLength(1)
    const note = result.notes.find(({ id }) => id === 'git-shallow')!
    expect(note.count).toBe(3)
    expect(note.fix).toContain('git fetch --unshallow')
    expect(result.failed).toBe(false)
  })

  test('L05 without git the build goes on with one warning; requireGit makes it fail', async () => {
    const without = {
      sourcesOf,
      dates: {
        'src/a.html': { kind: 'none', reason: 'no-git' },
        'src/b.html': { kind: 'none', reason: 'no-git' },
      },
    } as const
    const { result, notes, dates } = await datesOf(['a.html', 'b.html'], {}, without)
    expect(result.failed).toBe(false)
    expect(notes).toEqual(['git-missing'])
    expect(dates['/a.html']).toMatchObject({ lastmod: null, kind: 'none', reason: 'no-git' })
    const required = await datesOf(['a.html'], { lastmod: { requireGit: true } }, without)
    expect(required.result.failed).toBe(true)
    expect(required.notes).toContain('git-required')
  })

  test('L10 L24 a page whose date nobody knows has none, and no empty element', async () => {
    const { runtime, dates } = await datesOf(
      ['a.html', 'b.html'],
      {},
      {
        sourcesOf,
        dates: { 'src/a.html': { kind: 'none', reason: 'untracked' }, 'src/b.html': 1_700_000_000 },
      },
    )
    expect(dates['/a.html']).toMatchObject({ lastmod: null, reason: 'untracked', file: 'src/a.html' })
    expect(runtime.text('sitemap.xml')!.match(/<lastmod>/g)).toHaveLength(1)
  })

  test('L20 several sources: the newest; one that may be newer than the others leaves the page without date', async () => {
    const dates = {
      a: 1_700_000_000,
      b: 1_710_000_000,
      old: { kind: 'none', reason: 'shallow', notAfter: 1_705_000_000 },
      cut: { kind: 'none', reason: 'shallow', notAfter: 1_715_000_000 },
      open: { kind: 'none', reason: 'untracked' },
      fresh: { kind: 'mtime', at: 1_720_000_000 },
    } as const
    const ask = async (sources: string[]) =>
      (await datesOf(['a.html'], { sources: () => sources }, { dates })).dates['/a.html']!
    expect(await ask(['a', 'b', 'nowhere', 'old'])).toMatchObject({ kind: 'git', file: 'b' })
    expect(await ask(['a', 'old'])).toMatchObject({ kind: 'none', reason: 'shallow', file: 'old' })
    expect(await ask(['b', 'cut'])).toMatchObject({ kind: 'none', reason: 'shallow', file: 'cut' })
    expect(await ask(['a', 'fresh'])).toMatchObject({ kind: 'mtime', file: 'fresh' })
    expect(await ask(['a', 'open'])).toMatchObject({ kind: 'none', reason: 'untracked', file: 'open' })
    expect(await ask(['old', 'nowhere'])).toMatchObject({ kind: 'none', reason: 'shallow' })
    expect(await ask(['nowhere'])).toMatchObject({ kind: 'none', reason: 'missing' })
    expect(await ask([])).toMatchObject({ kind: 'none', reason: 'no-source' })
  })

  test('sources as a map: patterns to globs, with the path of the page', async () => {
    const asked: string[][] = []
    const glob = async (patterns: string[]) => {
      asked.push(patterns)
      return ['data/1.json', 'data/2.json']
    }
    const sources = {
      '/blog/**': 'content/{path}.md',
      '/list': ['data/*.json', 'list.md'],
      '/never': 'x',
      '/[id]': 'content/{path}/*.md',
    }
    const { runtime, notes } = await datesOf(
      ['blog/a.html', 'blog/index.html', 'list.html', 'other.html', '[id].html'],
      { sources, cleanUrls: true },
      { glob, sourcesOf: () => ['found.md'] },
    )
    expect(runtime.asked[0]!.sort()).toEqual([
      'content/blog.md',
      'content/blog/a.md',
      'data/1.json',
      'data/2.json',
      'found.md',
      'list.md',
    ])
    expect(asked.flat().sort()).toEqual(['content/\\[id\\]/*.md', 'data/*.json'])
    expect(notes).toContain('pattern-unused')
    await expect(
      runSite(['a.html'], {
        sources: () => {
          throw new Error('no')
        },
      }),
    ).rejects.toThrow('`sources` failed')
  })

  test('D06 D12 L08 given dates: a good string stays as it is, a Date is UTC, anything else is an error that names the page', async () => {
    const routes = [
      { url: '/a', lastmod: '2024-08-20T17:56:10+10:00' },
      { url: '/b', lastmod: '2024-01-01' },
      { url: '/c', lastmod: new Date('2024-01-01T00:00:00Z') },
      { url: '/d', lastmod: new Date('2024-01-01T18:00:00.500-05:00') },
    ]
    const { dates, result } = await datesOf([], { routes })
    expect(Object.values(dates).map(({ lastmod }) => lastmod)).toEqual([
      '2024-08-20T17:56:10+10:00',
      '2024-01-01',
      '2024-01-01',
      '2024-01-01T23:00:00Z',
    ])
    expect(result.failed).toBe(false)
    for (const lastmod of [
      '2014-1-31T14:18:44+01:00',
      'foo',
      '',
      '2024',
      '2024-05',
      '2023-02-30',
      '2024-01-08T00:00:00',
      '2024-01-01T10:00Z',
      new Date('x'),
      1_700_000_000 as never,
    ]) {
      const wrong = await datesOf([], { routes: [{ url: '/x', lastmod }] })
      expect(wrong.dates['/x'], String(lastmod)).toMatchObject({ lastmod: null, kind: 'none' })
      expect(wrong.result.failed).toBe(true)
      expect(wrong.result.notes.find(({ id }) => id === 'lastmod-invalid')!.examples![0]).toContain('/x')
      expect(wrong.runtime.files.has('sitemap.xml')).toBe(false)
    }
  })

  test('D05 a Date is an instant: New York evening is the next hours in UTC', () => {
    expect(writeDate(new Date('2026-01-10T18:00:00-05:00'))).toBe('2026-01-10T23:00:00Z')
  })

  test('a date in the future is not written; SOURCE_DATE_EPOCH moves the limit only forward', async () => {
    const routes = [
      { url: '/a', lastmod: '2026-12-02' },
      { url: '/b', lastmod: '2026-12-03' },
      { url: '/c', lastmod: '2026-12-02T00:00:01Z' },
    ]
    const { dates, notes, result } = await datesOf([], { routes })
    expect(Object.values(dates).map(({ lastmod }) => lastmod)).toEqual(['2026-12-02', null, null])
    expect(dates['/b']!.reason).toContain('given-future')
    expect(notes).toContain('lastmod-in-future')
    expect(result.failed).toBe(false)
    expect(
      (await datesOf([], { routes }, { sourceDateEpoch: NOW + 86_400_000 * 5 })).dates['/b']!.lastmod,
    ).toBe('2026-12-03')
    expect((await datesOf([], { routes }, { sourceDateEpoch: 0 })).dates['/a']!.lastmod).toBe('2026-12-02')
  })

  test('L22 a given date that git leaves far behind is said', async () => {
    const { notes, dates } = await datesOf(
      ['a.html'],
      { routes: [{ url: '/a.html', lastmod: '2020-10-06' }] },
      { sourcesOf, dates: { 'src/a.html': seconds('2026-05-19T00:00:00Z') } },
    )
    expect(dates['/a.html']!.lastmod).toBe('2020-10-06')
    expect(notes).toContain('lastmod-behind-git')
  })

  test('property: what counts as a lastmod survives a round trip and names a day that exists', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('0001-01-01T00:00:00Z'),
          max: new Date('9999-12-31T23:59:59Z'),
          noInvalidDate: true,
        }),
        (date) => {
          const written = writeDate(date)!
          expect(isLastmod(written)).toBe(true)
          expect(Date.parse(written)).toBe(Math.floor(date.getTime() / 1_000) * 1_000)
        },
      ),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (y, m, d) => {
          const text = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
          const date = new Date(0)
          date.setUTCFullYear(y, m - 1, d)
          const exists = y > 0 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
          expect(isLastmod(text)).toBe(exists)
        },
      ),
    )
  })
})
