import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundlers, excluded, jobFor, listed, makeSite, SITE, sources } from './fixture.ts'
import { datesOf, listFiles, locsOf, page, read, readReport, runJob, writeFiles } from './site.ts'

/** What the first bundler wrote; all others must write the same. */
let first: string | undefined

const locs = (paths: string[], site = SITE) => paths.map((path) => site + path)

describe.each(bundlers)('%s', (bundler) => {
  it('B14 B63 R01 R03 writes the same bytes as every other bundler, and again on the next build', async () => {
    const root = makeSite()
    const job = jobFor(root, { options: { sources, lastmod: ['html', 'git'] } })
    const { code, output } = await runJob(bundler, job)
    expect(output).toContain('dist/sitemap.xml')
    expect(code).toBe(0)

    const sitemap = read(root, 'dist/sitemap.xml')
    first ??= sitemap
    expect(sitemap).toBe(first)
    expect(locsOf(sitemap)).toEqual(locs(listed))
    const dates = datesOf(sitemap)
    expect(dates[`${SITE}/`]).toBe('2024-02-02T19:05:06Z')
    expect(dates[`${SITE}/about.html`]).toBe('2024-03-04T05:06:07Z')
    const robots = read(root, 'dist/robots.txt')
    expect(robots).toBe(`User-agent: *\nDisallow: /admin/\n\nSitemap: ${SITE}/sitemap.xml\n`)
    expect(read(root, 'public/robots.txt')).toBe('User-agent: *\nDisallow: /admin/\n')

    const report = readReport(root)
    const reasons = report.excluded.map((one: { url: string; reason: string }) => [one.url, one.reason])
    expect(Object.fromEntries(reasons)).toEqual(excluded)
    expect(report.routes).toBe(report.listed.length + report.excluded.length)

    expect((await runJob(bundler, job)).code).toBe(0)
    expect(read(root, 'dist/sitemap.xml')).toBe(sitemap)
    expect(read(root, 'dist/robots.txt')).toBe(robots)
  })

  it('B12 fails where a hook breaks a loc, and leaves the older set', async () => {
    const root = makeSite()
    await runJob(bundler, jobFor(root))
    const before = read(root, 'dist/sitemap.xml')
    expect(before).toBeDefined()
    const { code, output } = await runJob(bundler, jobFor(root, { clean: false, fault: 'broken-loc' }))
    expect(code).toBe(1)
    expect(output).toMatch(/error entry-loc-invalid: .*https:\/\/other\.example\//)
    expect(read(root, 'dist/sitemap.xml')).toBe(before)
    expect(listFiles(join(root, 'dist')).filter((file) => /mapwright|tmp/.test(file))).toEqual([])
  })

  it('writes nothing where the build fails', async () => {
    const root = makeSite({ 'main.js': 'import "./missing.js"\n', 'index.html': pageWithScript })
    const { code, output } = await runJob(bundler, jobFor(root))
    expect(code).toBe(1)
    expect(output).toContain('missing.js')
    expect(output).not.toContain('sitemap.xml')
    expect(read(root, 'dist/sitemap.xml')).toBeUndefined()
  })

  it('fails with one sentence on a typo in an option', async () => {
    const root = makeSite()
    const { code, output } = await runJob(bundler, jobFor(root, { options: { filname: 'map.xml' } }))
    expect(code).toBe(1)
    expect(output).toContain('There is no option `filname`. Did you mean `filename`?')
    expect(read(root, 'dist/sitemap.xml')).toBeUndefined()
  })

  it('B01 B68 M01 follows a folder outside the root, a base and a repository above', async () => {
    const root = makeSite({ 'index.html': pageWithScript }, 'sites/main')
    // Its canonical link leads out of the base, so that it is listed here.
    writeFiles(root, { '../../public_html/old/index.html': page('Old') })
    const job = jobFor(root, { outDir: '../../public_html', base: '/docs/', clean: false, twice: true })
    const { code, output } = await runJob(bundler, job)
    expect(code).toBe(0)
    expect(output).toContain('The plugin unplugin-mapwright is listed twice')
    expect(listFiles(root)).not.toContain('dist/sitemap.xml')
    const sitemap = read(root, '../../public_html/sitemap.xml')
    expect(locsOf(sitemap)).toEqual(locs([...listed, '/print/a.html'], `${SITE}/docs`))
    expect(read(root, '../../public_html/robots.txt')).toBe('User-agent: *\nDisallow: /admin/\n')
    expect(output).toContain(`Sitemap: ${SITE}/docs/sitemap.xml`)
    expect(readReport(root).excluded).toContainEqual(
      expect.objectContaining({ url: '/docs/old/', reason: 'stale' }),
    )
  })
})

const pageWithScript = page('Home', '<script type="module" src="/main.js"></script>')
