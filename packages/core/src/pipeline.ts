import type { Report } from '@mapwright/validator'
import { checkStaged } from './check-staged.ts'
import { type Listing, listEntries } from './entries/list-entries.ts'
import type { FilesOptions, FilesResult } from './files/types.ts'
import { writeFiles } from './files/write-files.ts'
import type { Excluded, Note, Result } from './model.ts'
import { noteEmptiness } from './note-emptiness.ts'
import { gatherNotes, isFatal, type Notes, translateNote } from './notes.ts'
import { OptionError } from './options/error.ts'
import { type ResolvedOptions, resolveOptions } from './options/resolve.ts'
import type { Options } from './options.ts'
import { makePageFacts } from './page-facts.ts'
import { type Decided, decidePages } from './pages/decide.ts'
import { readHostFiles } from './pages/host-files.ts'
import { readPages } from './pages/read-pages.ts'
import { type Collected, collectRoutes } from './routes/collect.ts'
import { compilePatterns } from './routes/filter.ts'
import { noteSite } from './routes/note-site.ts'
import type { Runtime } from './runtime.ts'

/**
 * One run, from the emitted files to a published sitemap:
 * routes (which URLs there are) → pages (what each document says of itself) → entries (what crawlers are told) → files (the bytes, staged) →
 * check (the same bytes, judged) → publish or discard.
 *
 * Findings and notes never throw: read `failed`.
 * @throws OptionError where an option is wrong, which includes an output folder that does not exist.
 */
export async function run(options: Options, runtime: Runtime): Promise<Result> {
  const resolved = requireOptions(options, runtime)
  const notes = gatherNotes()
  const time = stopwatch()
  noteSite(resolved.site, notes)

  const collected = await time('routes', () => collectRoutes(resolved, runtime, notes))
  const pages = await time('pages', () =>
    readPages(collected.drafts, resolved.lastmod.order.includes('html'), notes),
  )
  const host = await readHostFiles(resolved, runtime)
  const decided = await time('pages', () => decidePages(pages, decideContext(collected, host)))
  const listing = await time('entries', () => listEntries(decided, resolved, runtime, notes))
  noteEmptiness(listing, collected, decided, resolved, runtime, notes)

  const staging = await runtime.stage()
  let published = false
  try {
    const staged = await time('files', () =>
      writeFiles(listing.entries, filesOptions(resolved), staging, runtime),
    )
    const known = { pages, entries: listing.entries, emitted: collected.emitted, robots: host.robots }
    const report = await time('check', () =>
      checkStaged(staged, staging, resolved, runtime, makePageFacts(known)),
    )
    const result = makeResult(collected, decided, listing, staged, report, notes, time.times, resolved)
    if (!result.failed) {
      await staging.publish(staged.plan)
      published = true
      await listing.saveLedger()
    }
    return result
  } finally {
    if (!published) await staging.discard()
  }

  function decideContext({ emitted }: Collected, { robots, headers }: typeof host) {
    return { options: resolved, emitted, locales: runtime.defaults.locales ?? [], robots, headers, notes }
  }
}

/** The options, judged. @throws OptionError with every fault, a line each. */
export function requireOptions(
  options: Options,
  context: Pick<Runtime, 'base' | 'defaults'>,
): ResolvedOptions {
  const resolved = resolveOptions(options, context)
  if (!Array.isArray(resolved)) return resolved
  throw new OptionError(resolved[0]!.option, resolved.map(({ message }) => message).join('\n'))
}

function filesOptions(options: ResolvedOptions): FilesOptions {
  const { site, filename, gzip, text, limits, groups, extraSitemaps, robots } = options
  return {
    root: site.root,
    underBase: site.base !== '/',
    filename,
    gzip,
    text,
    limits,
    groups: groups.map(({ name, patterns }) => ({ name, matches: compilePatterns(patterns).matches })),
    extraSitemaps,
    robots,
  }
}

function makeResult(
  collected: Collected,
  decided: Decided,
  listing: Listing,
  staged: FilesResult,
  report: Report,
  gathered: Notes,
  timings: Result['timings'],
  { check, lang }: ResolvedOptions,
): Result {
  const notes = [...gathered.list(), ...staged.notes].map((note) => translateNote(note, lang))
  return {
    version: 1,
    failed: isFailed(notes, report, check.failOn),
    routes: collected.count + listing.added,
    listed: listing.entries.map(({ entry: { loc, lastmod = null }, evidence, file }) => ({
      loc,
      lastmod,
      evidence,
      file,
    })),
    excluded: sortExcluded([...collected.excluded, ...decided.excluded, ...listing.excluded]),
    files: staged.files,
    robots: staged.robots,
    notes,
    report,
    timings,
  }
}

function isFailed(notes: Note[], { summary }: Report, failOn: ResolvedOptions['check']['failOn']): boolean {
  if (notes.some(isFatal)) return true
  if (failOn === 'never') return false
  if (summary.errors > 0 || notes.some(({ severity }) => severity === 'error')) return true
  return failOn === 'warning' && summary.warnings > 0
}

const sortExcluded = (excluded: Excluded[]) =>
  excluded.sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0))

/** Measures the stages in milliseconds; what is measured twice is added. */
function stopwatch() {
  const times: Result['timings'] = { routes: 0, pages: 0, entries: 0, files: 0, check: 0 }
  const measure = async <T>(stage: keyof Result['timings'], work: () => T | Promise<T>): Promise<T> => {
    const start = performance.now()
    const done = await work()
    times[stage] += Math.round((performance.now() - start) * 10) / 10
    return done
  }
  return Object.assign(measure, { times })
}
