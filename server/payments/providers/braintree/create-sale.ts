import type { PaymentError, Snapshot } from '../../../../domain/payments/snapshot.ts'
import { ProviderMisuse, UnknownAtProvider, type CreatedPayment, type NewPayment } from '../../provider.ts'
import { centsOf, decimalOf } from '../decimal-amount.ts'
import type { BraintreeConnection } from './connection.ts'
import { codesOf, type Transaction } from './sdk.ts'
import { stateOf } from './transaction-snapshot.ts'
import { decisive, described, refWithoutTransaction, salesOf } from './transactions.ts'

/** A key that was used for another request. */
const KEY_USED = '915232'
const [NONCE_USED, NONCE_UNKNOWN] = ['91564', '91565']
/** Nonces and cards that Braintree refuses by a rule, without a transaction: another one may do. */
const CARD_CODES = new Set([NONCE_USED, NONCE_UNKNOWN, '81715', '81717', '81723', '91508', '91516', '91518'])

/**
 * Reserves the money of a nonce. An attempt has one sale that is not declined: where the search finds it, an answer was
 * lost, and it is the answer (case 40); Braintree keeps `apiRequestKey`s for some accounts only. After declined sales
 * the next nonce gets a key of its own, so that the decline is not repeated to it; two at the same time get the same.
 *
 * Without a liability shift nothing is charged, whatever the browser says (case 29).
 */
export async function createSale(braintree: BraintreeConnection, payment: NewPayment): Promise<CreatedPayment> {
  const { attemptId, nonce } = payment
  if (nonce === null) throw new ProviderMisuse('a payment by Braintree begins with a nonce')
  const earlier = await salesOf(braintree, attemptId)
  const standing = earlier.find((sale) => stateOf(sale) !== 'needs_method')
  if (standing !== undefined) return existing(braintree, payment, standing)
  const refused = await threeDSecureError(braintree, nonce)
  if (refused !== null) return created(withoutTransaction(payment, refused))
  const key = earlier.length === 0 ? `${attemptId}:create` : `${attemptId}:create:${earlier.length + 1}`
  const { sdk, ask } = braintree
  const result = await ask(() => sdk.transaction.sale(saleRequest(payment, nonce, key)))
  if (result.transaction !== undefined) return existing(braintree, payment, result.transaction)
  return afterRules(braintree, payment, result.success ? [] : codesOf(result))
}

function saleRequest(payment: NewPayment, paymentMethodNonce: string, apiRequestKey: string) {
  const { attemptId, amountCents, customerRef, deviceData, isToBeSaved } = payment
  return {
    apiRequestKey,
    amount: decimalOf(amountCents),
    // The attempt's id, so that a lost answer is found by a search.
    orderId: attemptId,
    paymentMethodNonce,
    // Braintree refuses a nonce of another customer's saved card then (case 96).
    ...(customerRef === null ? {} : { customerId: customerRef }),
    ...(deviceData === null ? {} : { deviceData }),
    options: {
      submitForSettlement: false,
      storeInVaultOnSuccess: isToBeSaved && customerRef !== null,
      threeDSecure: { required: true },
    },
  }
}

/** A nonce that Braintree does not know has the code that the sale would have. */
async function threeDSecureError({ sdk, ask }: BraintreeConnection, nonce: string): Promise<PaymentError | null> {
  try {
    const { threeDSecureInfo } = await ask(() => sdk.paymentMethodNonce.find(nonce))
    return threeDSecureInfo?.liabilityShifted === true ? null : { code: 'three_d_secure', isRetryable: true }
  } catch (error) {
    if (error instanceof UnknownAtProvider) return { code: NONCE_UNKNOWN, isRetryable: true }
    throw error
  }
}

/** A broken rule: a nonce that was used by a try whose answer was lost, one that is no good, or a defect of ours. */
async function afterRules(
  braintree: BraintreeConnection,
  payment: NewPayment,
  codes: readonly string[],
): Promise<CreatedPayment> {
  const ofCard = codes.find((code) => CARD_CODES.has(code))
  if (codes.includes(NONCE_USED) || codes.includes(KEY_USED)) {
    const sale = decisive(await salesOf(braintree, payment.attemptId))
    if (sale !== null) return existing(braintree, payment, sale)
  }
  if (ofCard !== undefined) return created(withoutTransaction(payment, { code: ofCard, isRetryable: true }))
  throw new ProviderMisuse(`Braintree refused the sale of ${payment.attemptId}: ${codes.join(' ')}`)
}

/** The attempt's sale, made now or before. Throws `ProviderMisuse` when it was made for another amount (case 43). */
async function existing(braintree: BraintreeConnection, payment: NewPayment, sale: Transaction) {
  if (centsOf(sale.amount) !== payment.amountCents) {
    throw new ProviderMisuse(`attempt ${payment.attemptId} has a sale of another amount`)
  }
  return created(await described(braintree, sale))
}

function created(snapshot: Snapshot): CreatedPayment {
  return { snapshot, clientSecret: null, approveUrl: null }
}

function withoutTransaction({ attemptId, amountCents, currency }: NewPayment, error: PaymentError): Snapshot {
  return {
    ref: refWithoutTransaction(attemptId),
    state: 'needs_method',
    amountCents,
    currency,
    capturedCents: 0,
    refundedCents: 0,
    feeCents: null,
    disputes: [],
    error,
    instrument: null,
    metadata: { attempt: attemptId },
  }
}
