import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Options } from '../options.ts'
import type { MemoryOptions } from '../testing/memory-runtime.ts'
import { html, runSite, SITE } from '../testing/run-site.ts'
import { decodeText } from './encode.ts'

const pathsOf = async (files: string[], options: Options = {}, more: MemoryOptions = {}) =>
  (await runSite(files, options, more)).paths

describe('routes', () => {
  test('the table: as is, cleanUrls, always, never', async () => {
    const files = ['a.html', 'a/index.html', 'index.html', 'b.html.html']
    expect(await pathsOf(files)).toEqual(['/', '/a.html', '/a/', '/b.html.html'])
    expect(await pathsOf(files, { cleanUrls: true })).toEqual(['/', '/a', '/a/', '/b.html'])
    expect(
      await pathsOf(['a.html', 'c/index.html', 'index.html', 'b.html.html'], {
        cleanUrls: true,
        trailingSlash: 'always',
      }),
    ).toEqual(['/', '/a/', '/b.html', '/c/'])
    expect(await pathsOf(['a.html', 'c/index.html', 'index.html'], { trailingSlash: 'never' })).toEqual([
      '/',
      '/a.html',
      '/c',
    ])
    expect(
      await pathsOf(['a.html', 'c/index.html', 'index.html'], { trailingSlash: 'never', cleanUrls: true }),
    ).toEqual(['/', '/a', '/c'])
    expect(await pathsOf(['a.html', 'c/index.html'], { trailingSlash: 'always' })).toEqual(['/a.html', '/c/'])
  })

  test('M01 M02 M05 base and route are joined with one slash', async () => {
    for (const base of ['/blog', '/blog/', 'blog']) {
      expect(await pathsOf(['post/1.html'], { base, cleanUrls: true, trailingSlash: 'never' })).toEqual([
        '/blog/post/1',
      ])
    }
    expect(await pathsOf(['post/1.html'], { base: '/', cleanUrls: true })).toEqual(['/post/1'])
    expect(await pathsOf(['a/index.html'], { site: `${SITE}/docs` })).toEqual(['/docs/a/'])
    const twice = await runSite(['index.html'], { site: `${SITE}/app` }, { base: '/app' })
    expect(twice.paths).toEqual(['/app/'])
    expect(twice.notes).toContain('site-repeats-base')
  })

  test('M04 M15 a base on a CDN or a relative one says nothing of pages', async () => {
    for (const base of ['https://cdn.example.net/assets/', './', '']) {
      expect(await pathsOf(['index.html', 'a.html'], {}, { base })).toEqual(['/', '/a.html'])
    }
  })

  test('M07 M08 B06 only a last segment that is exactly index goes', async () => {
    const files = [
      'index.html',
      'blog/index.html',
      'cool-index-test.html',
      'index-of-things/index.html',
      'reindex.html',
      'my.index.html',
      'index/index.html',
      'indexes.html',
    ]
    expect(await pathsOf(files, { cleanUrls: true })).toEqual(
      [
        '/',
        '/blog/',
        '/cool-index-test',
        '/index-of-things/',
        '/index/',
        '/indexes',
        '/my.index',
        '/reindex',
      ].sort(),
    )
  })

  test('M18 a route by hand keeps its slashes', async () => {
    expect(await pathsOf(['index.html'], { routes: ['/maps/'] })).toEqual(['/', '/maps/'])
  })

  test('Windows separators mean folders', async () => {
    expect(await pathsOf(['a\\index.html', 'b\\c.html'])).toEqual(['/a/', '/b/c.html'])
  })

  test('X07 X08 B16 B17 names are encoded once, as they are on disk', async () => {
    const files = [
      'my page.html',
      'c#.html',
      'what?.html',
      '100%.html',
      'a%20b.html',
      'q&a.html',
      "it's.html",
      '[id].html',
      'a"b/index.html',
      '{x}|^`.html',
      'über.html',
      'cafe\u0301.html',
    ]
    expect(await pathsOf(files, { cleanUrls: true })).toEqual(
      [
        '/my%20page',
        '/c%23',
        '/what%3F',
        '/100%25',
        '/a%2520b',
        '/q&a',
        "/it's",
        '/%5Bid%5D',
        '/a%22b/',
        '/%7Bx%7D%7C%5E%60',
        '/%C3%BCber',
        '/cafe%CC%81',
      ].sort(),
    )
  })

  test('property: any file name becomes a URL that the validator accepts and that leads back to the name', async () => {
    const name = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .filter((text) => !/[/\\\0]|^\.|^index$|^node_modules$/.test(text) && !/\p{Surrogate}/u.test(text))
    await fc.assert(
      fc.asyncProperty(name, fc.boolean(), async (text, cleanUrls) => {
        const { result, paths } = await runSite([`dir/${text}.html`], { cleanUrls, robots: false })
        expect(result.report.summary.errors, JSON.stringify(result.report.files[0]?.findings)).toBe(0)
        expect(decodeText(paths[0]!)).toBe(`/dir/${text}${cleanUrls ? '' : '.html'}`)
      }),
      { numRuns: 300 },
    )
  })

  test('X04 X05 what is encoded already stays so', async () => {
    const routes = ['/ru/счётчик/', '/B%C3%BCcher', '/a b', '/x?set[mets]=1&q=ü', '/100%']
    expect(await pathsOf([], { routes })).toEqual(
      [
        '/ru/%D1%81%D1%87%D1%91%D1%82%D1%87%D0%B8%D0%BA/',
        '/B%C3%BCcher',
        '/a%20b',
        '/x?set%5Bmets%5D=1&q=%C3%BC',
        '/100%25',
      ].sort(),
    )
  })

  test('B74 I15 routes by hand: queries, fragments, blanks, other hosts', async () => {
    const routes = [
      '/?a=1&b=2',
      `${SITE}/?a=1&b=2`,
      '/#frag',
      ' /x ',
      'http://other.example/',
      `${SITE}:443/y`,
      'https://WWW.Example.com/z',
    ]
    const { paths, result, notes, runtime } = await runSite(['index.html'], { routes })
    expect(paths).toEqual(['/', '/?a=1&b=2', '/x', '/y', '/z'])
    expect(runtime.text('sitemap.xml')).toContain(`<loc>${SITE}/?a=1&amp;b=2</loc>`)
    expect(notes).toContain('route-other-host')
    expect(result.excluded).toContainEqual(
      expect.objectContaining({ url: 'http://other.example/', reason: 'invalid' }),
    )
    expect(result.excluded.filter(({ reason }) => reason === 'duplicate')).toHaveLength(2)
    expect(result.routes).toBe(result.listed.length + result.excluded.length)
  })

  test('routes may be a function, async, a generator; a wrong item or a failing function is an error', async () => {
    expect(await pathsOf([], { routes: async () => ['/a', { url: '/b', priority: 0.5 }] })).toEqual([
      '/a',
      '/b',
    ])
    const generator = async function* () {
      yield '/a'
      yield { url: '/b' }
    }
    expect(await pathsOf([], { routes: generator })).toEqual(['/a', '/b'])
    const failing = await runSite(['index.html'], {
      routes: () => {
        throw new Error('no database')
      },
    })
    expect(failing.result.failed).toBe(true)
    expect(failing.result.notes[0]!.message).toContain('no database')
    expect(failing.runtime.files.has('sitemap.xml')).toBe(false)
    const wrong = await runSite(['index.html'], {
      routes: [{ loc: '/x' } as never, { url: '/y', lastMod: '2026' } as never, 'mailto:a@b.c'],
    })
    expect(wrong.result.failed).toBe(true)
    expect(wrong.notes).toEqual(expect.arrayContaining(['route-invalid', 'field-unknown']))
    expect(wrong.result.notes.find(({ id }) => id === 'field-unknown')!.message).toContain(
      '`lastmod` may be meant',
    )
    expect((await runSite([], { routes: (() => 'a') as never })).notes).toContain('routes-failed')
  })

  test('routes below a base: paths are below it, a repeated base is said, what lies outside is left out', async () => {
    const { paths, notes, reasons } = await runSite(
      ['index.html'],
      { routes: ['/a', '/docs/b', `${SITE}/blog/`] },
      { base: '/docs/' },
    )
    expect(paths).toEqual(['/docs/', '/docs/a', '/docs/docs/b'])
    expect(notes).toEqual(expect.arrayContaining(['route-repeats-base', 'route-outside-base']))
    expect(reasons[`${SITE}/blog/`]).toBe('invalid')
  })

  test('I17 a page and a route by hand are one entry, with what the route gives', async () => {
    const { result } = await runSite(
      { 'a.html': html('<meta property="article:modified_time" content="2026-01-01">') },
      {
        routes: [
          { url: '/a.html', lastmod: '2026-02-01', priority: 0.3 },
          { url: '/a', lastmod: '2026-03-01' },
        ],
      },
    )
    expect(result.listed).toEqual([
      expect.objectContaining({ loc: `${SITE}/a.html`, lastmod: '2026-03-01', evidence: { kind: 'given' } }),
    ])
    expect(result.excluded.map(({ reason }) => reason)).toEqual(['duplicate', 'duplicate'])
    expect(result.routes).toBe(3)
  })

  test('I10 I11 the framework adds routes and knowledge; what it names but did not emit is left out', async () => {
    const routes = async function* () {
      yield {
        path: '/a/',
        file: 'a/index.html',
        origin: 'framework',
        given: { lastmod: '2026-01-01' },
        sources: ['src/a.astro'],
      } as const
      yield { path: '/b/', file: 'b/index.html', origin: 'framework' } as const
      yield { path: '/server/ü', origin: 'framework' } as const
    }
    const { paths, result, notes } = await runSite(['a/index.html'], {}, { routes: routes as never })
    expect(paths).toEqual(['/a/', '/server/%C3%BC'])
    expect(result.listed[0]).toMatchObject({ lastmod: '2026-01-01', evidence: { kind: 'given' } })
    expect(result.excluded).toEqual([expect.objectContaining({ url: '/b/', reason: 'invalid' })])
    expect(notes).toContain('route-not-emitted')
  })

  test('B29 hidden files, packages and fragments are no pages', async () => {
    const { paths, reasons } = await runSite({
      'index.html': html(),
      '.hidden/index.html': html(),
      'blog/.draft.html': html(),
      'node_modules/pkg/index.html': html(),
      'google123.html': 'google-site-verification: google123.html',
      'part.html': '<div>part</div>',
      'svg.html': '<svg><title>no</title></svg>',
    })
    expect(paths).toEqual(['/'])
    expect(new Set(Object.values(reasons))).toEqual(new Set(['asset']))
  })

  test('B68 what this build did not emit and is older than it is stale', async () => {
    const more = {
      emitted: new Set(['index.html', 'old-but-emitted.html']),
      changedAt: { 'old.html': 1, 'old-but-emitted.html': 1, 'index.html': 1 },
    }
    const { paths, reasons, notes } = await runSite(
      ['index.html', 'old.html', 'old-but-emitted.html', 'late.html'],
      {},
      more,
    )
    expect(paths).toEqual(['/', '/late.html', '/old-but-emitted.html'])
    expect(reasons).toEqual({ '/old.html': 'stale' })
    expect(notes).toContain('stale-html')
    expect((await runSite(['old.html'], {}, { changedAt: { 'old.html': 1 } })).paths).toEqual(['/old.html'])
  })

  test('I16 patterns match the decoded path below the base, with or without its slash', async () => {
    const files = [
      'index.html',
      'secret/index.html',
      'api/a/index.html',
      'api/index.html',
      'über uns.html',
      'blog/index.html',
      'blog/a/b.html',
    ]
    const { paths, notes, reasons } = await runSite(
      files,
      { exclude: ['/secret', '/api/*', '/über uns.html', 'nothing/**'] },
      { base: '/docs/' },
    )
    expect(paths).toEqual(['/docs/', '/docs/api/', '/docs/blog/', '/docs/blog/a/b.html'])
    expect(reasons['/docs/secret/']).toBe('filtered')
    expect(notes).toContain('pattern-unused')
    expect(await pathsOf(files, { include: '/blog/**' })).toEqual(['/blog/', '/blog/a/b.html'])
    expect(await pathsOf(files, { include: 'blog/', exclude: [] })).toEqual(['/blog/'])
    expect(await pathsOf(files, { include: ({ route }) => route.path.startsWith('/a') })).toEqual([
      '/api/',
      '/api/a/',
    ])
    await expect(runSite(files, { exclude: (async () => true) as never })).rejects.toThrow('exclude')
  })

  test('S20 a loc of 2,048 characters is left out with an error', async () => {
    const name = 'a'.repeat(2_048 - SITE.length - 1)
    const { result, reasons } = await runSite(['index.html', `${name}.html`], {
      routes: [`/${name.slice(1)}`, `/b${name}`],
    })
    expect(Object.values(reasons)).toEqual(['invalid', 'invalid'])
    expect(result.listed).toHaveLength(2)
    expect(result.failed).toBe(true)
    expect(
      (await runSite(['index.html'], { routes: [`/${name}`], check: { failOn: 'never' } })).result.failed,
    ).toBe(false)
  })
})
