import { latest, validDate } from './facts/dates.ts'

/** Keeps the newest of the dates of a file, as written; what is no date does not count. */
export class NewestDate {
  value: string | undefined
  #instant = Number.NEGATIVE_INFINITY

  add(value: string): void {
    const date = validDate(value)
    if (!date) return
    // A day counts to its end, so that it is not older than its own hours.
    const instant = date.form === 'second' ? date.instant : latest(date)
    if (instant <= this.#instant) return
    this.#instant = instant
    this.value = value
  }
}
