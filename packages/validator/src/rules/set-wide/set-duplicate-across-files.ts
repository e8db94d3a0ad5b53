import { extensionsOf } from '../../facts/extensions.ts'
import { isSitemap } from '../../facts/set-members.ts'
import { findSharedLocs } from '../../facts/shared-locs.ts'
import { defineRule, type Examples, type SetMember } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { EXTENSIONS, locs, news, rss, urlset } from '../example-parts.ts'

/** How many entries of a file carry records of these extensions. */
interface Carried {
  images: number
  videos: number
  news: number
}

const first = { path: 'a.xml', url: 'https://example.com/a.xml' }

export default defineRule({
  id: 'set-duplicate-across-files',
  scope: 'set-wide',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'Each URL is listed in one sitemap of the set.',
  why: 'The consoles count URLs by sitemap: what is listed twice is counted twice, and a change of one file leaves an old date in the other. News, image and video sitemaps, feeds and text lists may repeat URLs of the main sitemap.',
  sources: [
    cite(documents.googleBuild, 'track the performance of each sitemap'),
    cite(documents.own, 'one file a URL'),
  ],
  words: {
    message:
      '{count} URLs of this file are listed in {other} too; the first of them is number {number} here.',
    fix: 'List each URL in one of the two files.',
  },
  needs: ['set'],
  kinds: ['urlset', 'text', 'rss', 'atom'],
  examples: (): Examples => ({
    good: [
      {
        file: locs('https://example.com/a', 'https://example.com/b'),
        ...first,
        set: { 'b.xml': locs('https://example.com/c') },
      },
      {
        file: locs('https://example.com/a', 'https://example.com/c'),
        ...first,
        set: { 'b.xml': locs('https://example.com/b', 'https://example.com/b') },
      },
      { file: locs('https://example.com/'), ...first, set: { 'news.xml': urlset(news(), EXTENSIONS) } },
      {
        file: locs('https://example.com/a'),
        ...first,
        set: { 'feed.xml': rss('<item><link>https://example.com/a</link></item>') },
      },
    ],
    bad: [
      {
        file: locs('https://example.com/a', 'https://example.com/b'),
        ...first,
        set: { 'b.xml': locs('https://example.com/b', 'https://example.com/c') },
      },
      {
        file: locs('https://example.com/b', 'https://example.com/a'),
        ...first,
        set: { 'b.xml': locs('https://example.com/c', 'https://example.com/a') },
      },
    ],
  }),
  check: (file) => {
    const carried: Carried = { images: 0, videos: 0, news: 0 }
    return {
      extended(entry) {
        const { images, videos, news } = extensionsOf(entry)
        if (images.length > 0) carried.images++
        if (videos.length > 0) carried.videos++
        if (news.length > 0) carried.news++
      },
      end: () => file.keep(carried),
    }
  },
  set(members) {
    const lists = members.filter(isSitemap)
    return findSharedLocs(lists)
      .map((shared) => ({ ...shared, a: lists[shared.first]!, b: lists[shared.second]! }))
      .filter(({ a, b }) => purposeOf(a) === purposeOf(b))
      .map(({ a, b, count, ordinal }) => ({
        path: b.result.path,
        entry: ordinal,
        params: { count, other: a.result.path, number: ordinal + 1 },
      }))
  },
})

/** What a file is for. An extension that most of its entries carry is its purpose. */
function purposeOf({ result, kept }: SetMember): string {
  const { images, videos, news } = (kept as Carried | undefined) ?? { images: 0, videos: 0, news: 0 }
  const most = result.urls / 2
  if (news > most) return 'news'
  if (videos > most) return 'video'
  return images > most ? 'image' : result.kind
}
