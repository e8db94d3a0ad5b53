import {
  type EngineName,
  findRule,
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
    crossSubmit: readCrossSubmit(flags.crossSubmit),
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

export function readNow(value: unknown, clock: number): number {
  if (value === undefined) return clock
  const text = one('--now', value)
  const at = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  if (Number.isNaN(at)) {
    throw new Failure(`--now must be a date such as 2026-12-01 or 2026-12-01T10:00:00Z, but it is "${text}".`)
  }
  return at
}

function readRules(settings: string[]): Record<string, RuleSetting> {
  return Object.fromEntries(
    settings.map((setting) => {
      const [id = '', level] = setting.split('=', 2)
      if (!findRule(id)) {
        const near = nearest(
          id,
          rules.map((rule) => rule.id),
        )
        throw new Failure(
          `--rule names "${id}", which is no rule.${near ? ` Did you mean ${near}?` : ' mapwright rules lists them all.'}`,
        )
      }
      if (level === undefined)
        throw new Failure(`--rule ${id} has no level. Write --rule ${id}=off, or error, warning or info.`)
      return [id, oneOf('--rule', level, [...LEVELS])]
    }),
  )
}

/** `--cross-submit` alone is for every host; with a value for those hosts. */
function readCrossSubmit(value: unknown): boolean | string[] {
  if (value === undefined || value === false) return false
  const hosts = listOf(value).filter((host) => host !== 'true' && host !== '')
  return hosts.length > 0 ? hosts.map((host) => host.toLowerCase()) : true
}

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
    `${flag} must be ${allowed.join(', ')}, but it is "${value}".${near ? ` Did you mean ${near}?` : ''}`,
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

/** A flag that may be repeated, or hold several values with commas between them. */
export const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value])
    .flatMap((item) => String(item).split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '')
