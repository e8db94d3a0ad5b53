import type { PageFacts } from '@mapwright/validator'
import type { Candidate } from './entries/hook.ts'
import type { EvidenceKind, Page } from './model.ts'
import type { KnownPage } from './pages/read-pages.ts'
import type { RobotsJudge } from './pages/robots-txt.ts'
import type { Emitted } from './routes/emitted.ts'

/** What the build knows of the pages, for the rules that hold a listed URL against its page. */
export interface Knowledge {
  pages: KnownPage[]
  entries: Candidate[]
  emitted: Emitted
  robots?: RobotsJudge
}

/** Answers what is known of a loc. What a note says already of all pages is left out. */
export function makePageFacts({
  pages,
  entries,
  emitted,
  robots,
}: Knowledge): (loc: string) => PageFacts | undefined {
  const find = finderOf(entries)
  let byFile: Map<string, Page> | undefined
  const pageOf = (file: string) => {
    byFile ??= new Map(pages.flatMap(({ page, file: own }) => (own === undefined ? [] : [[own, page]])))
    return byFile.get(file)
  }
  return (loc) => {
    const candidate = find(loc)
    const evidence = candidate?.evidence.kind
    if (candidate?.file !== undefined) {
      const { page, file, isOverruled } = candidate
      return {
        status: 200,
        canonical: isOverruled ? undefined : page.canonical,
        page: file,
        evidence,
      }
    }
    // Given by the user or the hook: the document behind it, if there is one, may speak against it.
    const file = emitted.fileOf(loc)
    const page = file === undefined ? undefined : pageOf(file)
    if (!page) return evidence && evidenceAlone[evidence]
    const { noindex } = page.robots
    const { canonical, redirectsTo } = page
    return {
      status: 200,
      canonical,
      redirectsTo,
      noindex,
      disallowed: robots?.(loc).all,
      page: file,
      evidence,
    }
  }
}

/** Shared by all routes without HTML. */
const evidenceAlone: Record<EvidenceKind, PageFacts> = {
  given: { evidence: 'given' },
  html: { evidence: 'html' },
  ledger: { evidence: 'ledger' },
  git: { evidence: 'git' },
  mtime: { evidence: 'mtime' },
  none: { evidence: 'none' },
}

/** Finds the entry of a loc in the ordered list. Files are read in nearly its order, so that mostly the next one is meant: no map of a million locs. */
function finderOf(entries: Candidate[]): (loc: string) => Candidate | undefined {
  let next = 0
  return (loc) => {
    if (entries[next]?.entry.loc !== loc) next = search(entries, loc)
    const found = entries[next]
    if (found?.entry.loc !== loc) return undefined
    next++
    return found
  }
}

/** The first place whose loc is not before this one. */
function search(entries: Candidate[], loc: string): number {
  let from = 0
  let to = entries.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if (entries[middle]!.entry.loc < loc) from = middle + 1
    else to = middle
  }
  return from
}
