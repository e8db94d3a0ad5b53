import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

const viewed = (value: string): string => video(`<video:view_count>${value}</video:view_count>`)
/** xsd:nonNegativeInteger */
const COUNT = /^(?:\+?\d+|-0+)$/

export default defineRule({
  id: 'video-view-count-invalid',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary: 'The view count of a video is a whole number, 0 or more.',
  why: 'A count with separators, a unit or a sign is not understood.',
  sources: [
    cite(documents.googleVideoSchema, 'view_count: xsd:nonNegativeInteger'),
    cite(documents.googleVideo, 'video:view_count'),
  ],
  knownAs: { google: ['Invalid tag value'] },
  words: {
    message: 'The view count "{value}" is no whole number of 0 or more.',
    fix: 'Write digits only, without separators: 12345.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [viewed('0'), viewed('12345')],
    bad: [viewed('-1'), viewed('12,345'), viewed('1.2k'), viewed('')],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const count = firstChild(video, 'view_count')?.content
        return count && !COUNT.test(count.value) ? [{ at: count.at, params: { value: count.value } }] : []
      }),
  },
})
