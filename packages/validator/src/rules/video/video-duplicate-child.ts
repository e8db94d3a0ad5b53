import { extensionsOf, repeated } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

const ONCE = new Set([
  'thumbnail_loc',
  'title',
  'description',
  'content_loc',
  'player_loc',
  'duration',
  'expiration_date',
  'rating',
  'view_count',
  'publication_date',
  'category',
  'family_friendly',
  'restriction',
  'gallery_loc',
  'requires_subscription',
  'uploader',
  'tvshow',
  'platform',
  'live',
])

export default defineRule({
  id: 'video-duplicate-child',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'Each tag stands at most once in a `<video:video>`; only `<video:tag>` may be repeated.',
  why: 'Of two values only one can be used, and nobody says which.',
  sources: [
    cite(documents.googleVideo, 'Video sitemap reference'),
    cite(documents.googleVideoSchema, 'video: maxOccurs'),
  ],
  knownAs: { google: ['Invalid XML: too many tags'] },
  words: {
    message: '`<{tag}>` stands more than once in one `<video:video>`.',
    fix: 'Keep one `<{tag}>`; a second video needs its own `<video:video>`.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      video('<video:duration>1</video:duration>'),
      video('<video:tag>a</video:tag><video:tag>b</video:tag>'),
      video('<video:price currency="EUR">1</video:price><video:price currency="USD">1</video:price>'),
    ],
    bad: [
      video('<video:duration>1</video:duration><video:duration>2</video:duration>'),
      video('<video:title>again</video:title>'),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry)
        .videos.flatMap((video) => repeated(video, ONCE))
        .map(({ at, name }) => ({ at, params: { tag: name } })),
  },
})
