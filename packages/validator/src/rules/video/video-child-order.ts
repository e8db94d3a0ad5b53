import { extensionsOf, firstOutOfOrder } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

const SEQUENCE = [
  'thumbnail_loc',
  'title',
  'description',
  'content_loc',
  'player_loc',
  'duration',
  'expiration_date',
  'rating',
  'content_segment_loc',
  'view_count',
  'publication_date',
  'tag',
  'category',
  'family_friendly',
  'restriction',
  'gallery_loc',
  'price',
  'requires_subscription',
  'uploader',
  'tvshow',
  'platform',
  'live',
  'id',
]

export default defineRule({
  id: 'video-child-order',
  scope: 'video',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'The tags of a `<video:video>` come in the order of the schema.',
  why: "Google's published schema is a sequence, so a validator that goes by it rejects the file; Google's own examples do not keep the order.",
  sources: [cite(documents.googleVideoSchema, 'video: xsd:sequence')],
  words: {
    message: '`<{tag}>` stands behind `<{before}>`; in the schema it comes first.',
    fix: 'Write the tags in the order of the schema. Crawlers do not mind either way.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [video('<video:tag>a</video:tag><video:live>no</video:live>')],
    bad: [video('<video:live>no</video:live><video:tag>a</video:tag>')],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const pair = firstOutOfOrder(video, SEQUENCE)
        return pair ? [{ at: pair[0].at, params: { tag: pair[0].name, before: pair[1].name } }] : []
      }),
  },
})
