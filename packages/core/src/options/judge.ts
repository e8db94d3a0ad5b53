import * as v from 'valibot'
import { OptionError } from './error.ts'
import { nearestName } from './nearest.ts'
import { optionNames, optionsSchema } from './schema.ts'

/** Every fault of the options' shape, one sentence each: the option, what was expected, what was found. */
export function judgeShape(options: unknown): OptionError[] {
  const { issues = [] } = v.safeParse(optionsSchema, options)
  return issues.map((issue) => {
    const keys = (issue.path ?? []).map((item) => item.key as string | number)
    const name = spellPath(keys)
    if (name === '')
      return new OptionError('', `The options must be an object, but they are ${show(options)}.`)
    if (issue.type === 'never' && issue.message === 'unknown') return unknownName(keys, name)
    if (issue.path?.at(-1)?.origin === 'key' && issue.input !== undefined) {
      return new OptionError(name, `The key \`${name}\` must be ${issue.message}.`)
    }
    return wrongValue(name, issue.message, issue.input)
  })
}

export const wrongValue = (name: string, expected: string, found: unknown): OptionError =>
  new OptionError(name, `The option \`${name}\` must be ${expected}, but it is ${show(found)}.`)

function unknownName(keys: (string | number)[], name: string): OptionError {
  const names = optionNames[keys.slice(0, -1).filter(isName).join('.')] ?? []
  const near = nearestName(String(keys.at(-1)), names)
  const advice = near
    ? `Did you mean \`${spellPath([...keys.slice(0, -1), near])}\`?`
    : `Known here: ${names.join(', ')}.`
  return new OptionError(name, `There is no option \`${name}\`. ${advice}`)
}

const isName = (key: string | number) => typeof key === 'string'

/** `robots.policies[0].allow` */
const spellPath = (keys: (string | number)[]) =>
  keys.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('')

/** A value as a message shows it. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'string') return value === '' ? 'empty' : `"${clip(value)}"`
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}

const clip = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
