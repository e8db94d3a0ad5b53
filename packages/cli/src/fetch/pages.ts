import { setTimeout as wait } from 'node:timers/promises'
import { readPage } from '@mapwright/core'
import { checkWith, defineRule, type PageFacts, type Settings, settingsWith } from '@mapwright/validator'
import type { Source } from '../inputs/gather.ts'
import type { Terminal } from '../print.ts'
import { inParallel } from './crawl.ts'
import { ask, LIMITS, RequestError, type RequestLimits } from './request.ts'
import { fetchRobots, type Robots } from './robots.ts'

/** Pages asked where no sample is given. */
const MAX_PAGES = 5_000
/** Milliseconds between two requests to one host: four a second. */
const PAUSE = 250
/** Milliseconds for all pages together. */
const MAX_TIME = 20 * 60_000
/** Bytes of a document that are read for its head. */
const HEAD_BYTES = 256 * 1024

/**
 * Asks the listed pages: HEAD, then GET where the head of the document is needed. A sample is spread evenly over the whole set.
 * @param sample 0 for as many as the bound allows.
 */
export async function askPages(
  sources: Source[],
  sample: number,
  limits: RequestLimits,
  terminal: Terminal,
): Promise<NonNullable<Settings['pageFacts']>> {
  const locs = await collectLocs(sources, sample === 0 ? MAX_PAGES : sample)
  const facts = new Map<string, PageFacts>()
  const robots = new Map<string, Promise<Robots>>()
  const started = Date.now()
  await inParallel([...groupByHost(locs).values()], async (ofHost) => {
    for (const loc of ofHost) {
      if (Date.now() - started > MAX_TIME) break
      const { origin } = new URL(loc)
      if (!robots.has(origin)) robots.set(origin, fetchRobots(origin, limits))
      facts.set(loc, { ...(await askPage(loc, limits)), ...judge(await robots.get(origin)!, loc) })
      await wait(PAUSE)
    }
  })
  if (facts.size < locs.length)
    terminal.err(
      `${locs.length - facts.size} of ${locs.length} pages were not asked: the time for it was up.\n`,
    )
  return (loc) => facts.get(loc)
}

const judge = ({ judge }: Robots, loc: string): PageFacts => {
  const answer = judge?.(loc)
  return answer ? { disallowed: answer.all, disallowedFor: answer.only } : {}
}

/** A spread of the listed URLs: every n-th, with n growing as the set turns out larger. */
async function collectLocs(sources: Source[], most: number): Promise<string[]> {
  let locs: string[] = []
  let every = 1
  let seen = 0
  const collector = defineRule({
    id: 'collect-locs',
    scope: 'loc',
    severity: 'info',
    engine: 'all',
    tier: 'core',
    summary: '',
    why: '',
    sources: [],
    words: { message: '', fix: '' },
    examples: { good: [], bad: [] },
    check: {
      loc({ value }) {
        if (seen++ % every !== 0 || !URL.canParse(value) || !/^https?:/i.test(value)) return
        locs.push(value)
        if (locs.length < most * 2) return
        locs = locs.filter((_, i) => i % 2 === 0)
        every *= 2
      },
    },
  })
  for (const { open, file: _, ...input } of sources)
    await checkWith([collector], { ...input, bytes: open() }, settingsWith({ now: 0 }))
  const step = Math.max(1, locs.length / most)
  return [
    ...new Set(Array.from({ length: Math.min(most, locs.length) }, (_, i) => locs[Math.floor(i * step)]!)),
  ]
}

function groupByHost(locs: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const loc of locs) {
    const { host } = new URL(loc)
    const group = groups.get(host)
    if (group) group.push(loc)
    else groups.set(host, [loc])
  }
  return groups
}

/** Status, redirect, noindex and canonical of a live page. A page that does not answer at all has no status that could be held against it. */
async function askPage(loc: string, limits: RequestLimits): Promise<PageFacts> {
  try {
    const oneHop = { ...limits, maxRedirects: 0, headersWithin: LIMITS.headersWithin }
    let answer = await ask(loc, oneHop, 'HEAD')
    answer.body.destroy()
    const isDocument = /\b(?:html|xml)\b/i.test(answer.headers['content-type'] ?? '')
    if (answer.status === 405 || answer.status === 501 || (answer.status === 200 && isDocument))
      answer = await ask(loc, oneHop)
    const { status, headers, body } = answer
    const facts: PageFacts = { status, noindex: saysNoindex(headers['x-robots-tag']) }
    if (status !== 200 || !isDocument) {
      body.destroy()
      return facts
    }
    const bytes = await readStart(body)
    const { page } = await readPage(
      { path: loc, changedAt: 0, read: () => bytes },
      { path: new URL(loc).pathname, origin: 'routes' },
      loc,
      false,
    )
    return {
      ...facts,
      noindex: facts.noindex || page.robots.noindex,
      canonical: page.canonical,
      redirectsTo: page.redirectsTo,
    }
  } catch (error) {
    if (error instanceof RequestError && error.redirect)
      return { status: error.redirect.status, redirectsTo: error.redirect.to }
    if (error instanceof RequestError) return {}
    throw error
  }
}

const saysNoindex = (header: string | string[] | undefined): boolean =>
  [header ?? []]
    .flat()
    .some((value) => value.split(',').some((token) => /^\s*(?:noindex|none)\s*$/i.test(token)))

async function readStart(body: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks)
}
