import type { ProviderChange } from '../../provider.ts'
import type { BraintreeConnection } from './connection.ts'
import { refundIdOf, refundSnapshot } from './refunds.ts'
import type { Transaction } from './sdk.ts'
import { described, found } from './transactions.ts'

/**
 * Sales and refunds that were made between two instants, each as it stands now. Braintree compares whole seconds. What
 * becomes of an earlier one, such as a settlement that is declined, is found by asking for it.
 */
export async function* listChanges(
  braintree: BraintreeConnection,
  since: string,
  until: string,
): AsyncIterable<ProviderChange> {
  const [least, most] = [new Date(since), new Date(until)]
  const all = await braintree.ask(() => found(braintree, (search) => search.createdAt().between(least, most)))
  for (const one of all) yield await changeOf(braintree, one)
}

async function changeOf(braintree: BraintreeConnection, one: Transaction): Promise<ProviderChange> {
  const at = new Date(one.createdAt).toISOString()
  if (one.type !== 'credit') return { kind: 'payment', snapshot: await described(braintree, one), at }
  const { state, amountCents } = refundSnapshot(one)
  return {
    kind: 'refund',
    refundRef: one.id,
    refundId: refundIdOf(one),
    // Empty for money that was sent without a sale: no attempt has such a ref.
    paymentRef: one.refundedTransactionId ?? '',
    amountCents,
    currency: one.currencyIsoCode,
    state,
    at,
  }
}
