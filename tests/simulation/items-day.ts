import { cancelItem, evaluateItemOrder, startItemOrder, type ItemCartInput } from '../../domain/orders/item-calls.ts'
import * as restaurant from '../../domain/restaurant/calls.ts'
import * as restaurantStaff from '../../domain/restaurant/staff-calls.ts'
import { press } from '../support/item-steps.ts'
import { at, DAY, type DayWorld } from './day-world.ts'
import { payByCard } from './guests.ts'

/** Tables, spaces for cars and cushions, for one in ten guests each. */
export function planItems(day: DayWorld): void {
  const few = Math.round(day.size.guests / 10)
  for (let n = 0; n < few; n += 1) {
    const meal = day.pick(['lunch', 'dinner'] as const)
    day.later(day.chance(50) ? day.below(300) : at(8) + day.below(150), () => bookTable(day, meal))
    day.later(day.below(at(9)), () => orderItem(day, 'parking', aCar()))
  }
  for (let n = 0; n < few / 3; n += 1) {
    day.later(day.below(at(9)), () =>
      orderItem(day, 'services', {
        cart: 'service',
        items: [{ serviceId: 1, day: DAY, part: 'full_day', quantity: 2 }],
      }),
    )
  }
  for (const [meal, hours] of [
    ['lunch', [12, 13, 14, 15]],
    ['dinner', [19, 20, 21, 22]],
  ] as const) {
    for (const hour of hours) day.later(at(hour, 50), () => serve(day, meal))
  }
}

const aCar = (): ItemCartInput => ({
  cart: 'parking',
  areaId: 1,
  from: DAY,
  to: DAY,
  part: 'full_day',
  plate: 'AB 123 CD',
})

async function bookTable(day: DayWorld, meal: 'lunch' | 'dinner'): Promise<void> {
  const seats = 2 + day.below(3)
  const asked = { restaurant: '1', day: DAY, meal, seats: String(seats) }
  const offer = await day.journal.must(day.pick(day.guests).payer, restaurant.getRestaurantAvailability, asked)
  const times = offer.meals.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free' || state === 'few'))
  if (times.length === 0) return day.journal.count('found no table')
  const { time } = day.pick(times)
  await orderItem(day, 'table', { cart: 'restaurant', restaurant: 1, day: DAY, meal, time, seats, dogs: 0 })
}

async function orderItem(day: DayWorld, what: string, cart: ItemCartInput): Promise<void> {
  const { journal } = day
  const guest = day.pick(day.guests)
  const quote = await journal.ask(guest.payer, evaluateItemOrder, { cart })
  const offered = quote.value?.methods.map(({ method }) => method) ?? []
  const [method] = offered.includes('no_payment_needed')
    ? ['no_payment_needed' as const]
    : day.chance(50)
      ? offered
      : offered.toReversed()
  const usable = method === 'wallet' || method === 'second_card' || method === 'card' ? 'card' : method
  if (quote.value === null || usable === undefined) return
  const ordered = await journal.ask(guest.payer, startItemOrder, press(quote.value, usable))
  const item = ordered.value?.items[0]
  if (ordered.value === null || item === undefined) return
  if (usable === 'card' && !(await payByCard(day, guest, ordered.value.orderId))) return
  journal.count(`${what} by ${usable}`)
  if (!day.chance(8)) return
  const { orderId } = ordered.value
  const gone = await journal.ask(guest.payer, cancelItem, { orderId, itemId: item.itemId })
  if (gone.value !== null) journal.count(`${what} cancelled`)
}

/** Parties sit down, leave or never came. */
async function serve(day: DayWorld, meal: 'lunch' | 'dinner'): Promise<void> {
  const { journal, people } = day
  const plan = await journal.must(people.waiter, restaurantStaff.getServicePlan, { restaurant: '1', day: DAY, meal })
  for (const { bookingId, version, state, time, isHeld } of plan.bookings) {
    if (time > plan.now || isHeld) continue
    if (state === 'seated') {
      await journal.must(people.waiter, restaurantStaff.leaveTable, { bookingId, version })
      journal.count('party left')
    } else if (state === 'expected' || state === 'late') {
      const isHere = !day.chance(10)
      await journal.must(people.waiter, isHere ? restaurantStaff.seatBooking : restaurantStaff.markNoShow, {
        bookingId,
        version,
      })
      journal.count(isHere ? 'party seated' : 'party never came')
    }
  }
}
