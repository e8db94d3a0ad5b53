import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkFile, type FileResult, joinSet, settingsWith } from '@mapwright/validator'
import { writeFiles } from '../../../packages/core/src/files/write-files.ts'
import type { ListedEntry } from '../../../packages/core/src/model.ts'
import { nodeRuntime } from '../../../packages/core/src/node/index.ts'
import { COUNT, lastmodOf, locOf, ROOT } from './entries.ts'
import { cpuSeconds, startCounting } from './report.ts'

/** Writes the entries as a build does: staged, read back and checked by every rule, then published. */
const outDir = join(process.argv[2]!, 'ours')
mkdirSync(outDir, { recursive: true })
const report = startCounting()

const entries: ListedEntry[] = []
for (let i = 0; i < COUNT; i++) {
  entries.push({ entry: { loc: locOf(i), lastmod: lastmodOf(i) }, evidence: { kind: 'given' } })
}
const made = cpuSeconds()
const runtime = nodeRuntime({ root: outDir, outDir })
const staging = await runtime.stage()
const { files, plan, notes } = await writeFiles(
  entries,
  {
    root: ROOT,
    underBase: false,
    filename: 'sitemap.xml',
    gzip: false,
    text: false,
    limits: { urls: 50_000, bytes: 52_428_800 },
    groups: [],
    extraSitemaps: [],
    robots: { policies: [], sitemaps: [] },
  },
  staging,
  runtime,
)
const written = cpuSeconds()
const settings = settingsWith({ now: Date.parse('2026-12-01'), site: ROOT })
const results: FileResult[] = []
for (const { path } of files) {
  results.push(await checkFile({ path, url: ROOT + path, bytes: staging.read(path) }, settings))
}
const { summary } = joinSet(results, settings)
await staging.publish(plan)
if (summary.errors > 0 || notes.some(({ severity }) => severity === 'error') || summary.urls < COUNT) {
  throw new Error(`The set is wrong: ${JSON.stringify({ summary, notes })}`)
}
report({ 'entries s': made, 'write s': written - made, 'check s': cpuSeconds() - written })
