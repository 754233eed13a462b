import { mealTimes, minuteOf } from '../restaurant/meal-times.ts'

/** When a service is given at times of its own, such as a shower for the dog (B-22): both ends are bookable. */
export interface ServiceSlots {
  /** 'HH:MM' of the resort's clock. */
  readonly from: string
  readonly to: string
  readonly everyMinutes: number
  /** How many at one time. */
  readonly atOnce: number
}

/** One time of a service, with what is left of it. */
export interface ServiceSlot {
  readonly time: string
  readonly left: number
}

/** Half of the day in which a time lies; the day turns at an hour of the settings. */
export function partOfTime(time: string, dayTurnHour: number): 'morning' | 'afternoon' {
  return minuteOf(time) < dayTurnHour * 60 ? 'morning' : 'afternoon'
}

/** The times of a day with what is left of each; of a time that has passed nothing is. */
export function slotsOfDay(
  { from, to, everyMinutes, atOnce }: ServiceSlots,
  taken: Readonly<Record<string, number>>,
  isPast: (time: string) => boolean,
): ServiceSlot[] {
  return mealTimes({ from, to, stepMinutes: everyMinutes }).map((time) => ({
    time,
    left: isPast(time) ? 0 : Math.max(0, atOnce - (taken[time] ?? 0)),
  }))
}
