import { type FileResult, type Finding, type Report, render } from '@mapwright/validator'
import { create } from 'xmlbuilder2'

/** JUnit's report: a suite for each file, a case for each rule that spoke, a failure for each rule at or above the level. */
export function formatJunit(
  report: Report,
  { lang = 'en', failOn = 'error' }: { lang?: 'en' | 'ru'; failOn?: string } = {},
): string {
  const failing = failOn === 'warning' ? ['error', 'warning'] : failOn === 'never' ? [] : ['error']
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('testsuites', { name: 'mapwright' })
  for (const file of report.files) {
    const byRule = groupByRule(file.findings)
    const cases = [...byRule].map(([rule, findings]) => ({
      rule,
      findings,
      fails: findings.some(({ severity }) => failing.includes(severity)),
    }))
    const suite = root.ele('testsuite', {
      name: clean(file.path),
      tests: String(Math.max(1, cases.length)),
      failures: String(cases.filter(({ fails }) => fails).length),
      errors: '0',
    })
    if (cases.length === 0) suite.ele('testcase', { name: 'no findings', classname: clean(file.path) })
    for (const { rule, findings, fails } of cases) {
      const one = suite.ele('testcase', { name: rule, classname: clean(file.path) })
      const text = clean(describe(file, rule, findings, lang))
      if (fails)
        one.ele('failure', { message: clean(render(findings[0]!, lang).message), type: rule }).txt(text)
      else one.ele('system-out').txt(text)
    }
  }
  return `${root.end({ prettyPrint: true })}\n`
}

function groupByRule(findings: Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) groups.set(finding.rule, [...(groups.get(finding.rule) ?? []), finding])
  return groups
}

function describe(file: FileResult, rule: string, findings: Finding[], lang: 'en' | 'ru'): string {
  const lines = findings.map((finding) => {
    const { message, fix } = render(finding, lang)
    const place =
      finding.line === undefined ? file.path : `${file.path}:${finding.line}:${finding.column ?? 1}`
    return `${place} ${finding.severity}: ${message} ${fix}`
  })
  const more = (file.countByRule[rule] ?? findings.length) - findings.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

/** Characters that XML 1.0 forbids stand as their code points; a faulty sitemap may well hold them. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const clean = (text: string) =>
  text.replace(FORBIDDEN, (char) => `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
