/**
 * Civil dates: days without a clock or a zone, as 'YYYY-MM-DD'. Compared with `<`. All day
 * arithmetic of the product is in this file.
 */
export type CivilDate = string & { readonly __brand: 'CivilDate' }

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** A civil date from text, or null when the text is not a real day of the years 100 to 9999. */
export function parseCivilDate(text: string): CivilDate | null {
  const match = SHAPE.exec(text)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  // A day that the month does not have lies in another month; the years 0 to 99 are read as 1900 to 1999.
  return date.getUTCMonth() === month - 1 && date.getUTCFullYear() === year ? (text as CivilDate) : null
}

/** A civil date from text that is known to be one. Throws RangeError otherwise. */
export function civilDate(text: string): CivilDate {
  const date = parseCivilDate(text)
  if (date === null) throw new RangeError(`not a civil date: ${text}`)
  return date
}

// The Gregorian calendar repeats after 400 years. Counted from 0000-03-01 the leap day is the last of its year, and
// the months' lengths follow (153 m + 2) / 5. Arithmetic, because prices walk over every day of a stay.
const DAYS_OF_400_YEARS = 146_097
/** From 0000-03-01 to 1970-01-01. */
const TO_1970 = 719_468

/** Days since 1970-01-01, negative before. */
export function dayNumber(date: CivilDate): number {
  const [year, month, day] = [Number(date.slice(0, 4)), monthOf(date), Number(date.slice(8))]
  const years = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  return 365 * years + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400) + dayOfYear - TO_1970
}

/** The inverse of {@link dayNumber}. */
export function fromDayNumber(days: number): CivilDate {
  const all = days + TO_1970
  const era = Math.floor(all / DAYS_OF_400_YEARS)
  const inEra = all - era * DAYS_OF_400_YEARS
  const leapDays = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096)
  const years = Math.floor((inEra - leapDays) / 365)
  const dayOfYear = inEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100))
  const month = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * month + 2) / 5) + 1
  const year = 400 * era + years + (month > 9 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month > 9 ? month - 9 : month + 3, 2)}-${pad(day, 2)}` as CivilDate
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

/** The day `count` days after `date` (before it, when negative). */
export function addDays(date: CivilDate, count: number): CivilDate {
  return fromDayNumber(dayNumber(date) + count)
}

/** How many days lie in the closed range: 1 when both ends are the same day. */
export function countDays(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from) + 1
}

/** Every day of the closed range, in order; empty when `to` is before `from`. */
export function eachDay(from: CivilDate, to: CivilDate): CivilDate[] {
  const first = dayNumber(from)
  return Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => fromDayNumber(first + index))
}

/** Day of the week: 1 is Monday, 7 is Sunday. */
export function weekday(date: CivilDate): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/** Month of the year, 1 to 12. */
export function monthOf(date: CivilDate): number {
  return Number(date.slice(5, 7))
}

/** First and last day of the month that holds `date`. */
export function monthBounds(date: CivilDate): { first: CivilDate; last: CivilDate } {
  const [year, month] = [Number(date.slice(0, 4)), monthOf(date)]
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) as CivilDate
  return { first: `${date.slice(0, 8)}01` as CivilDate, last }
}
