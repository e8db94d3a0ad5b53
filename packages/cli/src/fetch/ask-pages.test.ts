import { afterEach, describe, expect, it } from 'vitest'
import { makeFolder, page, runCommand, urlset } from '../testing/run-command.ts'
import { type Reply, type Site, serve } from '../testing/serve.ts'

let site: Site
afterEach(() => site.close())

const html = (head = ''): Reply => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: page(head),
})
const check = async (...line: string[]) => {
  const ran = await runCommand([
    'check',
    `${site.origin}/sitemap.xml`,
    '--allow-private',
    '--format',
    'json',
    '--pages',
    ...line,
  ])
  return { ...ran, report: JSON.parse(ran.out) }
}

describe('--pages', () => {
  it('asks the live pages, and gives the share of those that should not be listed, by cause', async () => {
    site = await serve({
      '/sitemap.xml': urlset(
        ...[
          'good',
          'noindex',
          'tagged',
          'moved',
          'refreshed',
          'copy',
          'gone',
          'hidden',
          'broken',
          'no-head',
          'paper.pdf',
        ].map((path) => `{origin}/${path}`),
      ),
      '/robots.txt': 'User-agent: *\nDisallow: /hidden\n',
      '/good': html('<link rel="canonical" href="/good">'),
      '/noindex': html('<meta name="robots" content="noindex">'),
      '/tagged': {
        headers: {
          'content-type': 'text/html',
          'x-robots-tag': ['googlebot: nofollow', 'max-snippet: 10, noindex'],
        },
        body: page(),
      },
      '/moved': { status: 301, headers: { location: '/good' } },
      '/refreshed': html('<meta http-equiv="refresh" content="0; url=/good">'),
      '/copy': html('<link rel="canonical" href="/good">'),
      '/hidden': html(),
      '/broken': { status: 500 },
      '/no-head': (request, response) =>
        request.method === 'HEAD'
          ? response.writeHead(405).end()
          : response.setHeader('content-type', 'text/html').end(page()),
      '/paper.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
    })
    const { code, report } = await check()
    expect(report.summary.pages).toEqual({
      checked: 11,
      notListable: 8,
      byCause: {
        'loc-noindex': 2,
        'loc-redirect': 2,
        'loc-not-canonical': 1,
        'loc-not-ok': 2,
        'loc-robots-disallowed': 1,
      },
    })
    expect(code).toBe(0)
    // What HEAD has told is not asked for again.
    expect(site.asked).toContain('HEAD /paper.pdf')
    expect(site.asked).not.toContain('GET /paper.pdf')
    expect(site.asked).not.toContain('GET /good/')
  })

  it('asks a sample that is spread over the whole set', async () => {
    const paths = Array.from({ length: 40 }, (_, i) => `/${i}`)
    site = await serve({ '/sitemap.xml': urlset(...paths.map((path) => `{origin}${path}`)), '*': html() })
    const { report, err } = await check('--sample', '4')
    expect(report.summary.pages.checked).toBe(4)
    expect(err).toBe('Asked 4 of 40 listed pages.\n')
    const asked = site.asked.filter((line) => line.startsWith('HEAD')).map((line) => Number(line.slice(6)))
    expect(asked[0]).toBeLessThan(10)
    expect(asked.at(-1)).toBeGreaterThanOrEqual(30)
  })

  it('asks the pages of a file and of standard input too', async () => {
    site = await serve({ '/a': html('<meta name="robots" content="none">'), '/b': html() })
    const text = urlset(`${site.origin}/a`, `${site.origin}/b`)
    const cwd = makeFolder({ 's.xml': text })
    for (const path of ['s.xml', '-']) {
      const { out } = await runCommand(['check', path, '--pages', '--allow-private', '--format', 'json'], {
        cwd,
        stdin: text,
      })
      expect(JSON.parse(out).summary.pages).toEqual({
        checked: 2,
        notListable: 1,
        byCause: { 'loc-noindex': 1 },
      })
    }
  })

  it('holds nothing against a page that does not answer, and asks no private address unless it may', async () => {
    site = await serve({
      '/sitemap.xml': urlset('{origin}/a', 'http://127.0.0.1:9/b'),
      '*': (request) => request.socket.destroy(),
    })
    const cwd = makeFolder({ 's.xml': urlset(`${site.origin}/a`, 'http://127.0.0.1:9/b') })
    const { out } = await runCommand(['check', 's.xml', '--pages', '--format', 'json'], { cwd })
    expect(JSON.parse(out).summary.pages ?? { notListable: 0 }).toMatchObject({ notListable: 0 })
    expect(site.asked).toEqual([])
  })
})
