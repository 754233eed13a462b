import { addDays, civilDate, type CivilDate } from '../../../../domain/platform/civil-date.ts'

/** The last day of the month that begins with `first`. */
export function lastOf(first: CivilDate): CivilDate {
  return addDays(civilDate(addDays(first, 31).slice(0, 8) + '01'), -1)
}

/** The first days of the months from one day to another. */
export function monthsOf(from: CivilDate, to: CivilDate): CivilDate[] {
  const months: CivilDate[] = []
  for (let first = civilDate(`${from.slice(0, 7)}-01`); first <= to; first = addDays(lastOf(first), 1))
    months.push(first)
  return months
}

/** One row of months: from the current one on, or the nearest that fills the row. */
export function rowOfMonths(months: readonly CivilDate[], today: CivilDate, inRow: number): readonly CivilDate[] {
  const current = months.findIndex((first) => today <= lastOf(first))
  const start = Math.min(current === -1 ? months.length : current, months.length - inRow)
  return months.slice(Math.max(start, 0), Math.max(start, 0) + inRow)
}
