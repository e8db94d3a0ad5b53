import { latest, validDate } from '../../facts/dates.ts'
import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

const expiring = (date: string): string => video(`<video:expiration_date>${date}</video:expiration_date>`)

export default defineRule({
  id: 'video-expired',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A listed video has not expired.',
  why: 'Google does not show a video after its expiration date.',
  sources: [cite(documents.googleVideo, 'video:expiration_date')],
  words: {
    message: 'This video expired on {date}.',
    fix: 'Remove the `<video:video>`, or the expiration date if the video is still there.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      expiring('2099-01-01'),
      // The tests' clock stands at 2026-12-01T00:00:00Z.
      expiring('2026-12-01T00:00:00Z'),
      expiring('2026-11-30'),
      expiring('never'),
    ],
    bad: [expiring('2020-01-01'), expiring('2026-11-30T23:59:59Z')],
  }),
  check: (file) => ({
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const text = firstChild(video, 'expiration_date')?.content
        const date = text && validDate(text.value)
        return date && latest(date) < file.settings.now ? [{ at: text.at, params: { date: text.value } }] : []
      }),
  }),
})
