import { describe, expect, test } from 'vitest'
import { isEnabled, type Options, optionTable, resolveOptions } from '../options.ts'
import { optionNames } from './schema.ts'

const context = { base: '/', defaults: {} }
const site = 'https://www.example.com'
const resolve = (options: object, more: object = {}) =>
  resolveOptions(options as Options, { ...context, ...more })
const faults = (options: object, more: object = {}) => {
  const answer = resolve(options, more)
  return Array.isArray(answer) ? answer.map(({ option, message }) => `${option}: ${message}`) : []
}
const rootOf = (options: object, more: object = {}) => {
  const answer = resolve(options, more)
  if (Array.isArray(answer)) throw answer[0]
  return answer.site.root
}

describe('options', () => {
  test('a typo is answered with the nearest name, at every level', () => {
    expect(faults({ site, filname: 'a.xml' })).toEqual([
      'filname: There is no option `filname`. Did you mean `filename`?',
    ])
    expect(faults({ site, check: { failon: 'error' } })).toEqual([
      'check.failon: There is no option `check.failon`. Did you mean `check.failOn`?',
    ])
    expect(faults({ site, robots: { policies: [{ useragent: '*', userAgent: '*' }] } })[0]).toContain(
      'Did you mean `robots.policies[0].userAgent`?',
    )
    expect(faults({ site, check: { rules: { 'hreflang-cas': 'off' } } })[0]).toContain(
      'Did you mean `hreflang-case`?',
    )
    expect(faults({ site, hostname: 'x', exclud: [] })).toHaveLength(2)
  })

  test('a wrong value says what was expected and what was found', () => {
    expect(faults({ site, trailingSlash: 'allways' })).toEqual([
      "trailingSlash: The option `trailingSlash` must be 'always', 'never' or 'ignore', but it is \"allways\".",
    ])
    expect(faults({ site, limits: { urls: 60_000 } })).toEqual([
      'limits.urls: The option `limits.urls` must be a whole number from 1 to 50,000, but it is 60000.',
    ])
    expect(faults({ site, sitemaps: { Blog: '/b/**' } })[0]).toContain('`sitemaps.Blog`')
    expect(faults({ site, lastmod: true })[0]).toContain('false, an array of kinds of evidence or an object')
    expect(faults({ site, lastmod: { order: ['gti'] } })[0]).toContain('`lastmod.order[0]`')
    expect(faults({ site, filename: '../sitemap.xml' })[0]).toContain('inside the output folder')
    expect(faults({ site, extraSitemaps: ['/other.xml'] })[0]).toContain('`extraSitemaps[0]`')
    expect(faults({ site, check: { rules: { 'loc-fragment': 'of' } } })[0]).toContain(
      '`check.rules.loc-fragment`',
    )
    expect(faults({ site, lastmod: { order: ['ledger'] } })[0]).toContain('`lastmod.ledger`')
    expect(faults(undefined as never)[0]).toContain('must be an object')
    expect(faults([] as never)[0]).toContain('must be an object')
  })

  test('S15 a missing, relative or impossible site is one clear message', () => {
    for (const wrong of [
      undefined,
      '',
      '  ',
      'example.com',
      '/docs',
      'ftp://example.com',
      true,
      'https://',
      'https:///a',
      'https://a b',
      42,
    ]) {
      expect(faults({ site: wrong }), String(wrong)).toHaveLength(1)
      expect(faults({ site: wrong })[0]).toContain('`site`')
    }
    expect(faults({ site: 'example.com' })[0]).toContain('did you mean "https://example.com"?')
    expect(faults({ site: 'https://u:p@example.com' })[0]).toContain('password')
    expect(faults({ site: 'https://example.com/?a=1' })[0]).toContain('without query')
    expect(rootOf({ site: 'http://localhost:3000' })).toBe('http://localhost:3000/')
  })

  test('M02 M05 B11 B12 B14 site and base are joined as text', () => {
    for (const base of ['/blog', '/blog/', 'blog', 'blog/'])
      expect(rootOf({ site }, { base })).toBe(`${site}/blog/`)
    expect(rootOf({ site: `${site}/docs` })).toBe(`${site}/docs/`)
    expect(rootOf({ site: `${site}/docs/` }, { base: '/docs/' })).toBe(`${site}/docs/`)
    expect(rootOf({ site: `${site}/` })).toBe(`${site}/`)
    for (const base of ['./', '', '.', 'https://cdn.example.net/assets/', '//cdn.example.net/a/']) {
      expect(rootOf({ site }, { base }), base).toBe(`${site}/`)
    }
    expect(rootOf({ site: 'https://münchen.example:443' }, { base: '/straße/' })).toBe(
      'https://xn--mnchen-3ya.example/stra%C3%9Fe/',
    )
    const [both] = faults({ site: `${site}/docs` }, { base: '/app/' })
    expect(both).toContain('"/docs/"')
    expect(both).toContain('"/app/"')
    expect(rootOf({ site, base: '/mine/' }, { base: '/bundlers/' })).toBe(`${site}/mine/`)
  })

  test("the user's setting wins over the framework's, that over the default", () => {
    const more = { defaults: { site, trailingSlash: 'always', cleanUrls: true } as const }
    expect(resolve({}, more)).toMatchObject({
      trailingSlash: 'always',
      cleanUrls: true,
      filename: 'sitemap.xml',
    })
    expect(resolve({ trailingSlash: 'never', cleanUrls: false }, more)).toMatchObject({
      trailingSlash: 'never',
      cleanUrls: false,
    })
  })

  test('a ledger speaks after the page and before git', () => {
    const order = (lastmod: unknown) =>
      (resolve({ site, lastmod }) as { lastmod: { order: string[] } }).lastmod.order
    expect(order({ ledger: 'lock.json' })).toEqual(['given', 'html', 'ledger', 'git', 'mtime'])
    expect(order({ ledger: 'lock.json', order: ['git', 'ledger'] })).toEqual(['git', 'ledger'])
    expect(order({ ledger: { file: 'lock.json' }, order: ['given'] })).toEqual(['given', 'ledger'])
    expect(order(false)).toEqual([])
    expect(order(undefined)).toEqual(['given', 'html', 'git', 'mtime'])
  })

  test('every option is documented once, nested ones too', () => {
    const names = optionTable.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !name.includes('.'))).toEqual(optionNames[''])
    for (const holder of ['lastmod', 'limits', 'robots', 'check']) {
      expect(names.filter((name) => name.startsWith(`${holder}.`)).sort()).toEqual(
        optionNames[holder]!.map((name) => `${holder}.${name}`).sort(),
      )
    }
  })

  test('B07 enabled is for builds unless said otherwise', () => {
    const about = { command: 'build', mode: 'production', env: {} } as const
    expect(isEnabled({}, about)).toBe(true)
    expect(isEnabled({}, { ...about, command: 'serve' })).toBe(false)
    expect(isEnabled({ enabled: false }, about)).toBe(false)
    expect(isEnabled({ enabled: ({ mode }) => mode === 'staging' }, about)).toBe(false)
  })
})
