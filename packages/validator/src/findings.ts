import type { Chosen } from './active-rule.ts'
import type { Counts, Excerpt, Finding, Params } from './report.ts'
import type { Place, Problem, Severity } from './rule.ts'

/** Kept of one value, in characters: more than any limit that a rule knows. */
const MAX_VALUE = 2100

export interface Subject {
  entry?: number
  loc?: string
  page?: string
}

/** The finding of a rule's problem. */
export function makeFinding(
  { rule, level }: Chosen,
  problem: Problem,
  subject: Subject,
  place?: Place,
  excerpt?: Excerpt,
): Finding {
  const finding: Finding = {
    rule: rule.id,
    severity: severityOf({ rule, level }, problem),
    engine: rule.engine === 'all' ? 'all' : rule.engine.join(','),
    params: clipParams(problem.params ?? {}),
  }
  if (problem.variant !== undefined) finding.variant = problem.variant
  if (place) Object.assign(finding, { line: place.line, column: place.column })
  const entry = problem.entry ?? subject.entry
  if (entry !== undefined) finding.entry = entry
  const loc = problem.loc ?? subject.loc
  if (loc !== undefined) finding.loc = clip(loc)
  if (subject.page !== undefined) finding.page = subject.page
  if (excerpt) finding.excerpt = excerpt
  return finding
}

/** What the user set, else what the rule says of this case, else the rule's own level. */
export const severityOf = ({ rule, level }: Pick<Chosen, 'rule' | 'level'>, problem: Problem): Severity =>
  level ?? problem.severity ?? rule.severity

const clip = (text: string): string => (text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text)

function clipParams(params: Params): Params {
  const clipped: Params = {}
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) clipped[name] = typeof value === 'string' ? clip(value) : value
  }
  return clipped
}

export const noCounts = (): Counts => ({ errors: 0, warnings: 0, infos: 0 })

export const addCount = (counts: Counts, severity: Severity, by = 1): void => {
  if (severity === 'error') counts.errors += by
  else if (severity === 'warning') counts.warnings += by
  else counts.infos += by
}

/** By place; what has none comes last. */
export const sortFindings = (findings: Finding[]): Finding[] =>
  findings.sort(
    (a, b) =>
      (a.line ?? Number.POSITIVE_INFINITY) - (b.line ?? Number.POSITIVE_INFINITY) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      0,
  )
