import type { FileKind, Params } from './report.ts'
import type { FileContext, Rule, Scope, Severity, Visitor } from './rule.ts'
import type { RuleSetting, Settings } from './settings.ts'

const XML_KINDS: FileKind[] = ['urlset', 'index', 'rss', 'atom', 'unknown']
const ALL_KINDS: FileKind[] = [...XML_KINDS, 'text', 'robots']

/** The kinds of file that a scope speaks of, where a rule does not say so itself. */
const KINDS: Record<Scope, FileKind[]> = {
  xml: XML_KINDS,
  urlset: ['urlset'],
  url: ['urlset'],
  loc: ['urlset', 'text', 'rss', 'atom'],
  lastmod: ['urlset', 'index'],
  changefreq: ['urlset'],
  priority: ['urlset'],
  image: ['urlset'],
  video: ['urlset'],
  news: ['urlset'],
  hreflang: ['urlset'],
  index: ['index'],
  txt: ['text'],
  rss: ['rss'],
  atom: ['atom'],
  robots: ['robots'],
  gzip: ALL_KINDS,
  'set-wide': ALL_KINDS,
  fetch: ALL_KINDS,
}

/** A rule as the settings want it. */
export interface Chosen {
  rule: Rule
  /** The level that the user set; undefined where the rule's own holds. */
  level: Severity | undefined
  params: Params
}

/** The rule with its level and parameters; undefined where the settings leave it out. */
export function choose(rule: Rule, settings: Settings): Chosen | undefined {
  const setting: RuleSetting | undefined = settings.rules[rule.id]
  const [level, params] = Array.isArray(setting) ? setting : [setting, {}]
  if (level === 'off') return undefined
  const { engines } = settings
  const counts = rule.engine === 'all' || engines.length === 0 || rule.engine.some((e) => engines.includes(e))
  return counts ? { rule, level, params: { ...rule.params, ...params } } : undefined
}

export const speaksOf = (rule: Rule, kind: FileKind): boolean =>
  (rule.kinds ?? KINDS[rule.scope]).includes(kind)

/** A rule at work on one file. */
export class ActiveRule implements Chosen {
  readonly rule: Rule
  readonly level: Severity | undefined
  readonly params: Params
  count = 0
  #context: FileContext
  #visitor: Visitor | undefined

  constructor(chosen: Chosen, context: FileContext) {
    this.rule = chosen.rule
    this.level = chosen.level
    this.params = chosen.params
    this.#context = context
  }

  get visitor(): Visitor {
    const { check } = this.rule
    this.#visitor ??= typeof check === 'function' ? check(this.#context) : check
    return this.#visitor
  }
}
