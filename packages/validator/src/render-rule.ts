import { languages } from './lang/index.ts'
import type { Finding, Params } from './report.ts'
import type { Rule, Words } from './rule.ts'
import { spellOut } from './visible.ts'

export type Lang = 'en' | 'ru'

/** Longest value in a sentence, in characters; longer ones lose their middle. */
const MAX_SHOWN = 100

/** `render` for a rule at hand. */
export function renderRule(
  rule: Rule,
  { variant, params }: Pick<Finding, 'variant' | 'params'>,
  lang: Lang,
): Words {
  const translated = languages[lang]?.[rule.id]
  const words =
    (variant === undefined ? translated : (translated?.variants?.[variant] ?? undefined)) ??
    (variant === undefined ? rule.words : (rule.variants?.[variant] ?? rule.words))
  return { message: fill(words.message, params), fix: fill(words.fix, params) }
}

/** Fills `{name}` from the parameters. */
const fill = (template: string, params: Params): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : show(value)
  })

/** A value on one line, clipped in the middle. */
function show(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const line = [...spellOut(value)]
  if (line.length <= MAX_SHOWN) return line.join('')
  return `${line.slice(0, MAX_SHOWN - 31).join('')}…${line.slice(-30).join('')}`
}
