import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkFile, joinSet, render, settingsWith } from '@mapwright/validator'
import { toJson } from '@mapwright/validator/formats'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Result } from '../model.ts'
import { loadReport, REPORT_FILE, saveReport } from './report-file.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-report-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function makeResult(): Promise<Result> {
  const settings = settingsWith({ now: Date.parse('2026-12-01') })
  const bytes = [new TextEncoder().encode('<urlset>\n<url><loc>/a</loc></url>\n</urlset>')]
  const report = joinSet([await checkFile({ path: 'sitemap.xml', bytes }, settings)], settings)
  return {
    version: 1,
    failed: true,
    routes: 2,
    listed: [
      { loc: 'https://www.example.com/ü/', lastmod: null, evidence: { kind: 'none' } },
      {
        loc: 'https://www.example.com/a/',
        lastmod: '2026-01-02',
        evidence: { kind: 'git', file: 'a.md' },
        file: 'a.html',
      },
    ],
    excluded: [],
    files: [{ path: 'sitemap.xml', kind: 'urlset', urls: 2, bytes: 100 }],
    robots: { path: 'robots.txt', action: 'created' },
    notes: [],
    report,
    timings: { routes: 1, pages: 2, entries: 3, files: 4, check: 5 },
  }
}

test('saves below node_modules/.cache what `generate --format json` prints, and reads it again', async () => {
  expect(loadReport(root)).toBeUndefined()
  const result = await makeResult()
  const file = saveReport(root, result)
  expect(file).toBe(join(root, REPORT_FILE))
  expect(readdirSync(dirname(file))).toEqual(['report.json'])
  const saved = JSON.parse(readFileSync(file, 'utf8'))
  expect(saved).toMatchObject(JSON.parse(JSON.stringify({ ...result, report: toJson(result.report) })))
  expect(Object.keys(saved)).toEqual(Object.keys(result))
  expect(readFileSync(file, 'utf8')).not.toContain('locHashes')

  const [finding] = result.report.files[0]!.findings
  expect(render(loadReport(root)!.report.files[0]!.findings[0]!)).toEqual(render(finding!))
})

test('the next build replaces it', async () => {
  const result = await makeResult()
  saveReport(root, result)
  saveReport(root, { ...result, listed: [] })
  expect(loadReport(root)!.listed).toEqual([])
})

test.each(['', '{', 'null', '[]', '{"version":2,"listed":[]}', '{"version":1}'])(
  'is told from what is no result: %j',
  (text) => {
    const file = join(root, 'other.json')
    writeFileSync(file, text)
    expect(() => loadReport(root, file)).toThrow(`${file} is not a result`)
  },
)
