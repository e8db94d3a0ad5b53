import { walkHtml } from '../../../packages/core/src/node/walk-html.ts'
import { makePages } from './make-pages.ts'
import { startCounting } from './report.ts'

/** Finds the pages and reads them whole, and does nothing with them. */
const site = makePages(process.argv[2]!)
const report = startCounting()
let bytes = 0
for (const file of walkHtml(site)) bytes += (file.read() as Uint8Array).length
report({ 'MB read': bytes / 1e6 })
