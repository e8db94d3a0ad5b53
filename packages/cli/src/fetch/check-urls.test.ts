import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { index, makeFolder, page, runCommand, urlset } from '../testing/run-command.ts'
import { type Reply, type Site, serve } from '../testing/serve.ts'

type Finding = {
  rule: string
  severity: string
  params: Record<string, unknown>
  message: string
  loc?: string
}
type File = { path: string; kind: string; urls: number; findings: Finding[]; notChecked: string[] }

const sites: Site[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})
const open = async (replies: Record<string, Reply>) => {
  const site = await serve(replies)
  sites.push(site)
  return site
}
const check = async (url: string, ...line: string[]) => {
  const ran = await runCommand(['check', url, '--allow-private', '--format', 'json', ...line])
  const report = JSON.parse(ran.out) as { files: File[]; summary: Record<string, unknown> }
  return {
    ...ran,
    ...report,
    byPath: new Map(report.files.map((file) => [file.path.replace(/^http:\/\/[^/]+/, ''), file])),
  }
}
const said = (file: File | undefined) =>
  file!.findings.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule)
const good = urlset('{origin}/', '{origin}/a')

describe('check of a URL', () => {
  it('has no finding for a good file, and asks for nothing else', async () => {
    const site = await open({ '/sitemap.xml': good })
    const { code, files, err } = await check(`${site.origin}/sitemap.xml`)
    expect([code, err, files.length]).toEqual([0, '', 1])
    expect(said(files[0])).toEqual([])
    expect(files[0]).toMatchObject({ path: `${site.origin}/sitemap.xml`, kind: 'urlset', urls: 2 })
    expect(site.asked).toEqual(['GET /sitemap.xml'])
  })

  it('takes a bare origin for what its robots.txt names', async () => {
    const site = await open({
      '/robots.txt': 'Sitemap: {origin}/maps/one.xml\nsitemap: {origin}/maps/index.xml\n',
      '/maps/one.xml': urlset('{origin}/maps/a'),
      '/maps/index.xml': index('{origin}/maps/two.xml.gz'),
      '/maps/two.xml.gz': (_, response) => response.end(gzipSync(urlset(`${site.origin}/maps/b`))),
    })
    const { code, files } = await check(site.origin)
    expect(files.map(({ path }) => path.replace(site.origin, ''))).toEqual([
      '/robots.txt',
      '/maps/one.xml',
      '/maps/index.xml',
      '/maps/two.xml.gz',
    ])
    expect(code).toBe(0)
  })

  it('looks for /sitemap.xml where robots.txt names none or is not there', async () => {
    const without = await open({ '/sitemap.xml': good })
    expect((await check(`${without.origin}/`)).files.map(({ path }) => path)).toEqual([
      `${without.origin}/sitemap.xml`,
    ])
    const silent = await open({ '/sitemap.xml': good, '/robots.txt': 'User-agent: *\nDisallow:\n' })
    const { files } = await check(silent.origin)
    expect(files.map(({ kind }) => kind).sort()).toEqual(['robots', 'urlset'])
    expect(files.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toContain(
      'robots-sitemap-missing',
    )
  })

  it('W01 tells a page that is served in place of the sitemap', async () => {
    const site = await open({
      '*': { headers: { 'content-type': 'text/html; charset=utf-8' }, body: page() },
    })
    const { code, byPath } = await check(`${site.origin}/sitemap.xml`)
    expect(code).toBe(1)
    expect(said(byPath.get('/sitemap.xml'))).toContain('xml-html-instead-of-sitemap')
  })

  it('checks a sitemap behind a redirect at its new address, with one warning', async () => {
    const site = await open({
      '/sitemap.xml': { status: 301, headers: { location: '/maps/sitemap.xml' } },
      '/maps/sitemap.xml': urlset('{origin}/maps/a'),
    })
    const { code, byPath } = await check(`${site.origin}/sitemap.xml`)
    expect(code).toBe(0)
    expect(said(byPath.get('/sitemap.xml'))).toEqual(['sitemap-redirects'])
  })

  it('V18 W02 keeps what is wrong with the serving apart from the file', async () => {
    const types = {
      '/a.xml': 'text/html',
      '/b.xml': 'text/plain',
      '/c.xml': 'text/xml',
      '/d.xml': 'application/xml; charset=utf-8',
    }
    const site = await open(
      Object.fromEntries(
        Object.entries(types).map(([path, type]) => [
          path,
          { headers: { 'content-type': type }, body: good },
        ]),
      ),
    )
    for (const [path, warned] of [
      ['/a.xml', true],
      ['/b.xml', true],
      ['/c.xml', false],
      ['/d.xml', false],
    ] as const) {
      const { code, byPath } = await check(site.origin + path)
      expect([path, code, said(byPath.get(path))]).toEqual([path, 0, warned ? ['sitemap-content-type'] : []])
    }
  })

  it('unpacks what is packed for the transfer, and warns of a coding that the body lacks', async () => {
    const site = await open({
      '/a.xml': (_, response) =>
        response
          .setHeader('content-encoding', 'gzip')
          .setHeader('content-type', 'application/xml')
          .end(gzipSync(urlset(`${site.origin}/`))),
      '/b.xml.gz': (_, response) =>
        response
          .setHeader('content-encoding', 'gzip')
          .setHeader('content-type', 'application/xml')
          .end(gzipSync(urlset(`${site.origin}/`))),
      '/c.xml.gz': (_, response) =>
        response.setHeader('content-type', 'application/gzip').end(gzipSync(urlset(`${site.origin}/`))),
      '/d.xml': { headers: { 'content-encoding': 'gzip' }, body: good },
    })
    for (const path of ['/a.xml', '/b.xml.gz', '/c.xml.gz']) {
      const { code, byPath } = await check(site.origin + path)
      expect([
        path,
        code,
        said(byPath.get(path)).filter((rule) => rule !== 'gzip-extension-mismatch'),
      ]).toEqual([path, 0, []])
      expect(byPath.get(path)!.urls).toBe(1)
    }
    expect(said((await check(`${site.origin}/d.xml`)).byPath.get('/d.xml'))).toEqual(['sitemap-content-type'])
  })

  it.each([404, 410, 500, 503])(
    'reports the status %i, reads nothing of the body, and exits 2',
    async (status) => {
      const site = await open({ '/sitemap.xml': { status, body: good } })
      const { code, files, err } = await check(`${site.origin}/sitemap.xml`)
      expect(files[0]!.findings.map(({ rule, params }) => [rule, params.status])).toEqual([
        ['sitemap-not-ok', status],
      ])
      expect(files[0]!.urls).toBe(0)
      expect([code, err]).toEqual([
        2,
        `mapwright: ${site.origin}/sitemap.xml cannot be read: the server answers with status ${status}.\n`,
      ])
    },
  )

  it('reports a server that does not answer, and exits 2', async () => {
    const { code, files, err } = await check('http://127.0.0.1:9/sitemap.xml')
    expect(files[0]!.findings.map(({ rule }) => rule)).toEqual(['sitemap-not-ok'])
    expect([code, err]).toEqual([
      2,
      'mapwright: http://127.0.0.1:9/sitemap.xml cannot be fetched: the connection is refused.\n',
    ])
    const site = await open({})
    expect((await check(site.origin)).code).toBe(2)
  })

  it('refuses an address of a private network without --allow-private', async () => {
    const site = await open({ '/sitemap.xml': good })
    const { code, err } = await runCommand(['check', `${site.origin}/sitemap.xml`])
    expect(code).toBe(2)
    expect(err).toContain(
      '127.0.0.1 is an address of a private network. Add --allow-private if it is your own',
    )
    expect(site.asked).toEqual([])
  })

  it('follows an index, and reports a child that is missing, a page, or an index', async () => {
    const site = await open({
      '/index.xml': index('{origin}/one.xml', '{origin}/gone.xml', '{origin}/page', '{origin}/nested.xml'),
      '/one.xml': good,
      '/page': { headers: { 'content-type': 'text/html' }, body: page() },
      '/nested.xml': index('{origin}/one.xml'),
    })
    const { byPath } = await check(`${site.origin}/index.xml`)
    const about = (rule: string) =>
      byPath
        .get('/index.xml')!
        .findings.filter((found) => found.rule === rule)
        .map(({ loc }) => loc?.replace(site.origin, ''))
    expect(about('index-child-missing').sort()).toEqual(['/gone.xml', '/page'])
    expect(about('index-nested')).toEqual(['/nested.xml'])
    expect(said(byPath.get('/gone.xml'))).toEqual(['sitemap-not-ok'])
    expect(site.asked.filter((line) => line.endsWith('/one.xml'))).toHaveLength(1)
  })

  it('V13 S01 ends where indexes name each other or themselves', async () => {
    const site = await open({
      '/a.xml': index('{origin}/b.xml', '{origin}/a.xml'),
      '/b.xml': index('{origin}/a.xml', '{origin}/b.xml'),
    })
    const { files } = await check(`${site.origin}/a.xml`)
    expect(files).toHaveLength(2)
    expect(site.asked.sort()).toEqual(['GET /a.xml', 'GET /b.xml'])
  })

  it('V13 ends where indexes never end', async () => {
    let count = 0
    const site = await open({
      '*': (_, response) =>
        response.setHeader('content-type', 'application/xml').end(index(`${site.origin}/${++count}.xml`)),
    })
    const { files, err } = await check(`${site.origin}/0.xml`)
    expect(files.length).toBeLessThan(10)
    expect(err).toContain('Indexes are nested more than')
  })

  it('fetches children a few at a time', async () => {
    let open_ = 0
    let most = 0
    const children = Array.from({ length: 30 }, (_, i) => `{origin}/${i}.xml`)
    const site = await open({
      '/index.xml': index(...children),
      '*': (_, response) => {
        most = Math.max(most, ++open_)
        setTimeout(() => {
          open_--
          response.setHeader('content-type', 'application/xml').end(urlset(`${site.origin}/`))
        }, 5)
      },
    })
    expect((await check(`${site.origin}/index.xml`)).files).toHaveLength(31)
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(4)
  })

  it('S17 finds out by the robots.txt of each host whether it may be listed', async () => {
    let index_ = ''
    const friend = await open({ '/robots.txt': (_, response) => response.end(`Sitemap: ${index_}\n`) })
    const stranger = await open({ '/robots.txt': 'User-agent: *\nDisallow:\n' })
    // The same machine under another name is another host.
    const byName = ({ port }: Site) => `http://localhost:${port}/a`
    const site = await open({
      '/robots.txt': 'Sitemap: {origin}/index.xml\n',
      '/index.xml': index('{origin}/maps/one.xml'),
      '/maps/one.xml': urlset('{origin}/above', byName(friend)),
      '/maps/two.xml': urlset('{origin}/above', byName(friend), byName(stranger)),
    })
    index_ = `${site.origin}/index.xml`
    const one = await check(index_)
    expect(said(one.byPath.get('/maps/one.xml'))).toEqual([])
    expect(one.code).toBe(0)
    const two = await check(`${site.origin}/maps/two.xml`)
    expect(
      said(two.byPath.get('/maps/two.xml'))
        .filter((rule) => rule.startsWith('loc-'))
        .sort(),
    ).toEqual(['loc-host-mismatch', 'loc-host-mismatch', 'loc-outside-directory'])
    expect(two.code).toBe(1)
  })

  it('takes several URLs, each file once', async () => {
    const site = await open({ '/a.xml': good, '/b.xml': urlset('{origin}/b') })
    const { files } = await check(`${site.origin}/a.xml`, `${site.origin}/b.xml`, `${site.origin}/a.xml#top`)
    expect(files.map(({ path }) => path)).toEqual([`${site.origin}/a.xml`, `${site.origin}/b.xml`])
  })

  it('leaves no temporary file behind', async () => {
    // A folder of its own: other tests make temporary files at the same time.
    const before = process.env.TMPDIR
    const own = makeFolder()
    process.env.TMPDIR = own
    try {
      const site = await open({ '/a.xml': good })
      expect((await check(`${site.origin}/a.xml`)).code).toBe(0)
      expect(readdirSync(own)).toEqual([])
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
  })
})
