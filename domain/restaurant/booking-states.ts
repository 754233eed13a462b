import { MINUTE } from '../platform/duration.ts'
import { minuteOf } from './meal-times.ts'
import type { MealTime } from './meals.ts'
import type { BookingState } from './service-plan.ts'
import type { ResortNow } from './cutoffs.ts'
import type { CivilDate } from '../platform/civil-date.ts'

/**
 * What is stored of a party: `held` waits for its deposit, `booked` is expected. Held, booked and seated parties have their table; those
 * of `left` still count among the covers; `no_show` and `cancelled` give both back.
 */
export const SEATING_STATES = ['held', 'booked', 'seated', 'left', 'no_show', 'cancelled'] as const
export type SeatingState = (typeof SEATING_STATES)[number]

/** What a person of the restaurant does with a party. */
export type PlanAction = 'seat' | 'leave' | 'no_show' | 'move' | 'cancel'

const NEXT: Readonly<Record<PlanAction, Partial<Record<SeatingState, SeatingState>>>> = {
  seat: { held: 'seated', booked: 'seated' },
  leave: { seated: 'left' },
  no_show: { booked: 'no_show' },
  move: { held: 'held', booked: 'booked', seated: 'seated' },
  // One that waits for its deposit ends by itself.
  cancel: { booked: 'cancelled' },
}

/** The state after an action; null when it is not possible from there. */
export function stateAfter(state: SeatingState, action: PlanAction): SeatingState | null {
  return NEXT[action][state] ?? null
}

/** How long after it a step can be taken back: longer than a notice stays on the screen. */
export const UNDO_WINDOW = 2 * MINUTE

/** What the plan shows (B-09): a party that is some minutes behind its time is late by itself. */
export function shownState(
  seating: { readonly state: SeatingState; readonly day: CivilDate; readonly time: MealTime },
  now: ResortNow,
  lateMinutes: number,
): BookingState {
  if (seating.state !== 'held' && seating.state !== 'booked') return seating.state
  if (seating.day !== now.today) return seating.day < now.today ? 'late' : 'expected'
  return minuteOf(now.time) >= minuteOf(seating.time) + lateMinutes ? 'late' : 'expected'
}
