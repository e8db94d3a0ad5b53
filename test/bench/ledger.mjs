/** 100,000 pages with a ledger: what reading it, holding the pages against it and writing it again costs, beside parsing the same JSON. */
import { build } from 'esbuild'

const PAGES = 100_000

export default async function run() {
  const { parseLedger, renderLedger } = await load()
  const ledger = new Map(
    Array.from({ length: PAGES }, (_, i) => [
      `https://www.example.com/pages/${i}/`,
      { hash: i.toString(16).padStart(32, '0'), ...(i % 3 === 0 && { at: '2026-01-02T03:04:05Z' }) },
    ]),
  )
  const text = renderLedger(ledger)
  const plain = cpuOf(() => JSON.stringify(JSON.parse(text), null, 2))
  const ours = cpuOf(() => renderLedger(parseLedger(text, 'sitemap.lock.json')))
  ledger.set('https://www.example.com/pages/7/', { hash: 'f'.repeat(32), at: '2026-01-03T03:04:05Z' })
  const before = new Set(text.split('\n'))
  const changed = renderLedger(ledger)
    .split('\n')
    .filter((line) => !before.has(line)).length
  console.log(
    `ledger: ${PAGES.toLocaleString('en')} pages, ${(text.length / 1e6).toFixed(1)} MB; read and written in ${ours.toFixed(2)} s CPU, ${(ours / plain).toFixed(1)} times JSON alone; one changed page changes ${changed} line`,
  )
}

function cpuOf(work) {
  work()
  const rounds = 5
  const before = process.cpuUsage()
  for (let i = 0; i < rounds; i++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6 / rounds
}

/** The parts are no public API, so they are bundled from their source. */
async function load() {
  const contents = `export * from '../../packages/core/src/ledger/ledger-file.ts'`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['source'],
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}
