import { vi } from 'vitest'
import type { PaymentMode, SavedCard, StartedPayment } from '../../../domain/payments/calls.ts'
import type { MountContext, PaymentUi, SubmitResult } from '../../payments/payment-ui.ts'
import { cardOf, modeOf, startedOf } from '../../payments/sdk-fixture.ts'
import type { Bill } from './pay-ways.ts'
import { cashAndLater } from './quote-fixture.ts'

export const MODES: readonly PaymentMode[] = [modeOf('stripe'), modeOf('braintree'), modeOf('paypal')]

/** A Visa that ends in 4242, the default. */
export const aCard = (over: Partial<SavedCard> = {}) => cardOf({ cardId: 'card-0001', ...over })

/** What `payments/start` answers for order 7. */
export const aStart = (over: Partial<StartedPayment> = {}) =>
  startedOf({
    providerRef: null,
    payUntil: '2027-07-11T08:34:00.000Z',
    serverNow: '2027-07-11T08:24:00.000Z',
    ...over,
  })

/** All ways to pay in the server's order. */
export function everyMethod(): Pick<Bill, 'methods' | 'conditions'> {
  const online = MODES.map(({ method, modeId }) => ({ method, modeId, deadline: null }))
  const offline = cashAndLater()
  return {
    methods: [...online, ...offline.methods],
    conditions: [
      ...MODES.map(({ method }) => ({ method, slug: 'conditions-with-payment', version: 'with-payment-3' })),
      ...offline.conditions,
    ],
  }
}

/** A provider in the browser of a test: it does what it is told, and keeps what it was asked. */
export class FakePaymentUi implements PaymentUi {
  isComplete = true
  context: MountContext | null = null
  readonly load = vi.fn(async () => undefined)
  readonly submit = vi.fn<PaymentUi['submit']>(async (): Promise<SubmitResult> => ({ kind: 'submitted' }))
  readonly saveCard = vi.fn<PaymentUi['saveCard']>(async () => ({ kind: 'cancelled' }))
  readonly close = vi.fn(async () => undefined)

  async mount(_host: HTMLElement, context: MountContext) {
    this.context = context
    return { validate: () => this.isComplete, destroy: () => undefined }
  }
}
