import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HookEntry, Options, Page } from '@mapwright/core'
import { Failure } from '../failure.ts'
import { FAIL_ON, listOf, one, oneOf, optional, readDate, repeated } from '../flags.ts'
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
const SLASHES = ['always', 'never', 'ignore'] as const

/** The options: those of `--config`, with the flags over them. */
export async function readOptions(flags: GenerateFlags, terminal: Terminal): Promise<Options> {
  const config = await readConfig(optional('--config', flags.config), terminal)
  const given: Options = {
    site: optional('--site', flags.site),
    base: optional('--base', flags.base),
    include: repeated('--include', flags.include),
    exclude: repeated('--exclude', flags.exclude),
    cleanUrls: flags.cleanUrls as boolean | undefined,
    trailingSlash:
      flags.trailingSlash === undefined
        ? undefined
        : oneOf('--trailing-slash', one('--trailing-slash', flags.trailingSlash), SLASHES),
    robots: flags.robots === false ? false : undefined,
    filename: optional('--filename', flags.filename),
    text: flags.text as boolean | undefined,
    gzip: flags.gzip as boolean | undefined,
    allowEmpty: flags.allowEmpty as boolean | undefined,
    sources: sourcesOf(repeated('--sources', flags.sources)),
    ...readLastmod(listOf(flags.lastmod), config),
  }
  const failOn = optional('--fail-on', flags.failOn)
  const check =
    failOn === undefined ? {} : { check: { ...config.check, failOn: oneOf('--fail-on', failOn, FAIL_ON) } }
  return { ...config, ...withoutUndefined(given), ...check }
}

const sourcesOf = (globs: string[] | undefined) => globs && { '/**': globs }

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
  const [first = ''] = values
  if (values.length === 1 && /^\d/.test(first)) {
    readDate('--lastmod', first)
    return { lastmod: ['given'], entry: dateAll(first, config.entry) }
  }
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
