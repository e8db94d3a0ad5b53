import { mapwright } from './index.ts'

/** The plugin for esbuild. */
const esbuild = mapwright.esbuild

export { esbuild as default, esbuild as 'module.exports' }
