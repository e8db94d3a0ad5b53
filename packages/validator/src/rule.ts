import type { FileKind, FileResult, Params, SetFacts } from './report.ts'
import type { PageFacts, Served, Settings } from './settings.ts'
import type { Citation } from './sources.ts'

export type Severity = 'error' | 'warning' | 'info'
export type EngineName = 'google' | 'yandex' | 'bing' | 'baidu' | 'indexnow'

export type Scope =
  | 'xml'
  | 'urlset'
  | 'url'
  | 'loc'
  | 'lastmod'
  | 'changefreq'
  | 'priority'
  | 'image'
  | 'video'
  | 'news'
  | 'hreflang'
  | 'index'
  | 'txt'
  | 'rss'
  | 'atom'
  | 'robots'
  | 'gzip'
  | 'set-wide'
  | 'fetch'

/**
 * Context that a rule cannot do without. Where it is missing the rule is listed under `notChecked`:
 * `url` the sitemap's own URL, `site` the site's URL, `pages` knowledge of the listed pages, `served` a server's answer,
 * `set` other files of the set, `whole-set` all of them (so that what is not there is missing), `build` the start of the build.
 */
export type Need = 'url' | 'site' | 'pages' | 'served' | 'set' | 'whole-set' | 'build'

/** A place in the decoded text, as the reader counts it; `file.locate` turns it into line and column. */
export type Offset = number

/** A value read from the file. */
export interface Value {
  /** Unescaped, untrimmed. */
  text: string
  /** Unescaped, without XML white space at both ends. What rules judge. */
  value: string
  /**
   * The place to name: the first character of `value`; where line breaks come before it the first of `text`, on the line of the
   * tag; the element of an empty value.
   */
  at: Offset
  /** True where the value holds a reference to an entity that is not expanded, so that nobody knows it. */
  unexpanded?: boolean
}

export interface Attribute {
  name: string
  prefix: string
  local: string
  /** Namespace URI; '' for none. */
  ns: string
  value: string
  at: Offset
  valueAt: Offset
}

export interface Element {
  /** As written, with its prefix. */
  name: string
  prefix: string
  local: string
  /** Namespace URI; '' for none. */
  ns: string
  at: Offset
  attributes: Attribute[]
  children: Element[]
  /** Text directly inside the element, CDATA included. */
  content: Value
}

/** A `<url>` of a urlset or a `<sitemap>` of an index. */
export interface Entry {
  kind: 'url' | 'sitemap'
  ordinal: number
  at: Offset
  /**
   * The first child of each name, in the namespace of the root (or in the root's wrong one, so that reading goes on).
   * A lastmod, changefreq or priority whose value nobody knows (`Value.unexpanded`) is left out.
   */
  loc?: Value
  lastmod?: Value
  changefreq?: Value
  priority?: Value
  /** All child elements in order. */
  children: Element[]
  attributes: Attribute[]
  /** Non-blank text directly inside the entry; its first place. */
  strayText?: Value
  /** The parts of `loc` that rules about URLs ask for; computed once. Absent without a loc, or one that nobody knows. */
  url?: LocParts
  /**
   * True for the records that nearly all generators write: a plain loc (`LocParts.plain`) and perhaps a lastmod behind it, each
   * once and not empty, without attributes, other children, stray text or white space around the values. Rules with `skipPlain` are not
   * asked about them.
   */
  plain: boolean
}

/** A loc taken apart as text (RFC 3986 appendix B), never by `new URL`, which repairs what should be reported. */
export interface LocParts {
  value: string
  /** As written, without the colon; '' where there is none. */
  scheme: string
  /** `user:pass@host:port` as written; undefined where there is no `//`. */
  authority?: string
  userinfo: string
  /** As written. */
  host: string
  port: string
  path: string
  /** Without the question mark; undefined where there is none. */
  query?: string
  fragment?: string
  /** ASCII lower-case host in A-label form where the platform can make it, else as written in lower case. */
  asciiHost: string
  /** Scheme, host, port (default left out) as compared between URLs. */
  origin: string
  /**
   * True for the locs that nearly all generators write: http(s), a plain lower-case host, and only unreserved characters,
   * `/` and `-` behind it, no query, no fragment, short. Rules with `skipPlain` are not asked about them.
   */
  plain: boolean
}

/** A fault that the reader met in the bytes or the markup. `rule` is the id of the rule that words it. */
export interface Fault {
  rule: string
  at: Offset
  params?: Params
  variant?: string
  /** Nothing behind a fatal fault was read. */
  fatal?: boolean
  /** Only where it differs from the rule's own level. */
  severity?: Severity
}

/** What a rule answers: a place, the values for its words, and which words where it has several. */
export interface Problem {
  /** Default: the subject's own place. */
  at?: Offset
  /** Where `at` was located earlier (a first occurrence remembered until the end of the file). */
  place?: Place
  params?: Params
  variant?: string
  /** Only to lower or raise the rule's own level where the catalogue says so. */
  severity?: Severity
  entry?: number
  loc?: string
}

export interface Place {
  line: number
  column: number
}

export type Answer = Problem | Problem[] | undefined | void

/** The file as rules see it while it is read. */
export interface FileContext {
  path: string
  url?: LocParts
  kind: FileKind
  settings: Settings
  /** The rule's parameters: its defaults with the user's settings over them. */
  params: Params
  /** Turns an offset near the reader's present place into line and column. Valid during the visit only. */
  locate(at: Offset): Place
  /** True where `crossSubmit` covers this host (or all). */
  crossSubmitted(asciiHost: string): boolean
  /**
   * The ordinal of an earlier entry of this file with exactly this text, else undefined. To be asked in the `loc` visitor,
   * with the loc at hand; costs nothing while the locs of the file ascend.
   */
  earlier(url: LocParts): number | undefined
  /**
   * The ordinal of the first entry so far with exactly this text, whichever loc is at hand. Costs an index of all locs before
   * it, so ask for the few that need it.
   */
  find(text: string): number | undefined
  /** Hands plain data to the same rule's `set` check. */
  keep(fact: unknown): void
  /** What several rules gather of this file together: made by the first that asks, handed to all under one name. */
  shared<T>(name: string, make: () => T): T
}

/** Facts of the whole file, known at its end. */
export interface FileEnd {
  kind: FileKind
  urls: number
  bytes: number
  /** Bytes before inflating. */
  packedBytes: number
  /** Every byte is one character: nothing but ASCII was read. */
  ascii: boolean
  gzip: GzipFacts
  /** Whether a fatal fault cut the reading short. */
  truncated: boolean
}

export interface GzipFacts {
  magic: boolean
  members: number
  double: boolean
  /** Magic of another compression: zip, tar, 7z, rar, bzip2, xz, zstd. */
  other?: string
  corrupt?: string
}

export interface Head {
  /** The file began with a UTF-8 byte-order mark. */
  bom: boolean
  gzip: GzipFacts
  /** The XML declaration, where there is one. */
  declaration?: { version: string; encoding?: string; at: Offset }
}

export interface Doctype {
  at: Offset
  declaresEntities: boolean
}

/** One line of a text sitemap. */
export interface TextLine {
  ordinal: number
  at: Offset
  /** Untrimmed. */
  text: string
  url?: LocParts
}

/** One item of an RSS feed or entry of an Atom feed. */
export interface FeedItem {
  ordinal: number
  at: Offset
  element: Element
  link?: Value
  date?: Value
  url?: LocParts
}

/** One record of a robots.txt: `field: value`. Comments are cut off. */
export interface RobotsLine {
  at: Offset
  /** Byte offset in the file. */
  byte: number
  field: string
  value: string
  valueAt: Offset
}

/** What a rule listens to. The runner calls only what a rule has. */
export interface Visitor {
  /** Before anything else: byte-order mark, compression, XML declaration. */
  head?(head: Head): Answer
  /** Faults that carry this rule's id. Default for rules of scope xml and gzip is to word them as they are. */
  fault?(fault: Fault): Answer
  doctype?(doctype: Doctype): Answer
  /** The root element, without its children. */
  root?(root: Element): Answer
  /** A child of the root that is no entry in its place (foreign, unknown, mixed). */
  child?(element: Element, root: Element): Answer
  /** Non-blank text directly inside the root. */
  strayText?(text: Value): Answer
  /** Each `<url>` and `<sitemap>`. */
  entry?(entry: Entry): Answer
  /** Each `<url>` and `<sitemap>` with something in it that is not of the root's namespace, or nested: extensions. */
  extended?(entry: Entry): Answer
  /** Each loc: of a urlset, and of text lines and feeds too. Not of an index. */
  loc?(url: LocParts, at: Offset, entry: number, loc: Value): Answer
  line?(line: TextLine): Answer
  item?(item: FeedItem): Answer
  robots?(line: RobotsLine): Answer
  /** Each loc whose page is known. Needs `pages`. */
  page?(facts: PageFacts, url: LocParts, at: Offset, entry: Entry | undefined): Answer
  served?(served: Served): Answer
  end?(end: FileEnd): Answer
}

/** One file of the set, with what its rule kept. */
export interface SetMember<Kept = unknown> {
  result: FileResult
  kept: Kept | undefined
}

/** A finding of a set check: which file it belongs to, and where in it. */
export interface SetProblem extends Omit<Problem, 'at'> {
  path: string
}

export interface Words {
  /** One sentence: what is wrong and where, with `{params}`. */
  message: string
  /** One sentence: what to do. */
  fix: string
}

/** An example that the tests execute. A string is put inside a well-formed urlset; else a whole file is given. */
export type Example = string | ExampleFile

export interface ExampleFile {
  /** The whole file as text, or as bytes. */
  file: string | Uint8Array
  path?: string
  url?: string
  settings?: Partial<Settings>
  served?: Served
  /** Other files of the set: path (relative to the site's root) to text. The first file is `file`. */
  set?: Record<string, string>
  /** For the docs page, where `file` is made by a function or is not text. */
  shown?: string
}

export interface Rule {
  id: string
  scope: Scope
  severity: Severity
  /** `all`, or the engines whose rule it is. */
  engine: 'all' | EngineName[]
  tier: 'core' | 'extended'
  /** What holds in a good file, one sentence. */
  summary: string
  /** Why it matters to the site, one or two sentences. */
  why: string
  /** At least one. */
  sources: Citation[]
  /** Names under which the consoles report the fault. */
  knownAs?: { google?: string[]; yandex?: string[] }
  /** Defaults of the rule's parameters. */
  params?: Params
  words: Words
  /** Other wordings, chosen by `Problem.variant`. */
  variants?: Record<string, Words>
  needs?: Need[]
  /** Ids of rules whose findings the rule adds up; its examples are checked together with them. */
  addsUp?: string[]
  /** Kinds of file the rule speaks of; default: what its scope says. */
  kinds?: FileKind[]
  /** Not asked about locs and entries with `plain` (they cannot break it). */
  skipPlain?: boolean
  examples: Examples
  /** Stateless, or a function called once a file that returns a visitor with its own state. */
  check: Visitor | ((file: FileContext) => Visitor)
  /** What only a set can show. */
  set?(members: SetMember[], settings: Settings, params: Params): SetProblem[]
}

export interface Examples {
  good: Example[]
  bad: Example[]
}

/** A rule as it is written: its examples are made when they are asked for, which a check never does. */
export interface RuleDefinition extends Omit<Rule, 'examples'> {
  examples: Examples | (() => Examples)
}

/** Defines a rule. Exists for inference, and to keep the catalogue typed and quick to load. */
export function defineRule(definition: RuleDefinition): Rule {
  const { examples } = definition
  if (typeof examples !== 'function') return { ...definition, examples }
  let made: Examples | undefined
  const get = (): Examples => {
    made ??= examples()
    return made
  }
  return Object.defineProperty(definition, 'examples', { get, enumerable: true }) as Rule
}

export type { FileResult, SetFacts }
