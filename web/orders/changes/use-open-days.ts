import { quoteChange } from '../../../domain/orders/change-calls.ts'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'

/** Asks what may still change of a booking, each day with what it gives back alone (B-03). It depends on the moment: an answer is used once. */
export function useOpenDays({ orderId }: Order, { bookingId }: OrderLine) {
  const failureText = useFailureText()
  const query = useCallQuery(quoteChange, { orderId, bookingId, days: [] }, { staleTime: 0, gcTime: 0 })
  /** Why the booking does not change at all, in the server's words. */
  const refusal = isCallFailure(query.error, ...quoteChange.refusals) ? failureText(query.error) : null
  return { query, refusal }
}
