import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { checkFile } from '../check.ts'
import { settingsWith } from '../default-settings.ts'
import { joinSet } from '../join.ts'
import type { Report } from '../report.ts'
import { formatGithub, formatJson, formatPretty, formatSarif } from './index.ts'

const settings = settingsWith({ now: Date.parse('2026-12-01T00:00:00Z'), perRule: 10 })

async function reportOf(text: string, path = 'dist/site map,1.xml'): Promise<Report> {
  return joinSet([await checkFile({ path, bytes: [new TextEncoder().encode(text)] }, settings)], settings)
}

const urlset = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${inside}\n</urlset>\n`
const relative = urlset('  <url>\n    <loc>/about</loc>\n  </url>')
const many = urlset('<url><loc>/a</loc></url>\n'.repeat(50))

describe('formatJson', () => {
  it('prints what DESIGN.md shows', async () => {
    const json = JSON.parse(formatJson(await reportOf(relative)))
    expect(Object.keys(json)).toEqual(['version', 'files', 'summary'])
    const [file] = json.files
    expect(Object.keys(file)).toEqual(['path', 'kind', 'urls', 'bytes', 'findings', 'notChecked'])
    const finding = file.findings.find((f: { rule: string }) => f.rule === 'loc-not-absolute')
    expect(finding).toMatchObject({
      severity: 'error',
      engine: 'all',
      line: 4,
      column: 10,
      entry: 0,
      loc: '/about',
    })
    expect(Object.keys(finding)).toEqual([
      'rule',
      'severity',
      'engine',
      'params',
      'message',
      'fix',
      'line',
      'column',
      'entry',
      'loc',
      'sources',
    ])
    expect(finding.sources[0]).toEqual({
      title: expect.any(String),
      section: expect.any(String),
      url: expect.stringMatching(/^https:/),
    })
    expect(json.summary).toMatchObject({ files: 1, urls: 1, errors: 1 })
  })
})

describe('formatPretty', () => {
  it('shows place, rule, line with a caret, what to do and the page of the rule', async () => {
    const text = formatPretty(await reportOf(relative), { docs: 'docs/rules' })
    expect(text).toContain('  4:10  error  ')
    expect(text).toContain('      4 |     <loc>/about</loc>\n        |          ^\n      Fix: ')
    expect(text).toContain('docs/rules/loc-not-absolute.md')
    expect(text).toMatch(/1 file, 1 URL: 1 error, \d+ warnings?, \d+ notes?\n$/)
  })

  it('shows a rule three times and counts the rest', async () => {
    const text = formatPretty(await reportOf(many))
    expect(text.match(/error .* loc-not-absolute$/gm)).toHaveLength(3)
    expect(text).toContain('… and 47 more: loc-not-absolute')
  })

  it('clips long lines around the place', async () => {
    const long = urlset(
      `${'<url><loc>https://example.com/a</loc></url>'.repeat(500)}<url><loc>/b</loc></url>`,
    )
    const text = formatPretty(await reportOf(long))
    for (const line of text.split('\n')) if (line.includes(' | ')) expect(line.length).toBeLessThan(140)
    expect(text).toMatch(/\| ….*<loc>\/b<\/loc>/)
  })

  it('lets nothing of the file steer the terminal', async () => {
    const report = await reportOf(urlset('<url><loc>/\u009b31m\u202ex&#x9b;</loc></url>'), 'a\u001b[31m.xml')
    expect(formatPretty(report)).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202e]/)
  })

  it('leaves colour to the caller', async () => {
    const painted = formatPretty(await reportOf(relative), { paint: (style, text) => `<${style}>${text}</>` })
    expect(painted).toContain('<error>error</>')
    expect(painted).toContain('<caret>^</>')
  })

  it('speaks Russian around the findings', async () => {
    expect(formatPretty(await reportOf(many), { lang: 'ru' })).toMatch(/1 файл, 50 адресов: 50 ошибок/)
  })
})

describe('formatGithub', () => {
  it('writes one escaped command a finding', async () => {
    const lines = formatGithub(await reportOf(relative))
      .trim()
      .split('\n')
    const line = lines.find((l) => l.includes('loc-not-absolute'))
    expect(line).toMatch(
      /^::error file=dist\/site map%2C1\.xml,line=4,col=10,title=mapwright loc-not-absolute::.+%0A.+$/,
    )
  })
})

describe('formatSarif', () => {
  const require = createRequire(import.meta.url)
  // Written in draft 04, which says of these keywords what later drafts say; only the names of the drafts are left out.
  const { $schema, id, ...schema } = JSON.parse(
    readFileSync(require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
  )
  const isValid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema)

  it.each([
    ['a fault with a place', relative],
    ['many faults', many],
    ['an empty file', ''],
    ['a good file', urlset('<url><loc>https://example.com/a</loc></url>')],
  ])('is valid for %s', async (_, text) => {
    const sarif = JSON.parse(formatSarif(await reportOf(text), { docs: 'https://example.com/rules/' }))
    isValid(sarif)
    expect(isValid.errors ?? []).toEqual([])
  })

  it('would be told by the schema', () => {
    expect(isValid({ version: '2.1.0' })).toBe(false)
  })

  it('points at the place and describes the rule', async () => {
    const sarif = JSON.parse(formatSarif(await reportOf(relative), { docs: 'https://example.com/rules' }))
    const { driver } = sarif.runs[0].tool
    const result = sarif.runs[0].results.find((r: { ruleId: string }) => r.ruleId === 'loc-not-absolute')
    expect(result.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'dist/site%20map%2C1.xml' },
      region: { startLine: 4, startColumn: 10 },
    })
    expect(driver.rules[result.ruleIndex]).toMatchObject({
      id: 'loc-not-absolute',
      helpUri: 'https://example.com/rules/loc-not-absolute.md',
    })
  })
})
