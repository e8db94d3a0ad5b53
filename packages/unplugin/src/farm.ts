import { mapwright } from './index.ts'

/** The plugin for Farm 1. */
const farm = mapwright.farm

export { farm as default, farm as 'module.exports' }
