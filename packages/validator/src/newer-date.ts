/** The later of two W3C dates as written; what is no date does not count. */
export function newerDate(known: string | undefined, value: string): string | undefined {
  if (value === known) return known
  // Dates of one shape compare as text: a day, or a UTC time.
  const alike =
    known?.length === value.length && (value.length === 10 || (value.endsWith('Z') && known.endsWith('Z')))
  if (alike && value <= known!) return known
  const time = Date.parse(value)
  if (Number.isNaN(time) || !/^\d{4}/.test(value)) return known
  return known === undefined || time > Date.parse(known) ? value : known
}
