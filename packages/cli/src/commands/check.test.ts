import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { index, makeFolder, page, runCommand, urlset } from '../testing/run-command.ts'

const good = urlset('https://www.example.com/', 'https://www.example.com/a')
const bad = urlset('/about')
const check = (cwd: string, ...line: string[]) => runCommand(['check', ...line], { cwd })
const json = async (cwd: string, ...line: string[]) => {
  const ran = await check(cwd, ...line, '--format', 'json')
  return { ...ran, report: JSON.parse(ran.out) }
}
type Found = { rule: string; severity: string }
const rulesOf = (report: { files: { findings: Found[] }[] }) =>
  report.files.flatMap(({ findings }) => findings.map(({ rule }) => rule))

describe('exit codes of check', () => {
  const folder = makeFolder({
    'good.xml': good,
    'bad.xml': bad,
    'warned.xml': urlset('https://www.example.com/a', 'https://www.example.com/a'),
  })

  it('is 0 where there is nothing at or above the level', async () => {
    expect((await check(folder, 'good.xml')).code).toBe(0)
    expect((await check(folder, 'bad.xml', '--fail-on', 'never')).code).toBe(0)
    expect((await check(folder, 'bad.xml', '--rule', 'loc-not-absolute=info')).code).toBe(0)
  })

  it('is 1 where there are findings', async () => {
    expect((await check(folder, 'bad.xml')).code).toBe(1)
    expect((await check(folder, 'good.xml', '--rule', 'lastmod-missing=warning')).code).toBe(0)
    expect(
      (await check(folder, 'good.xml', '--rule', 'lastmod-missing=warning', '--fail-on', 'warning')).code,
    ).toBe(1)
  })

  it.each([
    [[], 'Nothing to check is named'],
    [['good.xml', ''], 'An argument is empty'],
    [['good.xml', '--output-file='], '--output-file needs a value'],
    [['none.xml'], 'none.xml cannot be read: there is no such file or folder. Check the path.'],
    [['good.xml/below'], 'good.xml/below cannot be read: a part of the path is no folder.'],
    [['ftp://example.com/a.xml'], 'only http and https URLs, files, folders and - can'],
    [['good.xml', '--format', 'jsno'], 'Did you mean json?'],
    [['good.xml', '--engine', 'gogle'], 'Did you mean google?'],
    [['good.xml', '--fail-on', 'errors'], 'Did you mean error?'],
    [['good.xml', '--rule', 'loc-to-long=off'], 'Did you mean loc-too-long?'],
    [['good.xml', '--rule', 'loc-too-long'], '--rule loc-too-long has no level'],
    [['good.xml', '--rule', 'loc-too-long=of'], 'Did you mean off?'],
    [['good.xml', '--rule', 'lastmod-all-identical=warning:shar=3'], 'has no parameter "shar"'],
    [['good.xml', '--max-findings', 'many'], '--max-findings must be a whole number'],
    [['good.xml', '--max-findings', '-1'], '--max-findings must be a whole number'],
    [['good.xml', '--now', '2026-02-30'], '--now must be a date'],
    [['good.xml', '--site', 'www.example.com'], '--site must be an absolute http(s) URL'],
    [['good.xml', '--url', '/sitemap.xml'], '--url must be the absolute http(s) URL'],
    [['good.xml', 'bad.xml', '--url', 'https://example.com/s.xml'], '--url says where one file is served'],
    [['good.xml', '--sample', '5'], '--sample says how many live pages are asked'],
    [['good.xml', '--dir', '.', '--pages'], 'Use one of them'],
    [['good.xml', '--dir', 'good.xml'], '--dir must be the folder of a built site'],
    [['good.xml', '--dir', 'none'], 'none cannot be read'],
    [['good.xml', '--format', 'json', '--format', 'sarif'], '--format is given 2 times. Give it once.'],
  ])('is 2 for %j, with one clear line', async (line, message) => {
    const { code, out, err } = await check(folder, ...line)
    expect(err).toContain(message)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect([code, out]).toEqual([2, ''])
  })

  it('is 2 for an empty standard input and a folder without a sitemap', async () => {
    const empty = await runCommand(['check', '-'], { stdin: '' })
    expect([empty.code, empty.err]).toEqual([
      2,
      'mapwright: Standard input is empty. Pipe a sitemap into mapwright check -.\n',
    ])
    const none = await check(makeFolder({ 'index.html': page(), 'data.xml': '<a/>' }), '.')
    expect(none.code).toBe(2)
    expect(none.err).toContain('. holds no sitemap')
  })
})

describe('what check reads', () => {
  it('reads standard input, also gzipped', async () => {
    for (const stdin of [good, gzipSync(good)]) {
      const { out } = await runCommand(
        ['check', '-', '--format', 'json', '--url', 'https://www.example.com/sitemap.xml'],
        { stdin },
      )
      const [file] = JSON.parse(out).files
      expect(file).toMatchObject({ path: '-', kind: 'urlset', urls: 2 })
      expect(file.notChecked).not.toContain('loc-host-mismatch')
    }
  })

  it('names files as they were written, in that order, each once', async () => {
    const folder = makeFolder({ 'b.xml': good, 'a/x.xml': good })
    const { report } = await json(folder, './b.xml', 'a/x.xml', './b.xml')
    expect(report.files.map(({ path }: { path: string }) => path)).toEqual(['./b.xml', 'a/x.xml'])
  })

  it('opens in a folder what is a sitemap and what names one, and nothing else', async () => {
    const folder = makeFolder({
      'robots.txt': 'Sitemap: https://www.example.com/maps/entrance.xml\n',
      'maps/entrance.xml': index('https://www.example.com/maps/one', 'https://www.example.com/list.txt'),
      'maps/one': good,
      'list.txt': 'https://www.example.com/c\n',
      'sub/SITEMAP-2.XML': good,
      'sub/packed.xml.gz': gzipSync(good),
      'sub/prefixed.xml':
        '<?xml version="1.0"?><!-- long --><s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"/>',
      'sub/feed.xml': '<rss version="2.0"/>',
      'sub/robots.txt': 'Sitemap: /nowhere\n',
      'sitemap.xsl': '<x/>',
      'sitemap/index.html': page(),
      'node_modules/p/sitemap.xml': good,
    })
    const { report } = await json(folder, '.', '--site', 'https://www.example.com')
    expect(report.files.map(({ path }: { path: string }) => path)).toEqual([
      'robots.txt',
      'maps/entrance.xml',
      'sub/SITEMAP-2.XML',
      'sub/packed.xml.gz',
      'sub/prefixed.xml',
      'maps/one',
      'list.txt',
    ])
  })

  it('R06 reports a file that robots.txt or an index names and the folder does not have', async () => {
    const folder = makeFolder({
      'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
      'sitemap.xml': index('https://www.example.com/a.xml', 'https://www.example.com/gone.xml'),
      'a.xml': good,
    })
    const { report } = await json(folder, folder, '--site', 'https://www.example.com')
    const found = report.files[2].findings.find(({ rule }: Found) => rule === 'index-child-missing')
    expect(found).toMatchObject({ loc: 'https://www.example.com/gone.xml', line: 4 })
  })

  it('knows the files of a folder by what they name where no site is given', async () => {
    const files = {
      'a.xml': good,
      'sitemap.xml': index('https://www.example.com/docs/a.xml', 'https://www.example.com/docs/b.xml'),
    }
    const missing = async (more: Record<string, string>) => {
      const { report } = await json(makeFolder({ ...files, ...more }), '.')
      return report.files.flatMap(({ findings }: { findings: { rule: string; loc: string }[] }) =>
        findings.filter(({ rule }) => rule === 'index-child-missing').map(({ loc }) => loc),
      )
    }
    expect(await missing({})).toEqual(['https://www.example.com/docs/b.xml'])
    expect(await missing({ 'b.xml': good })).toEqual([])
    const { report } = await json(makeFolder(files), '.')
    expect(report.files[0].notChecked).toContain('loc-host-mismatch')
  })

  it('looks for what an index names in the built site', async () => {
    const folder = makeFolder({
      'dist/sitemap.xml': index('https://www.example.com/maps/a.xml', 'https://www.example.com/gone.xml'),
      'dist/maps/a.xml': urlset('https://www.example.com/maps/'),
      'dist/maps/index.html': page(),
    })
    const { report } = await json(
      folder,
      'dist/sitemap.xml',
      '--site',
      'https://www.example.com',
      '--dir',
      './dist',
    )
    expect(report.files.map(({ path }: { path: string }) => path)).toEqual([
      'dist/sitemap.xml',
      'dist/maps/a.xml',
    ])
    expect(rulesOf(report).filter((rule) => rule === 'index-child-missing')).toHaveLength(1)
    expect(report.summary.pages).toEqual({ checked: 1, notListable: 0, byCause: {} })
  })

  it('does not call a file missing that it was not told of', async () => {
    const folder = makeFolder({
      'sitemap.xml': index('https://www.example.com/a.xml', 'https://www.example.com/b.xml'),
      'a.xml': good,
    })
    const { report } = await json(folder, 'sitemap.xml', 'a.xml', '--site', 'https://www.example.com')
    expect(rulesOf(report)).not.toContain('index-child-missing')
    expect(report.files[0].notChecked).toContain('index-child-missing')
  })

  it('S18 places the files of a folder below --site, and a file named alone at its root', async () => {
    const deep = urlset('https://www.example.com/blog/a')
    const folder = makeFolder({ 'dist/maps/sitemap.xml': deep })
    const inFolder = await json(folder, 'dist', '--site', 'https://www.example.com/')
    expect(rulesOf(inFolder.report)).toContain('loc-outside-directory')
    const alone = await json(folder, 'dist/maps/sitemap.xml', '--site', 'https://www.example.com/')
    expect(rulesOf(alone.report)).not.toContain('loc-outside-directory')
    const inSite = await json(
      folder,
      'dist/maps/sitemap.xml',
      '--site',
      'https://www.example.com/',
      '--dir',
      'dist',
    )
    expect(rulesOf(inSite.report)).toContain('loc-outside-directory')
  })

  it('takes --cross-submit for the word of the other hosts', async () => {
    const folder = makeFolder({ 's.xml': urlset('https://other.example.com/a') })
    const url = ['--url', 'https://www.example.com/s.xml']
    expect((await check(folder, 's.xml', ...url)).code).toBe(1)
    expect((await check(folder, 's.xml', ...url, '--cross-submit')).code).toBe(0)
  })

  it('follows a link that leads in a circle to no end', async () => {
    const folder = makeFolder({ 'sitemap.xml': good })
    symlinkSync('.', join(folder, 'loop'))
    symlinkSync('self', join(folder, 'self'))
    expect((await json(folder, '.')).report.files).toHaveLength(1)
    expect((await check(folder, 'self')).code).toBe(2)
  })
})

describe('--dir', () => {
  const files = {
    'index.html': page('<link rel="canonical" href="https://www.example.com/">'),
    'a/index.html': page('<meta name="robots" content="noindex">'),
    'b.html': page('<link rel="canonical" href="/elsewhere">'),
    'c/index.html': page('<meta http-equiv="refresh" content="0; url=/">'),
    'd.html': page(),
    'e.html': page(),
    '404.html': page(),
    'paper.pdf': '%PDF',
    'robots.txt': 'User-agent: *\nDisallow: /d\n',
    _headers: '/e\n  X-Robots-Tag: noindex\n',
    'sitemap.xml': urlset(
      ...['', 'a/', 'b', 'c/', 'd', 'e', '404', 'gone', 'paper.pdf', 'd%C3%A9'].map(
        (path) => `https://www.example.com/${path}`,
      ),
    ),
  }

  it('I03 I06 I07 holds each listed URL against its page, and gives the share by cause', async () => {
    const { report } = await json(makeFolder(files), '.', '--site', 'https://www.example.com', '--dir', '.')
    const { pages } = report.summary
    expect(pages).toEqual({
      checked: 10,
      notListable: 8,
      byCause: {
        'loc-noindex': 2,
        'loc-not-canonical': 1,
        'loc-redirect': 1,
        'loc-robots-disallowed': 1,
        'loc-not-ok': 3,
      },
    })
    const noindex = report.files.flatMap((file: { findings: { rule: string; page: string }[] }) =>
      file.findings.filter(({ rule }) => rule === 'loc-noindex'),
    )
    expect(noindex.map((found: { page: string }) => found.page)).toEqual(['a/index.html', 'e.html'])
  })

  it('takes the host of the first URL where no site is named', async () => {
    const { report } = await json(makeFolder(files), 'sitemap.xml', '--dir', '.')
    expect(report.summary.pages).toMatchObject({ checked: 10, notListable: 8 })
  })

  it('has nothing to say of pages outside the site', async () => {
    const folder = makeFolder({
      'index.html': page(),
      's.xml': urlset('https://www.example.com/docs/', 'https://www.example.com/blog/'),
    })
    const { report } = await json(folder, 's.xml', '--dir', '.', '--site', 'https://www.example.com/docs/')
    expect(report.summary.pages).toEqual({ checked: 1, notListable: 0, byCause: {} })
  })
})

describe('the report', () => {
  const many = urlset(...Array.from({ length: 150 }, (_, i) => `/${i}`))

  it('stands alone on stdout in machine formats', async () => {
    const folder = makeFolder({ 's.xml': bad })
    for (const format of ['json', 'sarif', 'github', 'junit']) {
      const { out, err } = await check(folder, 's.xml', '--format', format)
      expect(err).toBe('')
      expect(out.endsWith('\n')).toBe(true)
      if (format === 'json' || format === 'sarif') expect(() => JSON.parse(out)).not.toThrow()
    }
  })

  it('lists --max-findings places of a rule and counts them all', async () => {
    const folder = makeFolder({ 's.xml': many })
    const count = async (...line: string[]) => {
      const { report } = await json(folder, 's.xml', ...line)
      const listed = rulesOf(report).filter((rule) => rule === 'loc-not-absolute').length
      return [listed, report.summary.errors]
    }
    expect(await count()).toEqual([100, 150])
    expect(await count('--max-findings', '7')).toEqual([7, 150])
    expect(await count('--max-findings', '0')).toEqual([150, 150])
  })

  it('narrows the rules of engines, and keeps those of the protocol', async () => {
    const folder = makeFolder({
      's.xml': `${urlset('/a')}`.replace('</url>', '<priority>0.5</priority></url>'),
    })
    const engines = async (...line: string[]) => {
      const { report } = await json(folder, 's.xml', ...line)
      return new Set(report.files[0].findings.flatMap(({ engine }: { engine: string }) => engine.split(',')))
    }
    expect(await engines()).toContain('google')
    expect(await engines('--engine', 'yandex')).not.toContain('google')
    expect(await engines('--engine', 'yandex,bing')).toContain('all')
  })

  it('goes into --output-file, with its counts on stderr', async () => {
    const folder = makeFolder({ 's.xml': bad })
    const { code, out, err } = await check(
      folder,
      's.xml',
      '--format',
      'sarif',
      '--output-file',
      'reports/a.sarif',
    )
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^reports\/a\.sarif: 1 files?, 1 errors?, /)
    expect(JSON.parse(readFileSync(join(folder, 'reports/a.sarif'), 'utf8')).version).toBe('2.1.0')
    const failed = await check(folder, 's.xml', '--output-file', 's.xml/report.json')
    expect(failed.code).toBe(2)
    expect(failed.err).toContain('The report cannot be written to s.xml/report.json')
  })

  it('speaks Russian', async () => {
    const { out } = await check(makeFolder({ 's.xml': bad }), 's.xml', '--lang', 'ru')
    expect(out).toMatch(/1 файл/)
  })

  it('is the same at the same --now', async () => {
    const folder = makeFolder({
      's.xml': urlset('https://www.example.com/').replace('</loc>', '</loc><lastmod>2030-01-01</lastmod>'),
    })
    expect(rulesOf((await json(folder, 's.xml', '--now', '2026-12-01')).report)).toContain(
      'lastmod-in-future',
    )
    expect(rulesOf((await json(folder, 's.xml', '--now', '2030-06-01T00:00:00Z')).report)).not.toContain(
      'lastmod-in-future',
    )
  })

  it('takes the threshold of a rule', async () => {
    const dated = urlset(...Array.from({ length: 20 }, (_, i) => `https://www.example.com/${i}`)).replace(
      /<\/loc>/g,
      '</loc><lastmod>2026-01-01</lastmod>',
    )
    const folder = makeFolder({ 's.xml': dated })
    const severity = async (...line: string[]) =>
      (await json(folder, 's.xml', ...line)).report.files[0].findings.find(
        ({ rule }: Found) => rule === 'lastmod-all-identical',
      )?.severity
    expect(await severity()).toBe('warning')
    expect(await severity('--rule', 'lastmod-all-identical=warning:percent=101')).toBeUndefined()
    expect(await severity('--rule', 'lastmod-all-identical=off')).toBeUndefined()
  })

  it('writes nothing that it was not asked for', async () => {
    const folder = makeFolder({ 'sitemap.xml': good, 'package.json': '{}' })
    await check(folder, '.')
    expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  })
})
