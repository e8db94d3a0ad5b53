import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { url, video } from '../example-parts.ts'

const REQUIRED = ['thumbnail_loc', 'title', 'description']

export default defineRule({
  id: 'video-missing-required',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'Each `<video:video>` has a thumbnail, a title and a description.',
  why: 'Google needs all three to show a video in its results; without one of them the record is not used.',
  sources: [
    cite(documents.googleVideo, 'Required tags'),
    cite(documents.googleReport, 'Missing thumbnail URL; Missing video title'),
    cite(documents.googleVideoSchema, 'video'),
  ],
  knownAs: { google: ['Missing thumbnail URL', 'Missing video title', 'Missing XML tag'] },
  words: {
    message: 'This `<video:video>` has no `<video:{tag}>`, which Google requires.',
    fix: 'Add `<video:{tag}>`.',
  },
  variants: {
    empty: {
      message: 'This `<video:{tag}>` is empty; Google requires it.',
      fix: 'Fill `<video:{tag}>`.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [video('')],
    bad: [
      url(
        '<video:video><video:title>t</video:title><video:description>d</video:description><video:content_loc>https://example.com/v.mp4</video:content_loc></video:video>',
      ),
      url(
        '<video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title></video:title><video:description>d</video:description><video:content_loc>https://example.com/v.mp4</video:content_loc></video:video>',
      ),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) =>
        REQUIRED.flatMap((tag) => {
          const child = firstChild(video, tag)
          if (!child) return [{ at: video.at, params: { tag } }]
          return child.content.value === '' ? [{ at: child.at, params: { tag }, variant: 'empty' }] : []
        }),
      ),
  },
})
