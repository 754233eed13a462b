import { quoteChange, type ChangeQuote } from '../../../domain/orders/change-calls.ts'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'

/** The days of a booking that may still go, each with what it gives back alone (B-03). */
interface OpenDays {
  readonly data: ChangeQuote | undefined
  /** Why the booking does not change at all, in the server's words. */
  readonly refusal: string | null
  readonly isPending: boolean
}

/** Asks what may still change of a booking. It depends on the moment: an answer is used once. */
export function useOpenDays({ orderId }: Order, { bookingId }: OrderLine): OpenDays {
  const failureText = useFailureText()
  const { data, error, isPending } = useCallQuery(
    quoteChange,
    { orderId, bookingId, days: [] },
    { staleTime: 0, gcTime: 0 },
  )
  const isRefused = isCallFailure(error, ...quoteChange.refusals)
  return { data, refusal: isRefused ? failureText(error) : null, isPending }
}
