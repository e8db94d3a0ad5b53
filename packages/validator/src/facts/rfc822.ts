const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DATE =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun),\s*)?(\d{1,2})\s+([a-z]{3})\s+(\d{4}|\d{2})\s+(\d{2}):(\d{2})(?::(\d{2}))?\s+(?:[a-z]{1,4}|[+-]\d{2}[0-5]\d)(?:\s*\([^)]*\))?$/i

/** Whether a text is a date of RFC 822 (with four-digit years, as RFC 2822 and RSS have them) that the calendar has. */
export function isRfc822Date(text: string): boolean {
  const [, day, month = '', year, hour, minute, second = '0'] = DATE.exec(text) ?? []
  const index = MONTHS.indexOf(month.toLowerCase())
  if (day === undefined || index === -1) return false
  const fullYear = year!.length === 4 ? Number(year) : 1900 + Number(year)
  const days = new Date(Date.UTC(fullYear, index + 1, 0)).getUTCDate()
  return (
    Number(day) >= 1 &&
    Number(day) <= days &&
    Number(hour) <= 23 &&
    Number(minute) <= 59 &&
    Number(second) <= 60
  )
}
