import { resolve } from 'node:path'
import type { Environment, ResolvedConfig } from 'vite'
import { type Bundle, type GraphContext, noteAssets, noteBundle } from './bundle.ts'
import { newOutput, type Output } from './contract.ts'

/** Undefined in Vite 5, which has none: there the config tells client and server apart. */
export type MaybeEnvironment = Environment | undefined

/** What one environment wrote: `written` until its bundle is closed, `closed` since then. */
interface State {
  written: Output[]
  closed: Output[]
  failed: boolean
  /** Closed, and nobody has been told yet. */
  pending: boolean
  /** A browser asks for what it writes. */
  isClient: boolean
  copiesPublic: boolean
}

export function identify(environment: MaybeEnvironment, config: ResolvedConfig) {
  if (!environment) return { name: config.build.ssr ? 'ssr' : 'client', config, isClient: !config.build.ssr }
  const { name, config: own } = environment
  return { name, config: own, isClient: own.consumer === 'client' }
}

/** What the environments of one build have written so far. */
export class Environments {
  readonly #states = new Map<string, State>()

  start(environment: MaybeEnvironment, config: ResolvedConfig): void {
    this.#stateOf(environment, config).failed = false
  }

  fail(environment: MaybeEnvironment, config: ResolvedConfig): void {
    const state = this.#stateOf(environment, config)
    state.failed = true
    state.written = []
  }

  note(
    environment: MaybeEnvironment,
    config: ResolvedConfig,
    dir: string | undefined,
    bundle: Bundle,
    context: GraphContext,
  ): void {
    const { root, build } = identify(environment, config).config
    const output = newOutput(dir === undefined ? resolve(root, build.outDir) : resolve(dir))
    noteBundle(output, bundle, context, root)
    noteAssets(output, context, root)
    this.#stateOf(environment, config).written.push(output)
  }

  /**
   * Notes that a bundle was closed; asked by each of our plugins. `closeBundle` comes also after a failure (in Vite 8 a
   * second time, without the error) and where nothing was written: true only for a good end that nobody was told of.
   */
  close(environment: MaybeEnvironment, config: ResolvedConfig, isAnswered: boolean, error?: Error): boolean {
    if (error) this.fail(environment, config)
    const state = this.#stateOf(environment, config)
    if (state.failed) return false
    if (state.written.length > 0) {
      state.closed = state.written
      state.written = []
      state.pending = true
    }
    const { pending } = state
    if (isAnswered) state.pending = false
    return pending && isAnswered
  }

  get haveWritten(): boolean {
    return [...this.#states.values()].some(({ closed }) => closed.length > 0)
  }

  /** What browsers get; `copied` are the names of the public folder's files. */
  async clientOutputs(copied: () => Promise<string[]>): Promise<Output[]> {
    const outputs: Output[] = []
    for (const { isClient, closed, copiesPublic } of this.#states.values()) {
      if (!isClient) continue
      const names = copiesPublic ? await copied() : []
      for (const output of closed) outputs.push({ ...output, files: new Set([...output.files, ...names]) })
    }
    return outputs
  }

  #stateOf(environment: MaybeEnvironment, top: ResolvedConfig): State {
    const { name, config, isClient } = identify(environment, top)
    const known = this.#states.get(name)
    if (known) return known
    const copiesPublic = Boolean(config.publicDir) && config.build.copyPublicDir
    const state: State = { written: [], closed: [], failed: false, pending: false, isClient, copiesPublic }
    this.#states.set(name, state)
    return state
  }
}
