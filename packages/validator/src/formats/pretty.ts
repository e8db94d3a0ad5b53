import { formatNumber, type InterfaceWords, interfaceWords } from '../lang/interface.ts'
import type { FileResult, Finding, Report } from '../report.ts'
import type { Severity } from '../rule.ts'
import { keepColumns, spellOut } from '../visible.ts'
import { render } from '../words.ts'
import { type FormatOptions, pageOf } from './options.ts'

/** Gives a piece of text its colour; the default leaves it as it is. */
export type Paint = (style: Severity | 'path' | 'rule' | 'dim' | 'caret', text: string) => string

export interface PrettyOptions extends FormatOptions {
  paint?: Paint
  /** How many places of one rule are shown for one file; default 3. */
  places?: number
  /** Shows the line around each place; default true. */
  frames?: boolean
}

interface Style extends Required<Omit<PrettyOptions, 'docs'>> {
  docs: string | undefined
  words: InterfaceWords
}

/** The report for people: by file, with the line of each fault, what to do, and a summary. */
export function formatPretty(report: Report, options: PrettyOptions = {}): string {
  const { lang = 'en', docs, paint = (_, text) => text, places = 3, frames = true } = options
  const style: Style = { lang, docs, paint, places, frames, words: interfaceWords[lang] }
  const blocks = report.files.map((file) => formatFile(file, style))
  return `${[...blocks, formatSummary(report, style)].join('\n')}\n`
}

function formatFile(file: FileResult, style: Style): string {
  const { paint, words } = style
  const size = `${file.kind}, ${words.urls(file.urls)}, ${words.bytes(file.bytes)}`
  const lines = [`${paint('path', spellOut(file.path))}  ${paint('dim', size)}`]
  const shown = new Map<string, number>()
  const lastShown = lastOfEach(file.findings, style.places)
  for (const finding of file.findings) {
    const count = (shown.get(finding.rule) ?? 0) + 1
    shown.set(finding.rule, count)
    if (count > style.places) continue
    lines.push(...formatFinding(finding, count === 1, style))
    const more = (file.countByRule[finding.rule] ?? 0) - count
    if (lastShown.get(finding.rule) === finding && more > 0) {
      lines.push(paint('dim', `  … ${words.more(formatNumber(more))}: ${finding.rule}`))
    }
  }
  if (file.notChecked.length > 0) {
    lines.push(paint('dim', `  ${words.notChecked}: ${file.notChecked.join(', ')}`))
  }
  return `${lines.join('\n')}\n`
}

/** The last finding of each rule that will be shown. */
function lastOfEach(findings: Finding[], places: number): Map<string, Finding> {
  const last = new Map<string, Finding>()
  const counts = new Map<string, number>()
  for (const finding of findings) {
    const count = (counts.get(finding.rule) ?? 0) + 1
    counts.set(finding.rule, count)
    if (count <= places) last.set(finding.rule, finding)
  }
  return last
}

/** What to do and the rule's page are said once a file and rule. */
function formatFinding(finding: Finding, first: boolean, style: Style): string[] {
  const { paint, words, lang, docs } = style
  const { rule, severity, line, column } = finding
  const { message, fix } = render(finding, lang)
  const place = line === undefined ? '-' : `${line}:${column}`
  const lines = [
    `  ${place}  ${paint(severity, words.severity[severity])}  ${message}  ${paint('rule', rule)}`,
  ]
  if (style.frames) lines.push(...formatFrame(finding, paint))
  if (!first) return lines
  if (fix !== '') lines.push(`      ${words.fix}: ${fix}`)
  const page = pageOf(rule, docs)
  if (page !== undefined) lines.push(`      ${paint('dim', page)}`)
  return lines
}

function formatFrame({ line, column, excerpt }: Finding, paint: Paint): string[] {
  if (line === undefined || column === undefined || !excerpt) return []
  const gutter = String(line).padStart(7)
  const text = keepColumns(excerpt.text)
  const before = excerpt.start > 1 ? '…' : ''
  const indent = ' '.repeat(before.length + Math.max(0, column - excerpt.start))
  return [
    paint('dim', `${gutter} | ${before}${text.trimEnd()}`),
    `${paint('dim', `${' '.repeat(gutter.length)} | `)}${indent}${paint('caret', '^')}`,
  ]
}

function formatSummary({ summary }: Report, { words, paint }: Style): string {
  const { files, urls, errors, warnings, infos, pages } = summary
  const counts = [
    errors > 0 ? paint('error', words.errors(errors)) : words.errors(errors),
    warnings > 0 ? paint('warning', words.warnings(warnings)) : words.warnings(warnings),
    words.infos(infos),
  ]
  const lines = [`${words.files(files)}, ${words.urls(urls)}: ${counts.join(', ')}`]
  if (pages) {
    const causes = Object.entries(pages.byCause).map(([cause, count]) => `${cause} ${formatNumber(count)}`)
    const share = words.pages(formatNumber(pages.notListable), formatNumber(pages.checked))
    lines.push(causes.length > 0 ? `${share}: ${causes.join(', ')}` : share)
  }
  return lines.join('\n')
}
