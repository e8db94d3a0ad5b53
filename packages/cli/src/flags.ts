import {
  type EngineName,
  findRule,
  type Rule,
  type RuleSetting,
  rules,
  type Settings,
  settingsWith,
} from '@mapwright/validator'
import type { FailOn } from './exit-code.ts'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'

export const ENGINES: EngineName[] = ['google', 'yandex', 'bing', 'baidu', 'indexnow']
export const LEVELS = ['off', 'error', 'warning', 'info'] as const
export const FAIL_ON: FailOn[] = ['error', 'warning', 'never']

/** The flags that more than one command understands, as the parser leaves them: a flag given twice is an array. */
export interface JudgingFlags {
  engine?: unknown
  rule?: unknown
  maxFindings?: unknown
  crossSubmit?: unknown
  site?: unknown
  now?: unknown
}

/** @throws Failure that names the flag and what it takes. */
export function readSettings(flags: JudgingFlags, clock: number): Settings {
  return settingsWith({
    now: readNow(flags.now, clock),
    ...(flags.site !== undefined && { site: readSite(flags.site) }),
    engines: listOf(flags.engine).map((name) => oneOf('--engine', name, ENGINES)),
    rules: readRules(listOf(flags.rule)),
    crossSubmit: flags.crossSubmit === true,
    perRule: readCount('--max-findings', flags.maxFindings, 100),
  })
}

export function readSite(value: unknown): string {
  const text = one('--site', value)
  if (!/^https?:\/\/[^/?#]/i.test(text) || !URL.canParse(text)) {
    throw new Failure(
      `--site must be an absolute http(s) URL such as https://www.example.com, but it is "${text}".`,
    )
  }
  return text
}

export const readNow = (value: unknown, clock: number): number =>
  value === undefined ? clock : readDate('--now', one('--now', value))

/** A date, or a date and time with its zone, in milliseconds. */
export function readDate(flag: string, text: string): number {
  const isWhole = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text)
  const at = isWhole ? Date.parse(text) : Number.NaN
  // Date.parse takes 30 February for 2 March.
  const day = text.slice(0, 10)
  if (Number.isNaN(at) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) {
    throw new Failure(
      `${flag} must be a date such as 2026-12-01 or 2026-12-01T10:00:00Z, but it is "${text}".`,
    )
  }
  return at
}

/** `id=level`, with parameters behind it where the rule has some: `lastmod-all-identical=warning:share=95`. */
function readRules(settings: string[]): Record<string, RuleSetting> {
  return Object.fromEntries(settings.map((setting) => readRule(setting)))
}

function readRule(setting: string): [string, RuleSetting] {
  const [name, ...given] = setting.split(':')
  const [id = '', level] = name!.split('=', 2)
  const rule = findRule(id)
  if (!rule) {
    const near = nearest(id, idsOf(rules))
    const advice = near ? ` Did you mean ${near}?` : ' mapwright rules lists them all.'
    throw new Failure(`--rule names "${id}", which is no rule.${advice}`)
  }
  if (level === undefined) {
    throw new Failure(`--rule ${id} has no level. Write --rule ${id}=off, or error, warning or info.`)
  }
  const read = oneOf(`--rule ${id}`, level, [...LEVELS])
  return [
    id,
    given.length === 0 ? read : [read, Object.fromEntries(given.map((pair) => readParam(rule, pair)))],
  ]
}

function readParam({ id, params = {} }: Rule, pair: string): [string, string | number] {
  const [name = '', value = ''] = pair.split('=', 2)
  const known = params[name]
  if (known === undefined) {
    const names = Object.keys(params)
    const advice = names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none.'
    throw new Failure(`--rule ${id} has no parameter "${name}". ${advice}`)
  }
  if (typeof known === 'string') return [name, value]
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) {
    throw new Failure(`--rule ${id}: the parameter ${name} must be a number, but it is "${value}".`)
  }
  return [name, Number(value)]
}

const idsOf = (list: Rule[]) => list.map(({ id }) => id)

export function readCount(flag: string, value: unknown, fallback: number): number {
  if (value === undefined) return fallback
  const text = one(flag, value)
  if (!/^\d+$/.test(text)) throw new Failure(`${flag} must be a whole number, but it is "${text}".`)
  return Number(text)
}

export function oneOf<T extends string>(flag: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((name) => name === value)
  if (found) return found
  const near = nearest(value, allowed)
  throw new Failure(
    `${flag} must be one of ${allowed.join(', ')}, but it is "${value}".${near ? ` Did you mean ${near}?` : ''}`,
  )
}

/** The value of a flag that makes sense once. */
export function one(flag: string, value: unknown): string {
  if (Array.isArray(value)) throw new Failure(`${flag} is given ${value.length} times. Give it once.`)
  if (value === true || value === '') throw new Failure(`${flag} needs a value.`)
  return String(value)
}

export const optional = (flag: string, value: unknown): string | undefined =>
  value === undefined ? undefined : one(flag, value)

/** A flag that may be repeated. Commas stay: patterns hold them. */
export const repeated = (flag: string, value: unknown): string[] | undefined =>
  value === undefined ? undefined : [value].flat().map((item) => one(flag, item))

/** A flag that may be repeated, or hold several values with commas between them. */
export const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value])
    .flatMap((item) => String(item).split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '')
