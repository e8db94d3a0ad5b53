import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { formatResult, type Options, type Result, run } from '@mapwright/core'
import { saveReport } from '@mapwright/core/node'
import { toJson } from '@mapwright/validator/formats'
import { CLEAN, FAILED, FINDINGS } from '../exit-code.ts'
import { Failure } from '../failure.ts'
import { oneOf, optional } from '../flags.ts'
import { deliver } from '../formats/deliver.ts'
import { findPackage } from '../inputs/find-package.ts'
import { readLines } from '../inputs/lines.ts'
import { openRuntime } from '../inputs/open-runtime.ts'
import { explainUnreadable } from '../inputs/unreadable.ts'
import type { Terminal } from '../print.ts'
import { formatDates } from './format-dates.ts'
import { type GenerateFlags, readOptions } from './generate-options.ts'

/**
 * `mapwright generate`. Answers with the exit code: 1 for findings, 2 where there was no page or the work could not be done.
 * @throws Failure, or an OptionError of core.
 */
export async function generate(inputs: string[], flags: GenerateFlags, terminal: Terminal): Promise<number> {
  const format = oneOf('--format', optional('--format', flags.format) ?? 'pretty', ['pretty', 'json'])
  const { options, runtime, shown } = await prepare(inputs, flags, terminal)
  const result = await run(options, runtime)
  keepReport(result, terminal)
  if (format === 'json') await terminal.out(toText(result, options))
  else await print(result, shown, options, terminal)
  await writeReport(result, options, terminal)
  return exitCodeOf(result)
}

/** What `generate` and `explain` share: the options, and a runtime over the folder or the list. */
export async function prepare(inputs: string[], flags: GenerateFlags, terminal: Terminal) {
  const [input, ...more] = inputs
  if (input === undefined) {
    throw new Failure('Name the folder of built pages, a list of URLs (.txt), or - for standard input.')
  }
  if (more.length > 0) {
    throw new Failure(
      `One folder or list is made into one sitemap, but ${inputs.length} are named: ${inputs.join(', ')}.`,
    )
  }
  const options = await readOptions(flags, terminal)
  const isList = input === '-' || !(await isFolder(input, terminal))
  const list = isList ? await readLines(input, terminal) : undefined
  const shown = optional('--out', flags.out) ?? (isList ? '.' : input)
  const runtime = openRuntime({
    root: terminal.cwd,
    pages: isList ? undefined : input,
    out: shown,
    now: flags.now,
    env: terminal.env,
  })
  return { options: list ? { ...options, routes: withList(options.routes, list) } : options, runtime, shown }
}

/** The routes of the config, then those of the list. */
const withList = (routes: Options['routes'], list: string[]): Options['routes'] =>
  typeof routes !== 'function'
    ? [...(routes ?? []), ...list]
    : async function* () {
        yield* await routes()
        yield* list
      }

async function isFolder(input: string, { cwd }: Terminal): Promise<boolean> {
  const found = await stat(resolve(cwd, input)).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOENT'
        ? `There is no folder or list ${input}. Name the folder that your build writes, such as dist.`
        : explainUnreadable(input, error),
    )
  })
  if (!found.isDirectory() && !/\.txt$/i.test(input)) {
    throw new Failure(`${input} is neither a folder nor a list of URLs: a list's name ends in .txt.`)
  }
  return found.isDirectory()
}

const toText = (result: Result, { lang }: Options) =>
  `${JSON.stringify({ ...result, report: toJson(result.report, { lang }) }, null, 2)}\n`

async function print(result: Result, shown: string, { lang }: Options, terminal: Terminal): Promise<void> {
  const outDir = shown.replace(/(?<=.)\/+$/, '')
  const { summary, warnings, errors } = formatResult(result, {
    outDir: outDir === '.' ? undefined : outDir,
    lang,
  })
  if (summary) await terminal.out(`${summary}\n${formatDates(result)}`)
  if (warnings) terminal.err(`${warnings}\n`)
  if (errors) terminal.err(`${errors}\n`)
}

/** For `mapwright explain`; only where a package is, and never at the cost of the run. */
function keepReport(result: Result, terminal: Terminal): void {
  const root = findPackage(terminal.cwd)
  if (root === undefined) return
  try {
    saveReport(root, result)
  } catch (error) {
    terminal.err(`The result could not be kept for mapwright explain: ${(error as Error).message}\n`)
  }
}

async function writeReport({ report }: Result, { check, lang }: Options, terminal: Terminal): Promise<void> {
  if (!check?.report) return
  const { format, file } = check.report
  const output = { format, file, lang: lang ?? 'en', places: undefined }
  await deliver(report, output, check.failOn ?? 'error', terminal)
}

/** Notes that say that there was nothing to work on. */
const NOTHING = ['no-page', 'no-entry']

/** A run that found nothing could not be done; one that lost its pages to another fault has that fault. */
function exitCodeOf({ failed, notes, report }: Result): number {
  if (!failed) return CLEAN
  const errors = notes.filter(({ severity }) => severity === 'error')
  const foundNothing = errors.length > 0 && errors.every(({ id }) => NOTHING.includes(id))
  return foundNothing && report.summary.errors === 0 ? FAILED : FINDINGS
}
