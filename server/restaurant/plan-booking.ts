import { shownState } from '../../domain/restaurant/booking-states.ts'
import type { ResortNow } from '../../domain/restaurant/cutoffs.ts'
import { minuteOf, timeAt } from '../../domain/restaurant/meal-times.ts'
import type { PlanBooking } from '../../domain/restaurant/service-plan.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { StoredSeating } from './plan-queries.ts'

/** A party as the plan has it on the wire. */
export function planBooking(
  seating: StoredSeating,
  now: ResortNow,
  settings: Pick<Settings, 'restaurantLateMinutes'>,
): PlanBooking {
  const { bookingId, version, table, time, name, seats, dogs, note, phone, umbrellas, orderNumber, canUndo } = seating
  return {
    bookingId,
    version,
    table,
    time,
    end: seating.leftAt ?? timeAt(minuteOf(time) + seating.stayMinutes),
    name,
    seats,
    dogs,
    note,
    phone,
    umbrellas,
    state: shownState(seating, now, settings.restaurantLateMinutes),
    isHeld: seating.state === 'held',
    orderNumber,
    canUndo,
  }
}
