// Checks one hostile file in a process of its own and prints what was found and the peak memory.
import { cases } from './cases.mjs'

const [bundle, name] = process.argv.slice(2)
const { checkFile, joinSet, settingsWith, formatPretty } = await import(bundle)
const settings = settingsWith({ now: Date.parse('2026-12-01T00:00:00Z') })
const started = performance.now()
const result = await checkFile(
  { path: 'sitemap.xml', url: 'https://example.com/sitemap.xml', bytes: cases[name][0]() },
  settings,
)
const report = joinSet([result], settings)
const shown = formatPretty(report)
console.log(
  JSON.stringify({
    counts: result.counts,
    rules: Object.keys(result.countByRule),
    longest: Math.max(...shown.split('\n').map((line) => line.length)),
    peak: process.resourceUsage().maxRSS * 1024,
    ms: Math.round(performance.now() - started),
  }),
)
