import { attribute, extensionsOf, ownChildren } from '../../facts/extensions.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { url, video } from '../example-parts.ts'

const RETIRED = new Set(['category', 'gallery_loc', 'price', 'tvshow', 'id', 'content_segment_loc'])
const RETIRED_ATTRIBUTES = ['allow_embed', 'autoplay']

export default defineRule({
  id: 'video-deprecated-tag',
  scope: 'video',
  severity: 'info',
  engine: ['google'],
  tier: 'core',
  summary: 'Only tags that Google still documents are written for a video.',
  why: 'Google retired these tags and attributes in 2022 or has dropped them from its documentation: they do no harm and have no effect.',
  sources: [
    cite(documents.googleVideo, 'Deprecated tags and attributes'),
    cite(documents.googleSpring, 'whole post'),
  ],
  words: {
    message: '`<{tag}>` is no longer read by Google.',
    fix: 'Leave it out.',
  },
  variants: {
    attribute: {
      message: 'The attribute {attribute} of `<{tag}>` is no longer read by Google.',
      fix: 'Leave it out. The tag itself is still read.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [video(''), video('<video:player_loc>https://example.com/player?v=1</video:player_loc>')],
    bad: [
      video('<video:category>food</video:category>'),
      url(
        '<video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:player_loc allow_embed="yes">https://example.com/player</video:player_loc></video:video>',
      ),
    ],
  }),
  check: {
    extended: (entry) => extensionsOf(entry).videos.flatMap(ownChildren).flatMap(findRetired),
  },
})

function findRetired(child: Element): Problem[] {
  if (RETIRED.has(child.local)) return [{ at: child.at, params: { tag: child.name } }]
  if (child.local !== 'player_loc') return []
  return RETIRED_ATTRIBUTES.flatMap((name) => {
    const found = attribute(child, name)
    return found ? [{ at: found.at, params: { tag: child.name, attribute: name }, variant: 'attribute' }] : []
  })
}
