import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../packages/cli/src/testing/run-command.ts'

interface Case {
  dir?: string
  entry: string
  mode: 'follow' | 'dist'
  context: { site: string }
  expected_ok: string[]
  findings: {
    code: string
    rules: string[]
    severity_ok: string[]
    file: string | null
    line: number | null
  }[]
}
interface Found {
  rule: string
  severity: string
  line?: number
}

const corpus = process.env.MAPWRIGHT_CORPUS
const LEVELS = ['valid', 'info', 'warning', 'error']

/** Folders of the corpus, as the command checks the output of a build. The files are in corpus.test.ts. */
describe.skipIf(corpus === undefined)('folders of the corpus (needs MAPWRIGHT_CORPUS)', () => {
  const cases = corpus === undefined ? [] : readCases(join(corpus, 'index.jsonl'))

  it.each(cases.map((one) => [one.dir!, one] as const))('%s', async (dir, one) => {
    const { files } = await checkSite(join(corpus!, dir), ['.'], one)
    judge(one, files)
  })

  it.each(cases.filter(({ mode }) => mode === 'dist').map((one) => [one.dir!, one] as const))(
    '%s, by its entrance alone',
    async (dir, one) => judge(one, (await checkSite(join(corpus!, dir), [one.entry], one)).files),
  )
})

function readCases(path: string): Case[] {
  const cases = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case)
  return cases.filter(({ dir }) => dir !== undefined)
}

async function checkSite(
  cwd: string,
  paths: string[],
  { mode, context }: Case,
): Promise<{ files: { path: string; findings: Found[] }[] }> {
  const dir = mode === 'dist' ? ['--dir', '.'] : []
  const line = ['check', ...paths, '--site', context.site, ...dir, '--now', '2026-12-01T00:00:00Z']
  const { code, out, err } = await runCommand([...line, '--format', 'json'], { cwd })
  expect([0, 1], err).toContain(code)
  return JSON.parse(out)
}

function judge({ findings, expected_ok }: Case, files: { path: string; findings: Found[] }[]): void {
  const found = files.flatMap((file) => file.findings.map((one) => ({ ...one, path: file.path })))
  for (const { code, rules, severity_ok, file, line } of findings) {
    if (rules.length === 0 || severity_ok.includes('valid')) continue
    const fit = found.filter(
      (one) =>
        rules.includes(one.rule) &&
        severity_ok.includes(one.severity) &&
        (file === null || file === undefined || one.path === file) &&
        (line === null || one.line === line),
    )
    expect(fit.length, `${code} is expected, found is ${JSON.stringify(found)}`).toBeGreaterThan(0)
  }
  const worst = LEVELS[Math.max(0, ...found.map(({ severity }) => LEVELS.indexOf(severity)))]
  const allowed = expected_ok.includes('valid') ? [...expected_ok, 'info'] : expected_ok
  expect(allowed, JSON.stringify(found)).toContain(worst)
}
