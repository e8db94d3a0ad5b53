import { mapwright } from './index.ts'

/** The plugin for Rspack 1 and 2, and for Rsbuild. */
const rspack = mapwright.rspack

export { rspack as default, rspack as 'module.exports' }
