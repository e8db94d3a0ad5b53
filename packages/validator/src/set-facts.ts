import type { LocIndex } from './loc-index.ts'
import { NewestDate } from './newest-date.ts'
import { isSitemapField } from './read/read-robots.ts'
import type { SetFacts } from './report.ts'
import type { Entry, Offset, Place, RobotsLine } from './rule.ts'

/** Kept of the children of an index or a robots.txt: more than the protocol allows. */
const MAX_CHILDREN = 60_000
/** Kept of the origins that a file lists. */
const MAX_ORIGINS = 100

/** Gathers what only a set can judge. */
export class SetFactsBuilder {
  #locs: LocIndex
  #children: SetFacts['children'] = []
  #origins = new Set<string>()
  #lastOrigin = ''
  #newest = new NewestDate()
  #byRule: Record<string, unknown> = {}

  constructor(locs: LocIndex) {
    this.#locs = locs
  }

  addChild({ loc, lastmod, ordinal }: Entry, place: Place): void {
    if (!loc || this.#children.length >= MAX_CHILDREN) return
    this.#children.push({ loc: loc.value, lastmod: lastmod?.value, ...place, entry: ordinal })
  }

  addRobots({ field, value, valueAt }: RobotsLine, locate: (at: Offset) => Place): void {
    if (!isSitemapField(field) || this.#children.length >= MAX_CHILDREN) return
    this.#children.push({ loc: value, ...locate(valueAt), entry: this.#children.length })
  }

  addOrigin(origin: string): void {
    if (origin === this.#lastOrigin) return
    this.#lastOrigin = origin
    if (this.#origins.size < MAX_ORIGINS) this.#origins.add(origin)
  }

  addLastmod(value: string): void {
    this.#newest.add(value)
  }

  keep(rule: string, fact: unknown): void {
    this.#byRule[rule] = fact
  }

  build(): SetFacts {
    const { ascending, first, last } = this.#locs
    return {
      children: this.#children,
      locHashes: this.#locs.hashes(),
      ascending,
      firstLoc: first,
      lastLoc: last,
      origins: [...this.#origins],
      newestLastmod: this.#newest.value,
      byRule: this.#byRule,
    }
  }
}
