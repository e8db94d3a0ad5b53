import type { Severity } from './rule.ts'

/** What a file turned out to be, told by its content, never by its name. */
export type FileKind = 'urlset' | 'index' | 'text' | 'rss' | 'atom' | 'robots' | 'unknown'

/** The values that fill a rule's words. `rule`, `severity` and `params` are the contract; prose is a rendering. */
export type Params = Record<string, string | number>

/** One broken rule in one place. Plain data: it crosses a worker and is rendered at the edge (`render` in words.ts). */
export interface Finding {
  rule: string
  severity: Severity
  /** `all` for the protocol, XML and neutral advice, else the engines whose rule it is, joined by commas. */
  engine: string
  params: Params
  /** Which of the rule's words fits; absent for the plain ones. */
  variant?: string
  /** 1-based, in the decoded text. */
  line?: number
  /** 1-based, counted in characters (code points). */
  column?: number
  /** 0-based ordinal of the `<url>`, `<sitemap>`, `<item>`, `<entry>` or text line. */
  entry?: number
  loc?: string
  /** The emitted file that the entry came from; only where core knows it. */
  page?: string
  /** The line of the file around the place, clipped; for the pretty frame. */
  excerpt?: Excerpt
}

/** A clipped piece of one line; `start` is the 1-based column of its first character. */
export interface Excerpt {
  text: string
  start: number
}

export interface Counts {
  errors: number
  warnings: number
  infos: number
}

/** The result of checking one file. A plain object, so that a worker can hand it over. */
export interface FileResult {
  path: string
  /** The URL at which the file is served, where it is known. */
  url?: string
  kind: FileKind
  /** Number of entries: URLs, children of an index, feed items, text lines. */
  urls: number
  /** Uncompressed size in bytes. */
  bytes: number
  /** At most `perRule` findings a rule; `counts` and `perRule` count them all. */
  findings: Finding[]
  counts: Counts
  /** Findings of each rule, listed or not. */
  countByRule: Record<string, number>
  /** Ids of the rules that lacked their context. */
  notChecked: string[]
  /** Only where listed pages were looked at. */
  pages?: PagesSummary
  /** What only a set can judge. */
  facts: SetFacts
}

/** What `joinSet` needs to know of each file. Typed arrays, so that a million URLs cost megabytes, not gigabytes. */
export interface SetFacts {
  /** Locs of a sitemap index, or the `Sitemap:` values of a robots.txt, with their places. */
  children: { loc: string; lastmod?: string; line: number; column: number; entry: number }[]
  /** 64-bit hashes of the locs as written (`hash.ts`), two 32-bit words each, in file order. Empty for an index. */
  locHashes: Uint32Array
  /** True where the locs ascend strictly by code point, so that no two of them are equal. */
  ascending: boolean
  firstLoc?: string
  lastLoc?: string
  /** Scheme, host and port of the locs, each once, up to 100. */
  origins: string[]
  /** The newest lastmod in the file, as written. */
  newestLastmod?: string
  /** Facts that single rules hand on to their set check, by rule id. Plain data. */
  byRule: Record<string, unknown>
}

export interface PagesSummary {
  /** Listed URLs that were looked at. */
  checked: number
  /** Those that should not be listed. */
  notListable: number
  /** Rule id to the number of URLs it speaks of. */
  byCause: Record<string, number>
}

/** The findings of a run, with counts. */
export interface Report {
  version: 1
  files: FileResult[]
  summary: Counts & { files: number; urls: number; pages?: PagesSummary }
}
