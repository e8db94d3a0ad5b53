import { setTimeout as wait } from 'node:timers/promises'
import type { PageFacts, Settings } from '@mapwright/validator'
import type { Members, Request } from '../inputs/members.ts'
import type { Terminal } from '../print.ts'
import type { Progress } from '../progress.ts'
import { askPage } from './ask-page.ts'
import { collectLocs } from './collect-locs.ts'
import { inParallel } from './in-parallel.ts'
import { LIMITS } from './request.ts'
import { fetchRobots } from './robots.ts'

/** Pages asked at the most, whatever the sample. */
const MAX_PAGES = 5_000
/** Milliseconds between two requests to one host: four a second. */
const PAUSE = 250
/** Milliseconds in which pages are asked. */
const MAX_TIME = 20 * 60_000

/**
 * Asks the listed pages, one at a time a host. A sample is spread evenly over the whole set.
 * @returns What is known of a listed URL; undefined for one that was not asked.
 */
export async function askPages(
  { list }: Members,
  { sample = 0, allowPrivate }: Pick<Request, 'sample' | 'allowPrivate'>,
  terminal: Terminal,
  progress: Progress,
): Promise<NonNullable<Settings['pageFacts']>> {
  const limits = { ...LIMITS, allowPrivate }
  const most = sample === 0 ? MAX_PAGES : Math.min(sample, MAX_PAGES)
  const readable = list.filter(({ source }) => source.served === undefined || source.served.status === 200)
  const { locs, total } = await collectLocs(
    readable.map(({ source }) => source),
    most,
  )
  const facts = new Map<string, PageFacts>()
  const until = Date.now() + MAX_TIME
  const groups = groupByOrigin(locs)
  await inParallel(groups, async ([origin, ofHost]) => {
    const { judge } = await fetchRobots(origin, limits)
    for (const loc of ofHost) {
      if (Date.now() > until) break
      await wait(PAUSE)
      const answer = await askPage(loc, limits)
      const disallowed = judge?.(loc)
      facts.set(loc, { ...answer, disallowed: disallowed?.all, disallowedFor: disallowed?.only })
      progress.say(`${facts.size} of ${locs.length} pages asked`)
    }
  })
  progress.end()
  if (facts.size < total) terminal.err(`Asked ${facts.size} of ${total} listed pages.\n`)
  return (loc) => facts.get(loc)
}

function groupByOrigin(locs: string[]): [origin: string, locs: string[]][] {
  const groups = new Map<string, string[]>()
  for (const loc of locs) {
    const { origin } = new URL(loc)
    const group = groups.get(origin)
    if (group) group.push(loc)
    else groups.set(origin, [loc])
  }
  return [...groups]
}
