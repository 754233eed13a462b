import { minuteOf } from '../../../domain/restaurant/meal-times.ts'
import { stateAfter, type PlanAction } from '../../../domain/restaurant/booking-states.ts'
import type { Meal, MealTime } from '../../../domain/restaurant/meals.ts'
import type { Restaurant } from '../../../domain/restaurant/offer.ts'
import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'

/** Minutes after the last time of lunch at which the plan opens at dinner. */
const LUNCH_GOES_ON = 120

/** How a party looks on the plan: the mark of its state, or the note of one that is expected. */
export type BookingLook = 'seated' | 'left' | 'late' | 'note' | 'expected'

/** The look of a party: its state first, then what is to be minded. */
export function lookOf({ state, note }: PlanBooking): BookingLook {
  if (state === 'seated' || state === 'left' || state === 'late') return state
  return note === null ? 'expected' : 'note'
}

/** What can be done with a party now: nobody sits down on a day to come, and only who is late has not come. */
export function actionsOf(
  { state, isHeld }: PlanBooking,
  { day, today }: Pick<ServicePlan, 'day' | 'today'>,
): ReadonlySet<PlanAction> {
  const stored = isHeld ? 'held' : state === 'expected' || state === 'late' ? 'booked' : state
  const isPossible: Readonly<Record<PlanAction, boolean>> = {
    seat: day <= today,
    leave: true,
    no_show: state === 'late',
    move: true,
    cancel: true,
  }
  const actions = Object.keys(isPossible) as PlanAction[]
  return new Set(actions.filter((action) => isPossible[action] && stateAfter(stored, action) !== null))
}

/** The plan after one party has changed or come: what an action answers is shown before the server is asked again. */
export function withBooking(plan: ServicePlan, booking: PlanBooking): ServicePlan {
  const others = plan.bookings.filter(({ bookingId }) => bookingId !== booking.bookingId)
  const bookings = [...others, booking].toSorted((a, b) => a.time.localeCompare(b.time) || a.table - b.table)
  return { ...plan, bookings }
}

/** The plan without parties whose cancellation waits for its moment. */
export function without(plan: ServicePlan, bookingIds: ReadonlySet<number>): ServicePlan {
  if (bookingIds.size === 0) return plan
  return { ...plan, bookings: plan.bookings.filter(({ bookingId }) => !bookingIds.has(bookingId)) }
}

/** The time for who walks in: today the last one that has begun, on other days the first. */
export function timeForWalkIn({ times, day, today, now }: ServicePlan): MealTime {
  const begun = day === today ? times.findLast((time) => time <= now) : undefined
  return begun ?? times[0] ?? now
}

/** The meal that the plan opens at: lunch until its last guests have eaten, then dinner. `now` is 'HH:MM'. */
export function mealNow({ meals }: Pick<Restaurant, 'meals'>, now: MealTime): Meal {
  const going = meals.find(({ to }) => minuteOf(now) < minuteOf(to) + LUNCH_GOES_ON)
  return (going ?? meals.at(-1))?.meal ?? 'lunch'
}
