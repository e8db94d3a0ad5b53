import type { Alternate, Entry, Image, Page, Video } from '../model.ts'
import type { Notes } from '../notes.ts'
import { originOfLoc, pathOfLoc, resolveLoc } from '../routes/loc.ts'
import type { Site } from '../routes/site.ts'

/** The entry of a page, before its date: what the giver says, else what the document says. */
export function makeEntry(page: Page, loc: string, { site, wrongOrigins, notes }: EntryContext): Entry {
  const { changefreq, priority, alternates, images, videos, news } = page.route.given ?? {}
  const stated = alternates ? resolveAlternates(alternates, page.url, site, notes) : page.alternates
  return compact({
    loc,
    changefreq,
    priority,
    alternates: stated.map(({ hreflang, href }) => ({ hreflang, href: onSite(href, wrongOrigins, site) })),
    images: images && resolveImages(images, site),
    videos: videos && resolveVideos(videos, site),
    news,
  })
}

export interface EntryContext {
  site: Site
  /** Origins that all canonical URLs name instead of the site's; links to language versions name them too. */
  wrongOrigins: Set<string>
  notes: Notes
}

const onSite = (href: string, wrongOrigins: Set<string>, site: Site) =>
  wrongOrigins.has(originOfLoc(href)) ? site.origin + pathOfLoc(href) : href

/** Absolute hrefs stay; a path is below the base, as everywhere in the options. */
export function resolveAlternates(
  alternates: Alternate[],
  place: string,
  site: Site,
  notes: Notes,
): Alternate[] {
  return alternates.flatMap(({ hreflang, href }) => {
    const loc = resolveMedia(href, site)
    if (loc) return { hreflang, href: loc }
    notes.add('alternate-invalid', {}, `${place}: ${href}`)
    return []
  })
}

/** An image without an address that a crawler can fetch (data:, blob:, file:) is none for a sitemap. */
export const resolveImages = (images: Image[], site: Site): Image[] =>
  images.flatMap((image) => {
    const loc = resolveMedia(image.loc, site)
    return loc ? { ...image, loc } : []
  })

export const resolveVideos = (videos: Video[], site: Site): Video[] =>
  videos.map((video) => {
    const resolved = { ...video }
    for (const field of ['thumbnailLoc', 'contentLoc', 'playerLoc'] as const) {
      const url = video[field]
      if (url !== undefined) resolved[field] = resolveMedia(url, site) ?? url
    }
    return resolved
  })

const resolveMedia = (url: string, site: Site) =>
  resolveLoc(/^\/(?!\/)/.test(url.trim()) ? site.root + url.trim().slice(1) : url, site.root)

/** Without fields that say nothing. */
function compact(entry: Entry): Entry {
  const kept = Object.entries(entry).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(kept) as unknown as Entry
}
