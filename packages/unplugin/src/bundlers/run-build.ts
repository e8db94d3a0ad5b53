import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  formatResult,
  isEnabled,
  type OptionError,
  type Options,
  type Result,
  type Runtime,
  resolveOptions,
  run,
} from '@mapwright/core'
import { nodeRuntime, saveReport } from '@mapwright/core/node'
import { chooseOutputs } from './choose-outputs.ts'
import { type Build, type Log, MapwrightError, type Output, type Start } from './contract.ts'
import { absolute, pathFrom } from './paths.ts'
import { shareOutput } from './shared-folders.ts'

/**
 * Whether this build gets a sitemap. Judges the options, after `enabled` and before anything is built.
 * @throws MapwrightError with a sentence for each wrong option; under watch they are logged and the plugin stays out.
 */
export function beginBuild(
  options: Options,
  { mode, base, defaults = {}, env }: Start,
  watch: boolean,
  log: Log,
): boolean {
  if (!isEnabled(options, { command: 'build', mode, env })) return false
  const resolved = resolveOptions(options, { base, defaults })
  if (!Array.isArray(resolved)) return true
  const failure = new MapwrightError(listFaults(resolved))
  if (!watch) throw failure
  log.error(failure.message)
  return false
}

const listFaults = (faults: OptionError[]) => faults.map(({ message }) => message).join('\n')

/** Makes one set for each folder with pages, and logs what happened. Returns what shall fail the build; throws nothing. */
export async function finishBuild(
  build: Build,
  outputs: Output[],
  options: Options,
): Promise<Error | undefined> {
  const outDir = options.outDir === undefined ? undefined : absolute(build.root, options.outDir)
  const failures: Error[] = []
  for (const output of chooseOutputs(outputs, outDir)) {
    try {
      await publishOutput(build, output, options)
    } catch (error) {
      failures.push(error as Error)
    }
  }
  const [first, ...others] = failures
  return others.length === 0 ? first : new MapwrightError(failures.map(({ message }) => message).join('\n'))
}

async function publishOutput(build: Build, written: Output, options: Options): Promise<void> {
  const { root, publicDir, base, mode, watch, startedAt, defaults = {}, log, owner } = build
  const began = performance.now()
  const output = shareOutput(written, owner)
  if (!output) return
  if (!existsSync(output.dir)) throw new MapwrightError(noFolder(output, options))
  const runtime = nodeRuntime({
    root,
    outDir: output.dir,
    publicDir,
    base,
    mode,
    watch,
    startedAt,
    defaults,
    emitted: output.files,
    assets: output.assets,
    sourcesOf: ({ file }) => sourcesOf(file, output, build),
  })
  const { htmlDir } = output
  const result = await run(options, htmlDir === undefined ? runtime : withPagesOf(htmlDir, runtime))
  keepReport(root, result, log)
  tell(result, options, log, { outDir: shown(output.dir), milliseconds: performance.now() - began })
}

/** The runtime with the pages of a second folder, which win over those of the first. */
function withPagesOf(htmlDir: string, runtime: Runtime): Runtime {
  return {
    ...runtime,
    async *html() {
      const seen = new Set<string>()
      for (const { html } of [nodeRuntime({ root: runtime.root, outDir: htmlDir }), runtime]) {
        for await (const file of html()) {
          if (!seen.has(file.path)) yield file
          seen.add(file.path)
        }
      }
    },
  }
}

/** The module graph's answer, else the file of the public folder that the page is a copy of. */
function sourcesOf(file: string | undefined, { sources }: Output, { root, publicDir }: Build): string[] {
  if (file === undefined) return []
  const known = sources.get(file)
  if (known) return known.map((source) => pathFrom(root, source))
  const original = publicDir && join(publicDir, file)
  return original && existsSync(original) ? [pathFrom(root, original)] : []
}

function tell(result: Result, { lang }: Options, log: Log, about: { outDir: string; milliseconds: number }) {
  const { summary, warnings, errors } = formatResult(result, { ...about, lang })
  if (warnings) log.warn(warnings)
  if (result.failed) throw new MapwrightError(errors)
  if (summary) log.info(summary)
}

/** A folder as the user sees it from where the build was started. */
const shown = (folder: string) => pathFrom(process.cwd(), folder) || '.'

const noFolder = ({ dir }: Output, { outDir }: Options) =>
  `The output folder ${shown(dir)} does not exist after the build, so there is no page to list. ${
    outDir === undefined ? 'Set the option `outDir` to' : 'The option `outDir` must name'
  } the folder where the HTML ends up.`

/** For `mapwright explain`; a build is not lost because its machine has no place for that. */
function keepReport(root: string, result: Result, log: Log): void {
  try {
    saveReport(findPackage(root), result)
  } catch (error) {
    log.warn(`The result could not be kept for \`mapwright explain\`: ${(error as Error).message}`)
  }
}

/** The folder of the nearest package.json: `mapwright explain` is run there and looks for the result there. */
function findPackage(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) return root
  }
}

/** Fails the build, or under watch tells the failure, so that watching goes on. */
export function settle(failure: Error | undefined, watch: boolean, log: Log): void {
  if (!failure) return
  if (!watch) throw failure
  log.error(failure instanceof MapwrightError ? failure.message : (failure.stack ?? failure.message))
}
