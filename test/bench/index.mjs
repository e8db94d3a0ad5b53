/**
 * `pnpm bench`: what the stages cost, measured against something that anybody can run beside them. Nothing is asserted: a machine that
 * is busy with other work gives other seconds, but much the same ratios. `pnpm bench write pages` runs only these.
 */
import { readdirSync } from 'node:fs'

const modules = readdirSync(new URL('.', import.meta.url))
  .filter((name) => /^[a-z-]+\.mjs$/.test(name) && !['index.mjs', 'measure.mjs'].includes(name))
  .map((name) => name.replace('.mjs', ''))
  .sort()

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !modules.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}. There are: ${modules.join(', ')}.`)
  process.exitCode = 2
} else {
  for (const name of wanted.length > 0 ? wanted : modules) {
    const { default: run } = await import(`./${name}.mjs`)
    await run()
  }
}
