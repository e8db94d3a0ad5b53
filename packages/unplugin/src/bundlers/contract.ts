import type { Options, Runtime } from '@mapwright/core'

/** The plugin's name, the same in every bundler. */
export const NAME = 'unplugin-mapwright'

/** The bundler's own logger; nothing of ours goes past it. */
export interface Log {
  info(text: string): void
  warn(text: string): void
  error(text: string): void
}

/** What an adapter tells of a build when it begins: enough to judge the options. */
export interface Start {
  mode: string
  /** As the bundler says it. */
  base: string
  env: Record<string, string | undefined>
  /** What a framework knows of the site. */
  defaults?: Runtime['defaults']
}

/** One output folder of a build and what the bundler put there. */
export interface Output {
  /** Absolute. */
  dir: string
  /** Names of emitted and copied files, relative to `dir`, POSIX. */
  files: Set<string>
  /** Those of `files` that are HTML but no pages: a module or a page refers to them as to an image. */
  assets: Set<string>
  /** Source files (absolute) of emitted pages, by the page's name in `files`. */
  sources: Map<string, string[]>
  /** Absolute. A folder beside `dir` that holds pages of the same site. */
  htmlDir?: string
}

/** What an adapter knows of a build when its last HTML file is on disk. */
export interface Build extends Omit<Start, 'env'> {
  /** Absolute. */
  root: string
  publicDir?: string
  watch: boolean
  /** When the plugin was created, or for a rebuild when that began; milliseconds since the epoch. */
  startedAt: number
  log: Log
  /** Who builds: one identity for all rebuilds of one plugin. */
  owner: Owner
}

export interface Owner {
  /** When the plugin was created, milliseconds since the epoch. */
  createdAt: number
}

/** @see Owner */
export const createOwner = (): Owner => ({ createdAt: Date.now() })

export const newOutput = (dir: string): Output => ({
  dir,
  files: new Set(),
  assets: new Set(),
  sources: new Map(),
})

/** A failure of ours: the message tells everything, and where in our own code it was thrown helps nobody. */
export class MapwrightError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MapwrightError'
    // With its last line break Rollup sees that the stack says no more than the message.
    this.stack = `${this.name}: ${message}\n`
  }

  /** As Node shows it, and so Vite: an error without frames would come in brackets. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message
  }
}

export const TWICE =
  'The plugin unplugin-mapwright is listed twice in this build. The first one runs, the other does nothing: remove it.'

export type { Options }
