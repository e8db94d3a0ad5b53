import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { BuildOptions, Metafile, OnEndResult, PluginBuild } from 'esbuild'
import { createOwner, type Log, newOutput, type Options, type Output, TWICE } from './contract.ts'
import { absolute, baseOf, isHtml, pathInside } from './paths.ts'
import { beginBuild, finishBuild } from './run-build.ts'

/** Builds that a plugin of ours has taken; a second one in the same list does nothing. */
const taken = new WeakSet<BuildOptions>()

/**
 * esbuild. Its last hook is `onEnd`, in the order of the plugins: list this one behind those that write HTML there.
 * Findings are returned as errors and warnings, which esbuild prints itself; nobody is thrown at under watch.
 */
export function esbuildPlugin(build: PluginBuild, options: Options): void {
  const { initialOptions } = build
  const isTwice = taken.has(initialOptions)
  taken.add(initialOptions)
  if (isTwice) {
    build.onStart(() => ({ warnings: [{ text: TWICE }] }))
    return
  }
  const owner = createOwner()
  let startedAt = owner.createdAt
  let active: boolean | undefined
  // Without it esbuild does not tell what it wrote.
  initialOptions.metafile = true

  build.onStart(() => {
    if (active !== undefined) {
      startedAt = Date.now()
      return undefined
    }
    const { log, told } = collectLog(initialOptions)
    try {
      active =
        isForBrowsers(initialOptions) &&
        beginBuild(options, { ...about(initialOptions), env: process.env }, false, log)
      return told
    } catch (error) {
      active = false
      return { errors: [{ text: (error as Error).message }] }
    }
  })
  build.onEnd(async ({ errors, metafile }) => {
    const output = readOutput(initialOptions, metafile)
    if (!active || errors.length > 0 || !output) return undefined
    const { log, told } = collectLog(initialOptions)
    const root = workingDir(initialOptions)
    const failure = await finishBuild(
      { ...about(initialOptions), root, watch: false, startedAt, log, owner },
      [output],
      options,
    )
    if (failure) told.errors?.push({ text: failure.message, detail: failure })
    return told
  })
}

const about = ({ publicPath }: BuildOptions) => ({
  mode: process.env.NODE_ENV ?? 'production',
  base: baseOf(publicPath),
})

const isForBrowsers = ({ platform }: BuildOptions) => platform !== 'node'

const workingDir = ({ absWorkingDir }: BuildOptions) => absWorkingDir ?? process.cwd()

/** What was written; undefined where nothing was, as with `write: false` and while serving. */
function readOutput(options: BuildOptions, metafile: Metafile | undefined): Output | undefined {
  const { outdir, outfile, write = true } = options
  const root = workingDir(options)
  const dir = outdir !== undefined ? resolve(root, outdir) : outfile && dirname(resolve(root, outfile))
  if (!write || !metafile || !dir) return undefined
  const output = newOutput(dir)
  for (const [path, { inputs }] of Object.entries(metafile.outputs)) {
    const file = pathInside(dir, resolve(root, path))
    if (file === undefined) continue
    output.files.add(file)
    if (isHtml(file)) {
      output.sources.set(
        file,
        Object.keys(inputs).map((input) => absolute(root, input)),
      )
    }
  }
  return [...output.files].some((file) => existsSync(join(dir, file))) ? output : undefined
}

const tellsAll = ['info', 'debug', 'verbose']

/** esbuild has no logger for plugins: warnings are returned to it, and the summary goes where its own goes, at the same levels. */
function collectLog({ logLevel = 'warning' }: BuildOptions): { log: Log; told: OnEndResult } {
  const told: Required<OnEndResult> = { errors: [], warnings: [] }
  const log: Log = {
    info: (text) => {
      if (tellsAll.includes(logLevel)) process.stderr.write(`${text}\n`)
    },
    warn: (text) => void told.warnings.push({ text }),
    error: (text) => void told.errors.push({ text }),
  }
  return { log, told }
}
