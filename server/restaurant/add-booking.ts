import * as calls from '../../domain/restaurant/staff-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { mealTimes, stayMinutes } from '../../domain/restaurant/meal-times.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { largestTable } from './open-restaurants.ts'
import { bookingNow } from './plan-action.ts'
import type { TableFacts } from './restaurant-facts.ts'
import { readRestaurants } from './restaurant-queries.ts'
import { claimTable } from './seating-queries.ts'

/** B-09: who walks in or telephones. The staff see the room: neither hours of booking nor seats online bind them, only tables. */
export const addBooking = (facts: TableFacts) =>
  handle(calls.addBooking, 'write', async (tx, { name, phone, note, dogs, table, ...wish }, context) => {
    const stored = (await readRestaurants(tx)).find(({ id }) => id === wish.restaurant)
    const hours = stored?.meals.find(({ meal }) => meal === wish.meal)
    if (stored === undefined || hours === undefined) throw new Refusal('not_found')
    if (!mealTimes(hours).includes(wish.time)) throw new Refusal('time_not_offered')
    if (wish.seats > largestTable(stored)) throw new Refusal('party_too_large')
    const bookingId = await claimTable(
      tx,
      { ...wish, stayMinutes: stayMinutes(stored.stays, wish.seats), isOnline: false, table: table ?? null },
      { name, phone: phone ?? null, note: note ?? null, dogs, state: 'booked', before: { state: 'cancelled' } },
    )
    if (bookingId === null) throw new Refusal('no_seats')
    const { restaurant, day, meal, time, seats } = wish
    await auditStaffAction(tx, context.actor, {
      action: 'restaurant.add',
      subject: `table-booking:${bookingId}`,
      detail: { after: { restaurant, day, meal, time, seats, dogs } },
    })
    context.afterCommit(facts.announce)
    return bookingNow(tx, facts, bookingId)
  })
