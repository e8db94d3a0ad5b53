import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { nodeRuntime } from '../../../packages/core/src/node/index.ts'
import { run } from '../../../packages/core/src/pipeline.ts'
import { makePages } from './make-pages.ts'
import { startCounting } from './report.ts'

/** A whole run over the same pages: routes, heads, entries, files, check, publish. They lie in no repository. */
const outDir = makePages(process.argv[2]!)
const report = startCounting()
const result = await run({ site: 'https://www.example.com' }, nodeRuntime({ root: outDir, outDir }))
if (result.failed || result.listed.length !== result.routes) throw new Error(JSON.stringify(result.notes))
const { routes, pages, entries, files, check } = result.timings
report({
  'routes ms': routes,
  'pages ms': pages,
  'entries ms': entries,
  'files ms': files,
  'check ms': check,
})
for (const name of ['sitemap.xml', 'robots.txt']) rmSync(join(outDir, name))
