import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPunycode } from './punycode.ts'

describe('isPunycode', () => {
  it.each([
    'mnchen-3ya',
    'bcher-kva',
    'e1afmkfd',
    'fiq228c',
    '80ak6aa92e',
    'wgv71a119e',
    '3b-ww4c5e180e575a65lsy2b',
  ])('takes %s', (text) => expect(isPunycode(text)).toBe(true))

  it.each(['', 'a-', 'abc-', '-', 'a', '99999999', 'a-b!', 'zzzzzzzzzzzz', 'mnchen-3y'])(
    'refuses %s',
    (text) => expect(isPunycode(text)).toBe(false),
  )

  it('takes what the platform makes of letters outside ASCII', () => {
    const letter = fc.constantFrom(...'äéñøłğžабвгдежзийклмнопрстуфхцчшщыэюяαβγδ中文字漢日本語한국어')
    const label = fc.array(fc.oneof(letter, fc.constantFrom(...'abcxyz0189')), {
      minLength: 2,
      maxLength: 20,
    })
    fc.assert(
      fc.property(label, letter, (chars, one) => {
        const { hostname } = new URL(`http://${one}${chars.join('')}.example/`)
        fc.pre(hostname.startsWith('xn--'))
        expect(isPunycode(hostname.slice(4, hostname.indexOf('.'))), hostname).toBe(true)
      }),
    )
  })

  it('ends for whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-') }),
        (text) => {
          expect(typeof isPunycode(text)).toBe('boolean')
        },
      ),
    )
  })
})
