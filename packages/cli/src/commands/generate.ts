import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { formatResult, type Options, type Result, run } from '@mapwright/core'
import { saveReport } from '@mapwright/core/node'
import { toJson } from '@mapwright/validator/formats'
import { CLEAN, FAILED, FINDINGS } from '../exit-code.ts'
import { Failure } from '../failure.ts'
import { oneOf, optional } from '../flags.ts'
import { readLines } from '../inputs/lines.ts'
import { openRuntime } from '../inputs/open-runtime.ts'
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
  saveReport(terminal.cwd, result)
  if (format === 'json') await terminal.out(toText(result))
  else await print(result, shown, options, terminal)
  return exitCodeOf(result)
}

/** What `generate` and `explain` share: the options and a runtime over the folder or the list. */
export async function prepare(inputs: string[], flags: GenerateFlags, terminal: Terminal) {
  if (inputs.length !== 1) {
    throw new Failure(
      inputs.length === 0
        ? 'Name the folder of built pages, a list of URLs (.txt), or - for standard input.'
        : `One folder or list is made into one sitemap, but ${inputs.length} are named: ${inputs.join(', ')}.`,
    )
  }
  const input = inputs[0]!
  const options = await readOptions(flags, terminal)
  const out = optional('--out', flags.out)
  const isList = input === '-' || !(await isFolder(resolve(terminal.cwd, input), input))
  const list = isList ? await readLines(input, terminal) : undefined
  const shown = out ?? (isList ? '.' : input)
  const runtime = openRuntime({
    root: terminal.cwd,
    pages: list ? undefined : input,
    out: shown,
    now: flags.now,
    env: terminal.env,
  })
  const routes = list ? [...(Array.isArray(options.routes) ? options.routes : []), ...list] : options.routes
  return { options: { ...options, ...(routes && { routes }) } as Options, runtime, shown }
}

async function isFolder(path: string, shown: string): Promise<boolean> {
  const found = await stat(path).catch(() => {
    throw new Failure(
      `There is no folder or list ${shown}. Name the folder that your build writes, such as dist.`,
    )
  })
  if (!found.isDirectory() && !/\.txt$/i.test(path)) {
    throw new Failure(`${shown} is neither a folder nor a list of URLs: a list's name ends in .txt.`)
  }
  return found.isDirectory()
}

const toText = (result: Result) =>
  `${JSON.stringify({ ...result, report: toJson(result.report) }, null, 2)}\n`

async function print(result: Result, shown: string, options: Options, terminal: Terminal): Promise<void> {
  const { summary, warnings, errors } = formatResult(result, {
    outDir: shown.replace(/\/+$/, ''),
    lang: options.lang,
  })
  if (summary) await terminal.out(`${summary}\n`)
  if (result.listed.length > 0) await terminal.out(formatDates(result))
  if (warnings) terminal.err(`${warnings}\n`)
  if (errors) terminal.err(`${errors}\n`)
}

/** Notes that say that there was nothing to work on. */
const NOTHING = ['no-page', 'no-entry']

function exitCodeOf({ failed, notes }: Result): number {
  if (!failed) return CLEAN
  return notes.some(({ id }) => NOTHING.includes(id)) ? FAILED : FINDINGS
}
