import type { SitemapItem } from 'sitemap'
import type { Entry, Video } from '../../packages/core/src/model.ts'

/** Entries as the object from which xmlbuilder2 makes a document. Written from the vocabulary, apart from our writer. */
export function toObject(entries: Entry[]): object {
  const has = (field: 'alternates' | 'images' | 'videos' | 'news') => entries.some((entry) => entry[field])
  return {
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      ...(has('alternates') && { '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }),
      ...(has('images') && { '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1' }),
      ...(has('videos') && { '@xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1' }),
      ...(has('news') && { '@xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' }),
      url: entries.map((entry) =>
        present({
          loc: entry.loc,
          lastmod: entry.lastmod,
          changefreq: entry.changefreq,
          priority: decimal(entry.priority),
          'xhtml:link': entry.alternates?.map(({ hreflang, href }) => ({
            '@rel': 'alternate',
            '@hreflang': hreflang,
            '@href': href,
          })),
          'image:image': entry.images?.map((image) =>
            present({
              'image:loc': image.loc,
              'image:caption': image.caption,
              'image:geo_location': image.geoLocation,
              'image:title': image.title,
              'image:license': image.license,
            }),
          ),
          'video:video': entry.videos?.map(videoObject),
          'news:news': entry.news && {
            'news:publication': {
              'news:name': entry.news.publication.name,
              'news:language': entry.news.publication.language,
            },
            'news:publication_date': entry.news.publicationDate,
            'news:title': entry.news.title,
          },
        }),
      ),
    },
  }
}

const videoObject = (video: Video) =>
  present({
    'video:thumbnail_loc': video.thumbnailLoc,
    'video:title': video.title,
    'video:description': video.description,
    'video:content_loc': video.contentLoc,
    'video:player_loc': video.playerLoc,
    'video:duration': video.duration,
    'video:expiration_date': video.expirationDate,
    'video:rating': decimal(video.rating),
    'video:view_count': video.viewCount,
    'video:publication_date': video.publicationDate,
    'video:tag': video.tags,
    'video:family_friendly': yesNo(video.familyFriendly),
    'video:restriction': video.restriction && {
      '@relationship': video.restriction.relationship,
      '#': video.restriction.countries.join(' '),
    },
    'video:requires_subscription': yesNo(video.requiresSubscription),
    'video:uploader': video.uploader && present({ '@info': video.uploader.info, '#': video.uploader.name }),
    'video:platform': video.platform && {
      '@relationship': video.platform.relationship,
      '#': video.platform.platforms.join(' '),
    },
    'video:live': yesNo(video.live),
  })

const present = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no')
const decimal = (value: number | undefined) =>
  value === undefined ? undefined : Number.isInteger(value) ? `${value}.0` : `${value}`

/** An entry as the sitemap package read it. */
export function entryOfItem(item: SitemapItem): Entry {
  return present({
    loc: item.url,
    lastmod: item.lastmod,
    changefreq: item.changefreq,
    priority: item.priority,
    alternates: some(item.links)?.map(({ lang, url }) => ({ hreflang: lang, href: url })),
    images: some(item.img)?.map(({ url, geoLocation, ...image }) =>
      present({ loc: url, geoLocation, ...image }),
    ),
    videos: some(item.video)?.map((video) =>
      present({
        thumbnailLoc: video.thumbnail_loc,
        title: video.title,
        description: video.description,
        contentLoc: video.content_loc,
        playerLoc: video.player_loc,
        duration: video.duration,
        expirationDate: video.expiration_date,
        rating: video.rating,
        viewCount: video.view_count,
        publicationDate: video.publication_date,
        tags: some(video.tag),
        familyFriendly: isYes(video.family_friendly),
        restriction: video.restriction && {
          relationship: video['restriction:relationship'],
          countries: video.restriction.split(' '),
        },
        platform: video.platform && {
          relationship: video['platform:relationship'],
          platforms: video.platform.split(' '),
        },
        requiresSubscription: isYes(video.requires_subscription),
        uploader: video.uploader && present({ name: video.uploader, info: video['uploader:info'] }),
        live: isYes(video.live),
      }),
    ),
    news: item.news && {
      publication: item.news.publication,
      publicationDate: item.news.publication_date,
      title: item.news.title,
    },
  }) as unknown as Entry
}

const some = <T>(list: T[] | undefined) => (list && list.length > 0 ? list : undefined)
const isYes = (value: string | undefined) => (value === undefined ? undefined : value.toLowerCase() === 'yes')
