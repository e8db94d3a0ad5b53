import type { Page } from '../model.ts'
import type { Notes } from '../notes.ts'
import type { Draft } from '../routes/collect.ts'
import type { HtmlFile } from '../runtime.ts'
import { readPage } from './read-page.ts'

/** A page with the emitted file that tells about it, which may serve other routes too (a query). */
export interface KnownPage {
  page: Page
  file?: string
}

/** Reads every document once; a route without HTML is a page of which nothing is known. */
export async function readPages(drafts: Draft[], wantsDates: boolean, notes: Notes): Promise<KnownPage[]> {
  const known: KnownPage[] = []
  const byFile = new Map<HtmlFile, Page>()
  for (const { route, url, html } of drafts) {
    const read = html && byFile.get(html)
    if (!html) known.push({ page: emptyPage({ route, url }) })
    else if (read) known.push({ page: { ...read, route, url }, file: html.path })
    else {
      const { page, problems } = await readPage(html, route, url, wantsDates)
      for (const { id, detail } of problems)
        notes.add(id, {}, detail === url ? route.path : `${route.path}: ${detail}`)
      byFile.set(html, page)
      known.push({ page, file: html.path })
    }
  }
  return known
}

export const emptyPage = (known: Pick<Page, 'route' | 'url'>): Page => ({
  ...known,
  robots: { noindex: false, noindexFor: [] },
  alternates: [],
  dates: [],
  bytesRead: 0,
  isDocument: false,
})
