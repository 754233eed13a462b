import type { ProviderId } from '../../domain/payments/snapshot.ts'
import type { Queryable } from '../platform/database.ts'
import { findAttemptByRef } from './attempt-queries.ts'
import { wake } from './lease-queries.ts'
import { wakeRefundsOf } from './refund-queries.ts'

/** Makes a payment and its refunds due, as something was heard of them; false when nobody here knows it. */
export async function wakePayment(tx: Queryable, provider: ProviderId, ref: string): Promise<boolean> {
  const attempt = await findAttemptByRef(tx, provider, ref)
  if (attempt === null) return false
  await wake(tx, 'payment_attempt', attempt.id)
  await wakeRefundsOf(tx, attempt.id)
  return true
}
