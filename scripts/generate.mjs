// Writes the generated files. `--check` writes nothing and exits 1 naming each file that differs; a name runs one step only.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const check = args.includes('--check')
const only = args.filter((arg) => !arg.startsWith('-'))

const stepFiles = (await readdir(new URL('./generate/', import.meta.url))).filter((name) =>
  name.endsWith('.mjs'),
)
const steps = await Promise.all(stepFiles.sort().map((name) => import(`./generate/${name}`)))
const unknown = only.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown step ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`,
  )
  process.exit(2)
}

let differ = 0
for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name)) continue
  for (const [path, content] of await step.files(root)) {
    const file = join(root, path)
    const before = await readFile(file, 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (before === content) continue
    differ++
    console.log(`${path} ${check ? 'is not what `pnpm run generate` writes' : 'written'}`)
    if (check) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  if (!step.stale) continue
  for (const path of await step.stale(root)) {
    differ++
    console.log(`${path} belongs to nothing any more; remove it`)
  }
}
if (check && differ > 0) process.exitCode = 1
