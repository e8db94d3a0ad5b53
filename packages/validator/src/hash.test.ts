import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashLoc, VARIANT } from './hash.ts'

const hash = (loc: string): [number, number] => {
  const words = new Uint32Array(2)
  hashLoc(loc, words, 0)
  return [words[0]!, words[1]!]
}

describe('hashLoc', () => {
  it.each([
    ['https://example.com/a', 'http://example.com/a', VARIANT.https],
    ['https://example.com/a', 'https://www.example.com/a', VARIANT.www],
    ['https://example.com/a', 'https://example.com/a/', VARIANT.slash],
    ['http://example.com/a', 'https://www.example.com/a/', VARIANT.https | VARIANT.www | VARIANT.slash],
  ])('gives %s and %s hashes that differ in known bits', (a, b, bits) => {
    const [x, y] = [hash(a), hash(b)]
    expect(x[0]).toBe(y[0])
    expect((x[1] ^ y[1]) >>> 0).toBe(bits)
  })

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['example.com/a', 'http://example.com/a'],
    ['HTTP://example.com/a', 'http://example.com/a'],
    ['https://example.com/a', 'https://example.com/A'],
    ['https://', 'http://'],
  ])('tells %s from %s', (a, b) => {
    expect(hash(a)).not.toEqual(hash(b))
  })

  it('gives a text one hash, whatever was hashed before', () => {
    const part = fc.constantFrom(
      'https://',
      'http://',
      'www.',
      'a.example',
      'b.example',
      '/',
      '//',
      '/x',
      '?',
      ':',
      '',
    )
    const loc = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(loc, loc, (text, before) => {
        hash('urn:nothing')
        const fresh = hash(text)
        hash(before)
        expect(hash(text)).toEqual(fresh)
        if (text !== before) expect(hash(before)).not.toEqual(fresh)
      }),
      { numRuns: 1000 },
    )
  })

  it('gives different texts different hashes', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true }),
        fc.webUrl({ withQueryParameters: true }),
        (a, b) => {
          fc.pre(a !== b)
          expect(hash(a)).not.toEqual(hash(b))
        },
      ),
    )
  })
})
