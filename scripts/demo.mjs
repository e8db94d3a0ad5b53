// Builds the example site in a folder of its own, with a history of its own, and shows what was written and why.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git, linkPackages, makeHistory } from '../examples/vite-multi-page/history.mjs'

const folder = mkdtempSync(join(tmpdir(), 'mapwright-demo-'))
console.log(`\nThe example site, one commit a page, in ${folder}\n`)
makeHistory(folder)
linkPackages(folder)

const vite = join(folder, 'node_modules/vite/bin/vite.js')
const { status } = spawnSync(process.execPath, [vite, 'build'], { cwd: folder, stdio: 'inherit' })
if (status !== 0) {
  console.error(`\nThe build failed with exit code ${status}.`)
  process.exit(1)
}

const result = JSON.parse(readFileSync(join(folder, 'node_modules/.cache/mapwright/report.json'), 'utf8'))
const { origin } = new URL(result.listed[0].loc)

print(
  `Listed: ${result.listed.length} of ${result.routes} routes`,
  result.listed.map(({ loc, lastmod, evidence }) => [
    decodeURI(loc.slice(origin.length)),
    lastmod ?? 'no date',
    explain(evidence),
  ]),
)
print(
  `Excluded: ${result.excluded.length}`,
  result.excluded.map(({ url, reason, detail = '' }) => [decodeURI(url), reason, detail]),
)
show('dist/robots.txt')
show('dist/sitemap.xml', 12)
console.log(`Ask for one page: cd ${folder} && git log -1 --format=%cI -- about.html`)

function explain({ kind, file = '', commit, reason = '' }) {
  if (!commit) return [kind, file, reason].filter(Boolean).join(' · ')
  const subject = git(folder, ['log', '-1', '--format=%s', commit]).trim()
  return `${kind} · ${file} · ${commit.slice(0, 7)} ${subject}`
}

function print(title, rows) {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)))
  console.log(`\n${title}`)
  for (const [first, second, third] of rows) {
    console.log(`  ${first.padEnd(widths[0])}  ${second.padEnd(widths[1])}  ${third}`.trimEnd())
  }
}

function show(file, lines = Number.POSITIVE_INFINITY) {
  const all = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
  console.log(`\n${file}`)
  for (const line of all.slice(0, lines)) console.log(`  ${line}`)
  if (all.length > lines) console.log(`  … ${all.length - lines} more lines`)
}
