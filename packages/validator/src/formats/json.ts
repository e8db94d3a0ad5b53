import type { FileKind, Finding, Report } from '../report.ts'
import type { Citation } from '../sources.ts'
import { findRule, render } from '../words.ts'
import type { FormatOptions } from './options.ts'

/** A finding with its renderings. `rule`, `severity` and `params` are the contract. */
export interface JsonFinding extends Omit<Finding, 'variant' | 'excerpt'> {
  message: string
  fix: string
  sources: Citation[]
}

export interface JsonFile {
  path: string
  kind: FileKind
  urls: number
  bytes: number
  findings: JsonFinding[]
  notChecked: string[]
}

/** What `check --format json` prints. */
export interface JsonReport {
  version: 1
  files: JsonFile[]
  summary: Report['summary']
}

/** The report as plain data with messages in one language. */
export function toJson(report: Report, { lang = 'en' }: Pick<FormatOptions, 'lang'> = {}): JsonReport {
  return {
    version: 1,
    files: report.files.map(({ path, kind, urls, bytes, findings, notChecked }) => ({
      path,
      kind,
      urls,
      bytes,
      findings: findings.map((finding) => renderFinding(finding, lang)),
      notChecked,
    })),
    summary: report.summary,
  }
}

function renderFinding(finding: Finding, lang: FormatOptions['lang']): JsonFinding {
  const { rule, severity, engine, params, variant, excerpt, ...place } = finding
  const { message, fix } = render(finding, lang)
  return { rule, severity, engine, params, message, fix, ...place, sources: findRule(rule)?.sources ?? [] }
}

/** One JSON object, indented, with a line end. */
export const formatJson = (report: Report, options: FormatOptions = {}): string =>
  `${JSON.stringify(toJson(report, options), null, 2)}\n`
