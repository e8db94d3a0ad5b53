import { isLastmod } from './w3c.ts'

/**
 * A date that a page states, as a lastmod. Kept as it is where both W3C and the schema accept it; seconds are added where only they lack, and
 * `last-modified`, which repeats an HTTP header, may have the form of one. Undefined for anything else.
 */
export function readPageDate(value: string, where: string): string | undefined {
  const text = value.trim()
  if (isLastmod(text)) return text
  const withSeconds = text.replace(/T(\d{2}:\d{2})(?=Z|[+-])/, 'T$1:00')
  if (isLastmod(withSeconds)) return withSeconds
  if (!where.includes('last-modified')) return undefined
  const isHttpDate =
    /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)
  const time = isHttpDate ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : `${new Date(time).toISOString().slice(0, 19)}Z`
}
