import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStaging } from '../packages/core/src/node/publish/staging.ts'

/**
 * A child process publishes set after set, each with another number of children, until it is killed with SIGKILL at a random moment. Then
 * the next run looks at the folder, as every run does first: what it finds must be one whole set, old or new.
 */
let workspace = ''
let script = ''
beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'mapwright-crash-'))
  script = join(workspace, 'publish-forever.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL('./crash/publish-forever.ts', import.meta.url))],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
})
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

const publisher = (folder: string) =>
  spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })

/** Waits for the first published set, then kills the process some milliseconds later. */
async function killAfter(child: ChildProcess, milliseconds: number): Promise<void> {
  await new Promise((resolve) => child.stdout!.once('data', resolve))
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

const visible = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith('.'))
const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')
/** The generation that a file was written in: its first line. */
const generationOf = (text: string) => text.split('\n')[0]

describe.each([0, 1, 2, 3, 5, 8, 13, 21, 34, 55])(
  'a publish that is killed %i ms after the first',
  (milliseconds) => {
    test('leaves one whole set for the next run', async () => {
      const folder = mkdtempSync(join(workspace, 'dist-'))
      await killAfter(publisher(folder), milliseconds)
      expect(namesMissingChild(folder)).toEqual([])

      await (await openStaging(folder)).discard()
      const entrance = read(folder, 'sitemap.xml')
      const [generation, ...children] = entrance.trim().split('\n')
      expect(visible(folder).sort()).toEqual(['robots.txt', 'sitemap.xml', ...children].sort())
      for (const name of visible(folder)) {
        const text = read(folder, name)
        expect([name, generationOf(text), text.endsWith('\n')]).toEqual([name, generation, true])
      }
      // The next run sweeps what was staged as soon as it stages in that folder itself.
      const next = await openStaging(folder)
      next.open('sitemap.xml')
      await next.discard()
      expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
    })
  },
)

/** Even before the next run, no entrance names a child that is not there. */
function namesMissingChild(folder: string): string[] {
  const [, ...children] = read(folder, 'sitemap.xml').trim().split('\n')
  return children.filter((name) => !visible(folder).includes(name))
}

test('two processes that publish into one folder leave a set whose entrance names only what is there', async () => {
  const folder = mkdtempSync(join(workspace, 'dist-'))
  const children = [publisher(folder), publisher(folder)]
  await Promise.all(children.map((child) => killAfter(child, 300)))
  await (await openStaging(folder)).discard()
  expect(namesMissingChild(folder)).toEqual([])
  for (const name of visible(folder)) expect(read(folder, name).endsWith('\n')).toBe(true)
})
