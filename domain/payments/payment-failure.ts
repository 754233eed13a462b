import type { PaymentError } from './snapshot.ts'

/** Why a payment failed, as a person is told; the provider's own code goes along. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'card_expired',
  'wrong_cvc',
  'wrong_number',
  'not_authenticated',
  'try_again',
  'wallet_declined',
  'not_finished',
  'time_over',
  'too_many_tries',
  'places_taken',
  'order_over',
] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

/**
 * Codes by which providers say the same; everything else is a plain decline. That a card was reported lost or
 * stolen is nobody's business at the till (case 18).
 */
const FAILURE_BY_CODE: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient_funds',
  '2001': 'insufficient_funds',
  expired_card: 'card_expired',
  '2004': 'card_expired',
  incorrect_cvc: 'wrong_cvc',
  invalid_cvc: 'wrong_cvc',
  '2010': 'wrong_cvc',
  cvv: 'wrong_cvc',
  incorrect_number: 'wrong_number',
  invalid_number: 'wrong_number',
  processing_error: 'try_again',
  '3000': 'try_again',
  payment_intent_authentication_failure: 'not_authenticated',
  setup_intent_authentication_failure: 'not_authenticated',
  authentication_required: 'not_authenticated',
  three_d_secure: 'not_authenticated',
  '2099': 'not_authenticated',
  INSTRUMENT_DECLINED: 'wallet_declined',
  DECLINED: 'wallet_declined',
  FAILED: 'wallet_declined',
}

/** What a person is told of a provider's error. */
export function failureOf({ code, declineCode }: PaymentError): PaymentFailure {
  return FAILURE_BY_CODE[declineCode ?? ''] ?? FAILURE_BY_CODE[code] ?? 'declined'
}

/** By which issuers say that a card was reported lost or stolen: Stripe's words, and Braintree's numbers. */
const CONFIDENTIAL: ReadonlySet<string> = new Set(['lost_card', 'stolen_card', 'pickup_card', '2012', '2013'])

/** The code that a person may quote to the desk; what the issuer told in confidence stays out of it (case 18). */
export function shownCode({ code, declineCode }: PaymentError): string {
  return declineCode === undefined || CONFIDENTIAL.has(declineCode) ? code : declineCode
}
