import { useEffect, useSyncExternalStore } from 'react'
import { evaluateOrder, type Order, type Quote } from '../../../domain/orders/calls.ts'
import type { PaymentMode } from '../../../domain/payments/calls.ts'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { settleRemovals } from '../../cart/remove-line.ts'
import { removals } from '../../cart/umbrella-cart-actions.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { billOf, type Bill } from './pay-ways.ts'
import { usePaymentModes } from './use-pay-choice.ts'

/** What is paid for, and where that is known from. */
export interface BillSource {
  readonly bill: Bill | undefined
  /** Of the cart; undefined for an order that is booked. */
  readonly quote: Quote | undefined
  /** An order that has its places: its conditions were accepted long ago. */
  readonly isBooked: boolean
  readonly modes: readonly PaymentMode[] | undefined
  /** The providers' data did not come (R-805). */
  readonly modesFailure: unknown
  readonly failure: unknown
  readonly isPending: boolean
  readonly retry: () => void
  readonly requote: () => Promise<Quote | undefined>
}

/** The quote of the cart. Removals that could still be undone are final by now. */
function useQuote(isWanted: boolean) {
  const waiting = useSyncExternalStore(removals.subscribe, removals.hidden).size
  useEffect(() => {
    if (waiting > 0) void settleRemovals()
  }, [waiting])
  return useCallQuery(
    evaluateOrder,
    { cart: 'umbrella' },
    {
      enabled: isWanted && waiting === 0,
      // A quote is binding and is kept until something is known to have changed.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: 'always',
    },
  )
}

/** What is paid for: the cart by its quote, or an order that is booked already. */
export function useBill(order: Order | null): BillSource {
  const isBooked = order !== null && order.status !== 'awaiting_payment'
  const quote = useQuote(!isBooked)
  const modes = usePaymentModes(isBooked || quote.data?.methods.some(({ method }) => isOnlineMethod(method)) === true)
  const source = isBooked ? modes : quote
  const bill: Bill | undefined = isBooked ? modes.data && billOf(order, modes.data.modes) : quote.data
  return {
    bill,
    quote: quote.data,
    isBooked,
    modes: modes.data?.modes,
    modesFailure: modes.data === undefined ? modes.error : null,
    failure: source.error,
    isPending: source.isPending,
    retry: () => void Promise.all([source.refetch(), modes.isError && modes.refetch()]),
    requote: async () => (await quote.refetch()).data,
  }
}
