import type { Attempt, PayableFacts } from './attempt-queries.ts'
import type { NewPayment } from './provider.ts'

/** What the provider is asked for: from the rows alone, so that it is the same every time (R8). */
export function newPayment(
  { attemptId, amountCents, currency, request }: Attempt,
  order: Pick<PayableFacts, 'orderId' | 'number' | 'language'>,
  proof: Pick<NewPayment, 'nonce' | 'deviceData'> = { nonce: null, deviceData: null },
): NewPayment {
  return {
    attemptId,
    orderId: String(order.orderId),
    orderNumber: order.number,
    amountCents,
    currency,
    language: order.language,
    ...request,
    ...proof,
  }
}
