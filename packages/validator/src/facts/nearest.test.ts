import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceOf, nearest } from './nearest.ts'

const TAGS = ['loc', 'lastmod', 'changefreq', 'priority'] as const

describe('nearest', () => {
  it.each([
    ['lastmode', 'lastmod'],
    ['lastModified', 'lastmod'],
    ['changeFreq', 'changefreq'],
    ['changefrequency', 'changefreq'],
    ['priorty', 'priority'],
    ['Loc', 'loc'],
    ['locs', 'loc'],
    ['lco', 'loc'],
  ])('%s is meant to be %s', (word, tag) => {
    expect(nearest(word, TAGS)).toBe(tag)
  })

  it.each(['expires', 'title', 'x', 'url', 'news', ''])('%j is near nothing', (word) => {
    expect(nearest(word, TAGS)).toBeUndefined()
  })

  it('finds a name whatever its case', () => {
    for (const tag of TAGS) expect(nearest(tag.toUpperCase(), TAGS)).toBe(tag)
  })
})

describe('distanceOf', () => {
  it('is nought for equal words, symmetric, and no more than the longer word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(distanceOf(a, a)).toBe(0)
        expect(distanceOf(a, b)).toBe(distanceOf(b, a))
        expect(distanceOf(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })

  it('counts a swap of neighbours once', () => {
    expect(distanceOf('lastmdo', 'lastmod')).toBe(1)
  })
})
