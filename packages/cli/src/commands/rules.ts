import { findRule, type Rule, rules } from '@mapwright/validator'
import { CLEAN } from '../exit-code.ts'
import { Failure } from '../failure.ts'
import { oneOf, optional } from '../flags.ts'
import { nearest } from '../nearest.ts'
import type { Terminal } from '../print.ts'
import { describeRule, showExample } from './describe-rule.ts'

export interface RulesFlags {
  search?: unknown
  format?: unknown
}

/** `mapwright rules`: the catalogue, a part of it, or one rule explained. */
export async function listRules(ids: string[], flags: RulesFlags, terminal: Terminal): Promise<number> {
  const format = oneOf('--format', optional('--format', flags.format) ?? 'pretty', ['pretty', 'json'])
  const search = optional('--search', flags.search)
  const [id, ...more] = ids
  if (more.length > 0)
    throw new Failure(`One rule is explained at a time, but ${ids.length} are named: ${ids.join(', ')}.`)
  if (id !== undefined && search !== undefined) throw new Failure('Name a rule or give --search, not both.')
  const chosen = id === undefined ? searchRules(search) : [requireRule(id)]
  if (chosen.length === 0) throw new Failure(`No rule speaks of "${search}". mapwright rules lists them all.`)
  if (format === 'json')
    await terminal.out(
      `${JSON.stringify(id === undefined ? chosen.map(toData) : toData(chosen[0]!), null, 2)}\n`,
    )
  else if (id !== undefined) await terminal.out(describeRule(chosen[0]!, terminal))
  else await terminal.out(formatList(chosen, terminal))
  return CLEAN
}

function requireRule(id: string): Rule {
  const rule = findRule(id)
  if (rule) return rule
  const near = nearest(
    id,
    rules.map((one) => one.id),
  )
  throw new Failure(
    `There is no rule ${id}.${near ? ` Did you mean ${near}?` : ' mapwright rules lists them all.'}`,
  )
}

/** Rules whose id, words, scope, or name in a webmaster console contains each word of the text. */
export function searchRules(text: string | undefined): Rule[] {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter((rule) => {
    const { id, scope, summary, why, knownAs } = rule
    const told = [rule.words, ...Object.values(rule.variants ?? {})].flatMap(({ message, fix }) => [
      message,
      fix,
    ])
    const all = [id, scope, summary, why, ...told, ...Object.values(knownAs ?? {}).flat()]
      .join('\n')
      .toLowerCase()
    return words.every((word) => all.includes(word))
  })
}

function formatList(chosen: Rule[], { paint }: Terminal): string {
  const width = Math.max(...chosen.map(({ id }) => id.length))
  const colours = { error: 'red', warning: 'yellow', info: 'blue' } as const
  let scope = ''
  const lines: string[] = []
  for (const rule of [...chosen].sort((a, b) => order(a) - order(b))) {
    if (rule.scope !== scope) lines.push('', paint('bold', rule.scope))
    scope = rule.scope
    const engines = rule.engine === 'all' ? '' : paint('dim', `  (${rule.engine.join(', ')})`)
    lines.push(
      `  ${rule.id.padEnd(width)}  ${paint(colours[rule.severity], rule.severity.padEnd(7))}  ${rule.summary}${engines}`,
    )
  }
  return `${lines.slice(1).join('\n')}\n\n${chosen.length} rules. mapwright rules <id> explains one.\n`
}

const scopes = [...new Set(rules.map(({ scope }) => scope))]
const order = (rule: Rule) => scopes.indexOf(rule.scope)

const toData = ({
  id,
  scope,
  severity,
  engine,
  tier,
  summary,
  why,
  sources,
  knownAs,
  params,
  words,
  variants,
  needs,
  examples,
}: Rule) => ({
  id,
  scope,
  severity,
  engine,
  tier,
  summary,
  why,
  message: words.message,
  fix: words.fix,
  ...(variants && { variants }),
  ...(params && { params }),
  ...(needs && { needs }),
  ...(knownAs && { knownAs }),
  sources,
  examples: { good: examples.good.map(showExample), bad: examples.bad.map(showExample) },
})
