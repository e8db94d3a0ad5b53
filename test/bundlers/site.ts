import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export type Files = Record<string, string>

export interface Job {
  root: string
  outDir?: string
  base?: string
  options: Record<string, unknown>
  [more: string]: unknown
}

export interface Ran {
  code: number | null
  /** Standard output and error as they came. */
  output: string
}

const here = dirname(fileURLToPath(import.meta.url))

/** A temporary folder with files, removed after the test. */
export function makeFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

export const page = (title: string, head = '', body = ''): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>\n`

/** One build by one tool in a process of its own. */
export const runJob = (bundler: string, job: Job): Promise<Ran> =>
  runNode([join(here, 'run-job.mjs'), bundler, JSON.stringify(job)], job.root)

export function runNode(args: string[], cwd: string, env: Record<string, string> = {}): Promise<Ran> {
  const child = startNode(args, cwd, env)
  return new Promise((resolve) => {
    child.process.on('close', (code) => resolve({ code, output: child.output() }))
  })
}

/** A process that goes on; ended after the test. */
export function startNode(
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): { process: ChildProcess; output(): string } {
  let output = ''
  // No CI: its hosts change what is believed. No colours: what is said is compared.
  const { CI: _, VITEST: __, NODE_ENV: ___, ...rest } = process.env
  const child = spawn(process.execPath, args, { cwd, env: { ...rest, NO_COLOR: '1', ...env } })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  onTestFinished(() => void child.kill('SIGKILL'))
  return { process: child, output: () => output }
}

/** Waits until `holds` gives something, or fails with what the process has said. */
export async function waitFor<T>(
  what: string,
  holds: () => T | undefined | false,
  said: () => string,
): Promise<T> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const found = holds()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`Waited in vain for ${what}. The process said:\n${said()}`)
}

export const read = (root: string, path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) =>
          join(file.parentPath, file.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
    : []

/** The locs of a urlset, decoded from XML. */
export const locsOf = (xml = ''): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'))

/** loc to lastmod. */
export const datesOf = (xml = ''): Record<string, string | undefined> =>
  Object.fromEntries(
    [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => [
      locsOf(entry)[0]!,
      /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
    ]),
  )

/** What the last build left for `mapwright explain`. */
export const readReport = (root: string) =>
  JSON.parse(readFileSync(join(root, 'node_modules/.cache/mapwright/report.json'), 'utf8'))

const gitEnv = () => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const who = { NAME: 'A', EMAIL: 'a@example.com' }
  for (const [key, value] of Object.entries(who)) {
    env[`GIT_AUTHOR_${key}`] = value
    env[`GIT_COMMITTER_${key}`] = value
  }
  return { ...env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
}

export function git(folder: string, args: string[], date?: string): string {
  const dates = date ? { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } : {}
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: { ...gitEnv(), ...dates } })
}

/** Commits the given files of a repository. */
export function commit(folder: string, date: string, paths: string[]): void {
  git(folder, ['add', '--', ...paths])
  git(folder, ['commit', '--quiet', '--message', paths.join(' ')], date)
}
