import { addDays, civilDate, weekday, type CivilDate } from '../platform/civil-date.ts'

/** A moment on the resort's wall, 'YYYY-MM-DDTHH:MM:SS' in Europe/Rome; compared with `<`. */
export type WallTime = string & { readonly __brand: 'WallTime' }

/** The wall's time at a full hour, 0 to 23. */
export function wallTime(day: CivilDate, hour: number): WallTime {
  return `${day}T${String(hour).padStart(2, '0')}:00:00` as WallTime
}

/** Last Sunday of a month of 31 days. */
function lastSunday(year: number, month: '03' | '10'): CivilDate {
  const last = `${year}-${month}-31` as CivilDate
  return addDays(last, -(weekday(last) % 7))
}

/**
 * The instant of a full hour on the resort's wall, ISO 8601 in UTC. Summer time runs from the last Sunday of
 * March to that of October. As PostgreSQL does it: the hour that a spring night skips is an hour later, the
 * hour that an autumn night has twice is the second one.
 */
export function instantOf(day: CivilDate, hour: number): string {
  const year = Number(day.slice(0, 4))
  const wall = wallTime(day, hour)
  const isSummer = wall >= wallTime(lastSunday(year, '03'), 3) && wall < wallTime(lastSunday(year, '10'), 2)
  const utc = Date.parse(`${wall}Z`) - (isSummer ? 2 : 1) * 3_600_000
  return new Date(utc).toISOString()
}

/** The resort's day of an instant, ISO 8601 in UTC: whoever orders after midnight in Italy orders on the next day. */
export function resortDay(instant: string): CivilDate {
  const day = civilDate(new Date(instant).toISOString().slice(0, 10))
  const next = addDays(day, 1)
  return Date.parse(instantOf(next, 0)) <= Date.parse(instant) ? next : day
}
