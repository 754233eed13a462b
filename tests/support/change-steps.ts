import type { CallInput } from '../../domain/platform/call.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import * as changes from '../../domain/orders/change-calls.ts'
import { getOrder, type Order } from '../../domain/orders/calls.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { freePlaces } from './card-steps.ts'
import { paidOrder } from './money-steps.ts'
import type { Payer, PaymentWorld } from './payment-world.ts'

/** Four days in a row. */
export const D = ['2027-07-10', '2027-07-11', '2027-07-12', '2027-07-13'].map(civilDate) as [
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
]
export type Part = 'full_day' | 'morning' | 'afternoon'
/** Whole days to cancel. */
export const whole = (...days: readonly string[]) => days.map((day) => ({ day, part: 'full_day' as Part }))

/** A guest with an order of one place, ordered by cash or paid by card. */
export async function booked(
  world: PaymentWorld,
  to: string = D[1],
  method: 'card' | 'cash' | 'pay_later' = 'card',
  beds = 0,
) {
  const guest = await world.payer()
  const extras = beds === 0 ? [] : [{ id: 'sun_bed' as const, quantity: beds }]
  const [umbrellaId = 0] = freePlaces()
  await guest.call(lockUmbrellas, {
    from: D[0],
    to,
    part: 'full_day',
    places: [{ umbrellaId, people: 1, dogs: [], extras }],
  })
  const order = await guest.order(method)
  if (method === 'card') await paidOrder(world, { guest, order })
  const line = order.lines[0]
  if (line === undefined) throw new Error('the order has no line')
  return { guest, order, orderId: order.orderId, bookingId: line.bookingId, umbrellaId }
}

export type Booked = Awaited<ReturnType<typeof booked>>

/** Cancels what was quoted. */
export async function cancel(
  { guest, orderId, bookingId }: Pick<Booked, 'guest' | 'orderId' | 'bookingId'>,
  days: readonly { day: string; part: Part }[],
  refundTo: 'original' | 'credit' = 'original',
): Promise<Order> {
  const wish = { orderId, bookingId, days: [...days] }
  const { refundCents } = await guest.call(changes.quoteChange, wish)
  return guest.call(changes.cancelDays, { ...wish, refundCents, refundTo })
}

export type MoveInput = CallInput<typeof changes.quoteMove>

/** A wish to move: the same stay, but for what is said. */
export function moveOf({ orderId, bookingId, umbrellaId }: Booked, more: Partial<MoveInput> = {}): MoveInput {
  return {
    orderId,
    bookingId,
    umbrellaId,
    from: D[0],
    to: D[1],
    part: 'full_day',
    people: 1,
    dogs: [],
    extras: [],
    ...more,
  }
}

/** Moves for what was quoted. */
export async function move(
  stay: Booked,
  more: Partial<MoveInput> = {},
  creditCents = 0,
  refundTo: 'original' | 'credit' = 'original',
) {
  const wish = moveOf(stay, more)
  const { refundCents, differenceCents } = await stay.guest.call(changes.quoteMove, wish)
  return stay.guest.call(changes.moveUmbrellaBooking, { ...wish, refundCents, differenceCents, refundTo, creditCents })
}

export const read = (guest: Payer, orderId: number) => guest.call(getOrder, { orderId: String(orderId) })
/** The stays of an order that stand. */
export const daysOf = (order: Order) =>
  order.lines.filter((line) => !line.isCancelled).map(({ from, to, part }) => [from, to, part])

export function idsOf({ orderId, bookingId }: Pick<Booked, 'orderId' | 'bookingId'>) {
  return { orderId, bookingId }
}
