import { defineRule, type Rule } from './rule.ts'
import { cite, documents } from './sources.ts'

/** A rule with the least that a rule needs; for tests of the engine. */
export const stubRule = (rule: Partial<Rule> & Pick<Rule, 'id'>): Rule =>
  defineRule({
    scope: 'xml',
    severity: 'error',
    engine: 'all',
    tier: 'core',
    summary: '',
    why: '',
    sources: [cite(documents.own, '')],
    words: { message: '', fix: '' },
    examples: { good: [], bad: [] },
    check: {},
    ...rule,
  })
