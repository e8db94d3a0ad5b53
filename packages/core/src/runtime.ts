import type { Dated, ListedEntry, Note, Route } from './model.ts'

/** An emitted HTML file. */
export interface HtmlFile {
  /** Relative to the output folder, POSIX. */
  path: string
  /** When the file was last written, milliseconds since the epoch. */
  changedAt: number
  /** Reads the file, or its first `bytes` bytes. Synchronous where the machine allows: it costs half the time. */
  read(bytes?: number): Uint8Array | Promise<Uint8Array>
}

/** A file being written under a temporary name beside its destination. */
export interface Sink {
  write(chunk: Uint8Array): void | Promise<void>
  close(): Promise<void>
}

/** Staged files of a run: written beside their destination, checked, and only then published. */
export interface Staging {
  /** Opens a file by its final path, relative to the output folder. */
  open(path: string): Sink
  /** The staged bytes of a file. */
  read(path: string): AsyncIterable<Uint8Array>
  /** Renames children, entrance, robots.txt, then removes stale children of ours. A journal lets the next run finish or undo. */
  publish(plan: PublishPlan): Promise<void>
  /** Removes everything staged and leaves what was there before. */
  discard(): Promise<void>
}

export interface PublishPlan {
  children: string[]
  entrance?: string
  robots?: string
  /** Files of ours from an earlier run that the new set does not have. */
  remove: string[]
}

/** A file that is already in the output folder at one of our paths. */
export interface Existing {
  path: string
  /** True where the file carries our mark. */
  ours: boolean
}

/**
 * The only way in which pure code reaches the machine. `@mapwright/core/node` makes one; tests make their own.
 * All paths are POSIX; sources are relative to `root`, emitted files to the output folder.
 */
export interface Runtime {
  root: string
  outDir: string
  publicDir?: string
  /** The bundler's base as it says it: `/docs/`, `./`, `https://cdn.example/`. */
  base: string
  mode: string
  watch: boolean
  defaults: { site?: string; trailingSlash?: TrailingSlash; cleanUrls?: boolean; locales?: string[] }
  /** When the build started, milliseconds since the epoch. */
  startedAt: number
  now(): number
  /** SOURCE_DATE_EPOCH in milliseconds, where it is set. */
  sourceDateEpoch?: number
  /** Whose machine builds, so that a note can say how to mend the clone there. */
  ciHost?: CiHost
  /** Paths (relative to the output folder) that this build emitted or copied; undefined: take the folder as it is. */
  emitted?: Set<string>
  /** HTML files (relative to the output folder) that the bundler knows as assets of a module or a page; they are no pages. */
  assets?: Set<string>
  html(): AsyncIterable<HtmlFile>
  /** Routes that a framework lists beside the HTML. */
  routes?(): AsyncIterable<Route>
  /** Source files of a route as the bundler or a convention knows them, relative to root. */
  sourcesOf?(route: Route): string[]
  /** Gives entries to each other as alternates where a framework knows which pages are translations. Before the hook. */
  relate?(entries: ListedEntry[], root: string): void
  /** Files that match globs, relative to root (for the `sources` map). */
  glob?(patterns: string[]): Promise<string[]>
  /** Dates of many source files at once; a file without a trusted date says why. */
  dates(files: Iterable<string>, how: DatesOptions): Promise<Map<string, Dated>>
  /** The dates (epoch seconds) of shallow boundary commits; an html date equal to one is not believed. */
  boundaryDates?(): Promise<number[]>
  /** Reads an existing file of the output folder; undefined where there is none. */
  readOutput(path: string): Promise<Uint8Array | undefined>
  /** XML files of ours (and robots.txt aside) already in the output folder at or near our paths. */
  existing(paths: string[], childPattern: RegExp): Promise<Existing[]>
  stage(): Promise<Staging>
  /** The ledger file, where the option asks for one. */
  ledger?: LedgerStore
  /** Tells a note at once (progress of a long run); every note is in the Result as well. */
  note?(note: Note): void
}

export type CiHost =
  | 'github'
  | 'gitlab'
  | 'netlify'
  | 'vercel'
  | 'cloudflare'
  | 'bitbucket'
  | 'azure'
  | 'circleci'
  | 'travis'
  | 'jenkins'
  | 'codebuild'
  | 'amplify'
  | 'render'
  | 'container'

export type TrailingSlash = 'always' | 'never' | 'ignore'

export interface DatesOptions {
  /** Kinds in the order in which they are tried. */
  order: ('git' | 'mtime')[]
  dateOf: 'committer' | 'author'
  ignoreRevs: string[]
  note(note: { id: string; params?: Record<string, string | number>; files?: string[] }): void
}

export interface LedgerStore {
  /** Whether the ledger is written where the option does not say so: not in CI. */
  writes: boolean
  read(path: string): Promise<string | undefined>
  /** Writes the text, atomically, if the file still holds what was expected (undefined: is not there); else answers false. */
  swap(path: string, text: string, expected: string | undefined): Promise<boolean>
}
