import { describe, expect, it } from 'vitest'
import { checkWith } from '../../check-with.ts'
import { settingsWith } from '../../default-settings.ts'
import { joinWith } from '../../join-with.ts'
import type { Rule } from '../../rule.ts'
import type { Settings } from '../../settings.ts'
import { index, locs } from '../example-parts.ts'
import { findingsOf, NOW } from '../find-in-test.ts'

const modules = import.meta.glob<{ default: Rule }>('./index-*.ts', { eager: true })
const rules = Object.values(modules).map((module) => module.default)
const rule = (id: string): Rule => rules.find((r) => r.id === id)!

/** What the index rules find in files served at https://example.com/. */
async function findInSet(files: Record<string, string>, settings: Partial<Settings> = {}): Promise<string[]> {
  const complete = settingsWith({ now: NOW, ...settings })
  const results = await Promise.all(
    Object.entries(files).map(([path, text]) => {
      const input = { path, url: `https://example.com/${path}`, bytes: [new TextEncoder().encode(text)] }
      return checkWith(rules, input, complete)
    }),
  )
  const found = joinWith(rules, results, complete).files.flatMap(({ path, findings }) =>
    findings.map(
      ({ rule, variant, entry }) => `${path} ${entry ?? ''} ${rule}${variant ? ` (${variant})` : ''}`,
    ),
  )
  return found.filter((text) => !text.includes('index-single-child'))
}

const at = (...paths: string[]): string => index(...paths.map((path) => `https://example.com/${path}`))
const PAGES = locs('https://example.com/')

describe('indexes of a set', () => {
  it('S01 that list themselves or others', async () => {
    expect(await findInSet({ 'sitemap.xml': at('sitemap.xml', 'a.xml'), 'a.xml': PAGES })).toEqual([
      'sitemap.xml 0 index-nested (self)',
    ])
    expect(await findInSet({ 'sitemap.xml': at('a.xml'), 'a.xml': at('b.xml'), 'b.xml': PAGES })).toEqual([
      'sitemap.xml 0 index-nested',
    ])
  })

  it('V13 that go round in circles, each circle told once', async () => {
    const circle = { 'a.xml': at('b.xml'), 'b.xml': at('c.xml'), 'c.xml': at('a.xml') }
    expect(await findInSet(circle)).toEqual([
      'a.xml 0 index-nested',
      'b.xml 0 index-nested',
      'c.xml 0 index-nested (cycle)',
    ])
    const two = { 'a.xml': at('b.xml', 'c.xml'), 'b.xml': at('a.xml'), 'c.xml': at('a.xml') }
    expect(await findInSet(two)).toEqual([
      'a.xml 0 index-nested',
      'a.xml 1 index-nested',
      'b.xml 0 index-nested (cycle)',
      'c.xml 0 index-nested (cycle)',
    ])
  })

  it('S09 whose sitemaps are missing, where the set is whole', async () => {
    const files = { 'sitemap.xml': at('a.xml', 'b.xml'), 'a.xml': PAGES }
    expect(await findInSet(files)).toEqual(['sitemap.xml 1 index-child-missing'])
    expect(await findInSet(files, { wholeSet: false })).toEqual([])
    expect(await findInSet({ 'sitemap.xml': at('a.xml', 'b.xml') }, { wholeSet: true })).toHaveLength(2)
  })

  it('dated by the build, though the sitemaps are older', async () => {
    const dated = (date: string) =>
      at('a.xml', 'b.xml').replaceAll('</loc>', `</loc><lastmod>${date}</lastmod>`)
    const pages = PAGES.replace('</loc>', '</loc><lastmod>2026-01-02T03:04:05Z</lastmod>')
    const build = { buildStartedAt: Date.parse('2026-12-01T00:00:00Z') }
    const files = (date: string) => ({ 'sitemap.xml': dated(date), 'a.xml': pages, 'b.xml': pages })
    expect(await findInSet(files('2026-12-01T00:05:00Z'), build)).toEqual([
      'sitemap.xml  index-lastmod-mismatch (build)',
    ])
    expect(await findInSet(files('2026-12-01T00:05:01Z'), build)).toEqual([])
    expect(await findInSet(files('2026-12-01T00:00:00Z'))).toEqual([])
  })

  it('of which a site may have 500', async () => {
    const all = Array.from({ length: 501 }, (_, i) => [`index-${i}.xml`, at('a.xml')])
    const settings = { wholeSet: false }
    expect(await findInSet(Object.fromEntries(all.slice(1)), settings)).toEqual([])
    expect(await findInSet(Object.fromEntries(all), settings)).toEqual([
      'index-0.xml  index-over-500-per-site',
    ])
  })
})

it('S04 knows 50,000 sitemaps from 50,001', async () => {
  const sitemaps = (count: number): string => at(...Array.from({ length: count }, (_, i) => `${i}.xml`))
  expect(await findingsOf([rule('index-too-many-sitemaps')], sitemaps(50_000))).toEqual([])
  expect(await findingsOf([rule('index-too-many-sitemaps')], sitemaps(50_001))).toMatchObject([
    { severity: 'error', params: { count: 50_001, max: 50_000 }, line: 50_003, entry: 50_000 },
  ])
})

it('V12 pages in an index are one fault, and the index is not called empty too', async () => {
  const file =
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></sitemapindex>'
  expect(await findingsOf(rules, file)).toEqual([])
})
