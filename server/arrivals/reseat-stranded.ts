import { UNDO_WINDOW } from '../../domain/arrivals/action-calls.ts'
import * as calls from '../../domain/arrivals/stranded-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { ORDER_CONFIRMATION } from '../orders/confirmation-outbox.ts'
import { readReleasedLines, unreleaseOrder } from '../orders/release-order.ts'
import { daysOfOrder, readSnapshot } from '../orders/staff/order-snapshot.ts'
import type { Queryable } from '../platform/database.ts'
import { handle, type Actor } from '../platform/handler.ts'
import { enqueue } from '../platform/outbox.ts'
import { placeCode } from '../umbrellas/stored-lines.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import { insertAction, insertArrivals } from './action-queries.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { readWaitingClaims } from './solution-queries.ts'
import { solveStranded } from './solve-stranded.ts'
import { readLinePlaces, undoNoShows } from './stranded-queries.ts'

/** Names the mail of a return by hand, so that taking it back calls the mail off. */
export const reseatMailKey = (orderId: number, pressId: string) => `order-${orderId}-reseated-${pressId}`

/** Names the arrivals that a return notes, day by day. */
export const arrivalPress = (pressId: string, day: string) => `${pressId}:${day}`

/** B-04, B-11: stranded guests get their places again, or others for what theirs cost; they are here, so they have arrived. */
export const reseatStranded = ({ announce, announceBeachDay }: ArrivalFacts) =>
  handle(calls.reseatStranded, 'write', async (tx, { orderId, pressId, seats }, { actor, afterCommit }) => {
    const solved = await solveStranded(tx, actor, { orderId, pressId, kind: 'reseated' }, async () => {
      const placesBefore = await readLinePlaces(tx, orderId)
      await giveSeats(tx, orderId, seats)
      await noteArrivals(tx, actor, orderId, pressId)
      await enqueue(tx, ORDER_CONFIRMATION, reseatMailKey(orderId, pressId), { orderId }, UNDO_WINDOW)
      return { placesBefore, after: await readSnapshot(tx, orderId), audit: { places: seats } }
    })
    const days = await daysOfOrder(tx, orderId)
    afterCommit(() => {
      announce(days)
      announceBeachDay()
    })
    return solved
  })

interface Seat {
  readonly bookingId: number
  readonly umbrellaId: number
}

/** The constraint decides over each place. A seat for each line, and no line twice. */
async function giveSeats(tx: Queryable, orderId: number, seats: readonly Seat[]): Promise<void> {
  const lines = await readReleasedLines(tx, orderId)
  const chosen = new Map(seats.map(({ bookingId, umbrellaId }) => [bookingId, umbrellaId]))
  if (
    chosen.size !== lines.length ||
    seats.length !== lines.length ||
    lines.some(({ bookingId }) => !chosen.has(bookingId))
  )
    throw new Refusal('status_changed')
  const { plan } = await resortData(tx)
  const codes = seats.map(({ umbrellaId }) => placeCode(plan, umbrellaId))
  const unknown = seats.find(({ umbrellaId }) => !plan.places.some(({ id }) => id === umbrellaId))
  if (unknown !== undefined) throw new Refusal('umbrella_unknown', { umbrellaId: unknown.umbrellaId })
  const kept = await unreleaseOrder(tx, orderId, seats, 'reseated')
  if (kept === 'extra_gone') throw new Refusal('extra_sold_out')
  if (kept === 'not_released') throw new Refusal('status_changed')
  if (kept !== null) throw new Refusal('umbrella_taken', { codes })
}

async function noteArrivals(tx: Queryable, actor: Actor, orderId: number, pressId: string): Promise<void> {
  const waiting = await readWaitingClaims(tx, orderId)
  for (const day of new Set(waiting.map((one) => one.day))) {
    const here = waiting.filter((one) => one.day === day)
    const action = {
      clientId: arrivalPress(pressId, day),
      kind: 'arrive' as const,
      day,
      staffId: actor.accountId,
      orderId,
    }
    const { actionId } = await insertAction(tx, action)
    const visits = here.map(({ claimId, umbrellaId }) => ({ kind: 'line' as const, claimId, orderId, umbrellaId }))
    const saidAt = here.map((one) => one.saidAt).toSorted()[0] ?? ''
    await insertArrivals(tx, visits, { actionId, day, saidAt })
  }
  await undoNoShows(tx, orderId, null)
}
