import { extensionsOf, ownChildren } from '../../facts/extensions.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { shownAs, video } from '../example-parts.ts'

const tagged = (count: number): ExampleFile =>
  shownAs(`<video:tag>…</video:tag> (${count} times)`, video('<video:tag>a</video:tag>'.repeat(count)))

export default defineRule({
  id: 'video-too-many-tags',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A video has at most 32 tags.',
  why: 'Google allows 32 `<video:tag>` for a video.',
  sources: [cite(documents.googleVideo, 'video:tag'), cite(documents.googleVideoSchema, 'tag: maxOccurs 32')],
  knownAs: { google: ['Invalid XML: too many tags'] },
  params: { max: 32 },
  words: {
    message: 'This video has {count} `<video:tag>`; Google allows {max}.',
    fix: 'Keep the {max} that describe the video best.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [tagged(32)],
    bad: [tagged(33)],
  }),
  check: (file) => ({
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const max = Number(file.params.max)
        const tags = ownChildren(video).filter(({ local }) => local === 'tag')
        // The place of the video, not of the 33rd tag: the list as a whole is too long.
        return tags.length > max ? [{ at: video.at, params: { count: tags.length, max } }] : []
      }),
  }),
})
