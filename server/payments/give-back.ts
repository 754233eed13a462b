import type { Database } from '../platform/database.ts'
import { lockAttempt, type Attempt } from './attempt-queries.ts'
import { findRefundByKey, insertRefund } from './refund-queries.ts'
import type { RefundDriver } from './refund-driver.ts'

/** Gives back all of a payment that must not stay: one refund with one key, whichever path finds it (payments guide, 7.1). */
export async function giveBackAll(database: Database, refunds: RefundDriver, attempt: Attempt): Promise<void> {
  const key = `back:${attempt.attemptId}`
  const refund = await database.transaction(async (tx) => {
    await lockAttempt(tx, attempt.id)
    const made = await insertRefund(tx, {
      refundId: `rf_${attempt.attemptId}`,
      orderId: attempt.orderId,
      attempt: attempt.id,
      lineId: null,
      amountCents: attempt.capturedCents,
      reason: 'give_back',
      state: 'requested',
      key,
      ref: null,
    })
    return made ?? (await findRefundByKey(tx, key))
  })
  if (refund === null) throw new Error(`the refund ${key} cannot be read back`)
  await refunds.sync(refund)
}
