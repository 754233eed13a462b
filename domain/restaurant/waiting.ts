import { lastBookingTime, type CutoffHours } from './cutoffs.ts'
import type { Meal, MealTime } from './meals.ts'
import { seatsLeft, type SittingFacts } from './slots.ts'

/** What somebody of the queue of one sitting waits for (B-09). */
export interface TableWish {
  /** The one time that is wanted; null is any time of the meal. */
  readonly time: MealTime | null
  readonly seats: number
}

/** The times of a sitting that would do, in their order. */
export function wantedTimes({ times }: Pick<SittingFacts, 'times'>, { time }: TableWish): readonly MealTime[] {
  return time === null ? times : times.filter((each) => each === time)
}

/** The times that such a party could book right away: who has one has no need to wait. */
export function freeTimes(facts: SittingFacts, wish: TableWish, isPast: (time: MealTime) => boolean): MealTime[] {
  return wantedTimes(facts, wish).filter((time) => !isPast(time) && seatsLeft(facts, time, wish.seats) > 0)
}

/**
 * The time that is offered to somebody of the queue: the first free one that they want and were not offered before, so that it
 * reaches everybody whom it suits; null when there is none.
 */
export function timeToOffer(
  facts: SittingFacts,
  wish: TableWish & { readonly offered: readonly MealTime[] },
  isPast: (time: MealTime) => boolean,
): MealTime | null {
  return freeTimes(facts, wish, isPast).find((time) => !wish.offered.includes(time)) ?? null
}

/** 'HH:MM' of its day at which a request closes: when its meal takes no more bookings, or its time has come. */
export function tableRequestCloses(
  { meal, time }: { readonly meal: Meal; readonly time: MealTime | null },
  lastTime: MealTime,
  hours: CutoffHours,
): MealTime {
  const [booked, sits] = [lastBookingTime(meal, hours), time ?? lastTime]
  return booked < sits ? booked : sits
}

/** Whether a request has nothing more to wait for once an offer of it was declined or had no answer. */
export function isSpent(
  { time, ignored }: { readonly time: MealTime | null; readonly ignored: number },
  mostIgnored: number,
): boolean {
  return time !== null || ignored >= mostIgnored
}
