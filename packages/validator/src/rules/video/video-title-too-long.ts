import { charLength, extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { shownAs, url } from '../example-parts.ts'

const titled = (title: string): ExampleFile =>
  shownAs(
    `<video:title>… (${charLength(title)} characters)</video:title>`,
    url(
      `<video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>${title}</video:title><video:description>d</video:description><video:content_loc>https://example.com/v.mp4</video:content_loc></video:video>`,
    ),
  )

export default defineRule({
  id: 'video-title-too-long',
  scope: 'video',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'The title of a video has at most 100 characters.',
  why: "Google's published schema rejects longer titles, though its documentation has dropped the limit; results cut long titles anyway.",
  sources: [
    cite(documents.googleVideoSchema, 'title: maxLength 100'),
    cite(documents.googleVideo, 'mRSS reference, media:title'),
  ],
  params: { max: 100 },
  words: {
    message: 'The title of this video has {length} characters; the schema allows {max}.',
    fix: 'Shorten it to {max} characters, with what matters first.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [titled('t'.repeat(100)), titled('𝒯'.repeat(100))],
    bad: [titled('t'.repeat(101))],
  }),
  check: (file) => ({
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const title = firstChild(video, 'title')?.content
        const max = Number(file.params.max)
        const length = title ? charLength(title.value) : 0
        return title && length > max ? [{ at: title.at, params: { length, max } }] : []
      }),
  }),
})
