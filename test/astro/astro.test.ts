import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { git, link, makeSite, readUrls, type Site, siteIn } from './site.ts'

const url = (path: string) => `https://www.example.com${path}`
const sources: Record<string, string> = {
  '/': 'src/pages/index.astro',
  '/about/': 'src/pages/about.astro',
  '/account/': 'src/pages/account.astro',
  '/authors/ada/': 'src/data/authors.json',
  '/authors/ben/': 'src/data/authors.json',
  '/blog/first-steps/': 'src/content/blog/first-steps.md',
  '/blog/second-thoughts/': 'src/content/blog/second-thoughts.md',
  '/blog/third-time/': 'src/content/blog/third-time.md',
  '/de/': 'src/pages/de/index.astro',
  '/de/about/': 'src/pages/de/about.astro',
  '/de/blog/first-steps/': 'src/content/blog/de/first-steps.md',
  '/de/blog/second-thoughts/': 'src/content/blog/de/second-thoughts.md',
}

describe('Astro 5, mixed output with the Node adapter', () => {
  let site: Site
  let built: ReturnType<Site['build']>
  beforeAll(() => {
    site = makeSite()
    site.commitEach()
    built = site.build()
  })
  afterAll(() => site.remove())
  const out = (path: string) => join(site.folder, 'dist/client', path)

  test('every page has the date of its own source, as git tells it', async () => {
    expect(built.code, built.output).toBe(0)
    const listed = await readUrls(out('sitemap.xml'))
    expect([...listed.keys()].sort()).toEqual(Object.keys(sources).map(url).sort())
    for (const [path, source] of Object.entries(sources)) {
      const seconds = Number(git(site.folder, ['log', '-1', '--format=%ct', '--', source]))
      expect(Date.parse(listed.get(url(path))!) / 1000, `${path} from ${source}`).toBe(seconds)
    }
  })

  test("H01 the locales of the config are each other's alternates", () => {
    const text = readFileSync(out('sitemap.xml'), 'utf8')
    const about = /<loc>https:\/\/www\.example\.com\/about\/<\/loc>.*?<\/url>/s.exec(text)![0]
    expect(about).toContain('hreflang="de" href="https://www.example.com/de/about/"')
    expect(about).toContain('hreflang="x-default" href="https://www.example.com/about/"')
    expect(text).not.toContain('/de/de/')
  })

  test('what is left out says why, and robots.txt keeps every byte', () => {
    const report = JSON.parse(
      readFileSync(join(site.folder, 'node_modules/.cache/mapwright/report.json'), 'utf8'),
    )
    const reasons = Object.fromEntries(
      report.excluded.map((one: { url: string; reason: string }) => [one.url, one.reason]),
    )
    expect(reasons).toMatchObject({ '/thanks/': 'noindex', '/print/': 'canonical-elsewhere' })
    const kept = readFileSync(join(site.folder, 'public/robots.txt'), 'utf8')
    const written = readFileSync(out('robots.txt'), 'utf8')
    expect(written.startsWith(kept)).toBe(true)
    expect(written.slice(kept.length)).toBe('\nSitemap: https://www.example.com/sitemap.xml\n')
  })

  test('L01 a shallow clone lists no date of the boundary commit, and says how to fetch the rest', async () => {
    const clone = join(mkdtempSync(join(tmpdir(), 'mapwright-astro-clone-')), 'site')
    git(tmpdir(), ['clone', '-q', '--depth', '1', `file://${site.folder}`, clone])
    link(clone)
    const shallow = siteIn(clone)
    const { code, output } = shallow.build()
    expect(code, output).toBe(0)
    const dates = [...(await readUrls(join(clone, 'dist/client/sitemap.xml'))).values()]
    expect(dates.filter((date) => date !== undefined)).toEqual([])
    expect(output).toMatch(/unshallow|fetch-depth/)
    shallow.remove()
  })

  test('a protocol error and a wrong option fail astro build with exit 1', () => {
    const config = readFileSync(join(site.folder, 'astro.config.mjs'), 'utf8')
    const withOptions = (options: string) =>
      site.write('astro.config.mjs', config.replace('mapwright()', `mapwright(${options})`))
    withOptions('{ filname: "a.xml" }')
    const wrong = site.build()
    expect(wrong.code).toBe(1)
    expect(wrong.output).toContain('Did you mean `filename`?')

    withOptions('{ lastmod: new Date() }')
    const stamped = site.build()
    expect(stamped.code).toBe(1)
    expect(stamped.output).toContain('the time of the build')

    withOptions("{ entry: (entry) => ({ ...entry, lastmod: '2024-13-01' }) }")
    const broken = site.build()
    expect(broken.code, broken.output).toBe(1)
    expect(broken.output).toContain('lastmod')
    expect(existsSync(out('sitemap.xml'))).toBe(false)
  })
})

describe('the same fixture with @astrojs/sitemap', () => {
  test('every URL that differs is explained', async () => {
    const site = makeSite()
    const config = (integration: string, name: string) => `import { defineConfig } from 'astro/config'
import sitemap from '${name}'
export default defineConfig({ site: 'https://www.example.com', trailingSlash: 'always', redirects: { '/old-about/': '/about/' }, integrations: [${integration}] })`
    const noServer = () =>
      site.write(
        'src/pages/account.astro',
        '<html lang="en"><head><title>Account</title></head><body>x</body></html>',
      )
    noServer()
    site.write('astro.config.mjs', config('sitemap()', '@astrojs/sitemap'))
    const theirs = site.build()
    expect(theirs.code, theirs.output).toBe(0)
    const peer = new Set((await readUrls(join(site.folder, 'dist/sitemap-0.xml'))).keys())
    site.write('astro.config.mjs', config('sitemap()', '@mapwright/astro'))
    const ours = site.build()
    expect(ours.code, ours.output).toBe(0)
    const own = new Set((await readUrls(join(site.folder, 'dist/sitemap.xml'))).keys())
    const report = JSON.parse(
      readFileSync(join(site.folder, 'node_modules/.cache/mapwright/report.json'), 'utf8'),
    )
    const reasons = new Map(
      report.excluded.map((one: { url: string; reason: string }) => [one.url, one.reason]),
    )
    const onlyTheirs = [...peer]
      .filter((loc) => !own.has(loc))
      .map((loc) => [new URL(loc).pathname, reasons.get(new URL(loc).pathname)])
    expect(onlyTheirs).toEqual([
      ['/print/', 'canonical-elsewhere'],
      ['/thanks/', 'noindex'],
    ])
    expect([...own].filter((loc) => !peer.has(loc))).toEqual([])
    expect(reasons.get('/old-about/')).toBe('redirect')
    site.remove()
  })
})
