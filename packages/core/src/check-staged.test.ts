import { describe, expect, test } from 'vitest'
import { html, runSite, SITE } from './testing/run-site.ts'

const rulesOf = ({ report }: { report: { files: { countByRule: Record<string, number> }[] } }) =>
  report.files.flatMap(({ countByRule }) => Object.keys(countByRule))

describe('the check of what was staged', () => {
  test('a text sitemap is checked alone: that it repeats the set is no finding', async () => {
    const { result } = await runSite(['index.html', 'a.html'], { text: true })
    expect(result.files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap.txt'])
    expect(result.report.files.map(({ path }) => path)).toEqual(['sitemap.xml', 'robots.txt', 'sitemap.txt'])
    const rules = result.report.files.flatMap(({ countByRule }) => Object.keys(countByRule))
    expect(rules.filter((rule) => rule.startsWith('set-'))).toEqual([])
    expect(result.report.summary).toMatchObject({ files: 3, urls: 5, errors: 0 })
  })

  test('S01 S02 M03 other sitemaps are named by the index, not judged and not missed', async () => {
    const theirs =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/relative</loc></url></urlset>'
    const extraSitemaps = [`${SITE}/theirs.xml`, `${SITE}/blog/sitemap.xml`]
    const { result, runtime } = await runSite(
      { 'index.html': html(), 'theirs.xml': theirs },
      { extraSitemaps },
    )
    expect(result.failed).toBe(false)
    expect(runtime.text('sitemap.xml')).toContain(`${SITE}/blog/sitemap.xml`)
    expect(result.report.files.map(({ path }) => path)).toEqual([
      'sitemap.xml',
      'sitemap-1.xml',
      'robots.txt',
    ])
    expect(result.report.summary).toMatchObject({ files: 3, errors: 0 })
    const html404 = await runSite(
      { 'index.html': html(), 'theirs.xml': '<!doctype html><title>404</title>' },
      { extraSitemaps },
    )
    expect(html404.result.failed).toBe(true)
    expect(rulesOf(html404.result)).toContain('index-child-missing')
  })

  test('S17 S18 a host that names our sitemap in its robots.txt may be listed, any other may not', async () => {
    const routes = ['https://shop.example.com/a', 'https://other.example/']
    const { paths, reasons, result } = await runSite(['index.html'], {
      routes,
      check: { crossSubmit: ['shop.example.com'] },
    })
    expect(paths).toEqual(['https://shop.example.com/a', '/'])
    expect(reasons).toEqual({ 'https://other.example/': 'invalid' })
    expect(result.report.summary.errors).toBe(0)
  })

  test('a second run reports what the first did', async () => {
    const first = await runSite(['index.html', 'a.html'])
    const second = await runSite(Object.fromEntries(first.runtime.files))
    expect(second.result.robots.action).toBe('unchanged')
    expect(second.result.report).toEqual(first.result.report)
    expect(second.runtime.text('robots.txt')).toBe(first.runtime.text('robots.txt'))
  })

  test('R06 a line of robots.txt for a sitemap of somebody else does not fail the build', async () => {
    const robots = `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/news/sitemap.xml\n`
    const { result, runtime, notes } = await runSite({ 'index.html': html(), 'robots.txt': robots })
    expect(rulesOf(result)).not.toContain('index-child-missing')
    expect(notes).toContain('robots-sitemap-stale')
    expect(runtime.text('robots.txt')).toContain(`${robots}\nSitemap: ${SITE}/sitemap.xml`)
  })
})
