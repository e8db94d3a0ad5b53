import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { OptionError } from '../options/error.ts'
import type { Runtime } from '../runtime.ts'
import { detectCiHost } from './ci-host.ts'
import { conventionSources } from './conventions/index.ts'
import { joinDates } from './dates.ts'
import { codeOf, requireFolder } from './errors.ts'
import { findExisting } from './existing.ts'
import { openGitHistory } from './git/index.ts'
import { fileInside } from './inside.ts'
import { ledgerStore } from './ledger-store.ts'
import { openStaging, settleFolder } from './publish/staging.ts'
import { walkHtml } from './walk-html.ts'

/** What an adapter or the command knows; the rest has defaults. Making a runtime touches nothing. */
export interface NodeRuntimeOptions
  extends Partial<
    Omit<Runtime, 'root' | 'outDir' | 'html' | 'readOutput' | 'existing' | 'stage' | 'dates' | 'glob'>
  > {
  /** Absolute. */
  root: string
  /** Absolute, or relative to `root`. */
  outDir: string
  /** Default: that of the process. Read are `CI` and `SOURCE_DATE_EPOCH`. */
  env?: Record<string, string | undefined>
}

/** The runtime on a machine with a file system and, where there is one, git. */
export function nodeRuntime(options: NodeRuntimeOptions): Runtime {
  const { env = process.env, now = Date.now, ...known } = options
  const root = resolve(options.root)
  const outDir = resolve(root, options.outDir)
  const byConvention = conventionSources(root)
  const startedAt = options.startedAt ?? now()
  const sourceDateEpoch = options.sourceDateEpoch ?? readEpoch(env.SOURCE_DATE_EPOCH)
  const history = openGitHistory(root, env)
  let settled: Promise<void> | undefined
  // An earlier run that was cut off is finished before anything is read.
  const settle = () => {
    settled ??= settleFolder(outDir)
    return settled
  }
  return {
    base: '/',
    mode: 'production',
    watch: false,
    defaults: {},
    ledger: ledgerStore(root, isSet(env.CI)),
    ...known,
    // What the bundler or framework knows comes first; conventions speak of pages of which it knows nothing.
    sourcesOf(route) {
      const own = known.sourcesOf?.(route) ?? []
      return own.length > 0 ? own : byConvention(route)
    },
    root,
    outDir,
    startedAt,
    now,
    sourceDateEpoch,
    get ciHost() {
      return options.ciHost ?? detectCiHost(env)
    },
    async *html() {
      requireFolder(outDir)
      await settle()
      yield* walkHtml(outDir)
    },
    async readOutput(path) {
      await settle()
      return readIfFile(fileInside(outDir, path))
    },
    async existing(paths, childPattern) {
      await settle()
      return findExisting(outDir, paths, childPattern)
    },
    stage: () => openStaging(outDir),
    async glob(patterns) {
      const ignore = ['**/node_modules/**', '**/.git/**']
      return (await fastGlob(patterns, { cwd: root, ignore, suppressErrors: true })).sort()
    },
    dates: (files, how) =>
      joinDates(files, how, { root, outDir, startedAt, sourceDateEpoch, ci: isSet(env.CI) }, (wanted) =>
        history.dates(wanted, { ...how, now: now(), sourceDateEpoch }),
      ),
    boundaryDates: () => history.boundaryDates(),
  }
}

function readIfFile(file: string | undefined): Uint8Array | undefined {
  if (file === undefined) return undefined
  try {
    return readFileSync(file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}

const isSet = (value: string | undefined) => value !== undefined && !['', '0', 'false'].includes(value)

/** Milliseconds; the variable holds seconds (reproducible-builds.org, SOURCE_DATE_EPOCH). */
function readEpoch(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined
  if (!/^\d+$/.test(value)) {
    throw new OptionError(
      'SOURCE_DATE_EPOCH',
      `The variable SOURCE_DATE_EPOCH must be a whole number of seconds, but it is "${value}".`,
    )
  }
  return Number(value) * 1000
}
