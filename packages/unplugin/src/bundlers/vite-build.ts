import { resolve } from 'node:path'
import type { ResolvedConfig, ViteBuilder } from 'vite'
import type { Bundle, GraphContext } from './bundle.ts'
import { createOwner, NAME, newOutput, type Options, type Output, TWICE } from './contract.ts'
import type { Framework } from './frameworks/framework.ts'
import { listPublicFiles } from './public-files.ts'
import { beginBuild, finishBuild, settle } from './run-build.ts'
import { Environments, identify, type MaybeEnvironment } from './vite-environments.ts'

/** One `vite build`, shared by its environments and by both of our plugins: decides when the last page is written. */
export class ViteBuild {
  readonly #options: Options
  readonly #frameworks: Framework[]
  readonly #owner = createOwner()
  readonly #environments = new Environments()
  #config: ResolvedConfig | undefined
  #framework: Framework | undefined
  #active = false
  /** The framework itself calls us. */
  #isFollowing = false
  #startedAt: number | undefined = this.#owner.createdAt
  /** Who builds the whole app: a framework, while it does (`running`), or Vite itself behind all `buildApp` hooks. */
  #app: 'running' | ViteBuilder | undefined

  constructor(options: Options, frameworks: Framework[]) {
    this.#options = options
    this.#frameworks = frameworks
  }

  /** Judges the options; called once more for each environment, which changes nothing. */
  begin(config: ResolvedConfig): void {
    if (this.#config) return
    this.#config = config
    const has = (pattern: RegExp) => config.plugins.some(({ name }) => pattern.test(name))
    this.#framework = this.#frameworks.find(({ plugin }) => has(plugin))
    const listed = config.plugins.filter(({ name }) => name === NAME)
    if (listed.length > 1 && listed[0]!.api !== this) return
    const { mode, env, logger } = config
    const start = { mode, env, ...this.#served(config) }
    this.#active = beginBuild(this.#options, start, Boolean(config.build.watch), logger)
    if (!this.#active) return
    if (listed.length > 1) logger.warn(TWICE)
    this.#follow(config)
    this.#followBuildApp(config)
  }

  /** Finds out whether the framework will say that the last page is written. */
  #follow(config: ResolvedConfig): void {
    const { name, instead, follow } = this.#framework ?? {}
    // A folder that the user names is filled by the framework's adapter, so that it is read behind that.
    const mayFollow = this.#options.outDir === undefined || instead !== undefined
    this.#isFollowing = (mayFollow && follow?.(config, () => this.#publish(config))) || false
    if (instead === undefined || this.#isFollowing) return
    this.#active = false
    config.logger.warn(
      `${name} writes its pages after the last hook of Vite, so unplugin-mapwright does nothing here. Use ${instead} for them.`,
    )
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

  start(environment: MaybeEnvironment): void {
    this.#startedAt ??= Date.now()
    this.#environments.start(environment, this.#config!)
  }

  fail(environment: MaybeEnvironment): void {
    this.#environments.fail(environment, this.#config!)
  }

  note(environment: MaybeEnvironment, dir: string | undefined, bundle: Bundle, context: GraphContext): void {
    if (this.#active) this.#environments.note(environment, this.#config!, dir, bundle, context)
  }

  /** Where no framework writes HTML late the first plugin acts, at its place among the user's; else the last one. */
  async close(environment: MaybeEnvironment, place: 'in-place' | 'last', error?: Error): Promise<void> {
    const isOurs = place === (this.#framework ? 'last' : 'in-place')
    const isEnd = this.#environments.close(environment, this.#config!, isOurs, error)
    if (isEnd && this.#isLast(environment)) await this.#run()
  }

  #isLast(environment: MaybeEnvironment): boolean {
    const { name, config, isClient } = identify(environment, this.#config!)
    const isWatch = Boolean(config.build.watch)
    if (this.#app === 'running' && !isWatch) return false
    if (typeof this.#app === 'object' && !isWatch) {
      return Object.entries(this.#app.environments).every(([other, { isBuilt }]) => isBuilt || other === name)
    }
    const wanted = this.#framework?.environment
    return wanted ? name === wanted : isClient
  }

  async #run(): Promise<void> {
    if (this.#active && this.#environments.haveWritten && !this.#isFollowing)
      await this.#publish(this.#config!)
  }

  async #publish(config: ResolvedConfig): Promise<void> {
    const watch = Boolean(config.build.watch)
    const startedAt = this.#startedAt ?? Date.now()
    this.#startedAt = undefined
    const { root, mode, publicDir, logger: log } = config
    const about = { root, mode, publicDir, watch, startedAt, log, owner: this.#owner }
    const build = { ...about, ...this.#served(config) }
    settle(await finishBuild(build, await this.#outputs(config), this.#options), watch, log)
  }

  /** The base of the pages, and how the framework serves them. */
  #served(config: ResolvedConfig) {
    const { base, defaults } = this.#framework ?? {}
    return { base: base?.(config) ?? config.base, defaults: defaults?.(config) }
  }

  async #outputs(config: ResolvedConfig): Promise<Output[]> {
    const known = this.#framework?.output?.(config)
    if (known) return [known]
    const outputs = await this.#environments.clientOutputs(() => listPublicFiles(config.publicDir))
    if (outputs.length > 0) return outputs
    const client = config.environments?.client?.build.outDir ?? config.build.outDir
    return [newOutput(resolve(config.root, client))]
  }
}
