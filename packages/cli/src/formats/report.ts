import type { Report } from '@mapwright/validator'
import { formatGithub, formatJson, formatPretty, formatSarif } from '@mapwright/validator/formats'
import type { FailOn } from '../exit-code.ts'
import { oneOf, optional } from '../flags.ts'
import type { Terminal } from '../print.ts'

export const REPORT_FORMATS = ['pretty', 'json', 'sarif', 'github', 'junit'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Where the page of each rule is. */
export const RULE_PAGES = 'https://github.com/mapwright/mapwright/blob/main/docs/rules/'

export const readReportFormat = (value: unknown): ReportFormat =>
  oneOf('--format', optional('--format', value) ?? 'pretty', [...REPORT_FORMATS])

export const readLang = (value: unknown): 'en' | 'ru' =>
  oneOf('--lang', optional('--lang', value) ?? 'en', ['en', 'ru'])

const STYLES = {
  error: 'red',
  warning: 'yellow',
  info: 'blue',
  path: 'underline',
  rule: 'dim',
  dim: 'dim',
  caret: 'red',
} as const

export async function formatReport(
  report: Report,
  {
    format,
    lang,
    failOn,
    terminal,
  }: { format: ReportFormat; lang: 'en' | 'ru'; failOn: FailOn; terminal: Terminal },
): Promise<string> {
  if (format === 'json') return formatJson(report, { lang })
  if (format === 'sarif') return formatSarif(report, { lang, docs: RULE_PAGES })
  if (format === 'github') return formatGithub(report, { lang, docs: RULE_PAGES })
  if (format === 'junit') {
    const { formatJunit } = await import('./junit.ts')
    return formatJunit(report, { lang, failOn })
  }
  return formatPretty(report, {
    lang,
    docs: RULE_PAGES,
    paint: (style, text) => terminal.paint(STYLES[style], text),
  })
}
