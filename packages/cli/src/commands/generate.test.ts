import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder, page, runCommand } from '../testing/run-command.ts'

const site = 'https://www.example.com'
const pages = {
  'index.html': page(),
  'about.html': page(),
  'blog/a/index.html': page(),
  'blog/b/index.html': page('<meta name="robots" content="noindex">'),
  '404.html': page(),
}
const dist = (more: Record<string, string> = {}) =>
  makeFolder(
    Object.fromEntries(Object.entries({ ...pages, ...more }).map(([path, text]) => [`dist/${path}`, text])),
  )
const generate = (cwd: string, ...line: string[]) => runCommand(['generate', ...line], { cwd })
const json = async (cwd: string, ...line: string[]) => {
  const ran = await generate(cwd, ...line, '--format', 'json')
  return { ...ran, result: JSON.parse(ran.out) }
}
const read = (cwd: string, path: string) => readFileSync(join(cwd, path), 'utf8')
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc!.replace(site, ''))

describe('mapwright generate', () => {
  it('writes a sitemap and a robots.txt, and tells what it did', async () => {
    const cwd = dist()
    const { code, out, err } = await generate(cwd, 'dist', '--site', site)
    expect([code, err]).toEqual([0, ''])
    expect(locsOf(read(cwd, 'dist/sitemap.xml'))).toEqual(['/', '/about.html', '/blog/a/'])
    expect(read(cwd, 'dist/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`)
    expect(out).toContain('dist/sitemap.xml')
    expect(out).toContain('3  absent: no source file of the page is known')
  })

  it('prints the whole result as JSON, alone on stdout', async () => {
    const { code, result } = await json(dist(), 'dist', '--site', site)
    expect(code).toBe(0)
    expect(Object.keys(result)).toEqual([
      'version',
      'failed',
      'routes',
      'listed',
      'excluded',
      'files',
      'robots',
      'notes',
      'report',
      'timings',
    ])
    expect(result.routes).toBe(result.listed.length + result.excluded.length)
    expect(result.excluded.map(({ url, reason }: Record<string, string>) => [url, reason])).toEqual([
      ['/404.html', 'error-page'],
      ['/blog/b/', 'noindex'],
    ])
    expect(result.report.files[0]).toMatchObject({ path: 'sitemap.xml', kind: 'urlset', urls: 3 })
    expect(result.report.files[0]).not.toHaveProperty('facts')
  })

  it.each([
    [['--clean-urls'], ['/', '/about', '/blog/a/']],
    [
      ['--clean-urls', '--trailing-slash', 'always'],
      ['/', '/about/', '/blog/a/'],
    ],
    [
      ['--trailing-slash', 'never'],
      ['/', '/about.html', '/blog/a'],
    ],
    [['--include', '/blog/**'], ['/blog/a/']],
    [['--exclude', '/blog/**', '--exclude', '/about.html'], ['/']],
    [
      ['--exclude', '/{blog,none}/**'],
      ['/', '/about.html'],
    ],
    [
      ['--base', '/docs/'],
      ['/docs/', '/docs/about.html', '/docs/blog/a/'],
    ],
  ])('takes %j', async (line, locs) => {
    const cwd = dist()
    expect((await generate(cwd, 'dist', '--site', site, ...line)).code).toBe(0)
    expect(locsOf(read(cwd, 'dist/sitemap.xml'))).toEqual(locs)
  })

  it('writes where and what it is asked to', async () => {
    const cwd = dist({ 'robots.txt': 'User-agent: *\nDisallow: /about\n' })
    const line = ['--out', 'public/maps', '--filename', 'entrance.xml', '--text']
    expect((await generate(cwd, 'dist', '--site', site, ...line)).code).toBe(0)
    expect(readdirSync(join(cwd, 'public/maps')).sort()).toEqual([
      'entrance.txt',
      'entrance.xml',
      'robots.txt',
    ])
    expect(existsSync(join(cwd, 'dist/sitemap.xml'))).toBe(false)
    expect(read(cwd, 'public/maps/entrance.txt')).toBe(`${site}/\n${site}/blog/a/\n`)
    expect(read(cwd, 'public/maps/robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/about\n/)
  })

  it('leaves robots.txt alone with --no-robots', async () => {
    const cwd = dist()
    const { result } = await json(cwd, 'dist', '--site', site, '--no-robots')
    expect(result.robots.action).toBe('off')
    expect(existsSync(join(cwd, 'dist/robots.txt'))).toBe(false)
  })

  it('compresses children with --gzip', async () => {
    const cwd = dist()
    const config = join(makeFolder({ 'c.mjs': 'export default { limits: { urls: 2 } }' }), 'c.mjs')
    const { result } = await json(cwd, 'dist', '--site', site, '--gzip', '--config', config)
    expect(result.files.map(({ path }: { path: string }) => path).sort()).toEqual([
      'sitemap-1.xml.gz',
      'sitemap-2.xml.gz',
      'sitemap.xml',
    ])
  })

  it('takes a list of routes from a file or standard input', async () => {
    const list = `\ufeff# routes\n/a\r\n\n${site}/b?x=1&y=2\n  /c \n`
    const cwd = makeFolder({ 'routes.txt': list })
    const fromFile = await json(cwd, 'routes.txt', '--site', site)
    const fromInput = await runCommand(['generate', '-', '--site', site, '--format', 'json'], {
      cwd,
      stdin: list,
    })
    for (const result of [fromFile.result, JSON.parse(fromInput.out)]) {
      expect(result.listed.map(({ loc }: { loc: string }) => loc)).toEqual([
        `${site}/a`,
        `${site}/b?x=1&y=2`,
        `${site}/c`,
      ])
    }
    expect(existsSync(join(cwd, 'sitemap.xml'))).toBe(true)
  })

  it('dates pages by git, and only by what may be trusted', async () => {
    const cwd = dist({ '../content/blog/a.md': '# A' })
    const git = (...line: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...line], {
        cwd,
        env: {
          ...process.env,
          GIT_COMMITTER_DATE: '2025-03-04T05:06:07Z',
          GIT_AUTHOR_DATE: '2025-01-01T00:00:00Z',
        },
      })
    git('init', '-q')
    git('add', 'content')
    git('commit', '-qm', 'Write A')
    const sources = ['--sources', 'content/{path}.md']
    const { result } = await json(cwd, 'dist', '--site', site, ...sources)
    const byLoc = Object.fromEntries(
      result.listed.map((one: { loc: string }) => [one.loc.replace(site, ''), one]),
    )
    expect(byLoc['/blog/a/']).toMatchObject({
      lastmod: '2025-03-04T05:06:07Z',
      evidence: { kind: 'git', file: 'content/blog/a.md' },
    })
    expect(byLoc['/about.html'].lastmod).toBeNull()
    const none = await json(cwd, 'dist', '--site', site, ...sources, '--lastmod', 'none')
    expect(none.result.listed.every(({ lastmod }: { lastmod: null }) => lastmod === null)).toBe(true)
    const given = await json(cwd, 'dist', '--site', site, '--lastmod', '2026-01-02')
    expect(given.result.listed.map(({ lastmod }: { lastmod: string }) => lastmod)).toEqual(
      Array(3).fill('2026-01-02'),
    )
  })

  it('takes the options of --config, and flags over them', async () => {
    const cwd = dist({
      '../mapwright.config.mjs': `export default {
        site: 'https://config.example', exclude: '/blog/**', cleanUrls: true,
        entry: (entry) => ({ ...entry, priority: 0.5 }),
        check: { report: { format: 'junit', file: 'reports/map.xml' } },
      }`,
    })
    const { code } = await generate(cwd, 'dist', '--config', 'mapwright.config.mjs', '--site', site)
    expect(code).toBe(0)
    const xml = read(cwd, 'dist/sitemap.xml')
    expect(locsOf(xml)).toEqual(['/', '/about'])
    expect(xml).toContain('<priority>0.5</priority>')
    expect(read(cwd, 'reports/map.xml')).toContain('<testsuite name="sitemap.xml"')
  })

  it('keeps the result for explain where there is a package, and nowhere else', async () => {
    const bare = dist()
    await generate(bare, 'dist', '--site', site)
    expect(existsSync(join(bare, 'node_modules'))).toBe(false)
    const packed = dist({ '../package.json': '{}' })
    await generate(packed, 'dist', '--site', site)
    expect(existsSync(join(packed, 'node_modules/.cache/mapwright/report.json'))).toBe(true)
  })

  it('B12 leaves an older good set untouched where a hook breaks a loc, and exits 1', async () => {
    const cwd = dist({
      '../broken.mjs': `export default { entry: (entry) => ({ ...entry, loc: 'https://other.example/' }) }`,
    })
    await generate(cwd, 'dist', '--site', site)
    const before = read(cwd, 'dist/sitemap.xml')
    const { code, err } = await generate(cwd, 'dist', '--site', site, '--config', 'broken.mjs')
    expect(code).toBe(1)
    expect(err).toContain('The sitemap was not published')
    expect(read(cwd, 'dist/sitemap.xml')).toBe(before)
    expect(readdirSync(join(cwd, 'dist')).filter((name) => /tmp|mapwright/i.test(name))).toEqual([])
  })

  it.each([
    [[], 'Name the folder of built pages'],
    [['dist', 'other'], '2 are named: dist, other'],
    [['none', '--site', site], 'There is no folder or list none.'],
    [['dist/index.html', '--site', site], 'neither a folder nor a list of URLs'],
    [['dist'], 'The option `site` is missing'],
    [['dist', '--site', 'www.example.com'], 'The option `site` must be an absolute http(s) URL'],
    [['dist', '--site', site, '--trailing-slash', 'allways'], 'Did you mean always?'],
    [['dist', '--site', site, '--lastmod', 'gti'], '--lastmod must be git, mtime, html, none or a date'],
    [['dist', '--site', site, '--lastmod', '2026-02-30'], '--lastmod must be a date'],
    [['dist', '--site', site, '--lastmod', 'none,git'], 'leaves nothing to combine'],
    [['dist', '--site', site, '--fail-on', 'info'], '--fail-on must be one of error, warning, never'],
    [['dist', '--site', site, '--filname', 'x'], 'Did you mean --filename?'],
    [['dist', '--site', site, '--format', 'sarif'], '--format must be one of pretty, json'],
    [['dist', '--config', 'typo.mjs'], 'filname'],
    [['dist', '--config', 'broken.mjs'], '--config broken.mjs cannot be loaded'],
    [['dist', '--config', 'none.mjs'], '--config none.mjs cannot be loaded'],
    [['dist', '--config', 'text.mjs'], 'must export an object of options'],
    [['dist', '--site', site, '--out', 'dist/index.html'], 'The folder dist/index.html cannot be made'],
    [['dist', '--site', site, '--now', 'today'], '--now must be a date'],
  ])('exits 2 with one clear message for %j', async (line, message) => {
    const cwd = dist({
      '../other/index.html': page(),
      '../typo.mjs': `export default { site: '${site}', filname: 'x' }`,
      '../broken.mjs': 'export default {',
      '../text.mjs': `export default 'text'`,
    })
    const { code, out, err } = await generate(cwd, ...line)
    expect(err).toContain(message)
    expect(err).not.toMatch(/\n\s+at /)
    expect([code, out]).toEqual([2, ''])
    expect(existsSync(join(cwd, 'dist/sitemap.xml'))).toBe(false)
  })

  it('I12 exits 2 where there is no page, unless that is allowed', async () => {
    const cwd = makeFolder({ 'dist/app.js': '' })
    const { code, err } = await generate(cwd, 'dist', '--site', site)
    expect(code).toBe(2)
    expect(err).toContain('No page was found')
    expect((await generate(cwd, 'dist', '--site', site, '--allow-empty')).code).toBe(0)
    expect(existsSync(join(cwd, 'dist/sitemap.xml'))).toBe(false)
  })
})
