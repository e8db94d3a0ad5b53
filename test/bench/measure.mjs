import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Rounds of a comparison. Its methods take turns, so that a busy moment hits all of them. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

/**
 * Runs each method `ROUNDS` times in a process of its own, so that peak memory is its own, and prints medians.
 * A method is a module of the folder `methods`; it calls `report` at its end. The first method is the measure of the others.
 */
export async function compare(title, methods, args = []) {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-bench-'))
  try {
    const scripts = await bundle(
      methods.map(({ script }) => script),
      folder,
    )
    const rounds = methods.map(() => [])
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, { script }] of methods.entries())
        rounds[i].push(await runScript(scripts[script], [folder, ...args]))
    }
    print(title, methods, rounds.map(medianRun))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the sources, bundled: what is measured is what is written, and starting up costs little. */
async function bundle(names, folder) {
  const scripts = {}
  for (const name of new Set(names)) {
    scripts[name] = join(folder, `${name}.mjs`)
    await build({
      entryPoints: [fileURLToPath(new URL(`./methods/${name}`, import.meta.url))],
      outfile: scripts[name],
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['source'],
      logLevel: 'error',
      banner: {
        js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url)",
      },
    })
  }
  return scripts
}

function runScript(script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`${script} ended with ${code}.`)),
    )
  })
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const medianRun = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]))

function print(title, methods, results) {
  console.log(`\n${title} (median of ${ROUNDS})`)
  const rows = results.map((result, i) => ({
    method: methods[i].name,
    'CPU s': result.cpu.toFixed(2),
    'wall s': result.wall.toFixed(2),
    'CPU ratio': (result.cpu / results[0].cpu).toFixed(2),
    'peak MiB': Math.round(result.peak),
    ...Object.fromEntries(
      Object.entries(result)
        .filter(([key]) => !['cpu', 'wall', 'peak'].includes(key))
        .map(([key, value]) => [key, Math.round(value * 100) / 100]),
    ),
  }))
  console.table(rows)
}
