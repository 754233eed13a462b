import * as z from 'zod/mini'
import type { DisputeSnapshot } from '../../../../domain/payments/snapshot.ts'
import { centsOf } from '../decimal-amount.ts'
import type { PayPalConnection } from './connection.ts'

const listSchema = z.object({ items: z._default(z.array(z.object({ dispute_id: z.string() })), []) })
const disputeSchema = z.object({
  dispute_id: z.string(),
  status: z.string(),
  dispute_amount: z.object({ value: z.string() }),
  dispute_outcome: z.optional(z.object({ outcome_code: z.string() })),
})

/** Outcomes that leave the money with the payer; after all the others it is the resort's again. */
const LOST = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

/**
 * The disputes of a capture (case 83). The list leaves the outcome out, so each one is
 * read. The application at PayPal needs the feature "Customer disputes"; without it this throws `ProviderMisuse`.
 */
export async function disputesOf(paypal: PayPalConnection, captureId: string): Promise<DisputeSnapshot[]> {
  const query = { disputed_transaction_id: captureId }
  const { items } = await paypal.read('/v1/customer/disputes', listSchema, query)
  return Promise.all(items.map(({ dispute_id }) => readDispute(paypal, dispute_id)))
}

async function readDispute(paypal: PayPalConnection, id: string): Promise<DisputeSnapshot> {
  const dispute = await paypal.read(`/v1/customer/disputes/${encodeURIComponent(id)}`, disputeSchema)
  const { dispute_id, status, dispute_amount, dispute_outcome } = dispute
  const ended = LOST.has(dispute_outcome?.outcome_code ?? '') ? 'lost' : 'won'
  return {
    ref: dispute_id,
    state: status === 'RESOLVED' ? ended : 'open',
    amountCents: centsOf(dispute_amount.value),
  }
}
