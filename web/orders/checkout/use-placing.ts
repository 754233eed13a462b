import { useRef } from 'react'
import {
  getOrder,
  listOrders,
  startOrder,
  type Order,
  type PaymentMethod,
  type Quote,
} from '../../../domain/orders/calls.ts'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { clearCart } from '../../cart/umbrella-cart-actions.ts'
import { useGoAbove, useHere } from '../../platform/navigation.tsx'
import { invalidate, setCallData, useCallMutation } from '../../platform/queries.ts'
import { outcomePath, paymentRoot } from '../pay-path.ts'
import { quoteChanges } from './checkout-state.ts'
import { QuoteChanged } from './use-explanation.ts'

interface Placing {
  readonly pressed: Quote | undefined
  readonly method: PaymentMethod
  readonly conditionsVersion: string
}

/**
 * Places the order of a quote. A quote becomes one order: paying online goes on with the one that waits, and any other way
 * needs a quote of its own, which gives that one up.
 */
export function usePlacing(waiting: Order | null, requote: () => Promise<Quote | undefined>) {
  const start = useCallMutation(startOrder)
  const placed = useRef(waiting)
  return async ({ pressed, method, conditionsVersion }: Placing): Promise<Order> => {
    if (placed.current !== null && isOnlineMethod(method)) return placed.current
    const quote = placed.current === null ? pressed : await requote()
    if (!quote) throw new Error('there is nothing to order')
    const changes = pressed && quoteChanges(pressed, quote, method)
    if (changes) throw new QuoteChanged(changes)
    const order = await start.mutateAsync({
      quoteId: quote.quoteId,
      method,
      conditionsAccepted: true,
      conditionsVersion,
    })
    placed.current = order
    return order
  }
}

/** The order stands: the cart is empty, its lists are old, and back leads from the outcome to the root of the tab. */
export function useFinish(): (order: Order) => void {
  const goAbove = useGoAbove()
  const { branch } = useHere()
  return (order) => {
    setCallData(getOrder, { orderId: String(order.orderId) }, order)
    clearCart()
    void invalidate(listOrders)
    goAbove(paymentRoot(branch), outcomePath(branch), { order: order.orderId })
  }
}
