import {
  checkFile,
  type Finding,
  joinSet,
  type Report,
  render,
  type Settings,
  settingsWith,
} from '@mapwright/validator'
import { describe, expect, it } from 'vitest'

const NOW = Date.parse('2026-12-01T00:00:00Z')
const SITE = 'https://shop.example.com'

/** What the owner of a site sees who checks these files, by their paths. */
async function check(files: Record<string, string>, more: Partial<Settings> = {}): Promise<Report> {
  const settings = settingsWith({ now: NOW, site: SITE, ...more })
  const results = []
  for (const [path, text] of Object.entries(files)) {
    results.push(await checkFile({ path, bytes: [new TextEncoder().encode(text)] }, settings))
  }
  return joinSet(results, settings)
}

const urlset = (entries: string[], namespaces = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>
${entries.join('\n')}
</urlset>
`

const index = (...locs: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('\n')}
</sitemapindex>
`

const page = (loc: string, more = ''): string => `<url><loc>${loc}</loc>${more}</url>`
const pages = (...paths: string[]): string => urlset(paths.map((path) => page(`${SITE}/${path}`)))
const number = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** How often which rule speaks at this level, over all files. */
function tally(report: Report, severity: Finding['severity']): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { findings } of report.files) {
    for (const finding of findings) {
      if (finding.severity === severity) counts[finding.rule] = (counts[finding.rule] ?? 0) + 1
    }
  }
  return counts
}

const findingsOf = (report: Report, rule: string): (Finding & { path: string })[] =>
  report.files.flatMap(({ path, findings }) =>
    findings.filter((finding) => finding.rule === rule).map((finding) => ({ ...finding, path })),
  )

describe('the working day of a site owner', () => {
  it('1,200 URLs with one lastmod, 40 of them sorted views: no error, and exactly those warnings', async () => {
    const lastmod = '<lastmod>2026-11-30T21:14:02+00:00</lastmod>'
    const plain = number(1160, (i) => page(`${SITE}/p/${i}`, lastmod))
    const sorted = number(40, (i) => page(`${SITE}/c/${i}?sort=price`, lastmod))
    const report = await check({ 'sitemap.xml': urlset([...plain, ...sorted]) })
    expect(report.summary).toMatchObject({ errors: 0, warnings: 41, urls: 1200 })
    expect(tally(report, 'warning')).toEqual({ 'lastmod-all-identical': 1, 'loc-sort-filter-params': 40 })
    const [first] = findingsOf(report, 'loc-sort-filter-params')
    expect(first).toMatchObject({
      line: 1163,
      column: 11,
      entry: 1160,
      loc: `${SITE}/c/0?sort=price`,
      params: { name: 'sort' },
    })
    expect(render(first!).message).toContain('sort')
  })

  it('a site that moved to https, and a sitemap that still says http: one error a URL, and no other', async () => {
    const moved = number(250, (i) => page(`http://shop.example.com/p/${i}`))
    const report = await check({ 'sitemap.xml': urlset(moved) })
    expect(report.summary).toMatchObject({ errors: 250, warnings: 0 })
    expect(tally(report, 'error')).toEqual({ 'loc-scheme-mismatch': 100 })
    expect(report.files[0]!.countByRule).toMatchObject({ 'loc-scheme-mismatch': 250 })
    const half = await check({
      'sitemap.xml': urlset([...moved, ...number(250, (i) => page(`${SITE}/p/${i}`))]),
    })
    expect(Object.keys(tally(half, 'error'))).toEqual(['loc-scheme-mismatch'])
    expect(findingsOf(half, 'set-http-and-https')).toMatchObject([
      { severity: 'info', params: { count: 250 } },
    ])
  })

  it("a crawler's sitemap of a shop, full of filters, sessions and campaign tags: warnings and notes, no error", async () => {
    const noise = '<changefreq>daily</changefreq><priority>0.8</priority>'
    const report = await check({
      'sitemap.xml': urlset([
        ...number(60, (i) => page(`${SITE}/shoes/?filter%5Bcolor%5D=${i}&amp;page=2`, noise)),
        ...number(30, (i) => page(`${SITE}/shoes/?orderby=price&amp;view=${i}`, noise)),
        ...number(5, (i) => page(`${SITE}/cart/${i}?PHPSESSID=0123456789abcdef`, noise)),
        ...number(5, (i) => page(`${SITE}/sale/${i}?utm_source=mail`, noise)),
        ...number(20, (i) => page(`${SITE}/shoes/${i}/`, noise)),
      ]),
    })
    expect(report.summary.errors).toBe(0)
    expect(tally(report, 'warning')).toMatchObject({ 'loc-sort-filter-params': 90, 'loc-session-id': 5 })
    expect(tally(report, 'info')).toMatchObject({ 'loc-tracking-params': 5 })
    // What concerns the whole file is said once.
    for (const rule of ['changefreq-ignored', 'priority-ignored'])
      expect(findingsOf(report, rule).length).toBeLessThan(2)
  })

  it("a news sitemap with last week's articles: one warning an article that is too old, none for the others", async () => {
    const article = (day: string, i: number): string =>
      page(
        `${SITE}/news/${day}-${i}`,
        `<news:news><news:publication><news:name>Example Times</news:name><news:language>en</news:language></news:publication><news:publication_date>${day}</news:publication_date><news:title>Headline ${i}</news:title></news:news>`,
      )
    const days = [
      '2026-11-30',
      '2026-11-29',
      '2026-11-28',
      '2026-11-27',
      '2026-11-26',
      '2026-11-25',
      '2026-11-24',
    ]
    const file = urlset(
      days.flatMap((day) => number(3, (i) => article(day, i))),
      ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
    )
    const report = await check({ 'news.xml': file })
    expect(report.summary).toMatchObject({ errors: 0, warnings: 15 })
    expect(tally(report, 'warning')).toEqual({ 'news-too-old': 15 })
    // --engine yandex: a rule of Google's says nothing.
    expect((await check({ 'news.xml': file }, { engines: ['yandex'] })).summary.warnings).toBe(0)
  })

  describe('a set', () => {
    it('that lists a page in two files: one note, at the second of them', async () => {
      const report = await check({
        'sitemap.xml': index(`${SITE}/a.xml`, `${SITE}/b.xml`),
        'a.xml': pages('1', '2', '3'),
        'b.xml': pages('3', '4', '2'),
      })
      expect(report.summary).toMatchObject({ errors: 0, warnings: 0 })
      expect(findingsOf(report, 'set-duplicate-across-files')).toMatchObject([
        { path: 'b.xml', entry: 0, params: { count: 2, other: 'a.xml', number: 1 } },
      ])
    })

    it('S01 whose index lists itself, and two whose indexes list each other: a warning each, and an end', async () => {
      const self = await check({
        'sitemap.xml': index(`${SITE}/sitemap.xml`, `${SITE}/a.xml`),
        'a.xml': pages('1'),
      })
      expect(tally(self, 'error')).toEqual({})
      expect(tally(self, 'warning')).toEqual({ 'index-nested': 1 })
      expect(findingsOf(self, 'index-nested')).toMatchObject([{ path: 'sitemap.xml', line: 3, column: 15 }])
      const cycle = await check({
        'one.xml': index(`${SITE}/two.xml`),
        'two.xml': index(`${SITE}/one.xml`, `${SITE}/a.xml`),
        'a.xml': pages('1'),
      })
      expect(Object.keys(tally(cycle, 'warning'))).toEqual(['index-nested'])
      expect(cycle.summary.errors).toBe(0)
    })

    it('V04 with a child that is a page: an error in that file, and a warning at the line that lists it', async () => {
      const report = await check({
        'sitemap.xml': index(`${SITE}/a.xml`, `${SITE}/b.xml`),
        'a.xml': pages('1'),
        'b.xml': '<!doctype html>\n<html><head><title>Shop</title></head><body><p>Welcome</body></html>\n',
      })
      expect(tally(report, 'error')).toEqual({ 'xml-html-instead-of-sitemap': 1 })
      expect(tally(report, 'warning')).toEqual({ 'index-child-missing': 1 })
      expect(findingsOf(report, 'index-child-missing')).toMatchObject([
        { path: 'sitemap.xml', line: 4, variant: 'other' },
      ])
    })

    it('with a child that was not uploaded, and a file that nobody lists: a warning and a note', async () => {
      const report = await check({
        'sitemap.xml': index(`${SITE}/a.xml`, `${SITE}/b.xml`),
        'a.xml': pages('1'),
        'old.xml': pages('2'),
      })
      expect(tally(report, 'warning')).toEqual({ 'index-child-missing': 1 })
      expect(findingsOf(report, 'set-orphan-sitemap')).toMatchObject([{ path: 'old.xml', severity: 'info' }])
    })

    it('that is good: nothing', async () => {
      const report = await check({
        'robots.txt': `User-agent: *\nDisallow: /cart/\n\nSitemap: ${SITE}/sitemap.xml\n`,
        'sitemap.xml': index(`${SITE}/a.xml`, `${SITE}/b.xml`),
        'a.xml': urlset(
          number(20, (i) => page(`${SITE}/a/${i}/`, `<lastmod>2026-11-${10 + i}T08:00:00Z</lastmod>`)),
        ),
        'b.xml': urlset(
          number(20, (i) => page(`${SITE}/b/${i}/`, `<lastmod>2026-10-${10 + i}T08:00:00Z</lastmod>`)),
        ),
      })
      expect(report.files.flatMap(({ findings }) => findings)).toEqual([])
    })
  })
})
