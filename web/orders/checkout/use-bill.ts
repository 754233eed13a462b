import { useState } from 'react'
import { getOrder, type Order, type PaymentMethod } from '../../../domain/orders/calls.ts'
import { payWithCredit } from '../../../domain/orders/credit-calls.ts'
import { getCredit } from '../../../domain/payments/credit-calls.ts'
import type { PaymentMode } from '../../../domain/payments/calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { invalidate, setCallData, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.ts'
import type { CheckoutProblem } from './checkout-state.ts'
import { billOf, type Bill } from './pay-ways.ts'
import { usePaymentModes } from './use-pay-choice.ts'

/** How one press is settled. */
export interface Settling {
  readonly method: PaymentMethod
  /** Version of the conditions that were accepted; null where nothing is sold. */
  readonly conditionsVersion: string | null
  /** The part that credit pays (B-06). */
  readonly creditCents: number
}

/** What is paid for, where that is known from, and how it becomes an order: each kind of cart has its own. */
export interface BillSource {
  readonly bill: Bill | undefined
  /** The server could not be asked: this device made the bill by what it keeps, and a press waits here (B-20). */
  readonly isDraft?: boolean
  /** The order was placed before: its mail brought the conditions, so nobody ticks them again. */
  readonly isBooked: boolean
  readonly modes: readonly PaymentMode[] | undefined
  /** The providers' data did not come (R-805). */
  readonly modesFailure: unknown
  readonly failure: unknown
  readonly isPending: boolean
  /** The cart has changed and its new quote is on its way: what is shown cannot be ordered any more. */
  readonly isRequoting: boolean
  readonly retry: () => void
  /** The order of what is shown: places it when there is none yet. Throws what the person is told. */
  readonly place: (settling: Settling) => Promise<Order>
  /** What the person reads of what was thrown; null when it is told elsewhere. */
  readonly explain: (thrown: unknown, method: PaymentMethod | null) => Promise<CheckoutProblem | null>
  /** The order stands: its cart is empty. */
  readonly onOrdered: (order: Order) => void
  /**
   * Keeps the press on the device until the network is back, and shows it; false when it did not (B-20). Absent where nothing
   * is ordered without a network. `isSent`: it was sent, and its answer was lost.
   */
  readonly waitForNetwork?: (settling: Settling, isSent: boolean) => boolean
}

/** How a quote is asked for: it is binding, and is kept until something is known to have changed. */
export const QUOTE_OPTIONS = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchOnMount: 'always',
} as const

/** What a query says of itself, as far as the bill needs it. */
interface Asked {
  readonly error: unknown
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

/** The part of a bill's source that is the same for all: the providers' modes, what failed, and another try. */
export function sourceOf(asked: Asked, modes: ReturnType<typeof usePaymentModes>) {
  return {
    modes: modes.data?.modes,
    modesFailure: modes.data === undefined ? modes.error : null,
    failure: asked.error,
    isPending: asked.isPending,
    isRequoting: asked.isPlaceholderData,
    retry: () => void Promise.all([asked.refetch(), modes.isError && modes.refetch()]),
  }
}

/** An order that exists and is paid by whatever is open online; it needs no quote. */
export function useOrderBill(order: Order, explain: BillSource['explain']): BillSource {
  const modes = usePaymentModes(true)
  const { isLoggedIn } = useSession()
  const credit = useCallQuery(getCredit, {}, { enabled: isLoggedIn && order.status === 'confirmed' })
  const use = useCallMutation(payWithCredit)
  // What credit has paid of it here stays paid, whatever becomes of the rest.
  const [standing, setStanding] = useState(order)
  return {
    ...sourceOf(modes, modes),
    bill: modes.data && billOf(standing, modes.data.modes, credit.data?.balanceCents ?? cents(0)),
    isBooked: true,
    async place({ creditCents }) {
      if (creditCents === 0) return standing
      const { orderId, dueCents } = standing
      const after = await use.mutateAsync({ orderId, creditCents, dueCents })
      setStanding(after)
      setCallData(getOrder, { orderId: String(orderId) }, after)
      void invalidate(getCredit)
      return after
    },
    explain,
    onOrdered: () => undefined,
  }
}
