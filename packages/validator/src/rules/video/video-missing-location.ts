import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule, type Element } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { url, video } from '../example-parts.ts'

export default defineRule({
  id: 'video-missing-location',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'Each `<video:video>` has a `<video:content_loc>` or a `<video:player_loc>`.',
  why: 'Google has to find the video file or its player; without either the record leads to nothing.',
  sources: [
    cite(documents.googleVideo, 'video:content_loc'),
    cite(documents.googleVideoSchema, 'annotation of content_loc'),
  ],
  knownAs: { google: ['Missing XML tag'] },
  words: {
    message:
      'This `<video:video>` has neither `<video:content_loc>` nor `<video:player_loc>`, so there is no video to find.',
    fix: 'Add `<video:content_loc>` with the URL of the video file, or `<video:player_loc>` with that of its player.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      video(''),
      url(
        '<video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:player_loc>https://example.com/player?v=1</video:player_loc></video:video>',
      ),
    ],
    bad: [
      url(
        '<video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description></video:video>',
      ),
      url(
        '<video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:content_loc/></video:video>',
      ),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry)
        .videos.filter((video) => !has(video, 'content_loc') && !has(video, 'player_loc'))
        .map(({ at }) => ({ at })),
  },
})

const has = (video: Element, tag: string): boolean => (firstChild(video, tag)?.content.value ?? '') !== ''
