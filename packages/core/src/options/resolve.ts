import { type EngineName, type RuleSetting, rules } from '@mapwright/validator'
import type {
  CheckOptions,
  DateEvidence,
  EntryHook,
  FailOn,
  Filter,
  LastmodOptions,
  LedgerOptions,
  Options,
  RobotsPolicy,
  RoutesOption,
  SourcesOption,
} from '../options.ts'
import { makeSite, type Site } from '../routes/site.ts'
import type { Runtime, TrailingSlash } from '../runtime.ts'
import { isRecord } from '../values.ts'
import { OptionError } from './error.ts'
import { judgeShape } from './judge.ts'
import { nearestName } from './nearest.ts'
import { MAX_BYTES, MAX_URLS } from './schema.ts'

/** Options with every default filled in; what the stages read. */
export interface ResolvedOptions {
  site: Site
  include?: Filter
  exclude?: Filter
  routes?: RoutesOption
  cleanUrls: boolean
  trailingSlash: TrailingSlash
  lastmod: ResolvedLastmod
  sources?: SourcesOption
  entry?: EntryHook
  groups: { name: string; patterns: string[] }[]
  /** Absolute URLs. */
  extraSitemaps: string[]
  filename: string
  gzip: boolean
  text: boolean
  limits: { urls: number; bytes: number }
  /** False: robots.txt is left alone. */
  robots: false | { policies: RobotsPolicy[]; sitemaps: string[] }
  check: {
    rules: Record<string, RuleSetting>
    engines: EngineName[]
    failOn: FailOn
    crossSubmit: boolean | string[]
    report?: CheckOptions['report']
  }
  allowEmpty: boolean
  lang: 'en' | 'ru'
}

export interface ResolvedLastmod {
  /** Empty: no dates are written. */
  order: DateEvidence[]
  dateOf: 'committer' | 'author'
  ignoreRevs: string[]
  requireGit: boolean
  ledger?: LedgerOptions
}

/** What of the machine the options depend on. */
export type OptionContext = Pick<Runtime, 'base' | 'defaults'>

export const DEFAULT_ORDER: DateEvidence[] = ['given', 'html', 'git', 'mtime']

/** Judges the options and fills in the defaults: the user's setting wins over the framework's, that over ours. */
export function resolveOptions(options: Options, context: OptionContext): ResolvedOptions | OptionError[] {
  const faults = judgeShape(options)
  if (faults.some(({ option }) => ['', 'site', 'base'].includes(option))) return faults
  const site = makeSite(options.site ?? context.defaults.site, options.base ?? context.base)
  if (site instanceof OptionError) return [...faults, site]
  const lastmod = resolveLastmod(options.lastmod)
  if (lastmod.order?.includes('ledger') && !lastmod.ledger) faults.push(missingLedger)
  faults.push(...judgeRuleIds(options.check?.rules))
  if (faults.length > 0) return faults

  const { include, exclude, routes, sources, entry, robots = true, check = {}, limits = {} } = options
  return {
    site,
    include,
    exclude,
    routes,
    sources,
    entry,
    cleanUrls: options.cleanUrls ?? context.defaults.cleanUrls ?? false,
    trailingSlash: options.trailingSlash ?? context.defaults.trailingSlash ?? 'ignore',
    lastmod,
    groups: Object.entries(options.sitemaps ?? {}).map(([name, patterns]) => ({
      name,
      patterns: [patterns].flat(),
    })),
    extraSitemaps: (options.extraSitemaps ?? []).map((url) => url.trim()),
    filename: (options.filename ?? 'sitemap.xml').trim(),
    gzip: options.gzip ?? false,
    text: options.text ?? false,
    limits: { urls: limits.urls ?? MAX_URLS, bytes: limits.bytes ?? MAX_BYTES },
    robots: robots === false ? false : { policies: [], sitemaps: [], ...(robots === true ? {} : robots) },
    check: {
      rules: check.rules ?? {},
      engines: check.engines ?? [],
      failOn: check.failOn ?? 'error',
      crossSubmit: check.crossSubmit ?? false,
      report: check.report,
    },
    allowEmpty: options.allowEmpty ?? false,
    lang: options.lang ?? 'en',
  }
}

/** A misspelt rule would keep its level in silence. */
function judgeRuleIds(levels: unknown): OptionError[] {
  const ids = rules.map(({ id }) => id)
  const unknown = Object.keys(isRecord(levels) ? levels : {}).filter((id) => !ids.includes(id))
  return unknown.map((id) => {
    const near = nearestName(id, ids)
    const advice = near ? `Did you mean \`${near}\`?` : '`mapwright rules` lists them all.'
    return new OptionError(
      `check.rules.${id}`,
      `The option \`check.rules\` names the rule \`${id}\`, which does not exist. ${advice}`,
    )
  })
}

function resolveLastmod(lastmod: Options['lastmod']): ResolvedLastmod {
  const given: LastmodOptions =
    lastmod === false ? { order: [] } : Array.isArray(lastmod) ? { order: lastmod } : (lastmod ?? {})
  const ledger = typeof given.ledger === 'string' ? { file: given.ledger } : given.ledger
  return {
    order: withLedger(
      [...new Set(Array.isArray(given.order) ? given.order : DEFAULT_ORDER)],
      ledger !== undefined,
    ),
    dateOf: given.dateOf ?? 'committer',
    ignoreRevs: given.ignoreRevs ?? [],
    requireGit: given.requireGit ?? false,
    ledger,
  }
}

/** A ledger that is asked for speaks after the page itself and before git. */
function withLedger(order: DateEvidence[], wanted: boolean): DateEvidence[] {
  if (!wanted || order.includes('ledger')) return order
  const place = order.findIndex((kind) => kind === 'git' || kind === 'mtime')
  return place < 0 ? [...order, 'ledger'] : order.toSpliced(place, 0, 'ledger')
}

const missingLedger = new OptionError(
  'lastmod.ledger',
  'The option `lastmod.order` names \'ledger\', but `lastmod.ledger` names no file. Set it to a path such as "sitemap.lock.json".',
)
