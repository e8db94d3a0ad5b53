import type { Page, RobotsDirectives, Route } from '../model.ts'
import type { Notes } from '../notes.ts'
import type { Draft } from '../routes/collect.ts'
import type { HtmlFile } from '../runtime.ts'
import { readPage } from './read-page.ts'

/** A page with the emitted file that tells about it, which may serve other routes too (a query). */
export interface KnownPage {
  /** The emitted document, for who must read more of it. */
  html?: HtmlFile
  page: Page
  file?: string
  /** The URL under which it is listed: its own, until its canonical URL is known to be another spelling of it. */
  loc: string
  /** Its canonical URL was left out of account, with a note that says so: the check need not say it again of every page. */
  isOverruled?: boolean
}

/** Reads every document once; a route without HTML is a page of which nothing is known. */
export async function readPages(drafts: Draft[], wantsDates: boolean, notes: Notes): Promise<KnownPage[]> {
  const known: KnownPage[] = []
  const byFile = new Map<HtmlFile, Page>()
  for (const { route, url, html } of drafts) {
    const read = html && byFile.get(html)
    if (!html) known.push({ page: emptyPage(route, url), file: undefined, loc: url })
    else if (read) known.push({ html, page: { ...read, route, url }, file: html.path, loc: url })
    else {
      const { page, problems } = await readPage(html, route, url, wantsDates)
      for (const { id, detail } of problems)
        notes.add(id, {}, detail === url ? route.path : `${route.path}: ${detail}`)
      byFile.set(html, page)
      known.push({ html, page, file: html.path, loc: url })
    }
  }
  return known
}

const emptyPage = (route: Route, url: string): Page => ({
  route,
  url,
  robots: NO_DIRECTIVES,
  alternates: NOTHING,
  dates: NOTHING,
  bytesRead: 0,
  isDocument: false,
})

// Shared: a site may have a million routes without HTML.
const NO_DIRECTIVES: RobotsDirectives = { noindex: false, noindexFor: [] }
const NOTHING: never[] = []
