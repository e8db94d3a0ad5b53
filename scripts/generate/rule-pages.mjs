import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const name = 'rule-pages'

const folder = 'docs/rules'
const SEVERITIES = { error: 'Error', warning: 'Warning', info: 'Note' }
const NEEDS = {
  url: 'the URL of the sitemap itself (`--url`, or `--site` with a folder)',
  site: 'the URL of the site (`--site`)',
  pages: 'the listed pages (a build, `--dir` or `--pages`)',
  served: 'the answer of a server (check a URL)',
  set: 'the other files of the set (check them together)',
  build: 'the start of the build (a build)',
}

/** A page for each rule, and a list of all. */
export async function files(root) {
  const { rules } = await import(pathToFileURL(join(root, 'packages/validator/dist/index.js')))
  const pages = new Map(rules.map((rule) => [`${folder}/${rule.id}.md`, page(rule)]))
  pages.set(`${folder}/README.md`, list(rules))
  return pages
}

/** Pages whose rule is gone. */
export async function stale(root) {
  const wanted = new Set((await files(root)).keys())
  const there = await readdir(join(root, folder)).catch(() => [])
  return there.map((file) => `${folder}/${file}`).filter((path) => !wanted.has(path))
}

const engineOf = ({ engine }) => (engine === 'all' ? 'all engines' : engine.map(capital).join(', '))
const capital = (word) => (word === 'indexnow' ? 'IndexNow' : word[0].toUpperCase() + word.slice(1))

/** Prose as Markdown: tags outside code are text. */
const prose = (text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 ? part : part.replace(/</g, '\\<').replace(/([*_])/g, '\\$1')))
    .join('')

/** A template as it is read: parameters in italics. */
const template = (text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 ? part.replace(/\{(\w+)\}/g, '$1') : prose(part).replace(/\{(\w+)\}/g, '*$1*')))
    .join('')

function page(rule) {
  const lines = [`# ${rule.id}`, '', prose(rule.summary), '']
  lines.push(`**${SEVERITIES[rule.severity]}** · ${engineOf(rule)} · scope ${rule.scope} · ${rule.tier}`, '')
  lines.push('## Why', '', prose(rule.why), '', '## What it says', '')
  const said = [rule.words, ...Object.values(rule.variants ?? {})].map(
    ({ message, fix }) => `- ${template(message)}${fix ? `\n  ${template(fix)}` : ''}`,
  )
  lines.push(...new Set(said))
  lines.push('', ...knownAs(rule), ...needs(rule), '## Sources', '')
  for (const { title, section, url } of rule.sources) {
    lines.push(`- ${url ? `[${prose(title)}](${url})` : prose(title)}${section ? `: ${prose(section)}` : ''}`)
  }
  lines.push('', ...examples('Bad', rule.examples.bad), ...examples('Good', rule.examples.good))
  lines.push(
    '## Settings',
    '',
    '```js',
    `rules: { '${rule.id}': 'off' } // or 'error', 'warning', 'info'`,
    '```',
    '',
  )
  const params = Object.entries(rule.params ?? {})
  if (params.length > 0) {
    lines.push(
      `With parameters: \`'${rule.id}': ['${rule.severity}', { ${params.map(([k, v]) => `${k}: ${JSON.stringify(v)}`).join(', ')} }]\`.`,
      '',
    )
  }
  return `${lines.join('\n').trimEnd()}\n`
}

function knownAs({ knownAs = {} }) {
  const names = Object.entries({ google: 'Google Search Console', yandex: 'Yandex Webmaster' })
    .filter(([engine]) => knownAs[engine]?.length > 0)
    .map(
      ([engine, console]) =>
        `- ${console}: ${knownAs[engine].map((known) => `“${prose(known)}”`).join(', ')}`,
    )
  return names.length > 0 ? ['## Known as', '', ...names, ''] : []
}

function needs({ needs = [] }) {
  if (needs.length === 0) return []
  return [
    '## When it runs',
    '',
    `It needs ${needs.map((need) => NEEDS[need]).join(', and ')}. Without it the rule is listed under \`notChecked\`.`,
    '',
  ]
}

/** The first example of each kind that can be shown. */
function examples(title, all) {
  const shown = all.map(show).find((text) => text !== undefined)
  return shown === undefined
    ? []
    : [`## ${title} example`, '', `\`\`\`${language(shown)}`, shown.trimEnd(), '```', '']
}

function show(example) {
  if (typeof example === 'string') return visible(example)
  if (example.shown !== undefined) return visible(example.shown)
  const { file, set } = example
  if (typeof file !== 'string' || file.length > 4000) return undefined
  const others = Object.entries(set ?? {}).map(([path, text]) => `\n--- ${path} ---\n${text}`)
  return visible([file, ...others].join('\n'))
}

const language = (text) => (text.trimStart().startsWith('<') ? 'xml' : 'text')

/** Controls and the byte-order mark spelled out. */
const visible = (text) =>
  text.replace(
    /[\0-\x08\x0b-\x1f\x7f-\x9f\ufeff\ufffe\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function list(rules) {
  const lines = [
    '# Rules',
    '',
    `${rules.length} rules, each with its source. Made from the rules themselves by \`pnpm run generate\`.`,
    '',
  ]
  for (const [scope, members] of byScope(rules)) {
    lines.push(
      `## ${scope}`,
      '',
      '| rule | level | engine | what holds in a good file |',
      '| --- | --- | --- | --- |',
    )
    for (const rule of members) {
      lines.push(
        `| [${rule.id}](${rule.id}.md) | ${rule.severity} | ${engineOf(rule)} | ${prose(rule.summary).replace(/\|/g, '\\|')} |`,
      )
    }
    lines.push('')
  }
  return `${lines.join('\n').trimEnd()}\n`
}

function byScope(rules) {
  const groups = new Map()
  for (const rule of rules) groups.set(rule.scope, [...(groups.get(rule.scope) ?? []), rule])
  return groups
}
