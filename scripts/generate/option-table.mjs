// The option table of docs/options.md and README.md, between their markers, from the table in the code.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const name = 'option-table'

const BEGIN = '<!-- options: written by `pnpm run generate` -->'
const END = '<!-- /options -->'

export async function files(root) {
  const { optionTable } = await import(pathToFileURL(join(root, 'packages/core/dist/index.js')).href)
  const topLevel = optionTable.filter((row) => !row.name.includes('.'))
  return new Map([
    ['README.md', await fill(root, 'README.md', topLevel)],
    ['docs/options.md', await fill(root, 'docs/options.md', optionTable)],
  ])
}

async function fill(root, path, rows) {
  const text = await readFile(join(root, path), 'utf8')
  const [before, rest] = text.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Error(`${path} has no markers for the option table: ${BEGIN} … ${END}`)
  return `${before}${BEGIN}\n\n${table(rows)}\n\n${END}${after}`
}

const table = (rows) =>
  [
    '| option | type | default | what |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| \`${row.name}\` | ${code(row.type)} | ${row.default} | ${row.description} |`),
  ].join('\n')

/** A pipe ends a cell of a table, even inside code. */
const code = (type) => `\`${type.replaceAll('|', '\\|')}\``
