import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Compiler, JsPlugin, ResolvedUserConfig } from '@farmfe/core'
import { createOwner, type Log, NAME, newOutput, type Options, type Output, TWICE } from './contract.ts'
import { absolute, baseOf, isHtml } from './paths.ts'
import { listPublicFiles } from './public-files.ts'
import { beginBuild, finishBuild, settle } from './run-build.ts'

/**
 * Farm 1. It writes its files and copies the public folder behind its last hook that is waited for, `finish`. So the
 * same files are written there a moment earlier, in the same way; Farm then finds them and changes nothing.
 */
export function farmPlugin(options: Options): JsPlugin {
  const owner = createOwner()
  let config: ResolvedUserConfig
  let compiler: Compiler
  let active = false
  let isDev = false
  let isRebuild = false
  let startedAt = owner.createdAt

  const run = async (watch: boolean) => {
    const output = await readOutput(compiler, config, watch)
    const root = rootOf(config)
    const log = logOf(compiler)
    const publicDir = publicDirOf(config)
    const build = { ...about(config), root, publicDir, watch, startedAt, log, owner }
    settle(await finishBuild(build, [output], options), watch, log)
  }

  const plugin: JsPlugin & { owner: object } = {
    name: NAME,
    // Behind all others.
    priority: -1_000_000,
    owner,
    configResolved(resolved) {
      config = resolved
    },
    configureCompiler(created) {
      compiler = created
    },
    configureDevServer() {
      isDev = true
    },
    buildStart: {
      // Asynchronous, since Farm dies of what is thrown at it directly.
      async executor() {
        if (isDev || isForServers(config)) return
        const listed = (config.jsPlugins ?? []).filter(({ name }) => name === NAME) as (typeof plugin)[]
        if (listed.length > 1 && listed[0]!.owner !== owner) return
        active = beginBuild(options, { ...about(config), env: process.env }, isWatch(config), logOf(compiler))
        if (active && listed.length > 1) logOf(compiler).warn(TWICE)
      },
    },
    finish: {
      async executor() {
        if (!active) return
        const watch = isWatch(config)
        writeFiles(compiler)
        if (!watch) copyPublic(config, compiler.outputPath())
        await run(watch)
      },
    },
    updateModules: {
      executor() {
        startedAt = Date.now()
        isRebuild = true
      },
    },
    // Nobody waits for this hook, and under watch nobody has to.
    writeResources: {
      async executor() {
        if (active && isRebuild) await run(true)
      },
    },
  }
  return plugin
}

const about = ({ compilation }: ResolvedUserConfig) => ({
  mode: compilation?.mode ?? 'production',
  base: baseOf(compilation?.output?.publicPath),
})

/** `farm watch` is told from `farm build` only by its mode; `compilation.watch` makes a build watch, too. */
const isWatch = ({ compilation }: ResolvedUserConfig) =>
  Boolean(compilation?.watch) || compilation?.mode === 'development'

const isForServers = ({ compilation }: ResolvedUserConfig) =>
  compilation?.output?.targetEnv?.startsWith('node') ?? false

/** As Farm does it: without query and hash in a file's name. */
const fileName = (resource: string) => resource.split('?')[0]!.split('#')[0]!

function writeFiles(compiler: Compiler): void {
  for (const [name, content] of Object.entries(compiler.resources())) {
    const file = join(compiler.outputPath(), fileName(name))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content as Buffer)
  }
}

const rootOf = ({ root }: ResolvedUserConfig): string => resolve(root ?? '.')

const publicDirOf = (config: ResolvedUserConfig) => resolve(rootOf(config), config.publicDir ?? 'public')

/** The logger of the build, which Farm's types keep to itself. */
const logOf = (compiler: Compiler) => (compiler as unknown as { logger: Log }).logger

/** As Farm does it: what is at the top of the public folder is copied whole, unless the output has it already. */
function copyPublic(config: ResolvedUserConfig, outDir: string): void {
  const publicDir = publicDirOf(config)
  if (!existsSync(publicDir)) return
  for (const name of readdirSync(publicDir)) {
    if (!existsSync(join(outDir, name)))
      cpSync(join(publicDir, name), join(outDir, name), { recursive: true })
  }
}

async function readOutput(compiler: Compiler, config: ResolvedUserConfig, watch: boolean): Promise<Output> {
  const output = newOutput(compiler.outputPath())
  for (const { name, info } of Object.values(compiler.resourcesMap())) {
    const file = fileName(name)
    output.files.add(file)
    if (isHtml(file) && info) {
      output.sources.set(
        file,
        info.moduleIds.map((id) => absolute(rootOf(config), id)),
      )
    }
  }
  const copied = watch ? [] : await listPublicFiles(publicDirOf(config))
  for (const file of copied) output.files.add(file)
  return output
}
