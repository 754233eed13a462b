import * as calls from '../../domain/restaurant/staff-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { isMealOver, lastBookingTime, type ResortNow } from '../../domain/restaurant/cutoffs.ts'
import { mealTimes } from '../../domain/restaurant/meal-times.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { handle } from '../platform/handler.ts'
import { suspendedUntil } from './open-restaurants.ts'
import { planBooking } from './plan-booking.ts'
import { readSeatings } from './plan-queries.ts'
import type { TableFacts } from './restaurant-facts.ts'
import { readNow, readRestaurants, type StoredMeal } from './restaurant-queries.ts'
import { sittingOf } from './sitting-facts.ts'
import { readSittings, type StoredSitting } from './sitting-queries.ts'
import { readWaitingParties } from './waiting/request-queries.ts'

const MOST_WAITING = 100

/** B-09: one sitting, whole. */
export const getServicePlan = ({ settings }: Pick<TableFacts, 'settings'>) =>
  handle(calls.getServicePlan, 'read', async (tx, { restaurant, day, meal }) => {
    const [now, restaurants, sittings, seatings, waiting] = await Promise.all([
      readNow(tx),
      readRestaurants(tx),
      readSittings(tx, restaurant, day),
      readSeatings(tx, { restaurant, day, meal }),
      readWaitingParties(tx, { restaurant, day, meal }, MOST_WAITING),
    ])
    const stored = restaurants.find(({ id }) => id === restaurant)
    const hours = stored?.meals.find((each) => each.meal === meal)
    if (stored === undefined || hours === undefined) throw new Refusal('not_found')
    const counted = seatings.filter(({ state }) => state !== 'no_show' && state !== 'cancelled')
    const { covers, onlineCovers } = sittingOf(hours, sittings)
    return {
      restaurant,
      name: stored.name,
      day,
      meal,
      today: now.today,
      now: now.time.slice(0, 5),
      times: mealTimes(hours),
      tables: stored.tables.map(({ table, seats }) => ({ table, seats })),
      bookings: seatings.map((seating) => planBooking(seating, now, settings)),
      covers,
      freeSeats: Math.max(0, onlineCovers - covers),
      dogs: counted.reduce((sum, { dogs }) => sum + dogs, 0),
      online: stored.meals.map((each) => onlineOf(each, sittings, { day, now, settings })),
      suspendedUntil: suspendedUntil(stored, now.today),
      waiting,
    }
  })

interface OnlineFacts {
  readonly day: CivilDate
  readonly now: ResortNow
  readonly settings: Settings
}

function onlineOf(stored: StoredMeal, sittings: readonly StoredSitting[], { day, now, settings }: OnlineFacts) {
  const { meal } = stored
  const sitting = sittingOf(stored, sittings)
  return {
    meal,
    isOpen: sitting.isOnline,
    isOver: isMealOver(meal, day, now, settings),
    until: lastBookingTime(meal, settings),
    covers: sitting.onlineCovers,
  }
}
