import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

// In the built command this file stands for @mapwright/validator (tsup.config.ts). Compiling the catalogue takes as long as starting
// Node, so what V8 made of it is kept beside it: whoever can write there can change the code itself. Where nobody can, it is compiled anew.

type Validator = typeof import('@mapwright/validator') & typeof import('@mapwright/validator/formats')

const bundle = fileURLToPath(new URL('./validator.cjs', import.meta.url))

function load(): Validator {
  const { size, mtimeMs } = statSync(bundle)
  const kept = `${bundle}.${process.version}-${process.arch}-${size}-${Math.round(mtimeMs)}.cache`
  const cachedData = readIfThere(kept)
  const source = `(function (exports, require, module) {${readFileSync(bundle, 'latin1')}\n})`
  const script = new Script(source, { filename: bundle, ...(cachedData && { cachedData }) })
  const module = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(bundle), module)
  // At the end, when what a check needs has been compiled as well.
  if (isMainThread && !cachedData) process.once('exit', () => keep(kept, script))
  return module.exports as Validator
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    // Not there yet, or not to be read: it only saves time.
    return undefined
  }
}

function keep(file: string, script: Script): void {
  try {
    const temporary = `${file}.${process.pid}`
    writeFileSync(temporary, script.createCachedData())
    renameSync(temporary, file)
  } catch {
    // A folder that is not ours to write to.
  }
}

export const {
  checkFile,
  checkWith,
  findRule,
  formatGithub,
  formatJson,
  formatPretty,
  formatSarif,
  joinSet,
  render,
  rules,
  settingsWith,
  toJson,
} = load()
