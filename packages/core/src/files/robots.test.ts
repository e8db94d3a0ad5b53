import { describe, expect, test } from 'vitest'
import type { RobotsPolicy } from '../options.ts'
import { prepareRobots } from './robots.ts'
import { noteStale } from './robots-stale.ts'

const OURS = 'https://www.example.com/sitemap.xml'
const encoder = new TextEncoder()
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

function prepare(
  text?: string,
  more: { sitemaps?: string[]; policies?: RobotsPolicy[]; underBase?: boolean } = {},
) {
  const { bytes, action, notes, named } = prepareRobots({
    existing: text === undefined ? undefined : encoder.encode(text),
    entrance: OURS,
    sitemaps: [],
    policies: [],
    underBase: false,
    ...more,
  })
  return { action, text: bytes && decode(bytes), ids: notes.map(({ id }) => id), notes, named }
}

describe('R01 an existing robots.txt is kept byte for byte', () => {
  test.each([
    ['with a final newline', 'User-agent: *\nDisallow: /x\n', `\nSitemap: ${OURS}\n`],
    ['without one', 'User-agent: *\nDisallow:', `\n\nSitemap: ${OURS}\n`],
    ['ending in a blank line', 'User-agent: *\nDisallow:\n\n', `Sitemap: ${OURS}\n`],
    ['with CRLF', 'User-agent: *\r\nDisallow:\r\n', `\r\nSitemap: ${OURS}\r\n`],
    ['with CRLF and no final newline', 'User-agent: *\r\nDisallow:', `\r\n\r\nSitemap: ${OURS}\r\n`],
    ['with CR', 'User-agent: *\rDisallow:\r', `\rSitemap: ${OURS}\r`],
    ['R08 with a byte-order mark', '\uFEFFUser-agent: *\nDisallow:\n', `\nSitemap: ${OURS}\n`],
    ['of one line', 'User-agent: *', `\n\nSitemap: ${OURS}\n`],
    ['empty', '', `Sitemap: ${OURS}\n`],
    ['with other records', 'Content-Signal: ai-train=no\n', `\nSitemap: ${OURS}\n`],
    [
      'B60 with the URL in a comment',
      `# Sitemap: ${OURS}\nUser-agent: *\nDisallow:\n`,
      `\nSitemap: ${OURS}\n`,
    ],
    ['with the URL behind another one', `Sitemap: ${OURS}.gz\n`, `\nSitemap: ${OURS}\n`],
  ])('%s', (_, existing, added) => {
    const { action, text } = prepare(existing)
    expect([action, text]).toEqual(['appended', existing + added])
    expect(prepare(text).action).toBe('unchanged')
  })

  test('bytes that are no UTF-8 stay as they are', () => {
    const existing = Uint8Array.of(0x23, 0xe4, 0xff, 0x0a)
    const { bytes } = prepareRobots({
      existing,
      entrance: OURS,
      sitemaps: [],
      policies: [],
      underBase: false,
    })
    expect([...bytes!.subarray(0, 4)]).toEqual([...existing])
    expect(decode(bytes!.subarray(4))).toBe(`\nSitemap: ${OURS}\n`)
  })

  test('a file in UTF-16 is left alone, and the note gives the line', () => {
    const existing = Uint8Array.of(0xff, 0xfe, 0x55, 0x00)
    const outcome = prepareRobots({ existing, entrance: OURS, sitemaps: [], policies: [], underBase: false })
    expect([outcome.action, outcome.bytes]).toEqual(['printed', undefined])
    expect(outcome.notes[0]?.fix).toContain(`Sitemap: ${OURS}`)
  })
})

test.each([
  `Sitemap: ${OURS}`,
  `sitemap: ${OURS}`,
  `SITEMAP : ${OURS}`,
  `  Sitemap:${OURS}   `,
  `Sitemap: ${OURS} # ours`,
  `Sitemap: ${OURS}\r\nUser-agent: *`,
  `\uFEFFSitemap: ${OURS}`,
  `Sitemap: HTTPS://WWW.example.com/sitemap.xml`,
  `Sitemap: ${OURS}\n\nUser-agent: *\nDisallow: /x`,
])('R03 R09 the line is recognised and not added again: %j', (text) => {
  expect(prepare(text)).toMatchObject({
    action: 'unchanged',
    text: undefined,
    named: [expect.stringMatching(/sitemap\.xml$/)],
  })
})

test('S02 robots.sitemaps are named too, each once', () => {
  const other = 'https://other.example.com/s.xml'
  expect(prepare(`Sitemap: ${other}\n`, { sitemaps: [other, OURS] }).text).toBe(
    `Sitemap: ${other}\n\nSitemap: ${OURS}\n`,
  )
  expect(prepare(undefined, { sitemaps: [other] }).text).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${OURS}\nSitemap: ${other}\n`,
  )
})

test('where there is none a small one is made, with the policies of the option', () => {
  expect(prepare()).toMatchObject({
    action: 'created',
    text: `User-agent: *\nAllow: /\n\nSitemap: ${OURS}\n`,
  })
  const policies: RobotsPolicy[] = [
    { userAgent: ['GPTBot', 'CCBot'], disallow: '/' },
    { userAgent: '*', allow: ['/a', '/b'], disallow: '/c', crawlDelay: 5 },
    { userAgent: 'X' },
  ]
  const { text } = prepare(undefined, { policies })
  expect(text).toBe(
    `User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /a\nAllow: /b\nDisallow: /c\nCrawl-delay: 5\n\nUser-agent: X\nAllow: /\n\nSitemap: ${OURS}\n`,
  )
  expect(prepare(text, { policies })).toMatchObject({ action: 'unchanged', ids: [] })
  expect(prepare('User-agent: *\nDisallow:\n', { policies }).ids).toEqual(['robots-policies-unused'])
})

test('R05 under a base path the line is a note and no file is written', () => {
  const { action, text, notes } = prepare('User-agent: *\nDisallow:\n', { underBase: true })
  expect([action, text]).toEqual(['printed', undefined])
  expect(notes).toMatchObject([
    {
      id: 'robots-line-to-add',
      params: { line: `Sitemap: ${OURS}`, robots: 'https://www.example.com/robots.txt' },
    },
  ])
})

test('R03 R06 a line for a file that is not there is a note; other hosts and files that are there are not', async () => {
  const runtime = {
    readOutput: async (path: string) => (path === 'news.xml' ? new Uint8Array() : undefined),
    existing: async () => [],
  }
  const named = [
    OURS,
    'https://www.example.com/news.xml',
    'https://www.example.com/sitemap-index.xml',
    'https://www.example.com/sitemap-9.xml',
    'http://www.example.com/sitemap.xml',
    'https://cdn.example.net/sitemap.xml',
    'https://www.example.com/',
    'not a URL',
  ]
  const options = { root: 'https://www.example.com/', filename: 'sitemap.xml' }
  const notes = await noteStale(named, ['sitemap.xml'], ['sitemap-9.xml'], options, runtime)
  expect(notes.map(({ params }) => params.url)).toEqual([
    'https://www.example.com/sitemap-index.xml',
    'https://www.example.com/sitemap-9.xml',
    'http://www.example.com/sitemap.xml',
  ])
})
