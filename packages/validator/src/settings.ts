import type { Params } from './report.ts'
import type { EngineName, Severity } from './rule.ts'

/** One file to check. */
export interface Input {
  /** As the user wrote it; it is what the report names. */
  path: string
  /** Where the file is served. Decides which hosts and folders it may list. */
  url?: string
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** How a server answered, for a file fetched from one. */
  served?: Served
}

export interface Served {
  /** 0 where nothing answered; `failure` says why. */
  status: number
  /** Why nothing answered, as the end of a sentence. */
  failure?: string
  contentType?: string
  contentEncoding?: string
  /** The body did not have the encoding that the header names. */
  encodingMissing?: boolean
  /** The final URL, where the first one answered with redirects. */
  redirectedTo?: string
  /** How many redirects were followed. */
  redirects?: number
}

/** What is known of a listed page: filled by core in a build, by `--dir` or by `--pages`. */
export interface PageFacts {
  /** 200 for a page that exists; 404 where the build has no such file. */
  status?: number
  redirectsTo?: string
  noindex?: boolean
  /** The absolute canonical URL that the page states. */
  canonical?: string
  /** True where robots.txt disallows the page for every crawler. */
  disallowed?: boolean
  /** Engines for which robots.txt alone disallows it. */
  disallowedFor?: string[]
  /** The emitted file behind the page. */
  page?: string
  /** Kind of evidence behind the lastmod; only core knows it. */
  evidence?: string
}

export type RuleLevel = 'off' | Severity
/** Off, a level, or a level with parameters (thresholds) of the rule. */
export type RuleSetting = RuleLevel | [RuleLevel, Params]

export interface Settings {
  /** URL of the site's root; gives a file without `url` its address. */
  site?: string
  /** The clock, in milliseconds since the epoch. Handed in, so that a report can be reproduced. */
  now: number
  /** Engines whose own rules count. Empty means all; protocol rules always run. */
  engines: EngineName[]
  rules: Record<string, RuleSetting>
  /** Hosts (or `true` for all) whose robots.txt names this sitemap, so that other hosts and folders may be listed. */
  crossSubmit: boolean | string[]
  /** How many findings of one rule are listed for one file; 0 lists all. */
  perRule: number
  /** Where the build or a crawl knows a listed page. `undefined` from the function: nothing is known of that page. */
  pageFacts?: (loc: string) => PageFacts | undefined
  /**
   * True: the files are all there are of their set, as those of a folder or a crawl, were it only one. False: there may be
   * others. Default: true for two files or more.
   */
  wholeSet?: boolean
  /** An empty urlset is no finding (news sitemaps between two articles). */
  allowEmpty?: boolean
  /** When the build started, in milliseconds; lets the rules about build time run. */
  buildStartedAt?: number
  /** The text of the robots.txt that the site brought along, before the build added to it. */
  robotsBefore?: string
  /** How many entries the build meant to write, over all files of the set. */
  builtUrls?: number
  signal?: AbortSignal
  progress?: (done: { path: string; bytes: number; urls: number }) => void
}
