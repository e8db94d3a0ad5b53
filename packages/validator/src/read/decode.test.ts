import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodLength, Utf8Decoder } from './decode.ts'

function decode(bytes: Uint8Array, size: number, goesOn = false) {
  const decoder = new Utf8Decoder(() => goesOn)
  let text = ''
  let from = 0
  for (; from + size < bytes.length; from += size)
    text += decoder.push(bytes.subarray(from, from + size), false)
  text += decoder.push(bytes.subarray(from), true)
  return { text, bad: decoder.bad, bom: decoder.bom }
}

describe('Utf8Decoder', () => {
  it('decodes any text in blocks of any size', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), (text, size) => {
        const clean = text.toWellFormed().replace(/^\ufeff/, '')
        expect(decode(new TextEncoder().encode(clean), size)).toEqual({
          text: clean,
          bad: undefined,
          bom: false,
        })
      }),
    )
  })

  it('agrees with the platform on what is UTF-8, and names the first bad byte', () => {
    const bytes = fc.uint8Array({ maxLength: 12 })
    const nasty = fc.array(
      fc.constantFrom(
        0x41,
        0x80,
        0xbf,
        0xc0,
        0xc2,
        0xe0,
        0xa0,
        0x9f,
        0xed,
        0xef,
        0xbb,
        0xf0,
        0x90,
        0xf4,
        0x8f,
        0xf5,
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          bytes,
          nasty.map((list) => Uint8Array.from(list)),
        ),
        fc.integer({ min: 1, max: 5 }),
        (sample, size) => {
          const good = goodLength(sample)
          const isGood = (part: Uint8Array): boolean => {
            try {
              new TextDecoder('utf-8', { fatal: true }).decode(part)
              return true
            } catch {
              return false
            }
          }
          expect(good === sample.length).toBe(isGood(sample))
          expect(isGood(sample.subarray(0, good))).toBe(true)
          expect(decode(sample, size).bad?.byte).toBe(good === sample.length ? undefined : good)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('keeps the text before a bad byte and nothing behind it', () => {
    const bytes = Uint8Array.from([...'abc'].map((c) => c.charCodeAt(0)).concat([0xf1, 0x3c, 0x64]))
    for (const size of [1, 2, 3, 100]) {
      expect(decode(bytes, size)).toEqual({
        text: 'abc',
        bad: { byte: 3, bytes: expect.stringMatching(/^F1/), index: expect.any(Number) },
        bom: false,
      })
    }
  })

  it('goes on as windows-1252 where it is told to', () => {
    expect(decode(Uint8Array.from([0x61, 0xff, 0x62]), 100, true).text).toBe('aÿb')
  })

  it('leaves a byte-order mark out and counts its bytes', () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xff])
    for (const size of [1, 2, 4, 100]) {
      expect(decode(bytes, size)).toMatchObject({ text: 'a', bom: true, bad: { byte: 4 } })
    }
  })
})
