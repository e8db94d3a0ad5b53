import { type Finding, type Lang, render, type Severity } from '@mapwright/validator'
import type { Note, Result } from './model.ts'
import { summaryWords } from './summary-words.ts'

export interface SummaryContext {
  /** How the output folder is named in front of its files: `dist`. Default: not at all. */
  outDir?: string
  lang?: Lang
  /** What the whole run took. Default: the sum of its stages. */
  milliseconds?: number
}

/** A result in words, by the level at which a bundler logs them; an empty text where there is nothing to say. */
export interface FormattedResult {
  summary: string
  warnings: string
  errors: string
}

/** Places that are shown of one rule before the rest is counted. */
const SHOWN = 3

/** Says what a run did: quiet when all is well, each kind of fault once, and what to do about it. */
export function formatResult(result: Result, context: SummaryContext = {}): FormattedResult {
  const failing = result.failed && !hasErrors(result) ? ['error', 'warning'] : ['error']
  const warnings = result.failed && failing.length > 1 ? [] : ['warning']
  const words = summaryWords[context.lang ?? 'en']
  const errors = faultsOf(result, failing as Severity[], context)
  const reason = result.report.summary.errors > 0 ? words.failedByRules : words.failed
  return {
    summary: result.failed ? '' : summarise(result, context),
    warnings: faultsOf(result, warnings as Severity[], context).join('\n'),
    errors: result.failed ? [reason, ...errors].join('\n') : errors.join('\n'),
  }
}

const hasErrors = ({ notes, report }: Result) =>
  report.summary.errors > 0 || notes.some(({ severity }) => severity === 'error')

/** One line a file, what was left out and why, where the dates come from, and the time. */
function summarise(result: Result, context: SummaryContext): string {
  const words = summaryWords[context.lang ?? 'en']
  const rows = result.files.map(({ path, urls, bytes, kind }) => [
    inFolder(path, context),
    `${words.count(urls, kind === 'index' ? 'file' : 'url')} │ ${formatBytes(bytes)}`,
  ])
  const { path, action } = result.robots
  if (action === 'created' || action === 'appended')
    rows.push([inFolder(path, context), words.robots[action]])
  const width = Math.max(0, ...rows.map(([name = '']) => name.length))
  const took = context.milliseconds ?? Object.values(result.timings).reduce((sum, ms) => sum + ms, 0)
  const reasons = countBy(result.excluded.map(({ reason }) => reason))
  const kinds = countBy(
    result.listed.map(({ evidence: { kind } }) => (kind === 'none' ? words.without : kind)),
  )
  const facts = [
    result.excluded.length > 0 &&
      `${words.excluded} ${formatNumber(result.excluded.length)} (${listCounts(reasons)})`,
    result.listed.length > 0 && `${words.dates} ${listCounts(kinds)}`,
    `${formatNumber(Math.round(took))} ms`,
  ]
  return [
    ...rows.map(([name = '', what]) => `${name.padEnd(width)}  ${what}`),
    `  ${facts.filter(Boolean).join(' · ')}`,
  ].join('\n')
}

function faultsOf(result: Result, severities: Severity[], context: SummaryContext): string[] {
  const notes = result.notes.filter(({ severity }) => severities.includes(severity))
  const faults = result.report.files.flatMap((file) =>
    Object.entries(countBy(file.findings.map(({ rule }) => rule))).flatMap(([rule]) => {
      const found = file.findings.filter((one) => one.rule === rule && severities.includes(one.severity))
      return describeFindings(
        inFolder(file.path, context),
        found,
        file.countByRule[rule] ?? found.length,
        context,
      )
    }),
  )
  return [...notes.map(describeNote), ...faults]
}

function describeNote({ id, severity, message, fix, count, examples = [] }: Note): string {
  const some = examples.slice(0, SHOWN).join(', ')
  const more = count !== undefined && count > SHOWN ? ', …' : ''
  return lines(`${severity} ${id}: ${message}${some && ` (${some}${more})`}`, fix)
}

/** The first places of one rule in one file, then how many more there are, then what to do, once. */
function describeFindings(
  path: string,
  findings: Finding[],
  count: number,
  { lang = 'en' }: SummaryContext,
): string[] {
  const [first] = findings
  if (!first) return []
  const words = summaryWords[lang]
  const shown = findings.slice(0, SHOWN).map((finding) => {
    const place = [path, finding.line, finding.column].filter((part) => part !== undefined).join(':')
    const page = finding.page === undefined ? '' : ` (${words.page} ${finding.page})`
    return `${finding.severity} ${finding.rule} ${place}${page}: ${render(finding, lang).message}`
  })
  const rest = count - shown.length
  const [head = '', ...tail] = shown
  return [lines(head, ...tail, rest > 0 ? words.more(rest) : '', render(first, lang).fix)]
}

/** The first line, and the others below it, indented. */
const lines = (first: string, ...others: string[]) =>
  [first, ...others.filter(Boolean).map((line) => `  ${line}`)].join('\n')

const inFolder = (path: string, { outDir }: SummaryContext) => (outDir ? `${outDir}/${path}` : path)

const listCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name, count]) => `${formatNumber(count)} ${name}`)
    .join(', ')

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const formatNumber = (value: number) => value.toLocaleString('en')

/** 1 kB is 1,000 bytes, as bundlers count. */
const formatBytes = (bytes: number) =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1e6
      ? `${(bytes / 1e3).toFixed(1)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`
