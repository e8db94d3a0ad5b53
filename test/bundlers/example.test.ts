import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { linkPackages, makeHistory } from '../../examples/vite-multi-page/history.mjs'
import {
  datesOf,
  git,
  listFiles,
  locsOf,
  makeFolder,
  read,
  readReport,
  runNode,
  startNode,
  waitFor,
} from './site.ts'

const here = dirname(fileURLToPath(import.meta.url))
const SITE = 'https://www.harbour-bakery.example'

/** The example with its history; in a folder of its own. */
function makeExample(): string {
  const root = makeFolder({})
  makeHistory(root)
  linkPackages(root)
  return root
}

/** The command of a version of Vite, as the example's build script runs it. */
const buildWith = (vite: string, root: string, args: string[] = [], env: Record<string, string> = {}) =>
  runNode([join(here, '../node_modules', vite, 'bin/vite.js'), 'build', ...args], root, env)

const build = (root: string, args?: string[], env?: Record<string, string>) =>
  buildWith('vite', root, args, env)

interface Listed {
  loc: string
  lastmod: string | null
  evidence: { kind: string; file?: string; commit?: string; reason?: string }
  file?: string
}

describe.each(['vite', 'vite-7', 'vite-6'])('the example with %s', (vite) => {
  it('has only true dates: git agrees with each of them', async () => {
    const root = makeExample()
    const { code, output } = await buildWith(vite, root)
    expect(code, output).toBe(0)
    const listed = readReport(root).listed as Listed[]
    const byGit = listed.filter(({ evidence }) => evidence.kind === 'git')
    expect(byGit).toHaveLength(16)
    for (const { loc, lastmod, evidence } of byGit) {
      const seconds = git(root, ['log', '-1', '--format=%ct', '--', evidence.file!]).trim()
      expect(Date.parse(lastmod!) / 1000, loc).toBe(Number(seconds))
    }
    const dates = datesOf(read(root, 'dist/sitemap.xml'))
    expect(new Set(Object.values(dates)).size).toBeGreaterThan(12)
    // The page's own content module is newer than its HTML; what several pages share dates none of them.
    expect(dates[`${SITE}/recipes/sourdough-at-home`]).toBe('2026-07-04T03:55:00Z')
    expect(dates[`${SITE}/team/`]).toBe('2026-08-20T15:30:45Z')
    expect(dates[`${SITE}/contact`]).toBe('2024-02-07T06:15:30Z')
    expect(dates[`${SITE}/blog/new-oven`]).toBe('2026-06-12T08:30:00+02:00')
  })
})

describe('the example', () => {
  it('M07 M09 I03 I06 I07 accounts for every route', async () => {
    const root = makeExample()
    await build(root)
    const report = readReport(root)
    const pages = listFiles(join(root, 'dist')).filter((file) => file.endsWith('.html'))
    expect(report.routes).toBe(pages.length)
    expect(report.listed.length + report.excluded.length).toBe(pages.length)
    expect(report.excluded.map(({ url, reason }: { url: string; reason: string }) => [url, reason])).toEqual([
      ['/404', 'error-page'],
      ['/drafts/spring-menu', 'noindex'],
      ['/old-shop', 'redirect'],
      ['/print/rye-bread', 'canonical-elsewhere'],
    ])
    const sitemap = read(root, 'dist/sitemap.xml')
    expect(locsOf(sitemap)).toContain(`${SITE}/caf%C3%A9/`)
    expect(sitemap).toContain(`hreflang="de" href="${SITE}/de/ueber-uns"`)
    expect(read(root, 'dist/robots.txt')).toBe(
      `User-agent: *\nDisallow: /admin/\n\nSitemap: ${SITE}/sitemap.xml\n`,
    )
  })

  it('B52 L09 builds twice to the same bytes, and leaves no change in the repository (S21)', async () => {
    const root = makeExample()
    await build(root)
    const first = ['dist/sitemap.xml', 'dist/robots.txt'].map((file) => read(root, file))
    await build(root)
    expect(['dist/sitemap.xml', 'dist/robots.txt'].map((file) => read(root, file))).toEqual(first)
    expect(git(root, ['status', '--porcelain'])).toBe('')
  })

  it('L01 B40 has no date from the boundary of a shallow clone, and says once how to fetch history', async () => {
    const root = makeExample()
    const clone = join(makeFolder({}), 'clone')
    git(root, ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
    linkPackages(clone)
    const { code, output } = await build(clone)
    expect(code, output).toBe(0)
    expect(output.match(/git-shallow/g)).toHaveLength(1)
    expect(output).toMatch(/fetch/)
    const kinds = (readReport(clone).listed as Listed[]).map(({ evidence }) => evidence.kind)
    expect(kinds.filter((kind) => kind === 'git')).toEqual([])
    expect(kinds.filter((kind) => kind === 'html')).toHaveLength(1)
    expect(Object.values(datesOf(read(clone, 'dist/sitemap.xml'))).filter(Boolean)).toEqual([
      '2026-06-12T08:30:00+02:00',
    ])
  })

  it('L05 builds without a repository, and says so once', async () => {
    const root = makeExample()
    rmSync(join(root, '.git'), { recursive: true, force: true })
    const { code, output } = await build(root)
    expect(code, output).toBe(0)
    expect(output.match(/git-no-repository/g)).toHaveLength(1)
  })

  it('B12 leaves no sitemap in an emptied folder, and the older one in a kept folder, where it fails', async () => {
    const root = makeExample()
    await build(root)
    const good = read(root, 'dist/sitemap.xml')
    const config = readFileSync(join(root, 'vite.config.js'), 'utf8')
    const broken = config.replace('cleanUrls: true', "entry: (entry) => ({ ...entry, loc: 'mailto:x' })")
    expect(broken).not.toBe(config)
    writeFileSync(join(root, 'vite.config.js'), broken)
    const kept = await build(root, ['--emptyOutDir', 'false'])
    expect(kept.code).toBe(1)
    expect(read(root, 'dist/sitemap.xml')).toBe(good)
    const emptied = await build(root)
    expect(emptied.code).toBe(1)
    expect(emptied.output).toContain('error during build')
    expect(existsSync(join(root, 'dist/sitemap.xml'))).toBe(false)
  })

  it('B65 leaves a sitemap.xml of the user alone and fails with what to do', async () => {
    const root = makeExample()
    const theirs =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>\n'
    writeFileSync(join(root, 'public/sitemap.xml'), theirs)
    const { code, output } = await build(root)
    expect(code).toBe(1)
    expect(output).toMatch(/error file-not-ours: .*sitemap\.xml[\s\S]*`filename`[\s\S]*`extraSitemaps`/)
    expect(read(root, 'dist/sitemap.xml')).toBe(theirs)
  })

  it('prints nothing of ours where the log level is silent', async () => {
    const root = makeExample()
    const { code, output } = await build(root, ['--logLevel', 'silent'])
    expect(code).toBe(0)
    expect(output).toBe('')
    expect(existsSync(join(root, 'dist/sitemap.xml'))).toBe(true)
  })

  it('agrees with `mapwright generate` on what is listed and excluded', async () => {
    const root = makeExample()
    await build(root)
    const ours = readReport(root)
    const args = ['generate', 'dist', '--site', SITE, '--clean-urls', '--format', 'json']
    const { code, output } = await runNode(
      [join(here, '../node_modules/mapwright/dist/cli.js'), ...args],
      root,
    )
    expect(code, output).toBe(0)
    const theirs = JSON.parse(output.slice(output.indexOf('{')))
    expect(theirs.listed.map(({ loc }: Listed) => loc)).toEqual(ours.listed.map(({ loc }: Listed) => loc))
    const reasons = (result: typeof ours) =>
      result.excluded.map(({ url, stage, reason }: Record<string, string>) => [url, stage, reason])
    expect(reasons(theirs)).toEqual(reasons(ours))
  })

  it('never fails Vitest, a dev server or a preview that load the same config, however wrong', async () => {
    const root = makeExample()
    const config = readFileSync(join(root, 'vite.config.js'), 'utf8')
    const wrong = config.replace(/site: '[^']+'/, "filname: 'x'")
    expect(wrong).not.toBe(config)
    writeFileSync(join(root, 'vite.config.js'), wrong)
    writeFileSync(join(root, 'one.test.js'), "import { it } from 'vitest'\nit('is fine', () => {})\n")
    symlinkSync(join(here, '../../node_modules/vitest'), join(root, 'node_modules/vitest'), 'junction')
    const tested = await runNode([join(root, 'node_modules/vitest/vitest.mjs'), 'run'], root)
    expect(tested.code, tested.output).toBe(0)
    mkdirSync(join(root, 'dist'))
    for (const args of [[], ['preview']]) {
      const server = startNode([join(here, '../node_modules/vite/bin/vite.js'), ...args, '--port', '0'], root)
      await waitFor('the server', () => /Local:/.test(server.output()), server.output)
      expect(server.output()).not.toMatch(/mapwright|filname/)
    }
  })
})
