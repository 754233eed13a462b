import * as z from 'zod/mini'
import { PROVIDER_IDS } from '../../domain/payments/snapshot.ts'
import type { OutboxHandler } from '../platform/outbox.ts'
import type { PaymentFacts } from './payment-facts.ts'

/** Kind of the outbox whose effect deletes a customer with all cards at its provider (case 99). */
export const CUSTOMER_DELETION = 'payments.delete-customer'

const payload = z.object({ provider: z.enum(PROVIDER_IDS), ref: z.string() })

/** The effects of this slice for the outbox, by kind. */
export function paymentEffects({
  providers,
}: Pick<PaymentFacts, 'providers'>): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [
      CUSTOMER_DELETION,
      async (sent) => {
        const { provider, ref } = payload.parse(sent)
        const saved = providers.get(provider)?.saved
        // Without its keys nothing can be asked of it: the effect stays visible until somebody gives them back.
        if (saved === undefined || saved === null) throw new Error(`${provider} keeps customers, and has no keys here`)
        await saved.deleteCustomer(ref)
      },
    ],
  ]
}
