import { useEffect, useState } from 'react'
import { completeOrder, getOrder, type Order } from '../../../domain/orders/calls.ts'
import {
  evaluateItemOrder,
  startItemOrder,
  type ItemCartInput,
  type ItemQuote,
} from '../../../domain/orders/item-calls.ts'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import type { DeviceCartKind } from '../../cart/cart-kinds.ts'
import { emptyDeviceCart } from '../../cart/empty-device-cart.ts'
import { isCallFailure } from '../../platform/call.ts'
import { setCallData, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { quoteChanges } from '../checkout/checkout-state.ts'
import { QUOTE_OPTIONS, sourceOf, type BillSource, type Settling } from '../checkout/use-bill.ts'
import { QuoteChanged, useItemExplanation } from '../checkout/use-explanation.ts'
import { usePaymentModes } from '../checkout/use-pay-choice.ts'
import type { Outcome } from '../outcome-words.ts'
import { keepTerms } from './draft-bill.ts'
import { forgetPress, newPress, noteOrdered, openPress, pressOf } from './item-presses.ts'
import { isUnreachable, useDraftBill } from './use-draft-bill.ts'
import { useWaitForNetwork } from './use-wait-for-network.ts'

/** The bill of a cart of items, with the estimate of the bar. */
export interface ItemBillSource extends BillSource {
  readonly quote: ItemQuote | undefined
}

/** Milliseconds between two tries to get a quote that the network kept back. */
const ASK_AGAIN = 5 * SECOND

/** A cart of the device by its quote, which is asked for anew whenever the cart changes. */
export function useItemBill(cart: ItemCartInput): ItemBillSource {
  const quote = useCallQuery(
    evaluateItemOrder,
    { cart },
    {
      ...QUOTE_OPTIONS,
      // While a changed cart is priced, what was shown stays: a stepper must not lose the finger that is on it.
      placeholderData: (shown) => shown,
      // Nobody has to press for it: it comes with the network.
      refetchInterval: ({ state }) => cart.cart === 'bar' && isUnreachable(state.error) && ASK_AGAIN,
    },
  )
  const draft = useDraftBill(cart, quote)
  const shown = quote.data ?? draft ?? undefined
  useEffect(() => {
    if (quote.data?.category === 'bar') keepTerms(quote.data)
  }, [quote.data])
  const modes = usePaymentModes(quote.data?.methods.some(({ method }) => isOnlineMethod(method)) === true)
  const requote = async () => (await quote.refetch()).data
  const explain = useItemExplanation(requote)
  const place = useItemPlacing(cart, requote)
  const waitForNetwork = useWaitForNetwork(cart, shown, quote.data?.quoteId ?? '')
  return {
    ...sourceOf(quote, modes),
    ...(draft === null ? {} : { failure: null, isPending: false, isDraft: true }),
    quote: quote.data,
    bill: shown && { ...shown, lines: [], items: [...shown.items], owedCents: shown.totalCents },
    isBooked: false,
    place: async (settling) => place(quote.data, settling),
    explain: (thrown, method) => explain(thrown, quote.data, method),
    // Its cart is emptied by the outcome's page, so that nothing vanishes from this one before it has gone.
    onOrdered: () => undefined,
    ...(cart.cart === 'bar' ? { waitForNetwork } : {}),
  }
}

/** Whether an order is over without having been paid: the next press has to be another one. */
const OVER: ReadonlySet<Order['status']> = new Set(['expired', 'failed', 'cancelled', 'no_show'])

/**
 * Places the order of a quote, once for each press (B-20): a press whose answer was lost finds its order again. What an earlier
 * press of the same cart became, and is not wanted any more, gives way to a new press with a quote of its own.
 */
function useItemPlacing(cart: ItemCartInput, requote: () => Promise<ItemQuote | undefined>) {
  const start = useCallMutation(startItemOrder)
  const send = async (quoteId: string, clientId: string, { method, conditionsVersion, creditCents }: Settling) => {
    const accepted = { conditionsAccepted: conditionsVersion !== null, conditionsVersion }
    const order = await start.mutateAsync({
      quoteId,
      clientId,
      method,
      ...accepted,
      ...(creditCents > 0 ? { creditCents } : {}),
    })
    noteOrdered(cart.cart, clientId, order.orderId)
    return order
  }
  return async (pressed: ItemQuote | undefined, settling: Settling): Promise<Order> => {
    if (pressed === undefined) throw new Error('there is nothing to order')
    const found = await send(pressed.quoteId, pressOf(cart).clientId, settling)
    const isOther = !isOnlineMethod(settling.method) || found.creditCents !== settling.creditCents
    const isOtherWay = found.status === 'awaiting_payment' && isOther
    if (!isOtherWay && !OVER.has(found.status)) return found
    const { clientId } = newPress(cart)
    const fresh = await requote()
    if (fresh === undefined) throw new Error('there is nothing to order')
    const changes = quoteChanges(pressed, fresh, settling.method)
    if (changes) throw new QuoteChanged(changes)
    return send(fresh.quoteId, clientId, settling)
  }
}

/**
 * What an outcome means for the cart that was pressed: an order that stands empties it, one that is over lets the next press
 * be another order, and one that can still be paid keeps everything as it is.
 */
export function settlePress({ outcome, order }: Pick<Outcome, 'outcome' | 'order'>): void {
  if (order.category === 'umbrella' || outcome === 'pending') return
  const press = openPress(order.category)
  if (press?.orderId !== order.orderId) return
  if (outcome === 'completed') emptyDeviceCart(order.category)
  if (outcome === 'completed' || OVER.has(order.status)) forgetPress(order.category)
}

/** Settles a press whose outcome nobody has seen: the page was closed while it was being paid. */
export function usePressSettling(category: DeviceCartKind): void {
  // What is pressed while the page is open has an outcome page of its own.
  const [orderId] = useState(() => openPress(category)?.orderId ?? null)
  const { data, error } = useCallQuery(
    completeOrder,
    { orderId: orderId ?? 0 },
    { enabled: orderId !== null, refetchOnMount: 'always' },
  )
  useEffect(() => {
    if (data === undefined) return
    setCallData(getOrder, { orderId: String(data.order.orderId) }, data.order)
    settlePress(data)
  }, [data])
  const isUnknown = isCallFailure(error, 'not_found')
  useEffect(() => {
    if (isUnknown) forgetPress(category)
  }, [isUnknown, category])
}
