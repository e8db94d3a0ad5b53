import type { Example, Rule } from '@mapwright/validator'
import type { Terminal } from '../print.ts'

/** One rule for people: what holds, why, what is said, where it is written, and an example of each kind. */
export function describeRule(rule: Rule, { paint }: Terminal): string {
  const engines = rule.engine === 'all' ? 'the protocol, XML or all engines' : rule.engine.join(', ')
  const title = (text: string) => paint('bold', text)
  const blocks = [
    `${title(rule.id)}  ${rule.severity}, ${engines}`,
    `${rule.summary} ${rule.why}`,
    `${title('Says')}\n  ${rule.words.message}\n  ${rule.words.fix}`,
    ...Object.values(rule.variants ?? {}).map(({ message, fix }) => `  ${message}\n  ${fix}`),
    rule.knownAs &&
      `${title('Known as')}\n${Object.entries(rule.knownAs)
        .map(([console, names]) => `  ${console}: ${names.join('; ')}`)
        .join('\n')}`,
    rule.params &&
      `${title('Parameters')}\n${Object.entries(rule.params)
        .map(([name, value]) => `  ${name}: ${value}`)
        .join('\n')}`,
    rule.needs && `${title('Needs')}\n  ${rule.needs.join(', ')}`,
    `${title('Sources')}\n${rule.sources.map(({ title, section, url }) => `  ${title}, ${section}${url ? `\n  ${url}` : ''}`).join('\n')}`,
    `${title('Bad')}\n${indent(showExample(rule.examples.bad[0]!))}`,
    `${title('Good')}\n${indent(showExample(rule.examples.good[0]!))}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

export function showExample(example: Example): string {
  if (typeof example === 'string') return example
  if (example.shown !== undefined) return example.shown
  return typeof example.file === 'string' ? example.file : `${example.file.length} bytes`
}

const indent = (text: string) => text.replace(/^/gm, '  ')
