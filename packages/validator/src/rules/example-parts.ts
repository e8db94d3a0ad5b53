import type { ExampleFile } from '../rule.ts'

/* Well-formed surroundings for the examples of rules about extensions, so that each example shows only what it is about. */
/** A `<url>` with these elements behind its loc. */
export const url = (inside: string, loc = 'https://example.com/'): string =>
  `<url><loc>${loc}</loc>${inside}</url>`

/** The tags that a video cannot do without. */
const VIDEO =
  '<video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:content_loc>https://example.com/v.mp4</video:content_loc>'

/** A `<url>` with a complete video and these tags more. */
export const video = (tags: string): string => url(`<video:video>${VIDEO}${tags}</video:video>`)

const PUBLICATION =
  '<news:publication><news:name>The Example Times</news:name><news:language>en</news:language></news:publication>'

/** A `<url>` with a complete news article; a part that is given replaces the usual one. */
export const news = (
  parts: { publication?: string; date?: string; title?: string; more?: string } = {},
): string =>
  url(
    `<news:news>${parts.publication ?? PUBLICATION}${
      parts.date ?? '<news:publication_date>2026-11-30</news:publication_date>'
    }${parts.title ?? '<news:title>Merger talks</news:title>'}${parts.more ?? ''}</news:news>`,
  )

/** The publication of an article. */
export const publication = (name: string, language: string): string =>
  `<news:publication><news:name>${name}</news:name><news:language>${language}</news:language></news:publication>`

/** An alternate link. */
export const link = (code: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`

/** An RSS 2.0 feed with these items. */
export const rss = (items: string, namespaces = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"${namespaces}>
<channel>
<title>News</title><link>https://example.com/</link><description>News</description>
${items}
</channel>
</rss>`

/** An Atom feed with these entries. */
export const atom = (entries: string, namespace = 'http://www.w3.org/2005/Atom'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="${namespace}">
<title>News</title><id>https://example.com/</id><updated>2026-11-30T10:00:00Z</updated>
${entries}
</feed>`

/** A urlset with these entries. */
export const urlset = (entries: string, namespaces = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>
${entries}
</urlset>`

/** An entry with a value too long to be shown, and what is shown for it. */
export const shownAs = (shown: string, entry: string): ExampleFile => ({
  file: urlset(entry, EXTENSIONS),
  shown,
})

/** A urlset of these locs. */
export const locs = (...list: string[]): string => urlset(list.map((loc) => url('', loc)).join('\n'))

/** A sitemap index over these files. */
export const index = (...list: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${list.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('\n')}
</sitemapindex>`

/** A file that is such an index. */
export const indexFile = (...list: string[]): ExampleFile => ({ file: index(...list) })

/** The namespace declarations of the extensions, for `urlset`. */
export const EXTENSIONS =
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
