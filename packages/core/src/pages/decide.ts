import type { Excluded, ExcludeReason, Page } from '../model.ts'
import type { Notes } from '../notes.ts'
import type { ResolvedOptions } from '../options/resolve.ts'
import type { Emitted } from '../routes/emitted.ts'
import { pathOfLoc } from '../routes/loc.ts'
import { applyRobotsTxt } from './apply-robots.ts'
import { applyFilters } from './ask-filters.ts'
import { type CanonicalContext, decideCanonical, findWrongOrigins } from './canonical.ts'
import { isErrorPage } from './error-page.ts'
import type { HeaderJudge } from './headers-file.ts'
import type { KnownPage } from './read-pages.ts'
import { judgeRobots } from './robots-meta.ts'
import type { RobotsJudge } from './robots-txt.ts'

export interface DecideContext {
  options: ResolvedOptions
  emitted: Emitted
  locales: string[]
  /** X-Robots-Tag that the host will send. */
  headers?: HeaderJudge
  robots?: RobotsJudge
  notes: Notes
}

export interface Decided {
  listed: KnownPage[]
  excluded: Excluded[]
  /** Origins that all canonical URLs name instead of the site's. */
  wrongOrigins: Set<string>
}

/** Keeps the pages that belong into a sitemap; of every other one the first reason that holds. */
export function decidePages(pages: KnownPage[], context: DecideContext): Decided {
  const { options, notes } = context
  const excluded: Excluded[] = []
  const canonicals = canonicalContext(pages, context)
  const listed: KnownPage[] = []
  for (const known of pages) {
    const { page, file } = known
    if (context.headers) page.robots = withHeaders(page, context.headers)
    const reason = reasonOfDocument(known, context)
    const decision = reason ? undefined : decideCanonical(page, file, canonicals)
    if (decision && !decision.elsewhere) {
      known.loc = decision.loc
      if (decision.isOverruled) known.isOverruled = true
      listed.push(known)
      continue
    }
    const detail = reason === 'redirect' ? page.redirectsTo : decision?.elsewhere
    excluded.push({
      url: pathOfLoc(page.url),
      stage: 'pages',
      reason: reason ?? 'canonical-elsewhere',
      detail,
      file,
    })
  }
  const kept = applyFilters(applyRobotsTxt(listed, excluded, context), excluded, options)
  for (const { page } of kept) {
    for (const crawler of page.robots.noindexFor)
      notes.add('noindex-for-one', {}, `${page.route.path} (${crawler})`)
  }
  return { listed: kept, excluded, wrongOrigins: canonicals.wrongOrigins }
}

function reasonOfDocument(
  { page, file }: KnownPage,
  { locales, emitted }: DecideContext,
): ExcludeReason | undefined {
  if (file !== undefined && !page.isDocument) return 'asset'
  if (isError(page, file, locales)) return 'error-page'
  if (isRedirect(page, file, emitted)) return 'redirect'
  return page.robots.noindex ? 'noindex' : undefined
}

function canonicalContext(pages: KnownPage[], { options, emitted, notes }: DecideContext): CanonicalContext {
  const documents = pages
    .filter(({ page, file }) => file !== undefined && page.isDocument)
    .map(({ page }) => page)
  const wrongOrigins = findWrongOrigins(documents, options.site)
  if (wrongOrigins.size > 0) {
    const count = documents.filter(({ canonical }) => canonical !== undefined).length
    const canonical = [...wrongOrigins].join(', ')
    notes.add('canonicals-elsewhere', { pages: count, canonical, site: options.site.origin })
  }
  let others: Set<string> | undefined
  const isOtherRoute = (loc: string) => {
    others ??= new Set(pages.flatMap(({ page, file }) => (file === undefined ? page.url : [])))
    return others.has(loc)
  }
  return { site: options.site, emitted, wrongOrigins, isOtherRoute, notes }
}

function withHeaders(page: Page, headers: HeaderJudge): Page['robots'] {
  const sent = judgeRobots(headers(page.url))
  const noindexFor = [...new Set([...page.robots.noindexFor, ...sent.noindexFor])]
  return { noindex: page.robots.noindex || sent.noindex, noindexFor }
}

function isError(page: Page, file: string | undefined, locales: string[]): boolean {
  return page.route.origin !== 'routes' && isErrorPage(file ?? page.route.path, page.lang, locales)
}

/** A refresh to the page itself only reloads it. */
function isRedirect({ redirectsTo, url }: Page, file: string | undefined, emitted: Emitted): boolean {
  if (redirectsTo === undefined || redirectsTo === url) return false
  return file === undefined || emitted.fileOf(redirectsTo) !== file
}
