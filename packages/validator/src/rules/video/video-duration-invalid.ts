import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

const lasting = (value: string): string => video(`<video:duration>${value}</video:duration>`)

export default defineRule({
  id: 'video-duration-invalid',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The duration of a video is a whole number of seconds, from 1 to 28,800 (8 hours).',
  why: 'Google takes seconds only; a duration in another form, such as PT1H or 10:30, is not understood.',
  sources: [
    cite(documents.googleVideo, 'video:duration'),
    cite(documents.googleVideoSchema, 'duration: maxInclusive 28800'),
  ],
  knownAs: { google: ['Invalid tag value'] },
  params: { min: 1, max: 28_800 },
  words: {
    message: 'The duration "{value}" is no whole number of seconds from {min} to {max}.',
    fix: 'Write the length of the video in seconds, without a unit: 600 for ten minutes.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [lasting('1'), lasting('28800'), lasting(' 600 '), lasting('0600')],
    bad: [lasting('0'), lasting('28801'), lasting('12.5'), lasting('PT1H17M57S'), lasting('')],
  }),
  check: (file) => ({
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const duration = firstChild(video, 'duration')?.content
        if (!duration) return []
        const { min, max } = file.params
        const seconds = /^\+?\d+$/.test(duration.value) ? Number(duration.value) : Number.NaN
        return seconds >= Number(min) && seconds <= Number(max)
          ? []
          : [{ at: duration.at, params: { value: duration.value, min: Number(min), max: Number(max) } }]
      }),
  }),
})
