import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroConfig } from 'astro'
import { describe, expect, test } from 'vitest'
import { answerQuestion, fileOf } from './answer.ts'

const root = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'mapwright-toolbar-'))}/`)
const config = {
  root,
  outDir: new URL('dist/', root),
  publicDir: new URL('public/', root),
  cacheDir: new URL('.cache/', root),
  base: '/docs',
  site: 'https://example.com',
  trailingSlash: 'ignore',
  build: { format: 'directory' },
} as unknown as AstroConfig
const ask = (path: string, head: string, options = {}) =>
  answerQuestion(
    { path, html: `<!doctype html><html><head><title>t</title>${head}</head><body></body></html>` },
    { options, config, routes: [], dir: config.outDir, startedAt: 0 },
  )

describe('the toolbar', () => {
  test('a page that is listed', async () => {
    expect(await ask('/docs/a/', '')).toMatchObject({
      path: '/docs/a/',
      listed: { loc: 'https://example.com/docs/a/' },
    })
  })

  test('a page that is not, and why', async () => {
    expect(await ask('/docs/a/', '<meta name="robots" content="noindex">')).toMatchObject({
      excluded: { reason: 'noindex' },
    })
    expect((await ask('/docs/a/', '<meta name="robots" content="noindex">')).listed).toBeUndefined()
  })

  test('what breaks a rule', async () => {
    const { failure } = await ask('/docs/a/', '', {
      entry: (entry: object) => ({ ...entry, lastmod: '2024-13-01' }),
    })
    expect(failure).toContain('lastmod')
  })

  test.each([
    ['/docs/', 'index.html'],
    ['/docs', 'index.html'],
    ['/docs/a', 'a/index.html'],
    ['/docs/caf%C3%A9/', 'café/index.html'],
    ['/docs/a.html', 'a.html'],
  ])('%s is %s', (path, file) => {
    expect(fileOf(path, '/docs')).toBe(file)
  })
})
