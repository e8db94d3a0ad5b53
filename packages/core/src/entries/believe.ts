import type { Page } from '../model.ts'
import { readPageDate } from './page-date.ts'
import { instantOf, isDateOnly } from './w3c.ts'

/** Why a date that a page states is not believed. */
export type Disbelief = 'html-invalid' | 'html-too-old' | 'html-build-time' | 'html-boundary' | 'html-shared'

export interface BeliefContext {
  /** Milliseconds. */
  startedAt: number
  now: number
  /** Seconds: the dates of the boundary commits of a shallow clone. */
  boundaries: number[]
  /** The date that nearly all pages share although git tells them apart. */
  shared?: string
}

/** 1990-01-01: before the first page of the web. */
const OLDEST = 631_152_000_000
const MINUTE = 60_000

/** A page's own date, or why it is not believed. */
export function believePageDate(
  { value, where }: Page['dates'][number],
  { startedAt, now, boundaries, shared }: BeliefContext,
): { lastmod: string } | { disbelief: Disbelief } {
  const lastmod = readPageDate(value, where)
  if (lastmod === undefined) return { disbelief: 'html-invalid' }
  const instant = instantOf(lastmod)
  if (instant < OLDEST) return { disbelief: 'html-too-old' }
  // A stamp is cut to its last written place, so that it may seem older than the start of its build.
  const precision = value.length < lastmod.length ? MINUTE : 1_000
  const start = startedAt - (startedAt % precision)
  if (!isDateOnly(lastmod) && instant >= start && instant <= now) return { disbelief: 'html-build-time' }
  if (boundaries.some((seconds) => isAt(lastmod, seconds))) return { disbelief: 'html-boundary' }
  if (lastmod === shared) return { disbelief: 'html-shared' }
  return { lastmod }
}

/** The same second, or for a date alone the same day in UTC. */
const isAt = (lastmod: string, seconds: number) =>
  isDateOnly(lastmod)
    ? new Date(seconds * 1_000).toISOString().startsWith(lastmod)
    : Math.floor(instantOf(lastmod) / 1_000) === seconds

const FEWEST = 10
const SHARE = 0.9

/** The date that at least 90 percent of at least 10 dated pages share, with the places of those pages; it may be a stamp of their template. */
export function findSharedDate(pages: { page: Page }[]): { date: string; places: number[] } | undefined {
  const byDate = new Map<string, number[]>()
  let dated = 0
  for (const [place, { page }] of pages.entries()) {
    const [first] = page.dates
    const date = first && readPageDate(first.value, first.where)
    if (date === undefined) continue
    dated++
    const same = byDate.get(date)
    if (same) same.push(place)
    else byDate.set(date, [place])
  }
  if (dated < FEWEST) return undefined
  for (const [date, places] of byDate) if (places.length >= dated * SHARE) return { date, places }
  return undefined
}
