import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HtmlFile } from '../runtime.ts'
import { nodeRuntime } from './node-runtime.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-runtime-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `<title>${path}</title>`)
  }
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
const html = async (outDir = 'dist'): Promise<HtmlFile[]> => collect(nodeRuntime({ root, outDir }).html())

test('html() gives every HTML file, hidden folders and node_modules too, in one order on all machines', async () => {
  const paths = [
    'Z.html',
    'a.html',
    'a/index.html',
    'b.htm',
    'C.HTML',
    '.well-known/x.html',
    'node_modules/p/index.html',
    'ü/index.html',
    'sp ace/(x)/[y].html',
  ]
  put(...paths.map((path) => `dist/${path}`), 'dist/a.css', 'dist/html', 'dist/x.html.map', 'other/x.html')
  expect((await html()).map(({ path }) => path)).toEqual([...paths].sort())
})

test('reads the start of a file, or all of it', async () => {
  put('dist/a.html')
  writeFileSync(join(root, 'dist/b.html'), 'x'.repeat(100_000))
  const [a, b] = (await html()) as [HtmlFile, HtmlFile]
  const text = async (bytes: Uint8Array | Promise<Uint8Array>) => Buffer.from(await bytes).toString()
  expect(await text(a.read(7))).toBe('<title>')
  expect(await text(a.read(1000))).toBe('<title>dist/a.html</title>')
  expect((await b.read(70_000)).length).toBe(70_000)
  expect((await b.read()).length).toBe(100_000)
  expect(Math.abs(a.changedAt - Date.now())).toBeLessThan(60_000)
})

test.skipIf(process.platform === 'win32')(
  'links do not lead out of the folder, nor round in it',
  async () => {
    put('dist/a/index.html', 'secret/index.html')
    symlinkSync(join(root, 'secret'), join(root, 'dist/out'))
    symlinkSync(join(root, 'secret/index.html'), join(root, 'dist/out.html'))
    symlinkSync('a/index.html', join(root, 'dist/in.html'))
    symlinkSync('.', join(root, 'dist/loop'))
    symlinkSync('nowhere.html', join(root, 'dist/broken.html'))
    mkdirSync(join(root, 'dist/folder.html'))
    expect((await html()).map(({ path }) => path)).toEqual(['a/index.html', 'in.html'])
  },
)

test('B01 the output folder is relative to the root, or absolute; M17 its name is no part of a path', async () => {
  put('dist/a.html')
  for (const outDir of ['dist', 'dist/', './dist', join(root, 'dist')]) {
    expect((await html(outDir)).map(({ path }) => path)).toEqual(['a.html'])
  }
})

test('a missing output folder is a wrong option; making a runtime touches nothing', async () => {
  const runtime = nodeRuntime({ root: join(root, 'missing'), outDir: 'dist' })
  await expect(collect(runtime.html())).rejects.toMatchObject({ name: 'OptionError', option: 'outDir' })
  await expect(runtime.stage()).rejects.toThrow('does not exist')
})

test('readOutput gives bytes, nothing for what is not there, and never leads out', async () => {
  put('dist/robots.txt', 'secret.txt', 'dist/folder/x')
  const runtime = nodeRuntime({ root, outDir: 'dist' })
  expect(Buffer.from((await runtime.readOutput('robots.txt'))!).toString()).toBe(
    '<title>dist/robots.txt</title>',
  )
  for (const path of ['missing', 'folder', 'robots.txt/x', '../secret.txt', 'folder/../../secret.txt', '']) {
    expect(await runtime.readOutput(path)).toBeUndefined()
  }
})

test('glob gives sorted files below the root, without node_modules', async () => {
  put('content/b.md', 'content/a.md', 'content/node_modules/x.md', 'content/c.txt')
  const runtime = nodeRuntime({ root, outDir: 'dist' })
  expect(await runtime.glob!(['content/**/*.md', 'content/a.md'])).toEqual(['content/a.md', 'content/b.md'])
})

test('SOURCE_DATE_EPOCH and defaults', () => {
  const runtime = (epoch?: string) => nodeRuntime({ root, outDir: 'dist', env: { SOURCE_DATE_EPOCH: epoch } })
  expect(runtime('1700000000').sourceDateEpoch).toBe(1_700_000_000_000)
  expect(runtime().sourceDateEpoch).toBeUndefined()
  expect(runtime('').sourceDateEpoch).toBeUndefined()
  expect(() => runtime('yesterday')).toThrow('whole number of seconds')
  expect(runtime()).toMatchObject({ root, outDir: join(root, 'dist'), base: '/', watch: false })
})
