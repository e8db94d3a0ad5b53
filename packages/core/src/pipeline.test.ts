import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Options } from './options.ts'
import { OptionError } from './options.ts'
import { run } from './pipeline.ts'
import { memoryRuntime } from './testing/memory-runtime.ts'
import { html, runSite, SITE } from './testing/run-site.ts'

const names = [
  'index',
  'a',
  'b',
  'c',
  'ü',
  'a b',
  '404',
  'x#y',
  '%20',
  'a/index',
  'b/index',
  'de/index',
  'de/404',
  'c/d/e',
  '.hidden',
  'q?r',
]
const urls = [
  '/',
  '/a',
  '/a/',
  '/a.html',
  '/b/index.html',
  '/gone',
  '/ü',
  '/c?x=1',
  'https://other.example/',
  `${SITE}/a`,
  'http://www.example.com/b',
  '',
  '%',
  '#x',
  '//',
  'mailto:a@b',
]
const anyUrl = fc.constantFrom(...urls)

const piece = fc.oneof(
  anyUrl.map((url) => `<link rel="canonical" href="${url}">`),
  fc
    .constantFrom('noindex', 'none', 'index', 'nofollow')
    .map((content) => `<meta name="robots" content="${content}">`),
  fc
    .tuple(fc.integer({ min: 0, max: 20 }), anyUrl)
    .map(([seconds, url]) => `<meta http-equiv="refresh" content="${seconds};url=${url}">`),
  fc
    .tuple(fc.constantFrom('de', 'en', 'x-default'), anyUrl)
    .map(([lang, url]) => `<link rel="alternate" hreflang="${lang}" href="${url}">`),
  fc
    .constantFrom('2026-01-01', '2026-02-30', 'yesterday', '2026-05-05T10:00:00Z', '2099-01-01')
    .map((date) => `<meta property="article:modified_time" content="${date}">`),
)
const page = fc.array(piece, { maxLength: 4 }).map((pieces) => html(pieces.join('')))
const site = fc.dictionary(
  fc.constantFrom(...names).map((name) => `${name}.html`),
  fc.oneof({ weight: 9, arbitrary: page }, fc.constant('<div>')),
  { noNullPrototype: true },
)
const date = fc.constantFrom(undefined, '2026-01-01', new Date('2026-03-03T03:03:03Z'))
const options: fc.Arbitrary<Options> = fc.record(
  {
    cleanUrls: fc.boolean(),
    trailingSlash: fc.constantFrom('always', 'never', 'ignore'),
    include: fc.constantFrom('/**', '/a*', '/nothing'),
    exclude: fc.constantFrom('/b/**', '/c', '/ü'),
    routes: fc.array(fc.oneof(anyUrl, fc.record({ url: anyUrl, lastmod: date })), { maxLength: 4 }),
    base: fc.constantFrom('/', '/docs/', './'),
    text: fc.boolean(),
    gzip: fc.boolean(),
    limits: fc.record({ urls: fc.integer({ min: 1, max: 3 }) }),
    allowEmpty: fc.boolean(),
    sitemaps: fc.constantFrom<Record<string, string | string[]>[]>(
      { a: '/a*' },
      { docs: ['/b/**', '/de/**'] },
    ),
    entry: fc.constantFrom<Options['entry'][]>(
      (entry) => entry,
      () => false,
      (entry) => [entry, { loc: '/added' }],
      (entry) => ({ ...entry, loc: entry.loc.replace('/a', '/b') }),
    ),
  },
  { requiredKeys: [] },
)

describe('run', () => {
  test('property: every route is listed or excluded, locs are unique and in order, what is published breaks no rule', async () => {
    await fc.assert(
      fc.asyncProperty(site, options, async (files, chosen) => {
        const { result, runtime } = await runSite(files, chosen)
        expect(result.routes).toBe(result.listed.length + result.excluded.length)
        const locs = result.listed.map(({ loc }) => loc)
        expect(locs).toEqual([...new Set(locs)].sort())
        for (const { loc } of result.listed) expect(new URL(loc).href.replaceAll('[', '%5B')).toBe(loc)
        const faults = result.report.files.flatMap(({ findings }) =>
          findings.filter(({ severity }) => severity === 'error'),
        )
        expect(faults).toEqual([])
        const emptiness = result.notes.some(({ id }) => id === 'no-page' || id === 'no-entry')
        expect(emptiness).toBe(locs.length === 0 && !chosen.allowEmpty)
        expect(runtime.files.has('sitemap.xml')).toBe(!result.failed && locs.length > 0)
        for (const { lastmod, evidence } of result.listed)
          expect(lastmod === null).toBe(evidence.kind === 'none')
      }),
      { numRuns: 150 },
    )
  })

  test('property: a second run over its own output changes no byte', async () => {
    await fc.assert(
      fc.asyncProperty(site, options, async (files, chosen) => {
        const first = await runSite(files, chosen)
        const bytes = Object.fromEntries(first.runtime.files)
        const second = await runSite(bytes, chosen)
        expect(Object.fromEntries(second.runtime.files)).toEqual(bytes)
        expect(second.result.listed).toEqual(first.result.listed)
      }),
      { numRuns: 60 },
    )
  })

  test('a wrong option is thrown, with every fault in the message', async () => {
    const wrong = run({ site: 'example.com', filname: 'x' } as Options, memoryRuntime())
    await expect(wrong).rejects.toThrow(OptionError)
    await expect(wrong).rejects.toThrow(/filname`[\s\S]*`site`/)
  })

  test('the stages are timed, and a result is plain data', async () => {
    const { result } = await runSite(['index.html'])
    expect(Object.keys(result.timings)).toEqual(['routes', 'pages', 'entries', 'files', 'check'])
    expect(JSON.parse(JSON.stringify(result)).listed).toEqual([
      { loc: `${SITE}/`, lastmod: null, evidence: { kind: 'none', reason: 'no-source' }, file: 'index.html' },
    ])
  })
})
