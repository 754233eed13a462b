import { useEffect, useSyncExternalStore } from 'react'
import { evaluateOrder, type Order } from '../../../domain/orders/calls.ts'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { settleRemovals } from '../../cart/remove-line.ts'
import { clearCart, removals } from '../../cart/umbrella-cart-actions.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { QUOTE_OPTIONS, sourceOf, type BillSource } from './use-bill.ts'
import { useExplanation } from './use-explanation.ts'
import { usePaymentModes } from './use-pay-choice.ts'
import { usePlacing } from './use-placing.ts'

/** The quote of the cart. Removals that could still be undone are final by now. */
function useQuote() {
  const waiting = useSyncExternalStore(removals.subscribe, removals.hidden).size
  useEffect(() => {
    if (waiting > 0) void settleRemovals()
  }, [waiting])
  return useCallQuery(evaluateOrder, { cart: 'umbrella' }, { ...QUOTE_OPTIONS, enabled: waiting === 0 })
}

/** The umbrella cart by its quote; `waiting` is the order that it became already and that still waits for its payment. */
export function useUmbrellaBill(waiting: Order | null): BillSource {
  const quote = useQuote()
  const modes = usePaymentModes(quote.data?.methods.some(({ method }) => isOnlineMethod(method)) === true)
  const requote = async () => (await quote.refetch()).data
  const explain = useExplanation(requote)
  const place = usePlacing(waiting, requote)
  return {
    ...sourceOf(quote, modes),
    bill: quote.data && { ...quote.data, category: 'umbrella', items: [], owedCents: quote.data.totalCents },
    isBooked: false,
    place: async (settling) => place({ ...settling, pressed: quote.data }),
    explain: (thrown, method) => explain(thrown, quote.data, method),
    onOrdered: clearCart,
  }
}
