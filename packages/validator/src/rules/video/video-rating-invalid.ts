import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

const rated = (value: string): string => video(`<video:rating>${value}</video:rating>`)
/** xsd:decimal */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

export default defineRule({
  id: 'video-rating-invalid',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The rating of a video is a decimal number from 0.0 to 5.0.',
  why: 'Google takes ratings on this scale only; a percentage or a decimal comma is not understood.',
  sources: [cite(documents.googleVideo, 'video:rating'), cite(documents.googleVideoSchema, 'rating')],
  knownAs: { google: ['Invalid tag value'] },
  params: { min: 0, max: 5 },
  words: {
    message: 'The rating "{value}" is no decimal number from {min} to {max}.',
    fix: 'Write a number from 0.0 to 5.0, with a decimal point.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [rated('0'), rated('0.0'), rated('4.2'), rated('5'), rated('5.0')],
    bad: [rated('5.1'), rated('-0.1'), rated('4,2'), rated('80%'), rated('')],
  }),
  check: (file) => ({
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const rating = firstChild(video, 'rating')?.content
        if (!rating) return []
        const min = Number(file.params.min)
        const max = Number(file.params.max)
        const value = DECIMAL.test(rating.value) ? Number(rating.value) : Number.NaN
        return value >= min && value <= max
          ? []
          : [{ at: rating.at, params: { value: rating.value, min, max } }]
      }),
  }),
})
