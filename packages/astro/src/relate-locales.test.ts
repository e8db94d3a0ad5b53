import type { ListedEntry } from '@mapwright/core'
import { describe, expect, test } from 'vitest'
import { relateLocales } from './relate-locales.ts'

const base = 'https://example.com/docs/'
const listed = (path: string, more: Partial<ListedEntry['entry']> = {}): ListedEntry => ({
  entry: { loc: base + path, ...more },
  evidence: { kind: 'none' },
})
const relate = (
  entries: ListedEntry[],
  locales = new Map([
    ['en', 'en'],
    ['vi', 'vi'],
  ]),
  defaultLocale = 'vi',
) => {
  relateLocales(entries, { codes: locales, defaultLocale }, base)
  return Object.fromEntries(
    entries.map(({ entry }) => [
      entry.loc.slice(base.length),
      (entry.alternates ?? []).map(({ hreflang, href }) => `${hreflang} ${href.slice(base.length)}`),
    ]),
  )
}

describe('alternates of the locales', () => {
  test('H01 the segment of a locale is never doubled', () => {
    const links = ['en en/about/', 'vi about/', 'x-default about/']
    expect(relate([listed('about/'), listed('en/about/')])).toEqual({ 'about/': links, 'en/about/': links })
  })

  test('the home pages belong together, with and without their slash', () => {
    expect(relate([listed(''), listed('en/')])['en/']).toEqual(['en en/', 'vi ', 'x-default '])
    expect(relate([listed(''), listed('en')])['']).toEqual(['en en', 'vi ', 'x-default '])
  })

  test('a page that only one locale has gets none', () => {
    expect(relate([listed('a/'), listed('en/b/'), listed('english/a/')])).toEqual({
      'a/': [],
      'en/b/': [],
      'english/a/': [],
    })
  })

  test('what a page says in its head wins', () => {
    const own = [{ hreflang: 'en', href: `${base}other/` }]
    expect(relate([listed('a/', { alternates: own }), listed('en/a/')])).toEqual({
      'a/': ['en other/'],
      'en/a/': [],
    })
  })

  test('a locale path stands for its code', () => {
    const codes = new Map([
      ['en', 'en'],
      ['pt-br', 'pt-BR'],
      ['fr', 'fr'],
    ])
    expect(relate([listed('en/a'), listed('pt-br/a')], codes, 'en')['en/a']).toEqual([
      'en en/a',
      'pt-BR pt-br/a',
      'x-default en/a',
    ])
  })
})
