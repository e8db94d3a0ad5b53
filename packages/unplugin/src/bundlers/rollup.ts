import { resolve } from 'node:path'
import type { NormalizedInputOptions, NormalizedOutputOptions, Plugin, PluginContext } from 'rollup'
import { type Bundle, noteBundle } from './bundle.ts'
import { createOwner, type Log, NAME, newOutput, type Options, type Output, TWICE } from './contract.ts'
import { beginBuild, finishBuild, settle } from './run-build.ts'

/**
 * Rollup 4 and Rolldown 1. Their last hook is `closeBundle`; it comes once, whatever the number of outputs, and only
 * where the caller closes the bundle, as both commands do. Rolldown repeats `buildStart` and `buildEnd` for each output.
 */
export function rollupPlugin(options: Options): Plugin {
  const owner = createOwner()
  let outputs: Output[] = []
  let startedAt: number | undefined = owner.createdAt
  let failed = false
  let active: boolean | undefined

  const fail = () => {
    failed = true
    outputs = []
  }

  return {
    name: NAME,
    api: owner,
    buildStart(input) {
      failed = false
      startedAt ??= Date.now()
      active ??= beginRollup(this, input, owner, options)
    },
    buildEnd(error) {
      if (error) fail()
    },
    renderError: fail,
    writeBundle(output, bundle) {
      if (!active) return
      const dir = folderOf(output)
      if (dir === undefined) return
      const written = newOutput(dir)
      noteBundle(written, bundle as Bundle, this, process.cwd())
      outputs.push(written)
    },
    closeBundle: {
      sequential: true,
      async handler(error?: Error) {
        if (error) fail()
        const written = outputs
        outputs = []
        if (!active || failed || written.length === 0) return
        const began = startedAt ?? Date.now()
        startedAt = undefined
        const watch = this.meta.watchMode
        const log = logOf(this)
        const build = { ...whereFrom(), watch, startedAt: began, log, owner }
        settle(await finishBuild(build, written, options), watch, log)
      },
    },
  }
}

function beginRollup(
  context: PluginContext,
  { plugins }: NormalizedInputOptions,
  owner: object,
  options: Options,
): boolean {
  const listed = plugins.filter(({ name }) => name === NAME)
  if (listed.length > 1 && listed[0]!.api !== owner) return false
  const log = logOf(context)
  const active = beginBuild(options, { ...whereFrom(), env: process.env }, context.meta.watchMode, log)
  if (active && listed.length > 1) log.warn(TWICE)
  return active
}

const folderOf = ({ dir, file }: NormalizedOutputOptions): string | undefined =>
  dir !== undefined ? resolve(dir) : file !== undefined ? resolve(file, '..') : undefined

/** Neither tool has a root, a base or a mode: the folder it runs in, `/` and NODE_ENV stand for them. */
const whereFrom = () => ({ root: process.cwd(), base: '/', mode: process.env.NODE_ENV ?? 'production' })

/** There is no level for errors below a throw, so that a fault under watch is told as a warning that says so. */
const logOf = (context: PluginContext): Log => ({
  info: (text) => context.info(text),
  warn: (text) => context.warn(text),
  error: (text) => context.warn(text),
})
