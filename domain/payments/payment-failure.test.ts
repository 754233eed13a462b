import { expect, test } from 'vitest'
import { failureOf, shownCode } from './payment-failure.ts'

const error = (code: string, declineCode?: string) => ({
  code,
  isRetryable: true,
  ...(declineCode === undefined ? {} : { declineCode }),
})

test.each([
  {
    name: 'case 13 generic_decline',
    given: error('card_declined', 'generic_decline'),
    told: 'declined',
    shown: 'generic_decline',
  },
  {
    name: 'case 14 insufficient_funds',
    given: error('card_declined', 'insufficient_funds'),
    told: 'insufficient_funds',
    shown: 'insufficient_funds',
  },
  { name: 'case 15 expired_card', given: error('expired_card'), told: 'card_expired', shown: 'expired_card' },
  { name: 'case 16 incorrect_cvc', given: error('incorrect_cvc'), told: 'wrong_cvc', shown: 'incorrect_cvc' },
  { name: 'a wrong number', given: error('incorrect_number'), told: 'wrong_number', shown: 'incorrect_number' },
  { name: 'case 17 processing_error', given: error('processing_error'), told: 'try_again', shown: 'processing_error' },
  { name: 'case 18 a lost card', given: error('card_declined', 'lost_card'), told: 'declined', shown: 'card_declined' },
  {
    name: 'case 18 a stolen card',
    given: error('card_declined', 'stolen_card'),
    told: 'declined',
    shown: 'card_declined',
  },
  {
    name: 'case 18 Braintree 2013, a stolen card',
    given: error('processor_declined', '2013'),
    told: 'declined',
    shown: 'processor_declined',
  },
  {
    name: 'case 19 3-D Secure refused',
    given: error('payment_intent_authentication_failure'),
    told: 'not_authenticated',
    shown: 'payment_intent_authentication_failure',
  },
  {
    name: 'case 22 authentication_required',
    given: error('card_declined', 'authentication_required'),
    told: 'not_authenticated',
    shown: 'authentication_required',
  },
  {
    name: 'case 24 INSTRUMENT_DECLINED',
    given: error('INSTRUMENT_DECLINED'),
    told: 'wallet_declined',
    shown: 'INSTRUMENT_DECLINED',
  },
  {
    name: 'case 27 Braintree 2001',
    given: error('processor_declined', '2001'),
    told: 'insufficient_funds',
    shown: '2001',
  },
  {
    name: 'case 27 gateway_rejected by 3-D Secure',
    given: error('gateway_rejected', 'three_d_secure'),
    told: 'not_authenticated',
    shown: 'three_d_secure',
  },
  {
    name: 'case 27 gateway_rejected for fraud',
    given: error('gateway_rejected', 'fraud'),
    told: 'declined',
    shown: 'fraud',
  },
  { name: 'case 27 failed 3000', given: error('failed', '3000'), told: 'try_again', shown: '3000' },
  { name: 'what nobody knows', given: error('something_new'), told: 'declined', shown: 'something_new' },
] as const)('$name is told as $told, and shown as $shown', ({ given, told, shown }) => {
  expect([failureOf(given), shownCode(given)]).toEqual([told, shown])
})

test.each([
  ['processor_declined', '2004', 'card_expired'],
  ['processor_declined', '2010', 'wrong_cvc'],
  ['gateway_rejected', 'cvv', 'wrong_cvc'],
  ['invalid_cvc', undefined, 'wrong_cvc'],
  ['invalid_number', undefined, 'wrong_number'],
  ['setup_intent_authentication_failure', undefined, 'not_authenticated'],
  ['processor_declined', '2099', 'not_authenticated'],
  ['DECLINED', undefined, 'wallet_declined'],
  ['FAILED', undefined, 'wallet_declined'],
] as const)('other providers: %s %s is told as %s', (code, declineCode, told) => {
  expect(failureOf(error(code, declineCode))).toBe(told)
})

test.each(['lost_card', 'stolen_card', 'pickup_card', '2012', '2013'])('case 18 nobody is shown %s', (declineCode) => {
  expect(shownCode(error('card_declined', declineCode))).toBe('card_declined')
})
