import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Locator } from './locator.ts'

/** Lines and columns by the plainest means. */
function place(text: string, at: number) {
  const lines = text.slice(0, at).split(/\r\n|\r(?!\n)|\n/)
  // An offset between CR and LF still lies on the line before.
  return { line: lines.length, column: [...lines[lines.length - 1]!].length + 1 }
}

const text = fc
  .array(fc.constantFrom('a', 'é', '😀', '\n', '\r\n', '\r', ' ', 'xyz'), { maxLength: 60 })
  .map((parts) => parts.join(''))

describe('Locator', () => {
  it('locates every offset in pieces of any size, in any order', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(fc.integer({ min: 1, max: 9 })),
        fc.array(fc.nat(100)),
        (source, sizes, asked) => {
          const locator = new Locator()
          let from = 0
          for (const size of [...sizes, source.length]) {
            let end = Math.min(source.length, from + size)
            while (source[end - 1] === '\r' || /[\ud800-\udbff]/.test(source[end - 1] ?? '')) end++
            locator.push(source.slice(from, end), 0)
            from = Math.max(from, end)
          }
          for (const index of asked) {
            const at = index % (source.length + 1)
            const insideBreak = source[at - 1] === '\r' && source[at] === '\n'
            const insidePair = /[\udc00-\udfff]/.test(source[at] ?? '')
            if (!insideBreak && !insidePair) expect(locator.locate(at), `${at}`).toEqual(place(source, at))
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('forgets text it need not keep, but not where open elements began', () => {
    const open = [3]
    const locator = new Locator(open)
    locator.push('ab\nc', 0)
    locator.push('x'.repeat(100), 4)
    locator.push('y'.repeat(100), 104)
    locator.push('\nz', 204)
    expect(locator.locate(3)).toEqual({ line: 2, column: 1 })
    expect(locator.locate(205)).toEqual({ line: 3, column: 1 })
  })

  it('shows the line around a place, clipped, across pieces', () => {
    const locator = new Locator()
    locator.push(`first\n${'a'.repeat(100)}`, 0)
    locator.push(`BC${'d'.repeat(100)}\nlast`, 0)
    const at = 6 + 101
    const found = locator.locate(at)
    expect(found).toEqual({ line: 2, column: 102 })
    const excerpt = locator.excerpt(at, found)!
    expect(excerpt.text).toBe(`${'a'.repeat(59)}BC${'d'.repeat(59)}`)
    expect(excerpt.start).toBe(102 - 60)
    expect(locator.excerpt(2, { line: 1, column: 3 })).toEqual({ text: 'first', start: 1 })
  })
})
