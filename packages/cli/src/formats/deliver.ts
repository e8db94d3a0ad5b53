import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Report } from '@mapwright/validator'
import type { FailOn } from '../exit-code.ts'
import { Failure } from '../failure.ts'
import { oneOf, optional, readCount } from '../flags.ts'
import type { Terminal } from '../print.ts'
import { formatReport, REPORT_FORMATS, type ReportFormat } from './report.ts'

export interface OutputFlags {
  format?: unknown
  outputFile?: unknown
  lang?: unknown
  maxFindings?: unknown
}

export interface Output {
  format: ReportFormat
  lang: 'en' | 'ru'
  file: string | undefined
  /** How many places of a rule are shown to people; undefined is the format's own choice. */
  places: number | undefined
}

/** @throws Failure that names the flag and what it takes. */
export function readOutput(flags: OutputFlags): Output {
  const places = readCount('--max-findings', flags.maxFindings, 100)
  return {
    format: oneOf('--format', optional('--format', flags.format) ?? 'pretty', [...REPORT_FORMATS]),
    lang: oneOf('--lang', optional('--lang', flags.lang) ?? 'en', ['en', 'ru']),
    file: optional('--output-file', flags.outputFile),
    places: flags.maxFindings === undefined ? undefined : places === 0 ? Number.POSITIVE_INFINITY : places,
  }
}

/** Hands the report over: on stdout, or in a file and its counts on stderr. */
export async function deliver(
  report: Report,
  output: Output,
  failOn: FailOn,
  terminal: Terminal,
): Promise<void> {
  const { file } = output
  if (file === undefined) return terminal.out(await formatReport(report, output, failOn, terminal))
  const plain = { ...terminal, paint: (_: unknown, text: string) => text }
  const path = resolve(terminal.cwd, file)
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await formatReport(report, output, failOn, plain))
  } catch (error) {
    throw new Failure(`The report cannot be written to ${file}: ${(error as Error).message}.`)
  }
  const { files, errors, warnings, infos } = report.summary
  terminal.err(`${file}: ${files} files, ${errors} errors, ${warnings} warnings, ${infos} notes\n`)
}
