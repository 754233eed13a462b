import { useRef } from 'react'
import type { Order, Quote } from '../../../domain/orders/calls.ts'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { quoteChanges } from './checkout-state.ts'
import { pressOrder } from './order-press.ts'
import type { Settling } from './use-bill.ts'
import { QuoteChanged } from './use-explanation.ts'

interface Placing extends Settling {
  readonly pressed: Quote | undefined
}

/**
 * Places the order of a quote. A quote becomes one order: paying online goes on with the one that waits, and any other way, or
 * another part of credit, needs a quote of its own, which gives that one up.
 */
export function usePlacing(waiting: Order | null, requote: () => Promise<Quote | undefined>) {
  const placed = useRef(waiting)
  return async ({ pressed, method, conditionsVersion, creditCents }: Placing): Promise<Order> => {
    const isSame = placed.current?.creditCents === creditCents
    if (placed.current !== null && isSame && isOnlineMethod(method)) return placed.current
    const quote = placed.current === null ? pressed : await requote()
    if (!quote || conditionsVersion === null) throw new Error('there is nothing to order')
    const changes = pressed && quoteChanges(pressed, quote, method)
    if (changes) throw new QuoteChanged(changes)
    const order = await pressOrder(quote, {
      quoteId: quote.quoteId,
      method,
      conditionsAccepted: true,
      conditionsVersion,
      ...(creditCents > 0 ? { creditCents } : {}),
    })
    placed.current = order
    return order
  }
}
