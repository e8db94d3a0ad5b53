import type { PageFacts } from '@mapwright/validator'
import type { Candidate } from './entries/hook.ts'
import type { Page } from './model.ts'
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
  const listed = new Map(entries.map((candidate) => [candidate.entry.loc, candidate]))
  let byFile: Map<string, Page> | undefined
  const pageOf = (file: string) => {
    byFile ??= new Map(pages.flatMap(({ page, file: own }) => (own === undefined ? [] : [[own, page]])))
    return byFile.get(file)
  }
  return (loc) => {
    const candidate = listed.get(loc)
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
    if (!page) return evidence && { evidence }
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
