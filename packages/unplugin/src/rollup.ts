import { mapwright } from './index.ts'

/** The plugin for Rollup 4. */
const rollup = mapwright.rollup

export { rollup as default, rollup as 'module.exports' }
