import { readFileSync } from 'node:fs'
import type { HookEntry, Options, Page } from '@mapwright/core'
import { describe, expect, test } from 'vitest'
import { type LegacyOptions, legacyRows, translateOptions } from './legacy-options.ts'

const translate = (options: Options & LegacyOptions) => translateOptions(options).options
const page = { url: 'https://example.com/a/' } as Page
const run = async (options: Options & LegacyOptions, entry: HookEntry) =>
  translate(options).entry?.(entry, page)

describe('options of @astrojs/sitemap', () => {
  test('are understood under their own names', async () => {
    const ours = translate({
      filter: (url) => url.endsWith('/a/'),
      customPages: ['https://example.com/x'],
      customSitemaps: ['https://example.com/other.xml'],
      entryLimit: 10,
      filenameBase: 'pages',
    })
    expect((ours.include as (p: Page) => boolean)(page)).toBe(true)
    expect(ours).toMatchObject({
      routes: ['https://example.com/x'],
      extraSitemaps: ['https://example.com/other.xml'],
      limits: { urls: 10 },
      filename: 'pages.xml',
    })
    expect(ours).not.toHaveProperty('filter')
  })

  test('serialize sees and changes the item under its names, and drops it', async () => {
    const seen: unknown[] = []
    const entry = {
      loc: 'https://example.com/a/',
      lastmod: '2026-01-02',
      alternates: [{ hreflang: 'de', href: 'https://example.com/de/a/' }],
    }
    const changed = await run(
      {
        changefreq: 'weekly',
        serialize: (item) => {
          seen.push(item)
          return { ...item, priority: 0, links: undefined }
        },
      },
      entry,
    )
    expect(seen).toEqual([
      {
        url: entry.loc,
        lastmod: '2026-01-02',
        changefreq: 'weekly',
        links: [{ url: 'https://example.com/de/a/', lang: 'de' }],
      },
    ])
    expect(changed).toMatchObject({ loc: entry.loc, priority: 0, changefreq: 'weekly', alternates: [] })
    expect(await run({ serialize: () => undefined }, entry)).toBe(false)
  })

  test('changefreq and priority alone fill what an entry lacks', async () => {
    expect(
      await run({ changefreq: 'daily', priority: 0.3 }, { loc: 'https://example.com/', priority: 1 }),
    ).toMatchObject({ changefreq: 'daily', priority: 1 })
  })

  test.each(['chunks', 'namespaces', 'xslURL'])('%s is answered', (name) => {
    expect(() => translate({ [name]: {} } as Options)).toThrow(`\`${name}\``)
  })

  test('lastmod: new Date() is the time of the build', () => {
    expect(() => translate({ lastmod: new Date() } as never)).toThrow('the time of the build')
    expect(() => translate({ lastmod: '2026-01-01' } as never)).toThrow('one moment for every page')
    expect(translate({ lastmod: false })).toEqual({ lastmod: false })
  })

  test('an old and a new name together are an error', () => {
    expect(() => translate({ customPages: [], routes: [] })).toThrow('`routes` and customPages')
  })

  test('every row of the table is either understood or answered', () => {
    for (const { name, answered } of legacyRows) {
      const value =
        name === 'lastmod'
          ? new Date()
          : name === 'filter' || name === 'serialize'
            ? () => true
            : name === 'filenameBase'
              ? 'x'
              : name === 'entryLimit' || name === 'priority'
                ? 1
                : []
      const attempt = () => translateOptions({ [name]: value } as never)
      if (answered) expect(attempt, name).toThrow()
      else expect(attempt().options, name).not.toHaveProperty([name])
    }
  })

  test('docs/migrate/astrojs-sitemap.md has a row for each, with its new name', () => {
    const page = readFileSync(new URL('../../../docs/migrate/astrojs-sitemap.md', import.meta.url), 'utf8')
    for (const { name, now, answered } of legacyRows) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
      expect(row, name).toBeDefined()
      if (!answered || name === 'chunks') expect(row).toContain(now)
      expect(row?.includes('nderstood'), name).toBe(!answered)
    }
  })
})
