import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packAll } from '../scripts/pack.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = readdirSync(join(root, 'examples'))

/** What each site lists, of which all are dated, and what it leaves out. */
const expected: Record<string, { listed: number; dated?: number; excluded: number; warnings?: number }> = {
  // The folder of the client's files has no file of the page that is rendered on demand.
  astro: { listed: 12, excluded: 3, warnings: 1 },
  esbuild: { listed: 4, excluded: 2 },
  farm: { listed: 4, excluded: 2 },
  folder: { listed: 3, excluded: 1 },
  'react-router': { listed: 2, excluded: 1 },
  rolldown: { listed: 4, excluded: 2 },
  rollup: { listed: 4, excluded: 2 },
  rspack: { listed: 4, excluded: 2 },
  sveltekit: { listed: 3, excluded: 0 },
  'vite-multi-page': { listed: 17, excluded: 4 },
  vitepress: { listed: 3, excluded: 1 },
  webpack: { listed: 4, excluded: 2 },
}

// Each example is installed from the packed tarballs in a folder of its own, built by its own tool, and checked.
describe('the examples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-tarballs-'))
  let tarballs: string
  beforeAll(() => {
    tarballs = JSON.stringify(packAll(folder))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are all known here', () => {
    expect(Object.keys(expected)).toEqual(names.toSorted())
  })

  test.each(names)('%s', async (name) => {
    const { code, output } = await runExample(name, tarballs)
    expect(code, output).toBe(0)
    const { listed, dated = listed, excluded, warnings = 0 } = expected[name]!
    expect(output.trim()).toBe(
      `${name}: ${listed} listed (${dated} dated), ${excluded} excluded, 0 errors, ${warnings} warnings`,
    )
  })
})

const runExample = (name: string, tarballs: string) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/example.mjs', name], {
      cwd: root,
      env: { ...process.env, MAPWRIGHT_TARBALLS: tarballs },
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('close', (code) => resolve({ code, output }))
  })
