import type { CivilDate } from '../platform/civil-date.ts'
import type { Settings } from '../settings/settings.ts'
import type { Meal } from './meals.ts'

/** The hours of R-515, as the settings have them. */
export type CutoffHours = Pick<
  Settings,
  'restaurantLunchCutoff' | 'restaurantDinnerOnlyCutoff' | 'restaurantLastCutoff'
>

/** Now on the resort's wall: its day in Europe/Rome and the time 'HH:MM:SS', whatever the clocks did that night. */
export interface ResortNow {
  readonly today: CivilDate
  readonly time: string
}

/**
 * The hour until which a meal is booked on its own day. Each of the three hours closes its meal and those before it, so
 * that lunch is over at the first of them.
 */
export function lastBookingHour(meal: Meal, hours: CutoffHours): number {
  const dinner = hours.restaurantLastCutoff
  return meal === 'dinner' ? dinner : Math.min(hours.restaurantLunchCutoff, hours.restaurantDinnerOnlyCutoff, dinner)
}

/** 'HH:MM' until which a meal is booked on its own day; that second itself is in time. */
export function lastBookingTime(meal: Meal, hours: CutoffHours): string {
  return `${String(lastBookingHour(meal, hours)).padStart(2, '0')}:00`
}

/** Whether a meal of that day takes no more bookings: 11:00:00 is in time, 11:00:01 is not. Past days are over. */
export function isMealOver(meal: Meal, day: CivilDate, now: ResortNow, hours: CutoffHours): boolean {
  if (day !== now.today) return day < now.today
  return now.time > `${lastBookingTime(meal, hours)}:00`
}
