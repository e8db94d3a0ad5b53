import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListedEntry } from '../model.ts'
import { arbitraryEntry, listed } from '../testing/arbitrary-entry.ts'
import { urlsetFrame } from './frame.ts'
import { namespacesOf } from './namespaces.ts'
import { boundOfEntry, bytesOfEntry, planParts } from './plan.ts'

const plain = (count: number): ListedEntry[] =>
  listed(...Array.from({ length: count }, (_, i) => ({ loc: `https://www.example.com/${i}/` })))

const MOST = { urls: 50_000, bytes: 52_428_800 }

test('S04 50,000 entries are one file, 50,001 are two', () => {
  expect(planParts(plain(50_000), MOST)).toHaveLength(1)
  expect(planParts(plain(50_001), MOST).map(({ entries }) => entries.length)).toEqual([50_000, 1])
})

test('S04 a file closes exactly at the byte limit, frame included', () => {
  const entries = plain(10)
  const { head, foot } = urlsetFrame(0)
  const size = entries.reduce((sum, { entry }) => sum + bytesOfEntry(entry), head.length + foot.length)
  expect(planParts(entries, { urls: 50_000, bytes: size })).toHaveLength(1)
  expect(planParts(entries, { urls: 50_000, bytes: size - 1 }).map(({ entries }) => entries.length)).toEqual([
    9, 1,
  ])
})

test('S03 many alternates close a file by its bytes long before 50,000 URLs', () => {
  const alternates = Array.from({ length: 30 }, (_, i) => ({
    hreflang: 'de',
    href: `https://www.example.com/${'translated-and-long/'.repeat(2)}${i}/`,
  }))
  const entries = listed(
    ...Array.from({ length: 20_000 }, (_, i) => ({ loc: `https://www.example.com/${i}/`, alternates })),
  )
  const parts = planParts(entries, MOST)
  expect(parts.length).toBeGreaterThan(1)
  for (const { entries, namespaces } of parts) {
    const { head, foot } = urlsetFrame(namespaces)
    const size = entries.reduce((sum, { entry }) => sum + bytesOfEntry(entry), head.length + foot.length)
    expect(size).toBeLessThanOrEqual(MOST.bytes)
  }
})

test('an entry above the limit has a file of its own, and every file has an entry', () => {
  expect(planParts(plain(3), { urls: 50_000, bytes: 1 }).map(({ entries }) => entries.length)).toEqual([
    1, 1, 1,
  ])
})

test('each file declares what its own entries use', () => {
  const entries = [
    ...plain(2),
    ...listed({ loc: 'https://www.example.com/b/', images: [{ loc: 'https://www.example.com/i.png' }] }),
  ]
  expect(planParts(entries, { urls: 2, bytes: MOST.bytes }).map(({ namespaces }) => namespaces)).toEqual([
    0, 2,
  ])
})

test('property: the quick bound is never below the size', () => {
  fc.assert(fc.property(arbitraryEntry, (entry) => boundOfEntry(entry) >= bytesOfEntry(entry)))
})

test('property: files keep all entries in their order and no file can be larger', () => {
  const limits = fc.record({
    urls: fc.integer({ min: 1, max: 6 }),
    bytes: fc.integer({ min: 400, max: 4000 }),
  })
  fc.assert(
    fc.property(fc.array(arbitraryEntry, { minLength: 1, maxLength: 20 }), limits, (entries, limits) => {
      const all = listed(...entries)
      const parts = planParts(all, limits)
      expect(parts.flatMap(({ entries }) => entries)).toEqual(all)
      for (const [i, { entries, namespaces }] of parts.entries()) {
        const { head, foot } = urlsetFrame(namespaces)
        const size = entries.reduce((sum, { entry }) => sum + bytesOfEntry(entry), head.length + foot.length)
        expect(entries.length).toBeLessThanOrEqual(limits.urls)
        expect(size <= limits.bytes || entries.length === 1).toBe(true)
        const next = parts[i + 1]?.entries[0]
        if (!next) continue
        const grown = urlsetFrame(namespaces | namespacesOf(next.entry))
        const more =
          size - head.length - foot.length + grown.head.length + grown.foot.length + bytesOfEntry(next.entry)
        expect(entries.length === limits.urls || more > limits.bytes).toBe(true)
      }
    }),
  )
})
