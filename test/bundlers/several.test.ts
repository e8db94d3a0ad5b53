import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listed, makeSite, SITE } from './fixture.ts'
import { listFiles, locsOf, read, runNode } from './site.ts'

const severalCase = join(dirname(fileURLToPath(import.meta.url)), 'several-case.mjs')
const all = listed.map((path) => SITE + path)

async function run(bundler: string, name: string) {
  const root = makeSite()
  const { code, output } = await runNode([severalCase, `${bundler}: ${name}`, root], root)
  const sitemaps = listFiles(root).filter((file) => file.endsWith('sitemap.xml'))
  return { root, code, output, sitemaps, runs: (output.match(/sitemap\.xml +\d+ URLs?/g) ?? []).length }
}

describe.each(['webpack', 'rspack'])('%s', (bundler) => {
  it('B46 makes one set of two compilers that fill one folder, by the last of them to end', async () => {
    const { root, code, output, sitemaps, runs } = await run(bundler, 'two compilers, one folder')
    expect(code, output).toBe(0)
    expect(sitemaps).toEqual(['dist/sitemap.xml'])
    expect(locsOf(read(root, 'dist/sitemap.xml'))).toEqual(all)
    // The configuration was built twice.
    expect(runs).toBe(2)
  })

  it('writes nothing where one of the compilers fails', async () => {
    const { code, output, sitemaps } = await run(bundler, 'two compilers, one fails')
    expect(code, output).toBe(1)
    expect(sitemaps).toEqual([])
  })

  it('B05 makes one set of a client and a server', async () => {
    const { root, code, output, sitemaps } = await run(bundler, 'client and server')
    expect(code, output).toBe(0)
    expect(sitemaps).toEqual(['dist/sitemap.xml'])
    expect(locsOf(read(root, 'dist/sitemap.xml'))).toEqual(all)
  })

  it('does nothing where a dev server keeps the files in memory', async () => {
    const { code, output, sitemaps } = await run(bundler, 'files in memory')
    expect(code, output).toBe(0)
    expect(output).not.toContain('mapwright')
    expect(sitemaps).toEqual([])
  })
})

describe.each(['rollup', 'rolldown'])('%s', (bundler) => {
  it.each([
    ['two outputs, one folder', ['dist/sitemap.xml'], 1],
    ['two outputs, two folders', ['dist/legacy/sitemap.xml', 'dist/modern/sitemap.xml'], 2],
    ['an array of configurations, one folder', ['dist/sitemap.xml'], 2],
    ['nothing written', [], 0],
  ])('B46 %s', async (name, expected, times) => {
    const { root, code, output, sitemaps, runs } = await run(bundler, name)
    expect(code, output).toBe(0)
    expect(sitemaps).toEqual(expected)
    expect(runs, output).toBe(times)
    for (const sitemap of sitemaps) expect(locsOf(read(root, sitemap))).toEqual(all)
  })
})

it('esbuild does nothing where nothing is written', async () => {
  const { code, output, sitemaps } = await run('esbuild', 'nothing written')
  expect(code, output).toBe(0)
  expect(output).not.toContain('mapwright')
  expect(sitemaps).toEqual([])
})
