import { mapwright } from './index.ts'

/** The plugin for webpack 5. */
const webpack = mapwright.webpack

export { webpack as default, webpack as 'module.exports' }
