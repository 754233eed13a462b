import type { Tender } from '../../../domain/payments/tender.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'

/** Parts of one sum are one sum for the law: a subscription of so much is not paid in cash, whatever the part. Throws `method_not_offered`. */
export function requireTender(
  { subscriptionCashBelowCents }: Pick<Settings, 'subscriptionCashBelowCents'>,
  tender: Tender,
  totalCents: number,
): void {
  if (tender === 'cash' && totalCents >= subscriptionCashBelowCents) throw new Refusal('method_not_offered')
}
