import fs from 'node:fs/promises'
import { join } from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import { createOwner, type Log, NAME, newOutput, type Options, type Output, TWICE } from './contract.ts'
import { absolute, baseOf, isHtml } from './paths.ts'
import { beginBuild, finishBuild } from './run-build.ts'
import { failShare, startShare } from './shared-folders.ts'

/** Behind what other plugins write at `afterEmit`. */
const LAST = 1_000_000

/**
 * webpack 5 and Rspack (and Rsbuild through it). The last file is on disk at `afterEmit`, and an error that is added
 * there still fails the build. A failed build does not emit in production, and is left alone where it does.
 */
export function webpackPlugin(compiler: Compiler, options: Options): void {
  const isTwice = compiler.hooks.afterEmit.taps.some(({ name }) => name === NAME)
  const log = logOf(compiler)
  if (isTwice) {
    compiler.hooks.beforeCompile.tap(
      NAME,
      onceOnly(() => log.warn(TWICE)),
    )
    return
  }
  const owner = createOwner()
  let startedAt = owner.createdAt
  let active: boolean | undefined
  let hasEmitted = false

  const begin = () => {
    if (active === undefined) active = isForBrowsers(compiler) && beginCompiler(compiler, options, log)
    else startedAt = Date.now()
    hasEmitted = false
    if (active) startShare(compiler.outputPath, owner)
  }
  const leave = () => {
    if (active) failShare(compiler.outputPath, owner)
  }
  compiler.hooks.beforeRun.tap(NAME, begin)
  compiler.hooks.watchRun.tap(NAME, begin)
  compiler.hooks.failed.tap(NAME, leave)
  compiler.hooks.done.tap(NAME, (stats) => {
    if (!hasEmitted || stats.hasErrors()) leave()
  })
  compiler.hooks.afterEmit.tapPromise({ name: NAME, stage: LAST }, async (compilation) => {
    if (!active || hasErrors(compilation)) return
    const output = await readOutput(compilation, compiler)
    if (!output) return
    hasEmitted = true
    const { context: root, watchMode: watch } = compiler
    const build = { ...about(compiler), root, watch, startedAt, log, owner }
    const failure = await finishBuild(build, [output], options)
    if (failure) compilation.errors.push(failure as (typeof compilation.errors)[number])
  })
}

const beginCompiler = (compiler: Compiler, options: Options, log: Log) =>
  beginBuild(options, { ...about(compiler), env: process.env }, compiler.watchMode, log)

const about = ({ options }: Compiler) => ({
  mode: options.mode ?? 'production',
  base: baseOf(options.output.publicPath),
})

/** A bundle for a server holds no page that is served. */
const isForBrowsers = ({ options: { target } }: Compiler): boolean =>
  ![target]
    .flat()
    .some((name) => typeof name === 'string' && /^(?:async-)?node|^electron-(?!renderer)/.test(name))

const hasErrors = (compilation: Compilation): boolean =>
  compilation.errors.length > 0 || compilation.children.some(hasErrors)

/** The emitted files; undefined where they are not on disk, since a dev server keeps them in memory. */
async function readOutput(compilation: Compilation, compiler: Compiler): Promise<Output | undefined> {
  const output = newOutput(compiler.outputPath)
  for (const { name, info } of compilation.getAssets()) {
    const [file = name] = name.split('?')
    output.files.add(file)
    // Rspack gives it relative to the folder that a pattern of its copy plugin names, which nobody knows here.
    if (isHtml(file) && typeof info.sourceFilename === 'string' && !('rspack' in compiler)) {
      output.sources.set(file, [absolute(compiler.context, info.sourceFilename)])
    }
  }
  const [first] = output.files
  if (first !== undefined && !(await isOnDisk(join(output.dir, first), compiler))) return undefined
  return output
}

/** Whether the compiler's output file system is the disk: both know the same file. */
async function isOnDisk(file: string, compiler: Compiler): Promise<boolean> {
  const written = await new Promise<{ ino: unknown; mtimeMs: unknown } | undefined>((resolve) => {
    const { outputFileSystem } = compiler
    if (!outputFileSystem) return resolve(undefined)
    outputFileSystem.stat(file, (error, stats) => resolve(error ? undefined : (stats as never)))
  })
  const onDisk = await fs.stat(file).catch(() => undefined)
  return onDisk !== undefined && written?.ino === onDisk.ino && written.mtimeMs === onDisk.mtimeMs
}

function onceOnly(tell: () => void): () => void {
  let told = false
  return () => {
    if (!told) tell()
    told = true
  }
}

function logOf(compiler: Compiler): Log {
  const logger = compiler.getInfrastructureLogger(NAME)
  return {
    info: (text) => logger.info(text),
    warn: (text) => logger.warn(text),
    error: (text) => logger.error(text),
  }
}
