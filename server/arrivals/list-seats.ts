import * as calls from '../../domain/arrivals/stranded-calls.ts'
import type { SeatLine } from '../../domain/arrivals/stranded-calls.ts'
import { rankTargets } from '../../domain/orders/move-targets.ts'
import { resortDay } from '../../domain/orders/resort-time.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { decideLineChange, spotOf } from '../../domain/umbrellas/lock-rules.ts'
import { readReleasedLines } from '../orders/release-order.ts'
import { orderOfCustomer } from '../orders/staff/order-of-customer.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { dogsAround } from '../umbrellas/dogs-around.ts'
import { freePlaces } from '../umbrellas/free-places.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import type { ArrivalFacts } from './arrival-facts.ts'

type StoredOrder = Awaited<ReturnType<typeof orderOfCustomer>>['order']

/** The most places that are suggested for one line. */
const MOST = 40

/** B-11: where stranded guests may go for all of their days. Nothing is held by it. */
export const listSeats = (facts: ArrivalFacts) =>
  handle(calls.listSeats, 'read', async (tx, { orderId }) => {
    const { accountId, order } = await orderOfCustomer(tx, orderId)
    const released = new Set((await readReleasedLines(tx, orderId)).map(({ bookingId }) => bookingId))
    const lines: SeatLine[] = []
    for (const line of order.lines.filter(({ bookingId }) => released.has(bookingId))) {
      lines.push(await seatsOf(tx, facts, accountId, order, line))
    }
    if (lines.length === 0) throw new Refusal('not_found')
    return { lines }
  })

async function seatsOf(
  tx: Queryable,
  { settings }: ArrivalFacts,
  accountId: number,
  { placedAt }: StoredOrder,
  line: StoredOrder['lines'][number],
): Promise<SeatLine> {
  const { plan, prices } = await resortData(tx)
  const { bookingId, code, umbrellaId, from, to, part, people, dogs, extras } = line
  const { largeDogOverTenthsKg } = settings
  const free = await freePlaces(tx, { from, to, part })
  const around = await dogsAround(tx, settings, { from, to, part }, accountId, dogs.length > 0)
  const offers = { promotions: [], booking: { today: resortDay(placedAt), channel: 'desk' as const } }
  const suits = (there: number) => {
    try {
      const wish = { people, dogs: [...dogs], extras: [...extras] }
      const stay = { umbrellaId: there, from, to, part, price: [] }
      return (
        decideLineChange({ plan, prices, rules: { largeDogOverTenthsKg, overrulesDogs: true }, offers }, stay, wish)
          .code !== ''
      )
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
  const seats = rankTargets(plan, umbrellaId)
    .filter(({ place }) => free.has(place.id) && suits(place.id) && around(place.id, dogs) === null)
    .map(({ place, isSameCategory, distance }) => ({
      umbrellaId: place.id,
      code: place.code,
      kind: spotOf(plan, place.id).category.kind,
      isSameCategory,
      distance,
    }))
  return { bookingId, code, from, to, umbrellaId, isFree: free.has(umbrellaId), seats: seats.slice(0, MOST) }
}
