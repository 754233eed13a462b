import { CONSUMED_TEST_NONCE, LUHN_INVALID_TEST_NONCE, type ThreeDSecureInfo } from './cards.ts'
import { Invalid } from './refusal.ts'
import type { Card } from './records.ts'
import type { BraintreeState } from './state.ts'

/** What a sale is paid with. */
export interface PaymentSource {
  readonly card: Card
  readonly token: string | null
  readonly customerId: string | null
  readonly threeDSecure: ThreeDSecureInfo | null
  /** Uses the nonce up; called once nothing can refuse the call any more. */
  consume(): void
}

interface Given {
  readonly nonce: string | null
  readonly token: string | null
  readonly customerId: string | null
}

/** Finds the card of a sale. Throws 91508, 91510, 91511, 91516, 91518, 91564, 91565 and 81715. */
export function paymentSource(state: BraintreeState, { nonce, token, customerId }: Given): PaymentSource {
  if (customerId !== null && !state.customers.has(customerId)) throw new Invalid('transaction', 'customer_id', '91510')
  if (nonce !== null) return owned(ofNonce(state, nonce, 'sale'), customerId)
  if (token !== null) {
    const source = ofToken(state, token)
    if (source === null) throw new Invalid('transaction', 'payment_method_token', '91518')
    return owned(source, customerId)
  }
  if (customerId === null) throw new Invalid('transaction', 'base', '91508')
  const saved = state.cardsOf(customerId).find((one) => one.isDefault)
  if (saved === undefined) throw new Invalid('transaction', 'customer_id', '91511')
  return { card: saved.card, token: saved.token, customerId, threeDSecure: null, consume: nothing }
}

const REFUSALS = {
  sale: { at: 'transaction', consumed: '91564', unknown: '91565' },
  vault: { at: 'paymentMethod', consumed: '93107', unknown: '93108' },
} as const

/** The card that a nonce stands for, to be charged or saved. */
export function ofNonce(state: BraintreeState, nonce: string, use: keyof typeof REFUSALS): PaymentSource {
  const { at, consumed, unknown } = REFUSALS[use]
  if (nonce === CONSUMED_TEST_NONCE) throw new Invalid(at, 'payment_method_nonce', consumed)
  if (nonce === LUHN_INVALID_TEST_NONCE) {
    throw new Invalid(use === 'sale' ? 'transaction.creditCard' : 'creditCard', 'number', '81715')
  }
  const found = state.nonce(nonce)
  if (found === undefined) throw new Invalid(at, 'payment_method_nonce', unknown)
  if (found.consumed) throw new Invalid(at, 'payment_method_nonce', consumed)
  const saved = found.token === null ? null : ofToken(state, found.token)
  if (found.token !== null && saved === null) throw new Invalid(at, 'payment_method_nonce', unknown)
  return {
    card: found.card,
    token: found.token,
    customerId: saved?.customerId ?? null,
    threeDSecure: found.threeDSecure,
    consume: () => void (found.consumed = true),
  }
}

function ofToken(state: BraintreeState, token: string): PaymentSource | null {
  const saved = state.savedCards.get(token)
  if (saved === undefined) return null
  return { card: saved.card, token, customerId: saved.customerId, threeDSecure: null, consume: nothing }
}

/** A saved card is charged for its own customer only. */
function owned(source: PaymentSource, customerId: string | null): PaymentSource {
  if (customerId === null || source.token === null) return { ...source, customerId: customerId ?? source.customerId }
  if (source.customerId !== customerId) throw new Invalid('transaction', 'base', '91516')
  return source
}

function nothing(): void {}
