import type { EngineName, RuleSetting } from '@mapwright/validator'
import type { Entry, EvidenceKind, ListedEntry, Page, RouteInput } from './model.ts'
import type { TrailingSlash } from './runtime.ts'

/**
 * What a user may set, the same for every adapter and for `mapwright --config`.
 * The schema that judges it is options/schema.ts, its documentation as data options/table.ts.
 */
export interface Options {
  /** The site's absolute http(s) URL, without query, fragment or credentials: `https://www.example.com`. Default: the framework's. Required. */
  site?: string
  /** The path under which the site is served: `/docs/`. A relative or absolute base (a CDN) counts as `/`. Default: the bundler's. */
  base?: string
  /** Whether the plugin does anything. A function is asked once a build. Default: true for builds, false elsewhere. */
  enabled?: boolean | ((about: EnabledInput) => boolean)
  /** The folder where the HTML ends up, relative to the root. Default: the bundler's. */
  outDir?: string
  /** Only these pages: patterns over the decoded path below the base, or a function of the page. Default: all. */
  include?: Filter
  /** Not these pages; wins over `include`. Default: none. */
  exclude?: Filter
  /** Routes without HTML: an array, or a function (async, generator) that is called once a run. Default: none. */
  routes?: RoutesOption
  /** Slashes at the end of paths as the site is served. Default: the framework's, else as emitted (`ignore`). */
  trailingSlash?: TrailingSlash
  /** Whether `a.html` is served as `/a`. Default: the framework's, else false. */
  cleanUrls?: boolean
  /** `false`, the order in which evidence is tried, or an object. Default: `['given', 'html', 'git', 'mtime']`. */
  lastmod?: false | DateEvidence[] | LastmodOptions
  /** The source files of a page, relative to the root: a function, or a map from URL pattern to globs. Default: found. */
  sources?: SourcesOption
  /** Changes an entry (return it), drops it (return `false` or `null`) or adds others (return an array). Runs last. Default: none. */
  entry?: EntryHook
  /** Named groups, each written to files of its own: `{ blog: '/blog/**' }`. The first match wins. Default: none. */
  sitemaps?: Record<string, string | string[]>
  /** URLs of other sitemaps that the index shall name. Default: none. */
  extraSitemaps?: string[]
  /** Path of the entrance file in the output folder. Default: `sitemap.xml`. */
  filename?: string
  /** Compress the children of an index. Default: false. */
  gzip?: boolean
  /** Write `sitemap.txt` too. Default: false. */
  text?: boolean
  /** Lower limits of one file. Default: 50,000 URLs and 52,428,800 bytes. */
  limits?: { /** URLs a file. */ urls?: number /** Uncompressed bytes a file. */; bytes?: number }
  /** Keep robots.txt up to date: true, false, or what a new one says and which other sitemaps it names. Default: true. */
  robots?: boolean | RobotsOptions
  /** How the written files are judged. */
  check?: CheckOptions
  /** A run that finds no page is no failure: no file is written and ours is removed. Default: false. */
  allowEmpty?: boolean
  /** Language of messages. Default: `en`. */
  lang?: 'en' | 'ru'
}

export interface EnabledInput {
  command: 'build' | 'serve'
  mode: string
  env: Record<string, string | undefined>
}

/** Patterns over the decoded path below the base (`/blog/**`), or a function of the page. */
export type Filter = string | string[] | ((page: Page) => boolean)

export type RouteList = Iterable<RouteInput> | AsyncIterable<RouteInput>
export type RoutesOption = RouteInput[] | (() => RouteList | Promise<RouteList>)

/** Kinds of evidence that `lastmod` may order. */
export type DateEvidence = Exclude<EvidenceKind, 'none'>

export interface LastmodOptions {
  /** The first kind that has a date that can be trusted wins. Default: `['given', 'html', 'git', 'mtime']`. */
  order?: DateEvidence[]
  /** Which date of a commit counts. Default: `committer`. */
  dateOf?: 'committer' | 'author'
  /** Commits that do not count, besides those in `.git-blame-ignore-revs`: full ids. Default: none. */
  ignoreRevs?: string[]
  /** Fail the build where git does not know a date: it is missing, or the clone is shallow. Default: false. */
  requireGit?: boolean
  /** A file that remembers when each page's content last changed; for content that is in no repository. Default: none. */
  ledger?: string | LedgerOptions
}

export interface LedgerOptions {
  /** Path of the ledger, relative to the root. */
  file: string
  /** Whether the ledger is written. Default: true, false where the `CI` variable is set. */
  write?: boolean
  /** Selectors of page parts whose change does not count. Default: none. */
  ignore?: string[]
}

export type SourcesOption =
  | ((page: Page) => string | string[] | undefined)
  | Record<string, string | string[]>

/** What `entry` may return: the entry, several, or nothing of it. `undefined` keeps the entry as it is (changed in place or not). */
export type HookAnswer = Entry | Entry[] | false | null | undefined | void
/** Is given a copy of the entry whose lastmod may be a Date, and the page it was made from. */
export type EntryHook = (
  entry: HookEntry,
  page: Page,
) => HookAnswer | HookEntry | HookEntry[] | Promise<HookAnswer | HookEntry | HookEntry[]>
/** An entry as the hook may leave it. */
export interface HookEntry extends Omit<Entry, 'lastmod'> {
  lastmod?: string | Date
}

export interface RobotsOptions {
  /** What a robots.txt says that is made because there is none. Default: everything is allowed for everybody. */
  policies?: RobotsPolicy[]
  /** URLs of other sitemaps that robots.txt shall name. Default: none. */
  sitemaps?: string[]
}

export interface RobotsPolicy {
  userAgent: string | string[]
  allow?: string | string[]
  disallow?: string | string[]
  /** Seconds between two requests; some crawlers know it. */
  crawlDelay?: number
}

export interface CheckOptions {
  /** Level of single rules: `{ 'loc-fragment': 'off' }`, or with parameters: `['warning', { share: 95 }]`. */
  rules?: Record<string, RuleSetting>
  /** Engines whose own rules count. Default: all. */
  engines?: EngineName[]
  /** From which level on a finding fails the build. Default: `error`. */
  failOn?: FailOn
  /** Hosts (or all: true) whose robots.txt names our sitemap, so that it may list them. Default: false. */
  crossSubmit?: boolean | string[]
  /** Write the report to a file as well. Default: none. */
  report?: { format: 'pretty' | 'json' | 'sarif' | 'github' | 'junit'; file: string }
}

export type FailOn = 'error' | 'warning' | 'never'

export { isEnabled } from './options/enabled.ts'
export { OptionError } from './options/error.ts'
export { type ResolvedOptions, resolveOptions } from './options/resolve.ts'
export { type OptionRow, optionTable } from './options/table.ts'
export type { ListedEntry }
