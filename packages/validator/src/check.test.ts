import { describe, expect, it } from 'vitest'
import { checkWith } from './check-with.ts'
import { settingsWith } from './default-settings.ts'
import { joinWith } from './join-with.ts'
import type { Rule } from './rule.ts'
import type { Input, PageFacts, Settings } from './settings.ts'
import { stubRule } from './stub-rules.ts'

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const urlset = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NS}>\n${inside}\n</urlset>\n`
const url = (loc: string) => `<url><loc>${loc}</loc></url>\n`
const bytes = (text: string) => new TextEncoder().encode(text)

const check = (rules: Rule[], text: string, settings: Partial<Settings> = {}, input: Partial<Input> = {}) =>
  checkWith(
    rules,
    { path: 'sitemap.xml', bytes: [bytes(text)], ...input },
    settingsWith({ now: 0, ...settings }),
  )

const everyLoc = stubRule({ id: 'every-loc', scope: 'loc', check: { loc: () => ({}) } })

describe('places', () => {
  it('points at the first character of a value, in code points, behind white space, in one-line files and long ones', async () => {
    const filler = `${url('https://example.com/😀é')}`.repeat(3000).replace(/\n/g, '')
    const { findings, urls } = await check(
      [everyLoc],
      urlset(`${filler}<url><loc>\t  &#x41;bc\r\n</loc></url>`),
      { perRule: 0 },
    )
    expect(urls).toBe(3001)
    expect(findings[2999]).toMatchObject({ line: 3, column: 2999 * 44 + 11, entry: 2999 })
    expect(findings[3000]).toMatchObject({ line: 3, column: 3000 * 44 + 14, loc: 'Abc' })
    expect(findings[3000]!.excerpt!.text).toMatch(/<url><loc>\t {2}&#x41;bc$/)
  })

  it('V10 stays on the line of the tag where a value is padded with line breaks', async () => {
    const { findings } = await check(
      [everyLoc],
      urlset('<url><loc>\n  /a\n</loc></url>\n<url><loc>  /b</loc></url>'),
    )
    expect(findings.map(({ line, column, loc }) => [line, column, loc])).toEqual([
      [3, 11, '/a'],
      [6, 13, '/b'],
    ])
  })

  it('gives the same result whatever pieces the bytes come in', async () => {
    const text = urlset(url('https://example.com/é&nbsp;😀').repeat(50))
    const whole = await check([everyLoc], text)
    const source = bytes(text)
    for (const size of [1, 7, 1000]) {
      const pieces = Array.from({ length: Math.ceil(source.length / size) }, (_, i) =>
        source.subarray(i * size, (i + 1) * size),
      )
      expect(await check([everyLoc], text, {}, { bytes: pieces })).toEqual(whole)
    }
  })

  it('remembers a place for later', async () => {
    const rule = stubRule({
      id: 'first',
      scope: 'loc',
      check: (file) => {
        let first: { line: number; column: number } | undefined
        return {
          loc: (_, at) => {
            first ??= file.locate(at)
          },
          end: () => ({ place: first }),
        }
      },
    })
    const { findings } = await check([rule], urlset(url('https://example.com/a').repeat(5000)))
    expect(findings).toMatchObject([{ line: 3, column: 11 }])
  })
})

describe('which rules run', () => {
  it('lists a rule that lacks its context, and only where the file is of its kind', async () => {
    const rules = [
      stubRule({ id: 'needs-url', scope: 'loc', needs: ['url'], check: { loc: () => ({}) } }),
      stubRule({ id: 'needs-pages', scope: 'loc', needs: ['pages'], check: { page: () => ({}) } }),
      stubRule({ id: 'needs-set', scope: 'urlset', needs: ['set'], set: () => [] }),
      stubRule({ id: 'for-index', scope: 'index', needs: ['url'] }),
    ]
    const text = urlset(url('https://example.com/a'))
    expect((await check(rules, text)).notChecked).toEqual(['needs-url', 'needs-pages', 'needs-set'])
    const known = await check(rules, text, { site: 'https://example.com/', pageFacts: () => undefined })
    expect(known.notChecked).toEqual(['needs-set'])
    expect(known.findings.map((f) => f.rule)).toEqual(['needs-url'])
    expect(known.url).toBe('https://example.com/sitemap.xml')
    const settings = settingsWith({ now: 0 })
    expect(joinWith(rules, [known, { ...known, path: 'b.xml' }], settings).files[0]!.notChecked).toEqual([])
    expect(joinWith(rules, [known], settings).files[0]!.notChecked).toEqual(['needs-set'])
  })

  it('takes levels, parameters and engines from the settings', async () => {
    const rule = stubRule({
      id: 'r',
      scope: 'loc',
      engine: ['google', 'bing'],
      params: { limit: 1, other: 2 },
      check: (file) => ({ loc: () => ({ params: file.params, severity: 'warning' }) }),
    })
    const text = urlset(url('https://example.com/a'))
    const run = async (settings: Partial<Settings>) => (await check([rule], text, settings)).findings
    expect(await run({})).toMatchObject([
      { severity: 'warning', engine: 'google,bing', params: { limit: 1, other: 2 } },
    ])
    expect(await run({ rules: { r: 'off' } })).toEqual([])
    expect(await run({ rules: { r: ['info', { limit: 5 }] } })).toMatchObject([
      { severity: 'info', params: { limit: 5, other: 2 } },
    ])
    expect(await run({ engines: ['yandex'] })).toEqual([])
    expect(await run({ engines: ['yandex', 'bing'] })).toHaveLength(1)
  })

  it('does not ask a rule with skipPlain about plain locs and records', async () => {
    const seen: string[] = []
    const rule = stubRule({
      id: 'r',
      scope: 'loc',
      skipPlain: true,
      check: {
        loc: ({ value }) => void seen.push(value),
        entry: ({ ordinal }) => void seen.push(`entry ${ordinal}`),
      },
    })
    await check(
      [rule],
      urlset(
        `${url('https://example.com/a')}<url><loc>https://example.com/b</loc><lastmod>2026-01-01</lastmod></url>` +
          `<url><lastmod>2026-01-01</lastmod><loc>https://example.com/c</loc></url>${url('https://example.com/?d')}`,
      ),
    )
    expect(seen).toEqual(['entry 2', 'entry 3', 'https://example.com/?d'])
  })

  it('hands each rule its own faults, and hears what it makes of them', async () => {
    const own = stubRule({
      id: 'xml-bom',
      severity: 'info',
      check: { fault: () => ({ severity: 'warning' }) },
    })
    const { findings } = await check([own], `\ufeff${urlset(url('https://example.com/a'))}`)
    expect(findings).toMatchObject([{ rule: 'xml-bom', severity: 'warning', line: 1, column: 1 }])
  })
})

describe('counting', () => {
  it('lists perRule places of a rule and counts all', async () => {
    const result = await check([everyLoc], urlset(url('https://example.com/a').repeat(250)))
    expect(result.findings).toHaveLength(100)
    expect(result.counts).toEqual({ errors: 250, warnings: 0, infos: 0 })
    expect(result.countByRule).toEqual({ 'every-loc': 250 })
    expect(
      (await check([everyLoc], urlset(url('https://example.com/a').repeat(250)), { perRule: 0 })).findings,
    ).toHaveLength(250)
  })

  it('finds an earlier loc with the same text, however the file is ordered', async () => {
    const found: [number, number | undefined][] = []
    const rule = stubRule({
      id: 'r',
      scope: 'loc',
      check: (file) => ({ loc: (u, _, entry) => void found.push([entry, file.earlier(u)]) }),
    })
    const locs = ['b', 'd', 'c', 'a', 'd', 'e', 'b', 'c', 'c']
    await check([rule], urlset(locs.map((l) => url(`https://example.com/${l}`)).join('')))
    expect(found.filter(([, earlier]) => earlier !== undefined)).toEqual([
      [4, 1],
      [6, 0],
      [7, 2],
      [8, 2],
    ])
  })

  it('counts listed pages that should not be listed, by cause, each page once', async () => {
    const rules = [
      stubRule({
        id: 'loc-noindex',
        scope: 'loc',
        severity: 'warning',
        needs: ['pages'],
        check: { page: (p) => (p.noindex ? {} : undefined) },
      }),
      stubRule({
        id: 'loc-not-ok',
        scope: 'loc',
        severity: 'warning',
        needs: ['pages'],
        check: { page: (p) => (p.status === 404 ? {} : undefined) },
      }),
    ]
    const facts: Record<string, PageFacts> = {
      'https://example.com/a': { status: 200, noindex: true, page: 'a.html' },
      'https://example.com/b': { status: 404, noindex: true },
      'https://example.com/c': { status: 200 },
    }
    const text = urlset(['a', 'b', 'c', 'd'].map((l) => url(`https://example.com/${l}`)).join(''))
    const settings = { pageFacts: (loc: string) => facts[loc] }
    const result = await check(rules, text, settings)
    expect(result.findings[0]).toMatchObject({
      rule: 'loc-noindex',
      page: 'a.html',
      loc: 'https://example.com/a',
    })
    const pages = { checked: 3, notListable: 2, byCause: { 'loc-noindex': 2, 'loc-not-ok': 1 } }
    expect(joinWith(rules, [result], settingsWith({ now: 0, ...settings })).summary).toMatchObject({
      urls: 4,
      warnings: 3,
      pages,
    })
  })

  it('keeps what a set needs to know, as plain data', async () => {
    const rule = stubRule({
      id: 'r',
      scope: 'urlset',
      check: (file) => ({ end: () => file.keep({ seen: true }) }),
    })
    const text = urlset(
      ['2026-01-02', '2026-03-01T10:00:00+05:00', '2026-03-01T08:00:00Z', 'x']
        .map((d, i) => `<url><loc>https://example.com/${i}</loc><lastmod>${d}</lastmod></url>`)
        .join(''),
    )
    const result = await check([rule], text)
    expect(structuredClone(result)).toEqual(result)
    expect(result.facts).toMatchObject({
      ascending: true,
      firstLoc: 'https://example.com/0',
      lastLoc: 'https://example.com/3',
      newestLastmod: '2026-03-01T08:00:00Z',
      byRule: { r: { seen: true } },
    })
    expect(result.facts.locHashes).toHaveLength(8)
  })

  it('keeps the children of an index and of a robots.txt with their places', async () => {
    const index = `<sitemapindex ${NS}>\n<sitemap><loc>\nhttps://example.com/a.xml</loc><lastmod>2026-01-01</lastmod></sitemap></sitemapindex>`
    expect((await check([], index)).facts.children).toEqual([
      { loc: 'https://example.com/a.xml', lastmod: '2026-01-01', line: 2, column: 15, entry: 0 },
    ])
    const robots = await check(
      [],
      'User-agent: *\nsitemap : https://example.com/#x # note\n',
      {},
      { path: 'robots.txt' },
    )
    expect(robots.kind).toBe('robots')
    expect(robots.facts.children).toEqual([{ loc: 'https://example.com/#x', line: 2, column: 11, entry: 0 }])
  })
})

describe('the set', () => {
  it('lets rules speak of files by path, with the parameters of the settings', async () => {
    const rule = stubRule({
      id: 'r',
      scope: 'set-wide',
      severity: 'info',
      params: { limit: 1 },
      set: (members, _, params) =>
        members.map(({ result }) => ({ path: result.path, place: { line: 9, column: 1 }, params })),
    })
    const a = await check([rule], urlset(''))
    const settings = settingsWith({ now: 0, rules: { r: ['warning', { limit: 2 }] } })
    const report = joinWith([rule], [a, { ...a, path: 'b.xml' }], settings)
    expect(report.files.map((f) => f.findings)).toMatchObject([
      [{ rule: 'r', severity: 'warning', params: { limit: 2 }, line: 9 }],
      [{ rule: 'r' }],
    ])
    expect(report.summary).toMatchObject({ files: 2, warnings: 2 })
    expect(a.findings).toEqual([])
  })
})

describe('long files', () => {
  const big = bytes(urlset(url('https://example.com/a').repeat(400_000)))

  it('tells its progress', async () => {
    const seen: number[] = []
    const result = await check([], '', { progress: ({ bytes }) => seen.push(bytes) }, { bytes: [big] })
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.at(-1)).toBe(result.bytes)
  })

  it('stops when its signal is aborted, also in the middle of one large piece', async () => {
    const controller = new AbortController()
    const progress = () => controller.abort(new Error('enough'))
    await expect(check([], '', { signal: controller.signal, progress }, { bytes: [big] })).rejects.toThrow(
      'enough',
    )
  })
})
