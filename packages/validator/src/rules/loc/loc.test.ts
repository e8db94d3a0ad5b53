import { describe, expect, it } from 'vitest'
import { findingsOf } from '../find-in-test.ts'
import duplicate from './loc-duplicate.ts'
import duplicateNormalized from './loc-duplicate-normalized.ts'
import hostMismatch from './loc-host-mismatch.ts'
import hostsMixed from './loc-hosts-mixed.ts'
import illegalCharacter from './loc-illegal-character.ts'
import invalidPercent from './loc-invalid-percent-encoding.ts'
import missingHost from './loc-missing-host.ts'
import notAbsolute from './loc-not-absolute.ts'
import notNormalized from './loc-not-normalized.ts'
import outsideDirectory from './loc-outside-directory.ts'
import portMismatch from './loc-port-mismatch.ts'
import schemeMismatch from './loc-scheme-mismatch.ts'
import schemeUnsupported from './loc-scheme-unsupported.ts'
import sortFilter from './loc-sort-filter-params.ts'
import tooLong from './loc-too-long.ts'
import tooLongBaidu from './loc-too-long-baidu.ts'
import tooLongYandex from './loc-too-long-yandex.ts'
import tooShort from './loc-too-short-schema.ts'

const urlset = (...locs: string[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('\n')}\n</urlset>`

const BASE = 'https://example.com/'
/** A URL of so many characters. */
const long = (length: number, char = 'x'): string => BASE + char.repeat(length - BASE.length)

describe('length', () => {
  const rules = [tooLong, tooLongYandex, tooLongBaidu, tooShort]
  const found = async (loc: string) =>
    (await findingsOf(rules, urlset(loc), { engines: ['yandex', 'baidu'] })).map((f) => f.rule)

  it.each([
    [256, []],
    [257, ['loc-too-long-baidu']],
    [1024, ['loc-too-long-baidu']],
    [1025, ['loc-too-long-baidu', 'loc-too-long-yandex']],
    [2047, ['loc-too-long-baidu', 'loc-too-long-yandex']],
    [2048, ['loc-too-long', 'loc-too-long-baidu']],
    [2049, ['loc-too-long', 'loc-too-long-baidu']],
  ])('S20 of %i characters', async (length, rules) => {
    expect((await found(long(length))).sort()).toEqual(rules)
  })

  it('counts characters after unescaping, and those beyond U+FFFF once', async () => {
    expect(await found(`${long(2046)}&amp;`)).not.toContain('loc-too-long')
    expect(await found(`${long(2047)}&amp;`)).toContain('loc-too-long')
    expect(await found(`${long(2046)}\u{1F31E}`)).not.toContain('loc-too-long')
    expect(await found(`${long(2047)}\u{1F31E}`)).toContain('loc-too-long')
    expect(await found(` \n${long(2047)} `)).not.toContain('loc-too-long')
  })

  it('counts bytes for Baidu, and only where Baidu is named', async () => {
    expect(await found(`${BASE}${'с'.repeat(118)}`)).toEqual([])
    expect(await found(`${BASE}${'с'.repeat(119)}`)).toEqual(['loc-too-long-baidu'])
    expect(await findingsOf([tooLongBaidu], urlset(long(257)))).toEqual([])
  })

  it('knows 12 characters from 11', async () => {
    expect(await found('http://a.io/')).toEqual([])
    expect(await found('http://a.io')).toEqual(['loc-too-short-schema'])
  })

  it('is a warning in a text sitemap', async () => {
    const findings = await findingsOf([tooLong], long(2048), { path: 'sitemap.txt' })
    expect(findings).toMatchObject([{ rule: 'loc-too-long', severity: 'warning', line: 1, column: 1 }])
  })
})

describe('one loc, one reason why it is no URL', () => {
  const rules = [
    notAbsolute,
    schemeUnsupported,
    missingHost,
    illegalCharacter,
    invalidPercent,
    notNormalized,
    hostMismatch,
  ]
  it.each([
    ['/a b', 'loc-not-absolute'],
    ['{{ site }}/100%', 'loc-not-absolute'],
    ['mailto:a b', 'loc-scheme-unsupported'],
    ['https:///a b', 'loc-missing-host'],
    ['https://example.com/a b', 'loc-illegal-character'],
  ])('%s', async (loc, rule) => {
    const findings = await findingsOf(rules, urlset(loc), { url: 'https://example.com/sitemap.xml' })
    expect(findings.map((f) => f.rule)).toEqual([rule])
  })

  it('names a bad escape and a bad character of one URL both', async () => {
    const findings = await findingsOf(rules, urlset('https://example.com/100% off'))
    expect(findings.map((f) => f.rule).sort()).toEqual([
      'loc-illegal-character',
      'loc-invalid-percent-encoding',
    ])
  })
})

describe('S17 hosts and schemes', () => {
  const rules = [hostMismatch, hostsMixed, schemeMismatch, portMismatch, outsideDirectory]
  const locs = [
    'https://www.example.com/',
    'https://example.com/',
    'http://www.example.com/',
    'https://docs.example.com/',
    'http://example.net:8080/',
  ]

  it('names each URL that the address of the sitemap does not cover, once', async () => {
    const findings = await findingsOf(rules, urlset(...locs), { url: 'https://www.example.com/sitemap.xml' })
    expect(findings.map((f) => [f.entry, f.rule, f.variant])).toEqual([
      [1, 'loc-host-mismatch', 'www'],
      [2, 'loc-scheme-mismatch', undefined],
      [3, 'loc-host-mismatch', undefined],
      [4, 'loc-host-mismatch', undefined],
    ])
    expect(new Set(findings.map((f) => f.severity))).toEqual(new Set(['error']))
  })

  it('names each other host and scheme once where the address is not known', async () => {
    const findings = await findingsOf(rules, urlset(...locs, ...locs))
    expect(findings.map((f) => [f.line, f.rule, f.params.count])).toEqual([
      [3, 'loc-hosts-mixed', 2],
      [4, 'loc-scheme-mismatch', 2],
      [5, 'loc-hosts-mixed', 2],
      [6, 'loc-hosts-mixed', 2],
    ])
  })

  it('a site moved to https whose sitemap still says http', async () => {
    const old = urlset('http://example.com/', 'http://example.com/a')
    const findings = await findingsOf(rules, old, { url: 'https://example.com/sitemap.xml' })
    expect(findings.map((f) => f.rule)).toEqual(['loc-scheme-mismatch', 'loc-scheme-mismatch'])
  })

  it('are only mentioned under crossSubmit', async () => {
    const settings = { url: 'https://www.example.com/a/sitemap.xml', crossSubmit: true }
    const findings = await findingsOf(rules, urlset(...locs), settings)
    expect(findings).toHaveLength(5)
    expect(new Set(findings.map((f) => f.severity))).toEqual(new Set(['info']))
  })

  it('S18 URLs above the folder', async () => {
    const findings = await findingsOf(
      rules,
      urlset('https://example.com/docs/a', 'https://example.com/', 'https://example.com/docs'),
      {
        url: 'https://example.com/docs/sitemap.xml',
      },
    )
    expect(findings.map((f) => [f.rule, f.entry])).toEqual([
      ['loc-outside-directory', 1],
      ['loc-outside-directory', 2],
    ])
  })
})

describe('duplicates', () => {
  const rules = [duplicate, duplicateNormalized]
  const found = async (...locs: string[]) =>
    (await findingsOf(rules, urlset(...locs))).map((f) => [f.rule, f.entry, f.params.first])

  it('tells equal texts from equal addresses, each entry once', async () => {
    const a = `${BASE}a`
    const other = 'https://EXAMPLE.com/a'
    expect(await found(a, other, a, other, `${BASE}%61`)).toEqual([
      ['loc-duplicate-normalized', 1, 1],
      ['loc-duplicate', 2, 1],
      ['loc-duplicate', 3, 2],
      ['loc-duplicate-normalized', 4, 1],
    ])
    expect(await found(other, a, a)).toEqual([
      ['loc-duplicate-normalized', 1, 1],
      ['loc-duplicate', 2, 2],
    ])
  })

  it('finds an equal address far away in an ascending file', async () => {
    const pages = Array.from({ length: 2000 }, (_, i) => `${BASE}${String(i).padStart(4, '0')}`)
    expect(await found(...pages, `${BASE}0007#top`)).toEqual([['loc-duplicate-normalized', 2000, 8]])
  })
})

it('the crawler-made sitemap of a shop: each filter once, no error', async () => {
  const plain = Array.from({ length: 200 }, (_, i) => `${BASE}c/${i}`)
  const views = Array.from({ length: 40 }, (_, i) =>
    `${BASE}c/${i}?sort=price&amp;filter[color]=red`.replace(/[[\]]/g, (c) => encodeURIComponent(c)),
  )
  const findings = await findingsOf(
    [sortFilter, illegalCharacter, duplicateNormalized],
    urlset(...plain, ...views),
  )
  expect(findings).toHaveLength(40)
  expect(new Set(findings.map((f) => `${f.rule} ${f.severity} ${f.params.name}`))).toEqual(
    new Set(['loc-sort-filter-params warning sort']),
  )
})
