import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkWith } from '../../check-with.ts'
import { settingsWith } from '../../default-settings.ts'
import { joinWith } from '../../join-with.ts'
import type { Finding } from '../../report.ts'
import { EXTENSIONS, link, url, urlset } from '../example-parts.ts'
import { NOW } from '../find-in-test.ts'
import hreflangAlternateNotListed from './hreflang-alternate-not-listed.ts'
import hreflangClusterInconsistent from './hreflang-cluster-inconsistent.ts'
import hreflangMissingReturn from './hreflang-missing-return.ts'

interface Page {
  loc: string
  alternates: { code: string; href: string }[]
}

const rules = [hreflangMissingReturn, hreflangClusterInconsistent, hreflangAlternateNotListed]

const write = (pages: Page[]): string =>
  urlset(
    pages
      .map(({ loc, alternates }) => url(alternates.map((a) => link(a.code, a.href)).join(''), loc))
      .join('\n'),
    EXTENSIONS,
  )

async function check(files: Page[][]): Promise<(Finding & { path: string })[]> {
  const settings = settingsWith({ now: NOW, perRule: 0 })
  const results = []
  for (const [i, pages] of files.entries()) {
    const bytes = [new TextEncoder().encode(write(pages))]
    const result = await checkWith(
      rules,
      { path: `${i}.xml`, url: `https://example.com/${i}.xml`, bytes },
      settings,
    )
    // What a worker hands over is a clone.
    results.push(structuredClone(result))
  }
  return joinWith(rules, results, settings).files.flatMap(({ path, findings }) =>
    findings.map((finding) => ({ ...finding, path })),
  )
}

const page = (name: string): string => `https://example.com/${name}`
const version = (name: string, ...codes: string[]): Page => ({
  loc: page(name),
  alternates: codes.map((code) => ({ code, href: page(code) })),
})

describe('alternates of a set', () => {
  it('H07 finds a missing return link in another file, at the page that should have it', async () => {
    const found = await check([
      [version('en', 'en', 'de', 'fr'), version('fr', 'en', 'de', 'fr')],
      [version('de', 'de')],
    ])
    expect(found.filter(({ rule }) => rule === 'hreflang-missing-return')).toMatchObject([
      {
        path: '1.xml',
        line: 3,
        column: 1,
        entry: 0,
        severity: 'warning',
        params: { page: page('de'), other: page('en'), count: 2 },
      },
    ])
  })

  it('H07 finds a page without any alternates, at the pages that name it', async () => {
    const found = await check([
      [version('en', 'en', 'de')],
      [
        { loc: page('x'), alternates: [] },
        { loc: page('de'), alternates: [] },
      ],
    ])
    expect(found).toMatchObject([
      {
        path: '0.xml',
        variant: 'bare',
        severity: 'warning',
        params: { page: page('en'), number: 2, other: '1.xml' },
      },
    ])
  })

  it('H11 takes alternates on other hosts as they are, with one info that they could not be checked', async () => {
    const fr = { code: 'fr', href: 'https://example.fr/' }
    const en = { loc: page('en'), alternates: [{ code: 'en', href: page('en') }, fr] }
    expect(await check([[en, version('de', 'de')]])).toMatchObject([
      { variant: 'outside', severity: 'info', params: { count: 1 } },
    ])
  })

  it('V17 reads all alternates of all pages', async () => {
    const codes = ['en', 'de', 'fr']
    expect(await check([codes.map((code) => version(code, ...codes))])).toEqual([])
    expect(await check(codes.map((code) => [version(code, ...codes)]))).toEqual([])
  })

  it('S03 is silent on a thousand pages in 30 languages, a file a language', async () => {
    const codes = Array.from({ length: 30 }, (_, i) => `l${i}`)
    const files = codes.map((own) =>
      Array.from({ length: 30 }, (_, i) => ({
        loc: page(`${own}/${i}`),
        alternates: codes.map((code) => ({ code, href: page(`${code}/${i}`) })),
      })),
    )
    expect(await check(files)).toEqual([])
  })

  it('agrees with a naive search about return links', async () => {
    const names = ['a', 'b', 'c', 'd']
    const codes = ['en', 'de', 'fr', 'x-default']
    const one = fc.record({
      loc: fc.constantFrom(...names).map(page),
      alternates: fc.array(
        fc.record({ code: fc.constantFrom(...codes), href: fc.constantFrom(...names, 'gone').map(page) }),
        { maxLength: 4 },
      ),
    })
    const set = fc
      .uniqueArray(one, { selector: ({ loc }) => loc, maxLength: 4 })
      .chain((pages) =>
        fc
          .array(fc.integer({ min: 0, max: 1 }), { minLength: pages.length, maxLength: pages.length })
          .map((files) => [pages.filter((_, i) => files[i] === 0), pages.filter((_, i) => files[i] === 1)]),
      )
    await fc.assert(
      fc.asyncProperty(set, async (files) => {
        const pages = files.flat()
        const names = (from: Page, to: string): boolean => from.alternates.some(({ href }) => href === to)
        const missing = pages.filter((to) =>
          pages.some((from) => from !== to && names(from, to.loc) && !names(to, from.loc)),
        )
        const found = await check(files)
        const told = found.filter(
          ({ rule, variant }) => rule === 'hreflang-missing-return' && variant === undefined,
        )
        expect(told.map(({ params }) => params.page).sort()).toEqual(
          missing
            .filter(({ alternates }) => alternates.length > 0)
            .map(({ loc }) => loc)
            .sort(),
        )
        const bare = found.filter(({ variant }) => variant === 'bare')
        const namesBare = pages.filter((from) =>
          missing.some((to) => to.alternates.length === 0 && names(from, to.loc)),
        )
        expect(bare.map(({ params }) => params.page).sort()).toEqual(namesBare.map(({ loc }) => loc).sort())
        const gone = pages.some((from) => names(from, page('gone')))
        expect(found.some(({ rule }) => rule === 'hreflang-alternate-not-listed')).toBe(
          gone ||
            pages.some(({ alternates }) =>
              alternates.some(({ href }) => !pages.some(({ loc }) => loc === href)),
            ),
        )
      }),
      { numRuns: 150 },
    )
  })
})
