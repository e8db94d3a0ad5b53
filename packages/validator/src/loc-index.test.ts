import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LocIndex } from './loc-index.ts'

it('finds what a map of all locs finds', () => {
  const loc = fc.constantFrom(
    'a',
    'b',
    'c',
    'd',
    'http://example.com/',
    'https://example.com/',
    'http://www.example.com',
  )
  const step = fc.record({ add: loc, ask: fc.option(loc) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const index = new LocIndex()
      const first = new Map<string, number>()
      for (const [ordinal, { add, ask }] of steps.entries()) {
        index.add(add)
        expect(index.earlier(add)).toBe(first.get(add))
        if (!first.has(add)) first.set(add, ordinal)
        if (ask !== null) expect(index.find(ask)).toBe(first.get(ask))
      }
    }),
  )
})

it('keeps finding while its table grows, in ascending and other order', () => {
  const text = (n: number): string => `https://example.com/${String(n).padStart(6, '0')}`
  const index = new LocIndex()
  for (let n = 0; n < 3000; n++) {
    index.add(text(n))
    if (n % 500 === 0) expect(index.find(text(n))).toBe(n)
  }
  expect(index.ascending).toBe(true)
  for (let n = 2999; n >= 0; n--) {
    index.add(text(n))
    expect(index.earlier(text(n))).toBe(n)
  }
  expect(index.find(text(3000))).toBeUndefined()
})
