import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysIn, earliest, latest, readDate, readNew, respell, validDate } from './dates.ts'

const sides = (value: string) => {
  const date = readDate(value)
  return typeof date === 'string' ? date : [date.w3c && 'w3c', date.xsd && 'xsd'].filter(Boolean).join('+')
}

describe('readDate', () => {
  it.each([
    ['2024-01-05', 'w3c+xsd'],
    ['2024-01-05T10:00:00Z', 'w3c+xsd'],
    ['2024-01-05T10:00:00+03:00', 'w3c+xsd'],
    ['2024-01-05T10:00:00.123456789-11:30', 'w3c+xsd'],
    ['2024-01-05T10:00:00-00:00', 'w3c+xsd'],
    ['2024-01-05T10:00:00+14:00', 'w3c+xsd'],
    ['2024-02-29', 'w3c+xsd'],
    ['2000-02-29', 'w3c+xsd'],
    ['0001-01-01', 'w3c+xsd'],
    ['2024', 'w3c'],
    ['2024-01', 'w3c'],
    ['2024-01-05T10:00Z', 'w3c'],
    ['2024-01-05T10:00:00+14:01', 'w3c'],
    ['2024-01-05T10:00:00-23:59', 'w3c'],
    ['2024-01-05T10:00:00', 'xsd'],
    ['2024-01-05Z', 'xsd'],
    ['2024-01-05+03:00', 'xsd'],
    ['2024-01-05T24:00:00Z', 'xsd'],
    ['2024-01-05T24:00:00.000Z', 'xsd'],
    ['12024-01-05', 'xsd'],
    ['-0044-03-15', 'xsd'],
  ])('%s: accepted by %s', (value, accepted) => {
    expect(sides(value)).toBe(accepted)
  })

  it.each([
    ['2024-02-30', 'calendar'],
    ['2023-02-29', 'calendar'],
    ['1900-02-29', 'calendar'],
    ['2024-04-31', 'calendar'],
    ['2024-13-01', 'range'],
    ['2024-00-01', 'range'],
    ['2024-01-00', 'range'],
    ['2024-01-32', 'range'],
    ['2024-01-05T25:00:00Z', 'range'],
    ['2024-01-05T24:00:01Z', 'range'],
    ['2024-01-05T24:00:00.001Z', 'range'],
    ['2024-01-05T24:00Z', 'range'],
    ['2024-01-05T10:60:00Z', 'range'],
    ['2024-01-05T23:59:60Z', 'range'],
    ['2024-01-05T10:00:00+24:00', 'range'],
    ['2024-01-05T10:00:00+03:60', 'range'],
    ['2024-01-05T10:00', 'unfinished'],
    ['2024-01-05t10:00:00z', 'form'],
    ['2024-01-05T10:00:00z', 'form'],
    ['2024-01-05 10:00:00Z', 'form'],
    ['2024-01-05T10:00:00+0300', 'form'],
    ['2024-01-05T10:00:00+03', 'form'],
    ['2020-02-04T18:09:12-00:14400', 'form'],
    ['2024-01-05T10:00:00.Z', 'form'],
    ['2024-01-05T10Z', 'form'],
    ['2024-1-5', 'form'],
    ['20240105', 'form'],
    ['2024/01/05', 'form'],
    ['05.01.2024', 'form'],
    ['202-01-05', 'form'],
    ['02024-01-05', 'form'],
    ['2024-W01-5', 'form'],
    ['2024-005', 'form'],
    ['1704448800', 'form'],
    ['٢٠٢٤-٠١-٠٥', 'form'],
    ['Fri, 05 Jan 2024 10:00:00 GMT', 'form'],
    ['NaN-NaN-NaN', 'form'],
    ['', 'form'],
  ])('%s: refused by both (%s)', (value, fault) => {
    expect(readDate(value)).toBe(fault)
  })

  it('reads every instant of a Date back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const read = readDate(date.toISOString())
          expect(read).toMatchObject({ form: 'second', w3c: true, xsd: true, instant: date.getTime() })
        },
      ),
    )
  })

  it('accepts exactly the days of the calendar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (y, m, d) => {
          const text = [y, String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-')
          const utc = new Date(Date.UTC(y, m - 1, d))
          const exists = utc.getUTCMonth() === m - 1 && utc.getUTCDate() === d
          expect(typeof readDate(text) !== 'string').toBe(exists)
        },
      ),
    )
  })

  it('tells the same instant in every zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: -840, max: 840 }), (offset) => {
        const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
        const zone = `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
        expect(validDate(`2024-01-05T10:00:00${zone}`)?.instant).toBe(
          Date.UTC(2024, 0, 5, 10) - offset * 60_000,
        )
      }),
    )
  })
})

describe('earliest and latest', () => {
  const hour = 3_600_000
  it('spread a date over all time zones', () => {
    const day = validDate('2026-12-01')!
    expect(earliest(day)).toBe(Date.UTC(2026, 11, 1) - 14 * hour)
    expect(latest(day)).toBe(Date.UTC(2026, 11, 2) + 12 * hour)
    expect(latest(validDate('2024-02')!)).toBe(Date.UTC(2024, 2, 1) + 12 * hour)
    expect(latest(validDate('2024')!)).toBe(Date.UTC(2025, 0, 1) + 12 * hour)
  })

  it('leave an instant alone', () => {
    const instant = validDate('2026-12-01T10:00:00+03:00')!
    expect([earliest(instant), latest(instant)]).toEqual([instant.instant, instant.instant])
  })
})

describe('respell', () => {
  it.each([
    ['2024/01/05', '2024-01-05'],
    ['2024.1.5', '2024-01-05'],
    ['20240105', '2024-01-05'],
    ['2024-01-05 10:00:00Z', '2024-01-05T10:00:00Z'],
    ['2024-01-05t10:00:00z', '2024-01-05T10:00:00Z'],
    ['2024-01-05T10:00:00+0300', '2024-01-05T10:00:00+03:00'],
    ['2024-01-05T10:00:00+03', '2024-01-05T10:00:00+03:00'],
    ['2024-01-05 10:00 UTC', '2024-01-05T10:00:00Z'],
  ])('%s: %s', (value, spelt) => {
    expect(respell(value)).toBe(spelt)
  })

  it.each(['2024-02-30', '05/01/2024', '2024-01-05 10:00:00', 'yesterday', '2024/13/05'])(
    'cannot mend %s',
    (value) => {
      expect(respell(value)).toBeUndefined()
    },
  )
})

it('knows the length of months', () => {
  expect([daysIn(2023, 2), daysIn(2024, 2), daysIn(1900, 2), daysIn(2024, 4), daysIn(2024, 12)]).toEqual([
    28, 29, 28, 30, 31,
  ])
})

it('says of plain dates what the whole grammar says', () => {
  const part = (max: number) =>
    fc.oneof(
      fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0')),
      fc.constantFrom('x1', '1', '-1', '00'),
    )
  const day = fc.tuple(part(99), part(99), part(14), part(33)).map(([a, b, m, d]) => `${a}${b}-${m}-${d}`)
  const time = fc
    .tuple(part(25), part(61), part(61), fc.constantFrom('Z', 'z', 'T', ''))
    .map(([h, m, s, z]) => `T${h}:${m}:${s}${z}`)
  const edited = (text: fc.Arbitrary<string>) =>
    fc
      .tuple(text, fc.nat(20), fc.constantFrom('', ':', '-', '9', 'T', '/'))
      .map(([t, i, c]) => t.slice(0, i) + c + t.slice(i + c.length))
  const value = fc.tuple(day, fc.oneof(fc.constant(''), time)).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(value, edited(value)), (text) => {
      expect(readDate(text)).toEqual(readNew(text))
    }),
    { numRuns: 5000 },
  )
})
