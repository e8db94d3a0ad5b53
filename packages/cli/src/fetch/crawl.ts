import type { Source } from '../inputs/gather.ts'
import type { Member } from '../inputs/members.ts'
import { inParallel } from './in-parallel.ts'

/** How deep indexes are followed. The protocol knows one level; more are followed so that they can be reported. */
const MAX_DEPTH = 4
/** Files of one set that are fetched at the most. */
const MAX_FILES = 2_000
/** Bytes of one set that are fetched at the most. */
const MAX_BYTES = 8 * 1024 ** 3
/** Milliseconds in which fetches of one set are begun. */
const MAX_TIME = 15 * 60_000

export interface CrawlSteps {
  fetch(url: string): Promise<Source>
  check(sources: Source[]): Promise<Member[]>
  /** Says once that the set was not followed to its end. */
  cut(reason: string): void
}

/**
 * Follows indexes and robots.txt from the first URLs to every file that they name: each once, whatever circles they make,
 * a few at a time, and no more than a bounded number.
 * @param visited URLs that were fetched before; those fetched now are added.
 */
export async function crawl(
  first: string[],
  visited: Set<string>,
  { fetch, check, cut }: CrawlSteps,
): Promise<Member[]> {
  const members: Member[] = []
  const until = Date.now() + MAX_TIME
  let bytes = 0
  let level = first.filter((url) => !visited.has(url))
  for (let depth = 0; level.length > 0; depth++) {
    for (const url of level) visited.add(url)
    const sources = await inParallel(level, async (url) => {
      if (bytes > MAX_BYTES || Date.now() > until) return undefined
      const source = await fetch(url)
      bytes += source.file?.size ?? 0
      return source
    })
    const fetched = sources.filter((source) => source !== undefined)
    if (fetched.length < level.length) cut(words.late(level.length - fetched.length))
    const found = await check(fetched)
    members.push(...found)
    level = nextLevel(found, visited)
    if (level.length > 0 && depth >= MAX_DEPTH) {
      cut(words.deep(level.length))
      break
    }
    const room = MAX_FILES - visited.size
    if (level.length > room) cut(words.many(level.length - room))
    level = level.slice(0, Math.max(0, room))
  }
  return members
}

const words = {
  deep: (n: number) =>
    `Indexes are nested more than ${MAX_DEPTH} deep; ${n} files that lie deeper were not fetched.`,
  many: (n: number) => `The set has more than ${MAX_FILES} files; ${n} of them were not fetched.`,
  late: (n: number) => `The set is too large to be fetched in one go; ${n} files of it were not fetched.`,
}

/** What the files name and nobody has asked for yet. */
function nextLevel(members: Member[], visited: Set<string>): string[] {
  const named = members.flatMap(({ result }) => result.facts.children.map(({ loc }) => toRequest(loc)))
  return [...new Set(named)].filter((url): url is string => url !== undefined && !visited.has(url))
}

/** A loc as a URL that can be asked; undefined for what is no http(s) URL, which a rule reports. */
function toRequest(loc: string): string | undefined {
  if (!/^https?:\/\//i.test(loc) || !URL.canParse(loc)) return undefined
  const url = new URL(loc)
  url.hash = ''
  return url.href
}
