import { mapwright } from './index.ts'

/** The plugin for Vite 6, 7 and 8. */
const vite = mapwright.vite

export { vite as default, vite as 'module.exports' }
