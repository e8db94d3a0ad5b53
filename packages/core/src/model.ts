import type { Counts, Finding, Report } from '@mapwright/validator'

/** A URL path that the site serves: from an emitted HTML file, a framework's route list or the user. */
export interface Route {
  /** The path below the base, decoded, with a leading slash and in the site's style of slashes: `/blog/a/`. May carry a query. */
  path: string
  /** The emitted HTML file, relative to the output folder, POSIX. Absent for a route without HTML. */
  file?: string
  origin: 'html' | 'framework' | 'routes' | 'entry'
  /** What the user or framework already knows of the entry. */
  given?: GivenEntry
  /** Source files, relative to the root, where the framework knows them. */
  sources?: string[]
}

/** An item of the `routes` option: a path or URL, or one with fields of its entry. */
export type RouteInput = string | (GivenEntry & { url: string; sources?: string[] })

export interface GivenEntry {
  lastmod?: string | Date
  changefreq?: ChangeFreq
  priority?: number
  alternates?: Alternate[]
  images?: Image[]
  videos?: Video[]
  news?: News
}

/** A route and what its document says of itself. */
export interface Page {
  route: Route
  /** The URL as served, absolute and encoded. */
  url: string
  /** Absolute canonical URL as stated, after resolving; undefined where the page states none. */
  canonical?: string
  robots: RobotsDirectives
  /** Target of a meta refresh, absolute. */
  redirectsTo?: string
  /** hreflang alternates as stated, href absolute. */
  alternates: Alternate[]
  /** The `lang` of the html element. */
  lang?: string
  title?: string
  /** Dates that the page states, in order of trust. Raw text; `where` names the element. */
  dates: { value: string; where: string }[]
  /** Number of bytes of the document that were read. */
  bytesRead: number
  /** False where the file has no html, head, body or title: a fragment, not a page. */
  isDocument: boolean
}

/** noindex for every crawler, or the crawlers' own names that alone are kept out. */
export interface RobotsDirectives {
  noindex: boolean
  noindexFor: string[]
}

export type ChangeFreq = 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never'

/** One `<url>` record. */
export interface Entry {
  loc: string
  /** As it is written: W3C date or date and time. */
  lastmod?: string
  changefreq?: ChangeFreq
  /** 0 to 1. */
  priority?: number
  alternates?: Alternate[]
  images?: Image[]
  videos?: Video[]
  news?: News
}

/** An entry with where it came from; what the stages pass on. */
export interface ListedEntry {
  entry: Entry
  evidence: Evidence
  /** The emitted file, where there is one. */
  file?: string
}

export interface Alternate {
  hreflang: string
  href: string
}

export interface Image {
  loc: string
  caption?: string
  title?: string
  license?: string
  geoLocation?: string
}

export interface Video {
  thumbnailLoc: string
  title: string
  description: string
  contentLoc?: string
  playerLoc?: string
  /** Seconds, 1 to 28,800. */
  duration?: number
  expirationDate?: string
  /** 0.0 to 5.0. */
  rating?: number
  viewCount?: number
  publicationDate?: string
  familyFriendly?: boolean
  restriction?: { relationship: 'allow' | 'deny'; countries: string[] }
  platform?: { relationship: 'allow' | 'deny'; platforms: ('web' | 'mobile' | 'tv')[] }
  requiresSubscription?: boolean
  uploader?: { name: string; info?: string }
  live?: boolean
  tags?: string[]
}

export interface News {
  publication: { name: string; language: string }
  publicationDate: string
  title: string
}

export type EvidenceKind = 'given' | 'html' | 'ledger' | 'git' | 'mtime' | 'none'

/** Why an entry has its lastmod, or why it has none. */
export interface Evidence {
  kind: EvidenceKind
  /** The source file, relative to the root, or the element that the page says it in. */
  file?: string
  commit?: string
  /** For `none`: why. Also what stronger evidence was not believed. */
  reason?: string
}

/** The answer of one source of dates for one source file. */
export interface Dated {
  /** Seconds since the epoch; absent where the file has no date that can be trusted. */
  at?: number
  kind: 'git' | 'mtime' | 'none'
  commit?: string
  subject?: string
  /** Of a git date: the work tree holds another content than that commit (staged or not), so that the file's own time may say more. */
  changed?: boolean
  reason?: DateReason
  /** Of a file without a date: it is no later than this. Seconds since the epoch. */
  notAfter?: number
  /** What git said where it failed. */
  detail?: string
}

/** Why a file has no date. */
export type DateReason =
  | 'shallow'
  | 'untracked'
  /** Untracked because an ignore rule says so: made by a build, so that its own time says nothing either. */
  | 'ignored'
  | 'no-git'
  | 'no-repository'
  | 'no-commits'
  | 'dubious-ownership'
  | 'partial-clone'
  | 'git-failed'
  | 'future'
  | 'too-old'
  | 'checkout-mtime'
  | 'ignored-revisions'
  | 'no-source'
  | 'missing'

export type ExcludeReason =
  | 'noindex'
  | 'redirect'
  | 'canonical-elsewhere'
  | 'error-page'
  | 'filtered'
  | 'dropped-by-entry'
  | 'duplicate'
  | 'disallowed'
  | 'invalid'
  | 'stale'
  | 'asset'

export type Stage = 'routes' | 'pages' | 'entries' | 'files'

/** A route that is not listed. */
export interface Excluded {
  /** The path below the origin as served (`/drafts/a/`), or the URL as given where it is not on this site. */
  url: string
  stage: Stage
  reason: ExcludeReason
  /** What it was compared with: the canonical URL, the redirect's target, the pattern. */
  detail?: string
  file?: string
}

/** Something core has to say that is no rule. `message` and `fix` are renderings; `id` and `params` are the contract. */
export interface Note {
  id: string
  severity: 'error' | 'warning' | 'info'
  params: Record<string, string | number>
  message: string
  fix: string
  count?: number
  examples?: string[]
}

export interface WrittenFile {
  /** Relative to the output folder, POSIX. */
  path: string
  kind: 'urlset' | 'index' | 'text'
  urls: number
  /** Uncompressed. */
  bytes: number
}

export interface RobotsResult {
  path: string
  action: 'created' | 'appended' | 'unchanged' | 'printed' | 'off'
}

/** What a run did: the object that `generate --format json` prints and a build leaves for `explain`. */
export interface Result {
  version: 1
  failed: boolean
  routes: number
  listed: { loc: string; lastmod: string | null; evidence: Evidence; file?: string }[]
  excluded: Excluded[]
  files: WrittenFile[]
  robots: RobotsResult
  notes: Note[]
  report: Report
  /** Milliseconds a stage. */
  timings: Record<'routes' | 'pages' | 'entries' | 'files' | 'check', number>
}

export type { Counts, Finding, Report }
