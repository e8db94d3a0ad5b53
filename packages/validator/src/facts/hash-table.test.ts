import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HashTable } from './hash-table.ts'

const word = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 0xffffffff }))

it('answers as a map of the pairs does', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 200 }), fc.tuple(word, word), (pairs, asked) => {
      const table = new HashTable(pairs.length)
      const map = new Map<string, number>()
      for (const [i, [a, b]] of pairs.entries()) {
        const key = `${a} ${b}`
        expect(table.add(a, b, i)).toBe(map.get(key) ?? -1)
        if (!map.has(key)) map.set(key, i)
      }
      expect(table.find(...asked)).toBe(map.get(asked.join(' ')) ?? -1)
    }),
  )
})
