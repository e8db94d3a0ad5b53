import type { Options } from '@mapwright/core'
import { createUnplugin, type UnpluginFactory, type UnpluginInstance, type UnpluginOptions } from 'unplugin'
import { NAME } from './bundlers/contract.ts'
import { esbuildPlugin } from './bundlers/esbuild.ts'
import { farmPlugin } from './bundlers/farm.ts'
import { rollupPlugin } from './bundlers/rollup.ts'
import { vitePlugins } from './bundlers/vite.ts'
import { webpackPlugin } from './bundlers/webpack.ts'

export type { Options } from '@mapwright/core'

/** Makes the plugin of each bundler. It never throws and touches nothing: the options are judged when a build begins. */
export const unpluginFactory: UnpluginFactory<Options | undefined, boolean> = (
  options = {},
  { framework },
) => {
  if (framework === 'vite') return vitePlugins(options).map((vite) => ({ name: vite.name, vite }))
  const plugin: UnpluginOptions = { name: NAME }
  if (framework === 'rollup') plugin.rollup = rollupPlugin(options)
  if (framework === 'rolldown') plugin.rolldown = rollupPlugin(options) as UnpluginOptions['rolldown']
  if (framework === 'farm') plugin.farm = farmPlugin(options)
  plugin.webpack = (compiler) => webpackPlugin(compiler, options)
  plugin.rspack = (compiler) => webpackPlugin(compiler as never, options)
  plugin.esbuild = { setup: (build) => esbuildPlugin(build, options) }
  return plugin
}

/** One plugin for all bundlers: `mapwright.vite({ site })`. The subpaths (`unplugin-mapwright/vite`) give each alone. */
export const mapwright: UnpluginInstance<Options | undefined, boolean> = createUnplugin(unpluginFactory)

export default mapwright
