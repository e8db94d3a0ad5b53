import type { FileResult } from '@mapwright/validator'
import type { Download } from './download.ts'

/** Files fetched at the same time. */
const PARALLEL = 4
/** How deep indexes are followed. The protocol knows one level; a second is followed so that it can be reported. */
const MAX_DEPTH = 3
/** Files of one set that are fetched at the most. */
const MAX_FILES = 2_000

export interface CrawlSteps {
  /** Fetches one file; undefined where that failed and was reported. */
  fetch(url: string): Promise<Download | undefined>
  check(download: Download): Promise<FileResult>
  /** Says once that the set was not followed to its end. */
  cut(reason: string): void
}

/**
 * Follows indexes and robots.txt from the first URLs to every file that they name: each once, whatever circles they make,
 * a few at a time, and no more than a bounded number.
 */
export async function crawl(first: string[], steps: CrawlSteps): Promise<FileResult[]> {
  const visited = new Set(first)
  const results: FileResult[] = []
  let level = first
  for (let depth = 0; level.length > 0; depth++) {
    const found = await inParallel(level, async (url) => {
      const download = await steps.fetch(url)
      return download && steps.check(download)
    })
    results.push(...found.filter((result) => result !== undefined))
    const next = found.flatMap((result) => result?.facts.children ?? []).map(({ loc }) => normalise(loc))
    level = [...new Set(next)].filter((url): url is string => url !== undefined && !visited.has(url))
    if (level.length === 0) break
    if (depth >= MAX_DEPTH) {
      steps.cut(`Indexes are nested more than ${MAX_DEPTH} deep; what lies deeper was not fetched.`)
      break
    }
    const room = MAX_FILES - visited.size
    if (level.length > room) {
      steps.cut(`The set has more than ${MAX_FILES.toLocaleString('en')} files; the rest was not fetched.`)
      level = level.slice(0, Math.max(0, room))
    }
    for (const url of level) visited.add(url)
  }
  return results
}

function normalise(loc: string): string | undefined {
  if (!/^https?:\/\//i.test(loc) || !URL.canParse(loc)) return undefined
  const url = new URL(loc)
  url.hash = ''
  return url.href
}

/** Runs a few at a time and answers in order. */
export async function inParallel<In, Out>(
  items: In[],
  work: (item: In) => Promise<Out>,
  lanes = PARALLEL,
): Promise<Out[]> {
  const results: Out[] = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane))
  return results
}
