import type { Page } from '../model.ts'
import type { Notes } from '../notes.ts'
import type { Emitted } from '../routes/emitted.ts'
import { originOfLoc, pathOfLoc } from '../routes/loc.ts'
import type { Site } from '../routes/site.ts'

export interface CanonicalContext {
  site: Site
  emitted: Emitted
  /** URLs of routes without HTML. */
  isOtherRoute(loc: string): boolean
  /** The origins that all canonical URLs name instead of the site's; empty where that is not so. */
  wrongOrigins: Set<string>
  notes: Notes
}

/** The URL under which a page is listed, or the canonical URL in whose favour it is not. */
export interface CanonicalDecision {
  loc: string
  elsewhere?: string
  /** The canonical URL was left out of account, with a note that says so. */
  isOverruled?: boolean
}

/** Decides by what a page calls its canonical URL. Chains are not followed. */
export function decideCanonical(
  page: Page,
  file: string | undefined,
  context: CanonicalContext,
): CanonicalDecision {
  const { site, emitted, notes, wrongOrigins } = context
  const { canonical, url } = page
  if (canonical === undefined || file === undefined || canonical === url) return { loc: url }
  const origin = originOfLoc(canonical)
  const onSite = site.origin + pathOfLoc(canonical)
  const answering = emitted.fileOf(onSite)

  if (wrongOrigins.has(origin)) return { loc: answering === file ? onSite : url, isOverruled: true }
  if (origin !== site.origin) {
    if (hostname(origin) !== hostname(site.origin)) {
      notes.add('canonical-other-host', {}, `${page.route.path} → ${canonical}`)
      return { loc: url, elsewhere: canonical }
    }
    notes.add('canonical-other-origin', { site: site.origin }, `${page.route.path} → ${canonical}`)
  }
  if (answering === file) return { loc: onSite, isOverruled: origin !== site.origin }
  if (answering !== undefined || context.isOtherRoute(onSite)) return { loc: url, elsewhere: canonical }
  if (origin === site.origin) notes.add('canonical-not-emitted', {}, `${page.route.path} → ${canonical}`)
  return { loc: url, isOverruled: true }
}

const hostname = (origin: string) => new URL(origin).hostname

/**
 * The origins that the canonical URLs of a site name where none is the site's: the option `site` is wrong, or the links are those of a preview.
 * From two pages on, and where more than half of the pages state one, so that two copies from elsewhere do not speak for a site.
 */
export function findWrongOrigins(pages: Page[], site: Site): Set<string> {
  const origins = pages.flatMap(({ canonical }) => (canonical === undefined ? [] : originOfLoc(canonical)))
  const distinct = new Set(origins)
  const speaks = origins.length >= 2 && origins.length * 2 > pages.length && !distinct.has(site.origin)
  return speaks ? distinct : new Set()
}
