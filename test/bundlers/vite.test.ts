import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listed, makeSite, SITE } from './fixture.ts'
import { listFiles, locsOf, makeFolder, page, read, readReport, runNode } from './site.ts'

const viteCase = join(dirname(fileURLToPath(import.meta.url)), 'vite-case.mjs')

const withScript = { 'index.html': page('Home', '<script type="module" src="/main.js"></script>') }

async function run(vite: string, name: string) {
  const root = makeSite(withScript)
  const { code, output } = await runNode([viteCase, vite, name, root], root)
  const sitemaps = listFiles(root).filter((file) => file.endsWith('sitemap.xml'))
  const summaries = output.match(/sitemap\.xml +\d+ URLs?/g) ?? []
  return { root, code, output, sitemaps, summaries: summaries.length }
}

describe.each(['vite', 'vite-7', 'vite-6'])('%s', (vite) => {
  it.each([
    ['', 'command', ['dist/sitemap.xml'], 1],
    // A server's folder never gets a sitemap, though Vite copies the public folder there.
    ['B05', 'environments built by Vite', ['dist/client/sitemap.xml'], 1],
    ['B05', 'environments built by a framework', ['dist/client/sitemap.xml'], 1],
    ['B05 B47', 'client, then server', ['dist/sitemap.xml'], 1],
    ['B06', 'server alone', [], 0],
    ['B46', 'outputs in one folder', ['dist/sitemap.xml'], 1],
    ['B46', 'outputs in two folders', ['dist/legacy/sitemap.xml', 'dist/modern/sitemap.xml'], 2],
    ['', 'write: false', ['dist/sitemap.xml'], 1],
    // What copies the output behind us finds the sitemap.
    ['B03', 'copied later', ['deploy/sitemap.xml', 'dist/sitemap.xml'], 1],
    ['', 'dev server inside a build', ['dist/sitemap.xml'], 1],
  ])('%s %s: one run for each folder with pages', async (_, name, sitemaps, summaries) => {
    const { code, output, ...ran } = await run(vite, name)
    expect({ code, sitemaps: ran.sitemaps, summaries: ran.summaries }, output).toEqual({
      code: 0,
      sitemaps,
      summaries,
    })
    const late = name === 'environments built by a framework' ? ['/late/'] : []
    for (const sitemap of sitemaps) {
      const paths = locsOf(read(ran.root, sitemap)).map((loc) => loc.slice(SITE.length))
      expect(paths).toEqual([...listed, ...late].sort())
    }
  })

  it('writes nothing where the server fails after the client was built', async () => {
    const { code, sitemaps, output } = await run(vite, 'server fails after the client')
    expect(code, output).toBe(1)
    expect(sitemaps).toEqual([])
  })
})

describe('vite', () => {
  it('lists no HTML that Vite emitted as an asset', async () => {
    const root = makeSite({
      ...withScript,
      'main.js': "import widget from './blog/a.html?url'\nconsole.log(widget)\n",
      'relative.html': page('Relative', '<link rel="canonical" href="blog/index.html">'),
    })
    const { code, output } = await runNode([viteCase, 'vite', 'command', root], root)
    expect(code, output).toBe(0)
    const emitted = listFiles(join(root, 'dist')).filter((file) => /^assets\/.*\.html$/.test(file))
    expect(emitted).toHaveLength(2)
    const excluded = readReport(root).excluded as { file: string; reason: string }[]
    expect(excluded.filter(({ reason }) => reason === 'asset').map(({ file }) => file)).toEqual(emitted)
  })

  it('B12 names rule, file, line, page and advice where the written file breaks a rule', async () => {
    const root = makeSite({
      'self.html': page('Self', '<link rel="alternate" hreflang="de" href="/de.html">'),
    })
    const { code, output } = await runNode([viteCase, 'vite', 'broken rule', root], root)
    expect(code).toBe(1)
    expect(output).toMatch(
      /error hreflang-missing-self dist\/sitemap\.xml:\d+:\d+ \(page self\.html\): .+\n {2}\S/,
    )
    expect(read(root, 'dist/sitemap.xml')).toBeUndefined()
  })

  it.each(['dev server', 'disabled', 'enabled by mode'])(
    'B07 %s: asks for nothing and does nothing',
    async (name) => {
      const { code, output, sitemaps } = await run('vite', name)
      expect(code, output).toBe(0)
      expect(output).not.toMatch(/filname|mapwright/)
      expect(sitemaps).toEqual([])
    },
  )

  it.each([
    ['M15', 'relative base'],
    ['M04', 'base on a CDN'],
  ])('%s %s: pages are on the site', async (_, name) => {
    const { root, output } = await run('vite', name)
    expect(locsOf(read(root, 'dist/sitemap.xml')), output).toEqual(listed.map((path) => SITE + path))
  })

  it.each(['dist', 'dist/', './dist', 'absolute'])(
    'M17 B01 no folder leaks into the URLs: %s',
    async (outDir) => {
      const root = makeSite(withScript)
      const folder = outDir === 'absolute' ? join(root, 'dist') : outDir
      const { code, output } = await runNode([viteCase, 'vite', 'command', root, folder], root)
      expect(code, output).toBe(0)
      expect(locsOf(read(root, 'dist/sitemap.xml'))).toEqual(listed.map((path) => SITE + path))
    },
  )

  it('B02 says what it wrote for a site of one page', async () => {
    const root = makeFolder({ 'index.html': page('App'), 'package.json': '{ "type": "module" }' })
    const { code, output } = await runNode([viteCase, 'vite', 'command', root], root)
    expect(code, output).toBe(0)
    expect(output).toMatch(/dist\/sitemap\.xml +1 URL /)
  })

  it.each([
    ['S15 missing site', 'missing site', /The option `site` is missing/],
    ['S15 relative site', 'relative site', /`site` must be an absolute http\(s\) URL.*"www\.example\.com"/],
    ['missing folder', 'missing folder', /The output folder nowhere does not exist/],
    ['I12 no page', 'no page', /No page was found: .*dist/],
  ])('%s: fails with one clear message and leaves no file', async (_, name, message) => {
    const { code, output, sitemaps } = await run('vite', name)
    expect(code).toBe(1)
    expect(output).toMatch(message)
    expect(output.match(new RegExp(message, 'g'))).toHaveLength(1)
    expect(sitemaps).toEqual([])
  })
})
