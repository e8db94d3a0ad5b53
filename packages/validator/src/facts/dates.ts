/** How much of a date is written. */
export type DateForm = 'year' | 'month' | 'day' | 'minute' | 'second'

/** A value that the W3C profile or the schema (or both) reads as a date. */
export interface ReadDate {
  form: DateForm
  /** One of the six forms of the W3C note, with its ranges. */
  w3c: boolean
  /** xsd:date or xsd:dateTime, as sitemap.xsd has it. */
  xsd: boolean
  zoned: boolean
  year: number
  /** Milliseconds since the epoch at which the written second, day, month or year begins; without a zone as if in UTC. */
  instant: number
}

/** What is wrong with a value that neither reads. */
export type DateFault =
  /** The form is right, but the calendar has no such day. */
  | 'calendar'
  /** A month, hour, minute, second or offset beyond its range. */
  | 'range'
  /** All in order but for a time without both seconds and a zone. */
  | 'unfinished'
  | 'form'

const FULL =
  /^(-?)(\d{4,9})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?)?)?$/
const DAY_MS = 86_400_000

let lastValue: string | undefined
let lastAnswer: ReadDate | DateFault = 'form'

/**
 * Reads a lastmod by the W3C note "Date and Time Formats" and by xsd:date and xsd:dateTime, never by `Date.parse`, which takes
 * 30 February for 2 March. Several rules ask about the same value in turn: the last answer is kept.
 */
export function readDate(value: string): ReadDate | DateFault {
  if (value === lastValue) return lastAnswer
  lastAnswer = readPlain(value) ?? readNew(value)
  lastValue = value
  return lastAnswer
}

/** The date where it is one for the W3C note or the schema, else undefined. */
export function validDate(value: string): ReadDate | undefined {
  const date = readDate(value)
  return typeof date === 'string' ? undefined : date
}

const ZERO = 48
const [DASH, COLON, T, Z] = [45, 58, 84, 90]

/** The number of the two digits at `i`; 100 where there are none. */
function twoDigits(value: string, i: number): number {
  const tens = value.charCodeAt(i) - ZERO
  const ones = value.charCodeAt(i + 1) - ZERO
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 100
}

/**
 * What `readNew` says of the two spellings that nearly all generators write, `2026-01-02` and `2026-01-02T03:04:05Z`,
 * at a tenth of the cost; undefined for all else.
 */
function readPlain(value: string): ReadDate | undefined {
  const { length } = value
  if (length !== 10 && length !== 20) return undefined
  const [century, years] = [twoDigits(value, 0), twoDigits(value, 2)]
  const year = century * 100 + years
  const month = twoDigits(value, 5)
  const day = twoDigits(value, 8)
  if (value.charCodeAt(4) !== DASH || value.charCodeAt(7) !== DASH) return undefined
  if (year < 1 || century > 99 || years > 99) return undefined
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined
  const instant = daysSinceEpoch(year, month, day) * DAY_MS
  if (length === 10) return { form: 'day', w3c: true, xsd: true, zoned: false, year, instant }
  const hour = twoDigits(value, 11)
  const minute = twoDigits(value, 14)
  const second = twoDigits(value, 17)
  if (value.charCodeAt(10) !== T || value.charCodeAt(13) !== COLON || value.charCodeAt(16) !== COLON)
    return undefined
  if (value.charCodeAt(19) !== Z || hour > 23 || minute > 59 || second > 59) return undefined
  const time = ((hour * 60 + minute) * 60 + second) * 1000
  return { form: 'second', w3c: true, xsd: true, zoned: true, year, instant: instant + time }
}

/** `readDate` by the whole grammar, without shortcut or memory. */
export function readNew(value: string): ReadDate | DateFault {
  const match = FULL.exec(value)
  if (!match) return 'form'
  const [, sign = '', digits = '', mm, dd, hh, min, ss, fraction, zone] = match
  const year = Number(`${sign}${digits}`)
  const [month, day, hour, minute, second] = [mm ?? 1, dd ?? 1, hh ?? 0, min ?? 0, ss ?? 0].map(
    Number,
  ) as Five
  const offset = zone === undefined || zone === 'Z' ? 0 : offsetOf(zone)
  if (month < 1 || month > 12 || minute > 59 || second > 59 || offset === undefined) return 'range'
  const midnight = hour === 24 && minute === 0 && second === 0 && !/[1-9]/.test(fraction ?? '')
  if (hour > 23 && !midnight) return 'range'
  if (day < 1 || day > 31) return 'range'
  if (day > daysIn(year, month)) return 'calendar'
  const form =
    ss !== undefined
      ? 'second'
      : hh !== undefined
        ? 'minute'
        : dd !== undefined
          ? 'day'
          : mm !== undefined
            ? 'month'
            : 'year'
  const timed = form === 'second' || form === 'minute'
  const plainYear = sign === '' && digits.length === 4
  const w3c = plainYear && hour < 24 && (timed ? zone !== undefined : zone === undefined)
  const schemaYear = year !== 0 && (digits.length === 4 || !digits.startsWith('0'))
  const xsd = schemaYear && (form === 'second' || form === 'day') && Math.abs(offset) <= 14 * 60
  if (!w3c && !xsd)
    return form === 'minute' && zone === undefined ? 'unfinished' : hour === 24 ? 'range' : 'form'
  const ms = Math.floor(Number(`0${fraction ?? ''}`) * 1000)
  const time = ((hour * 60 + minute - offset) * 60 + second) * 1000 + ms
  return {
    form,
    w3c,
    xsd,
    zoned: zone !== undefined,
    year,
    instant: daysSinceEpoch(year, month, day) * DAY_MS + time,
  }
}

type Five = [number, number, number, number, number]

/** Minutes east of UTC; undefined beyond 23:59. */
function offsetOf(zone: string): number | undefined {
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(4))
  if (hours > 23 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Days of a month of the Gregorian calendar, continued into all years. */
export const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

/** Days from 1970-01-01, by counting 400-year eras from 1 March. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468
  )
}

/** Hours between UTC and the first and the last place to begin a day. */
const EASTERNMOST_MS = 14 * 3_600_000
const WESTERNMOST_MS = 12 * 3_600_000

/** The earliest instant (milliseconds) that the date can mean anywhere on Earth. */
export const earliest = ({ form, zoned, instant }: ReadDate): number =>
  zoned && (form === 'second' || form === 'minute') ? instant : instant - EASTERNMOST_MS

/** The latest instant (milliseconds) that the date can mean: the end of the day, month or year, anywhere on Earth. */
export function latest({ form, zoned, instant, year }: ReadDate): number {
  if (form === 'second' || form === 'minute') return zoned ? instant : instant + WESTERNMOST_MS
  const days =
    form === 'day'
      ? 1
      : form === 'year'
        ? isLeap(year)
          ? 366
          : 365
        : daysIn(year, new Date(instant).getUTCMonth() + 1)
  return instant + days * DAY_MS + WESTERNMOST_MS
}

const NEARLY =
  /^(?:(\d{4})([-/.])(\d\d?)\2(\d\d?)|(\d{4})(\d\d)(\d\d))(?:[Tt ]+(\d\d:\d\d)(:\d\d(?:\.\d+)?)? ?(Z|z|UTC|GMT|[+-]\d\d:?(?:\d\d)?))?$/

/** The date that both sources accept and that differs from this one by spelling alone; undefined where there is none. */
export function respell(value: string): string | undefined {
  const match = NEARLY.exec(value)
  if (!match) return undefined
  const [year, month, day] = [match[1] ?? match[5]!, match[3] ?? match[6]!, match[4] ?? match[7]!]
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const [clock, seconds = ':00', zone] = match.slice(8)
  const spelt = clock === undefined ? date : `${date}T${clock}${seconds}${respellZone(zone!)}`
  const read = readNew(spelt)
  return typeof read !== 'string' && read.w3c && read.xsd ? spelt : undefined
}

function respellZone(zone: string): string {
  if (/^[a-z]+$/i.test(zone)) return 'Z'
  return `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
}
