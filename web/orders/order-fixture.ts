import type { Order } from '../../domain/orders/calls.ts'
import type { PaymentOutcome } from '../../domain/payments/calls.ts'
import type { PaymentFailure } from '../../domain/payments/payment-failure.ts'
import { anOrderOf, aQuote } from './checkout/quote-fixture.ts'

/** An order for tests: C5 and C6, cash by 10:00 of 18 July 2027, 252 euro. */
export function anOrder(over: Partial<Order> = {}): Order {
  return { ...anOrderOf(aQuote()), ...over }
}

/** The same, to be paid by card until 10:34 of Rome. */
export function aWaitingOrder(over: Partial<Order> = {}): Order {
  return anOrder({
    status: 'awaiting_payment',
    method: 'card',
    canPay: true,
    payUntil: '2027-07-11T08:34:00.000Z',
    deadline: null,
    passCode: null,
    ...over,
  })
}

/** An attempt with a Visa that ends in 4242; refused for a reason when one is given. */
export function aPayment(reason: PaymentFailure | null = null, over: Partial<PaymentOutcome> = {}): PaymentOutcome {
  return {
    attemptId: 'attempt-0001',
    modeId: 3,
    provider: 'stripe',
    instrument: { brand: 'visa', lastFour: '4242' },
    failure: reason === null ? null : { reason, code: 'card_declined' },
    canRetry: reason !== null,
    triesLeft: 4,
    ...over,
  }
}
