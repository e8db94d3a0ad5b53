import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const name = 'rules-index'

const folder = 'packages/validator/src/rules'

/** The catalogue: every rule file, by scope and id. */
export async function files(root) {
  const paths = []
  for (const scope of await readdir(join(root, folder), { withFileTypes: true })) {
    if (!scope.isDirectory()) continue
    for (const file of await readdir(join(root, folder, scope.name))) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) paths.push(`${scope.name}/${file}`)
    }
  }
  // Without the extension, as the linter sorts imports: `loc-duplicate` before `loc-duplicate-normalized`.
  const bare = (path) => path.replace(/\.ts$/, '')
  paths.sort((a, b) => (bare(a) < bare(b) ? -1 : 1))
  const idOf = (path) => path.replace(/^.*\/|\.ts$/g, '')
  const variable = (path) => idOf(path).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const lines = [
    '// Made by scripts/generate.mjs from the files below this folder.',
    "import type { Rule } from '../rule.ts'",
  ]
  for (const path of paths) lines.push(`import ${variable(path)} from './${path}'`)
  lines.push('', '/** Every rule, by scope and id. */', 'export const rules: Rule[] = [')
  for (const path of paths) lines.push(`  ${variable(path)},`)
  lines.push(']', '')
  return new Map([[`${folder}/index.ts`, lines.join('\n')]])
}
