import { resolve } from 'node:path'
import type { Environment, ResolvedConfig, ViteBuilder } from 'vite'
import { type Bundle, type GraphContext, noteAssets, noteBundle } from './bundle.ts'
import { createOwner, NAME, newOutput, type Options, type Output, TWICE } from './contract.ts'
import type { Framework } from './frameworks.ts'
import { listPublicFiles } from './public-files.ts'
import { beginBuild, finishBuild, settle } from './run-build.ts'

/** What one environment wrote: `written` until its bundle is closed, `closed` since then. */
interface EnvironmentState {
  written: Output[]
  closed: Output[]
  failed: boolean
  /** Closed and not yet answered. */
  pending: boolean
  /** A browser asks for what it writes. */
  client: boolean
  copiesPublic: boolean
}

/** One `vite build`, shared by its environments and by both of our plugins. */
export class ViteBuild {
  readonly #options: Options
  readonly #owner = createOwner()
  readonly #environments = new Map<string, EnvironmentState>()
  #config: ResolvedConfig | undefined
  #framework: Framework | undefined
  #active = false
  #startedAt: number | undefined = this.#owner.createdAt
  /** Who builds the whole app: a framework, while it does (`running`), or Vite itself behind all `buildApp` hooks. */
  #app: 'running' | ViteBuilder | undefined

  readonly #frameworks: Framework[]

  constructor(options: Options, frameworks: Framework[]) {
    this.#options = options
    this.#frameworks = frameworks
  }

  /** Judges the options; called once more for each environment, which changes nothing. */
  begin(config: ResolvedConfig): void {
    if (this.#config) return
    this.#config = config
    this.#framework = this.#frameworks.find(({ plugin }) =>
      config.plugins.some(({ name }) => plugin.test(name)),
    )
    const listed = config.plugins.filter(({ name }) => name === NAME)
    if (listed.length > 1 && listed[0]!.api !== this) return
    const log = config.logger
    const start = {
      mode: config.mode,
      base: this.#base(config),
      env: config.env,
      defaults: this.#framework?.defaults,
    }
    this.#active = beginBuild(this.#options, start, Boolean(config.build.watch), log)
    if (!this.#active) return
    if (listed.length > 1) log.warn(TWICE)
    if (this.#framework?.instead) {
      this.#active = false
      log.warn(comesLater(this.#framework))
    }
    this.#followBuildApp(config)
  }

  /** Vite 6 has no `buildApp` hook for plugins; there the function of the config marks begin and end. */
  #followBuildApp({ builder }: ResolvedConfig): void {
    if (!builder) return
    const { buildApp } = builder
    builder.buildApp = async (app) => {
      const isFirst = this.#app === undefined
      this.#app ??= 'running'
      await buildApp(app)
      if (isFirst) await this.#run()
    }
  }

  startApp(): void {
    this.#app = 'running'
  }

  /** The end of all `buildApp` hooks. Where nobody built, Vite does so now, and the last environment to close is the end. */
  async endApp(builder: ViteBuilder): Promise<void> {
    const environments = Object.values(builder.environments)
    if (environments.some(({ isBuilt }) => isBuilt)) await this.#run()
    else this.#app = builder
  }

  start(environment: Environment): void {
    this.#startedAt ??= Date.now()
    this.#stateOf(environment).failed = false
  }

  fail(environment: Environment): void {
    const state = this.#stateOf(environment)
    state.failed = true
    state.written = []
  }

  note(environment: Environment, dir: string | undefined, bundle: Bundle, context: GraphContext): void {
    if (!this.#active) return
    const { root, build } = environment.config
    const output = newOutput(dir === undefined ? resolve(root, build.outDir) : resolve(dir))
    noteBundle(output, bundle, context, root)
    noteAssets(output, context, root)
    this.#stateOf(environment).written.push(output)
  }

  /** `closeBundle` comes also after a failure (in Vite 8 a second time, without the error) and where nothing was written. */
  async close(environment: Environment, place: 'in-place' | 'last', error?: Error): Promise<void> {
    const state = this.#stateOf(environment)
    if (error) this.fail(environment)
    if (!this.#active || state.failed) return
    if (state.written.length > 0) {
      state.closed = state.written
      state.written = []
      state.pending = true
    }
    if (!state.pending || place !== (this.#framework ? 'last' : 'in-place')) return
    state.pending = false
    if (this.#isEnd(environment)) await this.#run()
  }

  #isEnd(environment: Environment): boolean {
    const isWatch = Boolean(environment.config.build.watch)
    if (this.#app === 'running' && !isWatch) return false
    if (typeof this.#app === 'object' && !isWatch) {
      return Object.entries(this.#app.environments).every(
        ([name, { isBuilt }]) => isBuilt || name === environment.name,
      )
    }
    const wanted = this.#framework?.environment
    return wanted ? environment.name === wanted : environment.config.consumer === 'client'
  }

  async #run(): Promise<void> {
    const config = this.#config!
    const states = [...this.#environments.values()]
    if (!this.#active || !states.some(({ closed }) => closed.length > 0)) return
    const watch = Boolean(config.build.watch)
    const startedAt = this.#startedAt ?? Date.now()
    this.#startedAt = undefined
    const { root, mode, publicDir, logger: log } = config
    const base = this.#base(config)
    const outputs = await this.#pageOutputs(config, startedAt)
    const defaults = this.#framework?.defaults
    const build = { root, mode, base, publicDir, watch, startedAt, log, defaults, owner: this.#owner }
    settle(await finishBuild(build, outputs, this.#options), watch, log)
  }

  #base(config: ResolvedConfig): string {
    return this.#framework?.base?.(config) ?? config.base
  }

  /** What browsers get: of the client's environments, or the folder into which a framework writes its pages. */
  async #pageOutputs(config: ResolvedConfig, startedAt: number): Promise<Output[]> {
    const folder = this.#framework?.outDir?.(config, startedAt)
    if (folder !== undefined) return [newOutput(folder)]
    const outputs: Output[] = []
    for (const { client, closed, copiesPublic } of this.#environments.values()) {
      if (!client) continue
      const copied = copiesPublic ? await listPublicFiles(config.publicDir) : []
      for (const output of closed) {
        outputs.push({ ...output, files: new Set([...output.files, ...copied]) })
      }
    }
    if (outputs.length > 0) return outputs
    const client = config.environments.client?.build.outDir ?? config.build.outDir
    return [newOutput(resolve(config.root, client))]
  }

  #stateOf({ name, config }: Environment): EnvironmentState {
    const known = this.#environments.get(name)
    if (known) return known
    const { publicDir, build, consumer } = config
    const state: EnvironmentState = {
      written: [],
      closed: [],
      failed: false,
      pending: false,
      client: consumer === 'client',
      copiesPublic: Boolean(publicDir) && build.copyPublicDir,
    }
    this.#environments.set(name, state)
    return state
  }
}

const comesLater = ({ name, instead }: Framework) =>
  `${name} writes its pages after the last hook of Vite, so unplugin-mapwright does nothing here. Use ${instead} for them.`
