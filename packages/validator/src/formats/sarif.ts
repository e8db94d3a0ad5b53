import type { Finding, Report } from '../report.ts'
import type { Rule } from '../rule.ts'
import { findRule, render } from '../words.ts'
import { type FormatOptions, pageOf } from './options.ts'

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const

/** SARIF 2.1.0, one run, with a descriptor for each rule that spoke. */
export function formatSarif(report: Report, { lang = 'en', docs }: FormatOptions = {}): string {
  const ids = [
    ...new Set(report.files.flatMap((file) => file.findings.map((finding) => finding.rule))),
  ].sort()
  const rules = ids.map((id) => describeRule(id, findRule(id), docs))
  const results = report.files.flatMap((file) =>
    file.findings.map((finding) => describeFinding(file.path, finding, ids, lang)),
  )
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'mapwright', rules } },
        language: lang,
        columnKind: 'unicodeCodePoints',
        artifacts: report.files.map(({ path, bytes }) => ({ location: { uri: toUri(path) }, length: bytes })),
        results,
        properties: { summary: report.summary },
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function describeRule(id: string, rule: Rule | undefined, docs: string | undefined) {
  const page = pageOf(id, docs)
  return {
    id,
    ...(rule && {
      shortDescription: { text: rule.summary },
      fullDescription: { text: rule.why },
      help: { text: rule.words.fix },
      defaultConfiguration: { level: LEVELS[rule.severity] },
      properties: { scope: rule.scope, engine: rule.engine, sources: rule.sources },
    }),
    ...(page && /^https?:\/\//i.test(page) && { helpUri: page }),
  }
}

function describeFinding(path: string, finding: Finding, ids: string[], lang: FormatOptions['lang']) {
  const { rule, severity, line, column, engine, entry, loc, page, params } = finding
  const { message, fix } = render(finding, lang)
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: LEVELS[severity],
    message: { text: `${message} ${fix}`.trim() },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(path) },
          ...(line !== undefined && { region: { startLine: line, startColumn: column } }),
        },
      },
    ],
    properties: { engine, params, entry, loc, page },
  }
}

/** A path as a URI reference: relative ones stay relative. */
function toUri(path: string): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(path)) return encodeURI(path)
  const slashed = path.replace(/\\/g, '/')
  const encoded = slashed.split('/').map(encodeURIComponent).join('/')
  if (/^[a-z]:\//i.test(slashed))
    return `file:///${slashed.slice(0, 2)}${encoded.slice(encoded.indexOf('/'))}`
  return slashed.startsWith('/') ? `file://${encoded}` : encoded
}
