import { charLength, extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { shownAs, url } from '../example-parts.ts'

const described = (description: string): ExampleFile =>
  shownAs(
    `<video:description>… (${charLength(description)} characters)</video:description>`,
    url(
      `<video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>${description}</video:description><video:content_loc>https://example.com/v.mp4</video:content_loc></video:video>`,
    ),
  )

export default defineRule({
  id: 'video-description-too-long',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The description of a video has at most 2,048 characters.',
  why: 'Google gives 2,048 characters as the longest description that it takes.',
  sources: [
    cite(documents.googleVideo, 'video:description'),
    cite(documents.googleVideoSchema, 'description: maxLength 2048'),
  ],
  knownAs: { google: ['Invalid tag value'] },
  params: { max: 2048 },
  words: {
    message: 'The description of this video has {length} characters; Google takes at most {max}.',
    fix: 'Shorten it to {max} characters.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [described('d'.repeat(2048)), described(`${'d'.repeat(2046)}&amp;&lt;`)],
    bad: [described('d'.repeat(2049)), described(`<![CDATA[${'d'.repeat(2048)}&]]>`)],
  }),
  check: (file) => ({
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const text = firstChild(video, 'description')?.content
        const max = Number(file.params.max)
        const length = text ? charLength(text.value) : 0
        return text && length > max ? [{ at: text.at, params: { length, max } }] : []
      }),
  }),
})
