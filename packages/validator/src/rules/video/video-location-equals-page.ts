import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { sameUrl } from '../../facts/url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { url } from '../example-parts.ts'

const player = (tag: string, address: string): string =>
  url(
    `<video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:${tag}>${address}</video:${tag}></video:video>`,
  )

export default defineRule({
  id: 'video-location-equals-page',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The address of a video file or player is not the address of the page that shows it.',
  why: 'Google wants the video itself; the page is already named by `<loc>`.',
  sources: [
    cite(documents.googleVideo, 'content_loc, player_loc: additional guidelines'),
    cite(documents.googleReport, 'Video location and play page location are the same'),
  ],
  knownAs: {
    google: [
      'Video location and play page location are the same',
      'Video location URL appears to be a play page URL',
    ],
  },
  words: {
    message: '`<{tag}>` is the address of the page itself.',
    fix: 'Write the URL of the video file or of the embeddable player; the page stays in `<loc>`.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      player('player_loc', 'https://example.com/?v=1'),
      player('content_loc', 'https://example.com/v.mp4'),
    ],
    bad: [player('player_loc', 'https://example.com/'), player('content_loc', 'https://EXAMPLE.com:443/')],
  }),
  check: {
    extended(entry) {
      const page = entry.url
      if (!page) return undefined
      return extensionsOf(entry)
        .videos.flatMap((video) => [firstChild(video, 'content_loc'), firstChild(video, 'player_loc')])
        .flatMap((child) =>
          child && child.content.value !== '' && sameUrl(takeApart(child.content.value), page)
            ? [{ at: child.content.at, params: { tag: child.name } }]
            : [],
        )
    },
  },
})
