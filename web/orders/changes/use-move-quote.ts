import { quoteMove, type MoveQuote } from '../../../domain/orders/change-calls.ts'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import type { BeachPlan, Place } from '../../../domain/umbrellas/plan.ts'
import type { CallFailure } from '../../platform/call-failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { moveWish } from './move-wish.ts'

/** A booking, and the place and the days that it would have. */
export interface Move {
  readonly order: Order
  readonly line: OrderLine
  readonly plan: BeachPlan
  readonly place: Place
  readonly stay: Period
}

/** What a move asks for, and what it would cost or give back (B-03). */
export function useMoveQuote({ order, line, plan, place, stay }: Move) {
  const { people, dogs, extras } = moveWish(plan, place, line)
  const { from, to, part } = stay
  const wish = {
    orderId: order.orderId,
    bookingId: line.bookingId,
    umbrellaId: place.id,
    from,
    to,
    part,
    people,
    dogs: [...dogs],
    extras: [...extras],
  }
  const { data, error } = useCallQuery(quoteMove, wish, { staleTime: 0, gcTime: 0 })
  const failure: CallFailure | null = data === undefined ? error : null
  return { wish, quote: data, failure }
}

/** What a move does to the money: the first of these that holds. */
export function differenceOf({ isPaid, differenceCents, refundCents, totalAfterCents }: MoveQuote): {
  readonly kind: 'due' | 'goesBack' | 'same' | 'total'
  readonly cents: number
} {
  if (differenceCents > 0) return { kind: 'due', cents: differenceCents }
  if (refundCents > 0) return { kind: 'goesBack', cents: refundCents }
  return isPaid ? { kind: 'same', cents: 0 } : { kind: 'total', cents: totalAfterCents }
}
