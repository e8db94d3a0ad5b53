import { describe, expect, it } from 'vitest'
import type { Rule } from '../rule.ts'
import { EXTENSIONS, link, rss, url, urlset, video } from './example-parts.ts'
import { findingsOf } from './find-in-test.ts'
import { rules as all } from './index.ts'

const SCOPES = ['image', 'video', 'news', 'hreflang', 'rss', 'atom', 'robots', 'set-wide', 'fetch']
const rules: Rule[] = all.filter(({ scope }) => SCOPES.includes(scope))

const pages = (entries: string) => findingsOf(rules, urlset(entries, EXTENSIONS))
const robots = (file: string, at?: string) => findingsOf(rules, file, { path: 'robots.txt', url: at })
const told = (findings: { rule: string; severity: string }[], ...levels: string[]): string[] =>
  findings.filter(({ severity }) => levels.includes(severity)).map(({ rule }) => rule)

const image = (inside: string): string => url(`<image:image>${inside}</image:image>`)
const both = link('en', 'https://example.com/') + link('de', 'https://example.com/de/')

describe('alternates', () => {
  it('H05 warns of two x-default links to different pages', async () => {
    const links =
      both + link('x-default', 'https://example.com/') + link('x-default', 'https://example.com/de/')
    expect(told(await pages(url(links) + url(links, 'https://example.com/de/')), 'warning')).toEqual([
      'hreflang-duplicate-code',
      'hreflang-duplicate-code',
    ])
  })

  it('H10 warns of href-lang in the place of hreflang, and names the right word', async () => {
    const entry = url(
      `${link('en', 'https://example.com/')}<xhtml:link rel="alternate" href-lang="de" href="https://example.com/de/"/>`,
    )
    expect(await pages(entry)).toContainEqual(
      expect.objectContaining({
        rule: 'hreflang-attribute-missing',
        variant: 'misspelt',
        params: { tag: 'xhtml:link', written: 'href-lang' },
      }),
    )
  })

  it('H11 warns of nothing where the languages have hosts of their own', async () => {
    const links = link('en', 'https://example.com/') + link('fr', 'https://example.fr/')
    expect(told(await pages(url(links)), 'warning', 'error')).toEqual([])
  })

  it('H13 warns of a relative address once, and of nothing that follows from it', async () => {
    const links = link('en', '/') + link('de', '/de/')
    expect(told(await pages(url(links)), 'warning', 'error')).toEqual([
      'hreflang-href-not-absolute',
      'hreflang-href-not-absolute',
    ])
  })

  it('H14 reads an escaped ampersand in an address', async () => {
    const links =
      link('en', 'https://example.com/?lang=en&amp;brand=1') +
      link('de', 'https://example.com/?lang=de&amp;brand=1')
    const found = await pages(
      url(links, 'https://example.com/?lang=en&amp;brand=1') +
        url(links, 'https://example.com/?lang=de&amp;brand=1'),
    )
    expect(told(found, 'warning', 'error')).toEqual([])
  })

  it('matches links by namespace and not by prefix', async () => {
    const entry =
      '<url><loc>https://example.com/en/</loc><link xmlns="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="jp" href="https://example.com/en/"/></url>'
    expect(told(await findingsOf(rules, urlset(entry)), 'warning')).toEqual(['hreflang-language-unknown'])
    const foreign =
      '<url><loc>https://example.com/en/</loc><xhtml:link rel="alternate" hreflang="jp" href="/en/"/></url>'
    expect(await findingsOf(rules, urlset(foreign, ' xmlns:xhtml="https://www.w3.org/1999/xhtml"'))).toEqual(
      [],
    )
  })
})

describe('images and videos', () => {
  it.each(['title', 'caption', 'license', 'geo_location'])(
    'E06 calls image:%s no more than a note',
    async (tag) => {
      const found = await pages(
        image(`<image:loc>https://example.com/i.png</image:loc><image:${tag}>x</image:${tag}>`),
      )
      expect(told(found, 'info')).toEqual(['image-deprecated-tag'])
      expect(told(found, 'warning', 'error')).toEqual([])
    },
  )

  it('E06 takes player_loc as one of the two that are required, not as retired', async () => {
    const entry = url(
      '<video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:player_loc>https://example.com/player?v=1</video:player_loc></video:video>',
    )
    expect(told(await pages(entry), 'warning', 'error')).toEqual([])
  })

  it.each([
    'data:image/png;base64,AAAA',
    'blob:https://example.com/1',
    'file:///a.png',
    '/img/a.png',
    '//cdn.example.net/a.png',
    'img/a.png',
  ])('E07 warns of the image address %s', async (address) => {
    expect(told(await pages(image(`<image:loc>${address}</image:loc>`)), 'warning')).toEqual([
      'image-loc-invalid',
    ])
  })

  it('E08 warns of an image without loc and of the wrong child', async () => {
    expect(
      told(await pages(image('<image:url>https://example.com/i.png</image:url>')), 'warning').sort(),
    ).toEqual(['image-missing-loc', 'image-unknown-child'])
  })

  it('E09 notes an image that a page names twice', async () => {
    const one = '<image:image><image:loc>https://example.com/i.png</image:loc></image:image>'
    expect(await pages(url(one + one))).toMatchObject([
      { rule: 'image-duplicate-child', severity: 'info', variant: 'image' },
    ])
  })

  it('E10 has nothing against images, for Yandex neither', async () => {
    expect(await pages(image('<image:loc>https://example.com/i.png</image:loc>'))).toEqual([])
  })

  it('E13 warns of ISO durations, flags of 0 and 1, and dates with a space', async () => {
    const tags =
      '<video:duration>PT1H17M57S</video:duration><video:publication_date>2020-04-20 10:00</video:publication_date><video:requires_subscription>1</video:requires_subscription>'
    expect(told(await pages(video(tags)), 'warning').sort()).toEqual([
      'video-date-invalid',
      'video-duration-invalid',
      'video-flag-invalid',
    ])
  })
})

describe('robots.txt', () => {
  it('R05 warns of a robots.txt below a base path', async () => {
    const found = await robots(
      'Sitemap: https://example.github.io/repo/sitemap.xml\n',
      'https://example.github.io/repo/robots.txt',
    )
    expect(told(found, 'warning')).toEqual(['robots-wrong-location'])
  })

  it('R08 reads the first line behind a byte-order mark, and notes the mark', async () => {
    const found = await robots(
      '\uFEFFSitemap: https://example.com/sitemap.xml\n',
      'https://example.com/robots.txt',
    )
    expect(found).toMatchObject([{ rule: 'robots-not-utf8', variant: 'bom', severity: 'info' }])
  })

  it('R09 reads a Sitemap line outside of any group', async () => {
    const file = 'Sitemap: https://example.com/sitemap.xml\nUser-agent: *\nDisallow: /x\n'
    expect(await robots(file, 'https://example.com/robots.txt')).toEqual([])
  })

  it('ends with a finding on a hostile file, and in time', async () => {
    const file =
      'User-agent: *\n' +
      'Disallow: /*a*a*a*a*a*a$\n'.repeat(9000) +
      `Sitemap: https://example.com/${'a'.repeat(1500)}\n`.repeat(150)
    expect(told(await robots(file), 'error')).toEqual([])
  })
})

it('takes an RSS feed with Atom links for a feed, not for items', async () => {
  const feed = rss(
    '<atom:link href="/self.xml" rel="self"/><item><link>https://example.com/a</link></item>',
    ' xmlns:atom="http://www.w3.org/2005/Atom"',
  )
  expect(told(await findingsOf(rules, feed, { path: 'feed.xml' }), 'warning', 'error')).toEqual([])
})

describe('hostile records end in findings, and in time', () => {
  const many = (count: number, make: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => make(i)).join('')

  it('a page with 40,000 alternates', async () => {
    const found = await pages(url(many(40_000, (i) => link('de', `https://example.com/${i}`))))
    expect(found.filter(({ rule }) => rule === 'hreflang-duplicate-code')).toHaveLength(39_999)
  })

  it('an item with 15,000 videos', async () => {
    const feed = rss(
      `<item><link>https://example.com/a</link>${many(15_000, () => '<media:content medium="video"/><media:group/>')}</item>`,
      ' xmlns:media="http://search.yahoo.com/mrss/"',
    )
    const found = await findingsOf(rules, feed, { path: 'feed.xml' })
    expect(found.filter(({ rule }) => rule === 'mrss-required')).toHaveLength(60_000)
  })

  it('a publication and a headline of nothing but parentheses and dashes', async () => {
    const article = (name: string, title: string): string =>
      url(
        `<news:news><news:publication><news:name>${name}</news:name><news:language>en</news:language></news:publication><news:publication_date>2026-11-30</news:publication_date><news:title>${title}</news:title></news:news>`,
      )
    const found = await pages(
      article('('.repeat(60_000), `${'-'.repeat(60_000)}a`) + article('-', `${'-'.repeat(60_000)}a`),
    )
    expect(told(found, 'warning', 'error')).toEqual([])
  })
})
