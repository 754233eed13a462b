import type { CreditReason } from '../../../domain/payments/credit.ts'
import type { Queryable } from '../../platform/database.ts'
import { liveSettings } from '../../settings/live-settings.ts'
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
}

/**
 * B-06: gives an account credit in the caller's transaction, once per key, with the last day that the resort's settings give now.
 * Its guest hears of it after the commit. Lock the order before, where there is one: the balance is locked here, as the last thing.
 */
export async function grantCredit(
  tx: Queryable,
  { accountId, amountCents, reason, key, orderId }: CreditGrant,
): Promise<void> {
  const settings = liveSettings()
  await settings.reload(tx)
  const { creditMonths: months, creditReturnDays: returnDays } = settings
  await insertCredit(tx, { accountId, amountCents, reason, key, orderId, months, returnDays })
}
