import * as calls from '../../../domain/orders/staff-calls.ts'
import { rankTargets } from '../../../domain/orders/move-targets.ts'
import type { PricedStay } from '../../../domain/orders/change-days.ts'
import { boughtWith } from '../../../domain/orders/change-move.ts'
import { resortDay } from '../../../domain/orders/resort-time.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { decideLineChange, spotOf, type PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { handle } from '../../platform/handler.ts'
import { dogsAround } from '../../umbrellas/dogs-around.ts'
import { freePlaces } from '../../umbrellas/free-places.ts'
import { resortData, type ResortData } from '../../umbrellas/resort-data.ts'
import { isSettled } from '../changes/order-money.ts'
import type { OrderFacts } from '../order-facts.ts'
import { chooseDays, deskBooking, type DeskBooking } from './desk-booking.ts'
import { deskMoney } from './desk-money.ts'

/** The most places that are suggested. */
const MOST = 60

/** B-07, B-11: where a booking may go for some of its days, by likeness and nearness. Nothing is held by it. */
export const listMoveTargets = ({ settings }: Pick<OrderFacts, 'settings'>) =>
  handle(calls.listMoveTargets, 'read', async (tx, { bookingId, from, to }) => {
    const booking = await deskBooking(tx, bookingId)
    const { chosen, rest } = chooseDays(booking, { from, to })
    const data = await resortData(tx)
    const free = await freePlaces(tx, chosen)
    const { line, order, accountId } = booking
    const around = await dogsAround(tx, settings, chosen, accountId, line.dogs.length > 0)
    const targets = rankTargets(data.plan, line.umbrellaId)
      .filter(({ place }) => free.has(place.id))
      .flatMap(({ place, isSameCategory, distance }) => {
        const there = priceThere(data, settings, booking, chosen, place.id)
        if (there === null) return []
        const money = deskMoney(booking, rest, chosen, { ...chosen, ...there }, settings.dayTurnHour)
        const differenceCents = cents(money.totalAfterCents - money.totalBeforeCents)
        const { kind } = spotOf(data.plan, place.id).category
        return [
          {
            umbrellaId: place.id,
            code: place.code,
            kind,
            isSameCategory,
            distance,
            differenceCents,
            around: around(place.id, line.dogs),
          },
        ]
      })
    // What dogs speak against comes last, and says so.
    const ranked = targets.toSorted((a, b) => Number(a.around !== null) - Number(b.around !== null))
    return { code: line.code, lastDay: line.to, isPaid: isSettled(order), targets: ranked.slice(0, MOST) }
  })

/** What days cost at another place by today's book; null where the place does not suit. */
function priceThere(
  data: ResortData,
  settings: Settings,
  booking: DeskBooking,
  chosen: PricedStay,
  umbrellaId: number,
): PricedLine | null {
  try {
    return pricedThere(data, settings, booking, chosen, umbrellaId)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * What days of a booking cost at a place by today's book, with the promotions that they were bought with where these are for the place
 * (B-06). Throws why the place itself does not suit its people, dogs or extras; what lies round it is not decided here (B-17).
 */
export function pricedThere(
  { plan, prices, promotions }: Pick<ResortData, 'plan' | 'prices' | 'promotions'>,
  { largeDogOverTenthsKg }: Settings,
  { line, order, today }: DeskBooking,
  stay: PricedStay,
  umbrellaId: number,
): PricedLine {
  const { people, dogs, extras } = line
  const wish = { people, dogs: [...dogs], extras: [...extras] }
  const { from, to, part } = stay
  const bought = boughtWith(stay, [], resortDay(order.placedAt))
  const offers = { promotions, booking: { today, channel: 'desk' as const }, bought }
  return decideLineChange(
    { plan, prices, rules: { largeDogOverTenthsKg, overrulesDogs: true }, offers },
    { umbrellaId, from, to, part, price: [] },
    wish,
  )
}
