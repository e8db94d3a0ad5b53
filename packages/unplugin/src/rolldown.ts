import { mapwright } from './index.ts'

/** The plugin for Rolldown 1. */
const rolldown = mapwright.rolldown

export { rolldown as default, rolldown as 'module.exports' }
