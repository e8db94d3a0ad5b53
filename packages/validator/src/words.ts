import { type Lang, renderRule } from './render-rule.ts'
import type { Finding } from './report.ts'
import type { Rule, Words } from './rule.ts'
import { rules } from './rules/index.ts'

let byId: Map<string, Rule> | undefined

/** The rule of an id; undefined for one that this version does not know. */
export function findRule(id: string): Rule | undefined {
  byId ??= new Map(rules.map((rule) => [rule.id, rule]))
  return byId.get(id)
}

/** What a finding says and how to mend it, in a language; in English where that has no words for it. */
export function render(finding: Pick<Finding, 'rule' | 'variant' | 'params'>, lang: Lang = 'en'): Words {
  const rule = findRule(finding.rule)
  return rule ? renderRule(rule, finding, lang) : { message: finding.rule, fix: '' }
}
