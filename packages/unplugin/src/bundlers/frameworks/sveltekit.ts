import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { newOutput } from '../contract.ts'
import type { Framework } from './framework.ts'

/** The part of SvelteKit's own config that matters here. Version 3 has it at the top, version 2 under `kit`. */
interface KitConfig {
  /** Absolute. */
  outDir: string
  paths: { base: string }
  adapter?: { adapt(builder: unknown): unknown }
}

/** SvelteKit's setup plugin offers its config to others. */
function kitOf({ plugins }: ResolvedConfig): KitConfig | undefined {
  const setup = plugins.find(({ name }) => name === 'vite-plugin-sveltekit-setup')
  const options: { kit?: KitConfig } & Partial<KitConfig> = setup?.api?.options ?? {}
  const kit = options.kit ?? options
  return typeof kit.outDir === 'string' ? (kit as KitConfig) : undefined
}

/**
 * SvelteKit 2 and 3. Both prerender and hand over to the adapter in one go, and each adapter puts the pages somewhere
 * else. So the set is made just before the adapter starts, beside the static files, and every adapter deploys it.
 */
export const sveltekit: Framework = {
  name: 'SvelteKit',
  plugin: /^vite-plugin-sveltekit-/,
  environment: 'ssr',
  output(config) {
    const kit = kitOf(config)
    if (!kit) return undefined
    const output = newOutput(join(kit.outDir, 'output/client'))
    output.htmlDir = join(kit.outDir, 'output/prerendered/pages')
    return output
  },
  follow(config, run) {
    const adapter = kitOf(config)?.adapter
    if (!adapter) return false
    const { adapt } = adapter
    adapter.adapt = async (builder) => {
      await run()
      return adapt.call(adapter, builder)
    }
    return true
  },
  base: (config) => kitOf(config)?.paths.base || '/',
  // `about.html` is served as /about; with `trailingSlash = 'always'` it is about/index.html and keeps its slash.
  defaults: () => ({ cleanUrls: true }),
}
