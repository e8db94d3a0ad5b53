import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkFile, joinSet, rules, settingsWith } from '@mapwright/validator'
import { toJson } from '@mapwright/validator/formats'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../packages/cli/src/testing/run-command.ts'
import { urlset } from '../packages/validator/src/rules/example-parts.ts'
import { bundleForBrowser } from './bundle-for-browser.ts'

const chromium = process.env.MAPWRIGHT_CHROMIUM || '/usr/bin/chromium'
const corpus = process.env.MAPWRIGHT_CORPUS
const now = Date.parse('2026-12-01T00:00:00Z')
const cli = fileURLToPath(new URL('../packages/cli/dist/cli.js', import.meta.url))
const own = mkdtempSync(join(tmpdir(), 'mapwright-test-'))
afterAll(() => rmSync(own, { recursive: true }))

interface OneFile {
  path: string
  url?: string
}

/** The files of the corpus where there is one, else the examples of all rules. */
const { folder, files } =
  corpus === undefined ? writeExamples() : { folder: corpus, files: readIndex(corpus) }

function readIndex(at: string): OneFile[] {
  const lines = readFileSync(join(at, 'index.jsonl'), 'utf8').trim().split('\n')
  return lines
    .map((line) => JSON.parse(line) as { file?: string; context: { sitemap_url?: string | null } })
    .flatMap(({ file, context }) => (file ? [{ path: file, url: context.sitemap_url ?? undefined }] : []))
}

function writeExamples(): { folder: string; files: OneFile[] } {
  const written = rules.flatMap(({ id, examples }) =>
    [...examples.good, ...examples.bad].map((example, index): OneFile => {
      const {
        file,
        url,
        path = 'sitemap.xml',
      } = typeof example === 'string'
        ? ({ file: urlset(example) } as { file: string; url?: string; path?: string })
        : example
      const name = `${id}/${index}/${path.replace(/^\/|^-$/, 'file')}`
      mkdirSync(join(own, dirname(name)), { recursive: true })
      writeFileSync(join(own, name), file)
      return { path: name, url }
    }),
  )
  return { folder: own, files: written }
}

const settings = settingsWith({ now })
const read = ({ path }: OneFile) => readFileSync(join(folder, path))
const inNode = async (one: OneFile) =>
  toPlain(toJson(joinSet([await checkFile({ ...one, bytes: [read(one)] }, settings)], settings)))
const toPlain = (report: unknown) => JSON.parse(JSON.stringify(report))

test('the command gives the same report as the library, file by file', async () => {
  expect(files.length).toBeGreaterThan(100)
  for (const one of files) {
    const url = one.url === undefined ? [] : ['--url', one.url]
    const line = ['check', one.path, ...url, '--now', '2026-12-01T00:00:00Z', '--format', 'json']
    const { out, err } = await runCommand(line, { cwd: folder })
    expect(err, one.path).toBe('')
    expect(JSON.parse(out), one.path).toEqual(await inNode(one))
  }
})

test('the built command gives the same report as the library, all files at once', async () => {
  const results = []
  for (const { path } of files) results.push(await checkFile({ path, bytes: [read({ path })] }, settings))
  const line = [
    'check',
    ...files.map(({ path }) => path),
    '--now',
    '2026-12-01T00:00:00Z',
    '--format',
    'json',
  ]
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...line], {
    cwd: folder,
    maxBuffer: 1 << 30,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual(toPlain(toJson(joinSet(results, { ...settings, wholeSet: false }))))
})

describe.skipIf(!existsSync(chromium))(
  'the validator in a real browser (needs a chromium: MAPWRIGHT_CHROMIUM)',
  () => {
    let browser: Browser
    let page: Page
    beforeAll(async () => {
      const { chromium: driver } = await import('playwright-core')
      browser = await driver.launch({
        executablePath: chromium,
        args: [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      })
      page = await browser.newPage()
      const { outputFiles } = await bundleForBrowser(`
      import { checkFile, joinSet, settingsWith } from '@mapwright/validator'
      import { toJson } from '@mapwright/validator/formats'
      globalThis.check = async (path, url, base64, now) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        const settings = settingsWith({ now })
        const result = await checkFile({ path, url, bytes: [bytes] }, settings)
        return JSON.stringify(toJson(joinSet([result], settings)))
      }`)
      await page.addScriptTag({ content: outputFiles[0]!.text, type: 'module' })
      await page.waitForFunction('globalThis.check !== undefined')
    })
    afterAll(async () => {
      await browser?.close()
    })

    test('gives the same report as the library in Node, file by file', async () => {
      for (const one of files) {
        const base64 = read(one).toString('base64')
        const there = await page.evaluate(
          ([path, url, content, clock]) =>
            (globalThis as unknown as { check(...args: unknown[]): Promise<string> }).check(
              path,
              url,
              content,
              clock,
            ),
          [one.path, one.url, base64, now] as const,
        )
        expect(JSON.parse(there), one.path).toEqual(await inNode(one))
      }
    })
  },
)
