import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Options } from '@mapwright/core'
import { run } from '@mapwright/core'
import { nodeRuntime } from '@mapwright/core/node'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Whole runs over a real folder that is not emptied between them. */
let outDir = ''
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'mapwright-publish-'))
})
afterEach(() => rmSync(outDir, { recursive: true, force: true }))

function put(
  path: string,
  text = `<!doctype html><html><head><title>${path}</title></head><body></body></html>`,
) {
  mkdirSync(dirname(join(outDir, path)), { recursive: true })
  writeFileSync(join(outDir, path), text)
}
const build = (options: Options = {}) =>
  run(
    { site: 'https://www.example.com', lastmod: false, ...options },
    nodeRuntime({ root: outDir, outDir, env: {} }),
  )

/** Everything in the folder that is no page, by path. */
function read(): Record<string, string> {
  const paths = (readdirSync(outDir, { recursive: true }) as string[])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.html') && statSync(join(outDir, path)).isFile())
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(outDir, path), 'latin1')]))
}

test('L09 two runs give the same bytes, compressed and text files too', async () => {
  for (const name of ['index', 'a', 'b', 'c']) put(`${name}.html`)
  const options: Options = { gzip: true, text: true, limits: { urls: 2 } }
  expect((await build(options)).failed).toBe(false)
  const first = read()
  expect(Object.keys(first)).toEqual([
    'robots.txt',
    'sitemap-1.xml.gz',
    'sitemap-2.txt',
    'sitemap-2.xml.gz',
    'sitemap.txt',
    'sitemap.xml',
  ])
  expect(gunzipSync(readFileSync(join(outDir, 'sitemap-1.xml.gz'))).toString()).toContain(
    '<!-- mapwright -->',
  )
  expect((await build(options)).robots.action).toBe('unchanged')
  expect(read()).toEqual(first)
})

test('S09 a site that shrinks leaves no file of ours behind', async () => {
  for (const name of ['index', 'a', 'b', 'c', 'blog/x', 'blog/y']) put(`${name}.html`)
  await build({ limits: { urls: 1 }, text: true, sitemaps: { blog: '/blog/**' } })
  expect(Object.keys(read())).toHaveLength(1 + 1 + 6 + 6)
  put('sitemap-7.xml', '<urlset/>')
  await build()
  expect(Object.keys(read())).toEqual(['robots.txt', 'sitemap-7.xml', 'sitemap.xml'])
})

test('I12 a site without pages loses its old set only where allowEmpty says so', async () => {
  put('index.html')
  await build()
  const before = read()
  rmSync(join(outDir, 'index.html'))
  expect((await build()).failed).toBe(true)
  expect(read()).toEqual(before)
  expect((await build({ allowEmpty: true })).failed).toBe(false)
  expect(Object.keys(read())).toEqual(['robots.txt'])
})

describe('B12 a run that fails leaves the older good set untouched', () => {
  const FAULTS: [string, Options][] = [
    ['a hook that breaks a loc', { entry: (entry) => ({ ...entry, loc: 'mailto:a@example.com' }) }],
    [
      'a hook that throws',
      {
        entry: () => {
          throw new Error('no')
        },
      },
    ],
    [
      'a character that XML forbids',
      {
        entry: (entry) => ({ ...entry, images: [{ loc: 'https://www.example.com/i.png', title: '\u0001' }] }),
      },
    ],
    ['a limit that no entry fits', { limits: { bytes: 100 } }],
  ]
  test.each(FAULTS)('%s', async (_, options) => {
    put('index.html')
    put('robots.txt', 'User-agent: *\nDisallow: /x\n')
    await build()
    const before = read()
    put('new.html')
    expect((await build(options)).failed).toBe(true)
    expect(read()).toEqual(before)
  })
})

describe('ours or theirs', () => {
  test("somebody else's sitemap.xml is an error, and stays", async () => {
    put('index.html')
    put('sitemap.xml', '<urlset/>')
    const result = await build()
    expect([result.failed, result.notes.map(({ id }) => id)]).toEqual([true, ['file-not-ours']])
    expect(read()).toEqual({ 'sitemap.xml': '<urlset/>' })
    expect(
      (await build({ filename: 'maps/pages.xml', extraSitemaps: ['https://www.example.com/sitemap.xml'] }))
        .failed,
    ).toBe(false)
    expect(Object.keys(read())).toEqual(['maps/pages-1.xml', 'maps/pages.xml', 'robots.txt', 'sitemap.xml'])
  })

  test('a folder that was made for files of a failed run is gone again', async () => {
    put('index.html')
    const entry = () => ({ loc: '/', images: [{ loc: '/i.png', title: '\u0001' }] })
    expect((await build({ filename: 'maps/pages.xml', entry })).failed).toBe(true)
    expect(readdirSync(outDir)).toEqual(['index.html'])
  })
})

test('R01 R03 a robots.txt with rules is kept and gets its line once, in its own newlines', async () => {
  put('index.html')
  put('robots.txt', 'User-agent: *\r\nDisallow: /x')
  for (let n = 0; n < 3; n++) await build()
  expect(read()['robots.txt']).toBe(
    'User-agent: *\r\nDisallow: /x\r\n\r\nSitemap: https://www.example.com/sitemap.xml\r\n',
  )
})

test('R05 under a base path robots.txt is not touched', async () => {
  put('index.html')
  put('robots.txt', 'User-agent: *\nDisallow:\n')
  const result = await build({ base: '/docs/' })
  expect([result.failed, result.robots.action]).toEqual([false, 'printed'])
  expect(read()['robots.txt']).toBe('User-agent: *\nDisallow:\n')
  expect(result.notes.map(({ id }) => id)).toContain('robots-line-to-add')
})
