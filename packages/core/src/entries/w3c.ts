/**
 * Dates as a sitemap may hold them: what both the W3C note (NOTE-datetime) and the sitemap schema (xsd:date or xsd:dateTime) accept.
 */

const FORM =
  /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)))?$/

/** `YYYY-MM-DD`, or date and time to the second with a zone; a day that exists. */
export function isLastmod(text: string): boolean {
  if (!FORM.test(text)) return false
  const day = Number(text.slice(8, 10))
  return day <= 28 || day <= daysOf(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export const isDateOnly = (lastmod: string): boolean => lastmod.length === 10

/** Milliseconds since the epoch; of a date alone, its midnight in UTC. */
export const instantOf = (lastmod: string): number => Date.parse(lastmod)

/** Seconds since the epoch in UTC: `2026-01-02T03:04:05Z`. */
export const writeSeconds = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`

/** A Date at exact UTC midnight means the date, any other the second. Undefined for an invalid Date or a year that has not four digits. */
export function writeDate(date: Date): string | undefined {
  const time = date.getTime()
  if (Number.isNaN(time) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999) return undefined
  const text = date.toISOString()
  return time % 86_400_000 === 0 ? text.slice(0, 10) : `${text.slice(0, 19)}Z`
}

/** A given lastmod as it is written: a string as it is, where it may stand in a sitemap. */
export function writeGiven(value: unknown): string | undefined {
  if (value instanceof Date) return writeDate(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return isLastmod(text) ? text : undefined
}

/** The later of two; of two at the same instant the first. */
export function laterOf(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return instantOf(b) > instantOf(a) ? b : a
}
