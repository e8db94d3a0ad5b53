import type { Report } from '@mapwright/validator'
import { formatGithub, formatJson, formatPretty, formatSarif } from '@mapwright/validator/formats'
import type { FailOn } from '../exit-code.ts'
import type { Terminal } from '../print.ts'
import type { Output } from './deliver.ts'

export const REPORT_FORMATS = ['pretty', 'json', 'sarif', 'github', 'junit'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

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
  { format, lang, places }: Output,
  failOn: FailOn,
  terminal: Terminal,
): Promise<string> {
  if (format === 'json') return formatJson(report, { lang })
  if (format === 'sarif') return formatSarif(report, { lang })
  if (format === 'github') return formatGithub(report, { lang })
  if (format === 'junit') {
    const { formatJunit } = await import('./junit.ts')
    return formatJunit(report, { lang, failOn })
  }
  const text = formatPretty(report, {
    lang,
    ...(places !== undefined && { places }),
    paint: (style, text) => terminal.paint(STYLES[style], text),
  })
  const { errors, warnings, infos } = report.summary
  return errors + warnings + infos === 0 ? text : `${text}${terminal.paint('dim', MORE[lang])}\n`
}

/** Where the source of a rule is told. */
const MORE = {
  en: 'mapwright rules <id> explains a rule and names its source.',
  ru: 'mapwright rules <id> объясняет правило и называет его источник.',
}
