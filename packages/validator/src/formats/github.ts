import type { Report } from '../report.ts'
import { render } from '../words.ts'
import { type FormatOptions, pageOf } from './options.ts'

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const

/** Workflow commands of GitHub Actions: one annotation a finding. */
export function formatGithub(report: Report, { lang = 'en', docs }: FormatOptions = {}): string {
  const lines = report.files.flatMap(({ path, findings }) =>
    findings.map((finding) => {
      const { message, fix } = render(finding, lang)
      const place = finding.line === undefined ? '' : `,line=${finding.line},col=${finding.column}`
      const title = escapeProperty(`mapwright ${finding.rule}`)
      const text = [message, fix, pageOf(finding.rule, docs)].filter(Boolean).join('\n')
      return `::${COMMANDS[finding.severity]} file=${escapeProperty(path)}${place},title=${title}::${escapeData(text)}\n`
    }),
  )
  return lines.join('')
}

const escapeData = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

const escapeProperty = (text: string): string => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
