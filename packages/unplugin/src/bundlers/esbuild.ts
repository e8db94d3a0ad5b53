import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { BuildOptions, Metafile, PluginBuild } from 'esbuild'
import { createOwner, type Log, NAME, newOutput, type Options, type Output, TWICE } from './contract.ts'
import { absolute, baseOf, isHtml, pathInside } from './paths.ts'
import { beginBuild, finishBuild } from './run-build.ts'

/** Builds that a plugin of ours has taken; a second one in the same list does nothing. */
const taken = new WeakSet<BuildOptions>()

/**
 * esbuild. Its last hook is `onEnd`, in the order of the plugins: list this one behind those that write HTML there.
 * A failure is returned as an error: it fails a build, and watching lives through it.
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
  const log = logOf(build)
  let startedAt = owner.createdAt
  let active: boolean | undefined
  // Without it esbuild does not tell what it wrote.
  initialOptions.metafile = true

  build.onStart(() => {
    if (active !== undefined) {
      startedAt = Date.now()
      return undefined
    }
    const start = { ...about(initialOptions), env: process.env }
    try {
      active = isForBrowsers(initialOptions) && beginBuild(options, start, false, log)
      return undefined
    } catch (error) {
      active = false
      return { errors: [{ text: (error as Error).message }] }
    }
  })
  build.onEnd(async ({ errors, metafile }) => {
    const output = readOutput(initialOptions, metafile)
    if (!active || errors.length > 0 || !output) return undefined
    const root = workingDir(initialOptions)
    const building = { ...about(initialOptions), root, watch: false, startedAt, log, owner }
    const failure = await finishBuild(building, [output], options)
    return failure && { errors: [{ text: failure.message, detail: failure }] }
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

const levels = ['verbose', 'debug', 'info', 'warning', 'error']

/**
 * esbuild has no logger for plugins, and prints what `onEnd` returns only in some of its modes. So this prints in its
 * place, in its form and at its levels, to where it prints itself.
 */
function logOf({ initialOptions, esbuild }: PluginBuild): Log {
  const { logLevel = 'warning' } = initialOptions
  const write = (level: string, text: string) => {
    if (levels.indexOf(level) >= levels.indexOf(logLevel) && logLevel !== 'silent') process.stderr.write(text)
  }
  const format = (kind: 'warning' | 'error', text: string) =>
    esbuild.formatMessagesSync([{ text, pluginName: NAME }], { kind, color: hasColors() }).join('')
  return {
    info: (text) => write('info', `${text}\n`),
    warn: (text) => write('warning', format('warning', text)),
    error: (text) => write('error', format('error', text)),
  }
}

const hasColors = () => process.stderr.isTTY === true && !process.env.NO_COLOR
