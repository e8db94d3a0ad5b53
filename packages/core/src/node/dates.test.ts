import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatesOptions } from '../runtime.ts'
import { nodeRuntime } from './node-runtime.ts'

/** A real repository: `clean.md` and `changed.md` are committed, `new.md` is not, `made.md` is ignored. */
const COMMITTED = Date.parse('2025-03-01T12:00:00Z') / 1000
const EDITED = Date.parse('2025-06-01T12:00:00Z') / 1000
let root = ''

function put(path: string, text: string, at = EDITED) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  utimesSync(join(root, path), at, at)
}
function git(...args: string[]) {
  const date = `${COMMITTED} +0000`
  const names = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  const env = {
    ...process.env,
    ...names,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
  }
  execFileSync('git', args, { cwd: root, env, stdio: 'pipe' })
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-dates-'))
  put('clean.md', 'a')
  put('changed.md', 'a')
  put('.gitignore', 'made.md\n')
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-q', '-m', 'Begin')
  put('changed.md', 'longer')
  put('new.md', 'a')
  put('made.md', 'a')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const FILES = ['clean.md', 'changed.md', 'new.md', 'made.md', 'missing.md']
async function ask(env: Record<string, string> = {}, order: DatesOptions['order'] = ['git', 'mtime']) {
  const runtime = nodeRuntime({ root, outDir: 'dist', env: { PATH: process.env.PATH, ...env } })
  const dates = await runtime.dates(FILES, { order, dateOf: 'committer', ignoreRevs: [], note: () => {} })
  return Object.fromEntries(
    FILES.map((file) => [file, [dates.get(file)?.kind, dates.get(file)?.at ?? dates.get(file)?.reason]]),
  )
}

test('git dates what it knows, the file its own change, and nobody what is ignored or missing', async () => {
  expect(await ask()).toEqual({
    'clean.md': ['git', COMMITTED],
    'changed.md': ['mtime', EDITED],
    'new.md': ['mtime', EDITED],
    'made.md': ['none', 'ignored'],
    'missing.md': ['none', 'missing'],
  })
})

test('under CI no file is dated by its own time', async () => {
  expect(await ask({ CI: 'true' })).toEqual({
    'clean.md': ['git', COMMITTED],
    'changed.md': ['git', COMMITTED],
    'new.md': ['none', 'untracked'],
    'made.md': ['none', 'untracked'],
    'missing.md': ['none', 'missing'],
  })
})

test('mtime alone still leaves alone what git knows', async () => {
  expect(await ask({}, ['mtime'])).toMatchObject({
    'clean.md': ['none', 'checkout-mtime'],
    'changed.md': ['mtime', EDITED],
    'made.md': ['none', 'ignored'],
  })
})
