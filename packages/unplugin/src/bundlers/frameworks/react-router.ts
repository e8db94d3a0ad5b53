import { dirname, join, resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { newOutput } from '../contract.ts'
import type { Framework } from './framework.ts'

/** React Router tells its plugins about itself by a property of the config. */
interface Context {
  reactRouterConfig?: { buildDirectory?: string }
}

const clientFolder = (config: ResolvedConfig): string => {
  const context = (config as { __reactRouterPluginContext?: Context }).__reactRouterPluginContext
  const folder =
    context?.reactRouterConfig?.buildDirectory ?? dirname(resolve(config.root, config.build.outDir))
  return join(folder, 'client')
}

/** React Router 7 and 8, in framework mode. It prerenders into the folder of the client, at the end of the server's build. */
export const reactRouter: Framework = {
  name: 'React Router',
  plugin: /^react-router(?::|$)/,
  environment: 'ssr',
  output: (config) => newOutput(clientFolder(config)),
  // The paths of its files begin with its `basename`; Vite's base is that of the assets.
  base: () => '/',
}
