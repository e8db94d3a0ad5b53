import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkFile, joinSet, settingsWith } from '@mapwright/validator'
import { toJson } from '@mapwright/validator/formats'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleForBrowser } from './bundle-for-browser.ts'

const chromium = process.env.MAPWRIGHT_CHROMIUM || '/usr/bin/chromium'
const corpus = process.env.MAPWRIGHT_CORPUS
const now = Date.parse('2026-12-01T00:00:00Z')

/** Files of the corpus, else those that this project keeps for its own tests. */
function listFiles(): { path: string; bytes: Uint8Array }[] {
  const folder = corpus ?? fileURLToPath(new URL('./conformance', import.meta.url))
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:xml|gz|txt)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => ({ path: file.slice(folder.length + 1), bytes: readFileSync(file) }))
}

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
      globalThis.check = async (path, base64, now) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        const settings = settingsWith({ now })
        return JSON.stringify(toJson(joinSet([await checkFile({ path, bytes: [bytes] }, settings)], settings)))
      }`)
      await page.addScriptTag({ content: outputFiles[0]!.text, type: 'module' })
      await page.waitForFunction('globalThis.check !== undefined')
    })
    afterAll(async () => {
      await browser?.close()
    })

    test('gives the same report as the library in Node, file by file', async () => {
      const files = listFiles()
      expect(files.length).toBeGreaterThan(0)
      const settings = settingsWith({ now })
      for (const { path, bytes } of files) {
        const here = toJson(joinSet([await checkFile({ path, bytes: [bytes] }, settings)], settings))
        const there = await page.evaluate(
          ([file, base64, clock]) =>
            (globalThis as unknown as { check(...args: unknown[]): Promise<string> }).check(
              file,
              base64,
              clock,
            ),
          [path, Buffer.from(bytes).toString('base64'), now] as const,
        )
        expect(JSON.parse(there), path).toEqual(JSON.parse(JSON.stringify(here)))
      }
    })
  },
)
