import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFraction } from './decimal.ts'

it.each([
  '0',
  '1',
  '0.0',
  '1.0',
  '1.',
  '.5',
  '+0.5',
  '-0',
  '-0.0',
  '00.5',
  '01',
  '0.3999999999999999',
  '0.000631',
  '1.0000',
])('%s lies from 0 to 1', (value) => {
  expect(isFraction(value)).toBe(true)
})

it.each(['1.5', '-0.2', '10', '2', '1.0000000000000000000001', '-0.0000000000000000000001', '29.8'])(
  '%s does not',
  (value) => {
    expect(isFraction(value)).toBe(false)
  },
)

it.each(['', '.', '0,5', '1e0', '50%', '0x1', 'NaN', '--1', '0.5.5', '٠.٥', ' 1', 'normal'])(
  '%j is no decimal',
  (value) => {
    expect(isFraction(value)).toBeUndefined()
  },
)

it('agrees with numbers of a few digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), fc.integer({ min: 0, max: 4 }), (n, digits) => {
      const value = n / 10 ** digits
      expect(isFraction(value.toFixed(digits))).toBe(value >= 0 && value <= 1)
    }),
  )
})
