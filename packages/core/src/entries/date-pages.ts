import { keepLedger } from '../ledger/keep-ledger.ts'
import type { Dated } from '../model.ts'
import type { Notes } from '../notes.ts'
import type { ResolvedOptions } from '../options/resolve.ts'
import type { KnownPage } from '../pages/read-pages.ts'
import type { DatesOptions, Runtime } from '../runtime.ts'
import { findSharedDate } from './believe.ts'
import { type Dating, type DatingContext, datePage, latestOf } from './lastmod.ts'
import { CANNOT_ASK } from './lastmod-notes.ts'
import { dateOfSources, type SourceDate } from './source-date.ts'
import { prepareSources } from './sources.ts'

/** Dates the page at a place of the list. */
export type DateAt = (place: number) => Dating

/** Prepares the dates of all pages; git and the file system are asked once, for the sources of all pages together. */
export async function datePages(
  pages: KnownPage[],
  options: ResolvedOptions,
  runtime: Runtime,
  notes: Notes,
): Promise<{ dateAt: DateAt; saveLedger(): Promise<void> }> {
  const { order } = options.lastmod
  if (order.length === 0) return { dateAt: () => OFF, async saveLedger() {} }
  const alike = order.includes('html') ? findSharedDate(pages) : undefined
  const kinds = order.filter((kind) => kind === 'git' || kind === 'mtime')
  const sources = kinds.length > 0 || alike ? await sourcesOf(pages, options, runtime, notes) : []
  const dates = await askDates(sources.flat(), kinds, options, runtime, notes)
  const ofSources = sources.map((files) => dateOfSources(files, dates))

  if (options.sources) noteMissing(pages, ofSources, notes)
  const isStamp = alike && isToldApart(alike.places.map((place) => ofSources[place]!))
  const statesDates = order.includes('html') && pages.some(({ page }) => page.dates.length > 0)
  const context: DatingContext = {
    options,
    belief: {
      startedAt: runtime.startedAt,
      now: runtime.now(),
      boundaries: (statesDates && (await runtime.boundaryDates?.())) || [],
      shared: isStamp ? alike.date : undefined,
    },
    latest: latestOf(runtime),
    host: runtime.ciHost,
    notes,
  }
  const dateAt: DateAt = (place) =>
    datePage(pages[place]!, kinds.length > 0 ? ofSources[place]! : UNASKED, context)
  const { ledger } = options.lastmod
  if (!ledger || !order.includes('ledger')) return { dateAt, async saveLedger() {} }
  // Only pages that no stronger evidence dates are read whole and remembered.
  const stronger = {
    ...options,
    lastmod: { ...options.lastmod, order: order.slice(0, order.indexOf('ledger')) },
  }
  const undated = pages.filter(
    (known, place) =>
      datePage(known, ofSources[place] ?? UNASKED, { ...context, options: stronger }).lastmod === undefined,
  )
  const kept = await keepLedger(undated, ledger, runtime)
  context.ledger = kept
  return { dateAt, saveLedger: () => kept.save() }
}

const UNASKED: SourceDate = { kind: 'none' }
const OFF: Dating = { evidence: { kind: 'none', reason: 'off' } }

async function sourcesOf(
  pages: KnownPage[],
  options: ResolvedOptions,
  runtime: Runtime,
  notes: Notes,
): Promise<string[][]> {
  const { find, noteUnused } = prepareSources(options, runtime)
  const sources: string[][] = []
  for (const { page } of pages) {
    const files = find(page)
    sources.push(Array.isArray(files) ? files : await files)
  }
  noteUnused(notes)
  return sources
}

async function askDates(
  files: string[],
  kinds: DatesOptions['order'],
  { lastmod }: ResolvedOptions,
  runtime: Runtime,
  notes: Notes,
): Promise<Map<string, Dated>> {
  if (files.length === 0) return new Map()
  const dates = await runtime.dates(new Set(files), {
    order: kinds.length > 0 ? kinds : ['git'],
    dateOf: lastmod.dateOf,
    ignoreRevs: lastmod.ignoreRevs,
    note: ({ id, params, files: places = [] }) => notes.tell(id, params, places),
  })
  const cannot = [...dates.values()].find(({ reason }) => reason && CANNOT_ASK.includes(reason))
  if (lastmod.requireGit && cannot) notes.add('git-required', { reason: cannot.reason!, ...hostOf(runtime) })
  return dates
}

const hostOf = ({ ciHost }: Runtime): Record<string, string> => (ciHost ? { host: ciHost } : {})

/** Whether git knows different dates for pages that state the same one. */
const isToldApart = (dates: SourceDate[]) =>
  new Set(dates.flatMap(({ kind, at }) => (kind === 'git' && at !== undefined ? at : []))).size > 1

function noteMissing(pages: KnownPage[], dates: SourceDate[], notes: Notes): void {
  for (const [i, { reason, file }] of dates.entries()) {
    if (reason === 'missing') notes.add('source-missing', {}, `${pages[i]!.page.route.path}: ${file}`)
  }
}
