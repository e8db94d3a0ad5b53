import type { Alternate, Entry, Image, Page, Video } from '../model.ts'
import type { Notes } from '../notes.ts'
import { originOfLoc, pathOfLoc, resolveLoc } from '../routes/loc.ts'
import type { Site } from '../routes/site.ts'

/** The entry of a page, before its date: what the giver says, else what the document says. */
export function makeEntry(
  page: Page,
  loc: string,
  lastmod: string | undefined,
  context: EntryContext,
): Entry {
  const entry: Entry = { loc }
  if (lastmod !== undefined) entry.lastmod = lastmod
  const { given } = page.route
  const alternates = given?.alternates
    ? resolveAlternates(given.alternates, page.url, context)
    : page.alternates.map(({ hreflang, href }) => ({ hreflang, href: onSite(href, context) }))
  if (alternates.length > 0) entry.alternates = alternates
  if (!given) return entry
  for (const field of ['changefreq', 'priority', 'news'] as const) {
    if (given[field] !== undefined) Object.assign(entry, { [field]: given[field] })
  }
  if (given.images) entry.images = resolveImages(given.images, context.site)
  if (given.videos) entry.videos = resolveVideos(given.videos, context.site)
  return entry
}

export interface EntryContext {
  site: Site
  /** Origins that all canonical URLs name instead of the site's; links to language versions name them too. */
  wrongOrigins: Set<string>
  notes: Notes
}

const onSite = (href: string, { wrongOrigins, site }: EntryContext) =>
  wrongOrigins.size > 0 && wrongOrigins.has(originOfLoc(href)) ? site.origin + pathOfLoc(href) : href

/** Absolute hrefs stay; a path is below the base, as everywhere in the options. */
export function resolveAlternates(
  alternates: Alternate[],
  place: string,
  { site, notes }: Pick<EntryContext, 'site' | 'notes'>,
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
