import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HookEntry, Options, Page } from '@mapwright/core'
import { Failure } from '../failure.ts'
import { FAIL_ON, listOf, oneOf, optional } from '../flags.ts'
import type { Terminal } from '../print.ts'

export interface GenerateFlags extends Record<string, unknown> {
  site?: unknown
  base?: unknown
  out?: unknown
  lastmod?: unknown
  sources?: unknown
  config?: unknown
  format?: unknown
  now?: unknown
}

const KINDS = ['git', 'mtime', 'html'] as const

/** The options: those of `--config`, with the flags over them. */
export async function readOptions(flags: GenerateFlags, terminal: Terminal): Promise<Options> {
  const config = await readConfig(optional('--config', flags.config), terminal)
  const given: Options = {
    site: optional('--site', flags.site),
    base: optional('--base', flags.base),
    include: listOrNone(flags.include),
    exclude: listOrNone(flags.exclude),
    cleanUrls: flags.cleanUrls === true ? true : undefined,
    trailingSlash:
      flags.trailingSlash === undefined
        ? undefined
        : oneOf('--trailing-slash', String(flags.trailingSlash), ['always', 'never', 'ignore'] as const),
    robots: flags.robots === false ? false : undefined,
    filename: optional('--filename', flags.filename),
    text: flags.text === true ? true : undefined,
    gzip: flags.gzip === true ? true : undefined,
    allowEmpty: flags.allowEmpty === true ? true : undefined,
    sources: flags.sources === undefined ? undefined : { '/**': listOf(flags.sources) },
    ...readLastmod(listOf(flags.lastmod), config),
  }
  const failOn = optional('--fail-on', flags.failOn)
  const check =
    failOn === undefined ? {} : { check: { ...config.check, failOn: oneOf('--fail-on', failOn, FAIL_ON) } }
  return { ...config, ...withoutUndefined(given), ...check }
}

const listOrNone = (value: unknown) => (value === undefined ? undefined : listOf(value))

const withoutUndefined = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

/** Kinds of evidence, `none`, or one date for every page that has no better one. */
function readLastmod(values: string[], config: Options): Pick<Options, 'lastmod' | 'entry'> {
  if (values.length === 0) return {}
  if (values.includes('none')) {
    if (values.length > 1)
      throw new Failure(`--lastmod none leaves nothing to combine it with, but it is "${values.join(',')}".`)
    return { lastmod: false }
  }
  if (values.length === 1 && /^\d{4}-\d{2}-\d{2}/.test(values[0]!))
    return { lastmod: ['given'], entry: dateAll(values[0]!, config.entry) }
  const order = values.map((value) => {
    const kind = KINDS.find((name) => name === value)
    if (!kind) throw new Failure(`--lastmod must be git, mtime, html, none or a date, but it is "${value}".`)
    return kind
  })
  const settings =
    typeof config.lastmod === 'object' && !Array.isArray(config.lastmod) ? config.lastmod : undefined
  return { lastmod: settings ? { ...settings, order: ['given', ...order] } : ['given', ...order] }
}

const dateAll =
  (date: string, hook: Options['entry']): Options['entry'] =>
  async (entry: HookEntry, page: Page) => {
    entry.lastmod ??= date
    return hook?.(entry, page)
  }

async function readConfig(file: string | undefined, { cwd }: Terminal): Promise<Options> {
  if (file === undefined) return {}
  const url = pathToFileURL(resolve(cwd, file)).href
  const module = await import(url).catch((error: Error) => {
    throw new Failure(`--config ${file} cannot be loaded: ${error.message}`)
  })
  const config: unknown = module.default ?? module
  if (typeof config !== 'object' || config === null)
    throw new Failure(`--config ${file} must export an object of options as its default.`)
  return { ...(config as Options) }
}
