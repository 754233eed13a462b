import type { CreditReason } from '../../../domain/payments/credit.ts'
import type { Queryable } from '../../platform/database.ts'
import { liveSettings } from '../../settings/live-settings.ts'
import { enqueueCreditEarned } from './credit-effects.ts'
import { insertCredit } from './credit-queries.ts'

/** What an account is given. */
export interface CreditGrant {
  readonly accountId: number
  /** Above 0. */
  readonly amountCents: number
  readonly reason: CreditReason
  /** Names the event that earned it: asked for twice it is given once. */
  readonly key: string
  /** The order that it comes from; null for none. */
  readonly orderId: number | null
  /** Words of the desk to the guest. */
  readonly note?: string
}

/** What is told otherwise, with more than the amount. */
const TOLD_ELSEWHERE: ReadonlySet<CreditReason> = new Set(['day_resold'])

/**
 * B-06: gives an account credit in the caller's transaction, once per key, with the last day that the resort's settings give now.
 * Its guest is mailed after the commit; credit for a day that was sold again is told by its own notice. Lock the order before, where
 * there is one: the balance is locked here, as the last thing.
 */
export async function grantCredit(
  tx: Queryable,
  { accountId, amountCents, reason, key, orderId, note = '' }: CreditGrant,
): Promise<void> {
  const settings = liveSettings()
  await settings.reload(tx)
  const { creditMonths: months, creditReturnDays: returnDays } = settings
  const isNew = await insertCredit(tx, { accountId, amountCents, reason, key, orderId, months, returnDays, note })
  if (isNew && !TOLD_ELSEWHERE.has(reason)) await enqueueCreditEarned(tx, key)
}
