/** A refusal of the issuer. */
export interface Decline {
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}

/** What one test card does: the same numbers and names as Stripe's own (payments guide, 3.2). */
export interface TestCard {
  readonly number: string
  /** The payment method's name that stands for the card in calls of a server. */
  readonly name?: string
  readonly brand: 'visa' | 'mastercard'
  /** `unless_set_up`: on every payment with the person present, and without her only where it was not set up. */
  readonly challenge: 'never' | 'unless_set_up' | 'always'
  readonly decline?: Decline
  /** True where the bank authenticates without asking the person anything. */
  readonly frictionless?: boolean
  /** False where the issuer refuses the card already when it is saved. */
  readonly savable: boolean
  readonly refund?: 'pending' | 'failing'
  readonly disputed?: boolean
}

const DECLINED = 'Your card was declined.'

export const declined = (decline_code: string, message = DECLINED): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
})
const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.')

const card = (number: string, name: string | null, rest: Partial<TestCard> = {}): TestCard => ({
  number,
  ...(name === null ? {} : { name }),
  brand: number.startsWith('5') ? 'mastercard' : 'visa',
  challenge: 'never',
  savable: rest.decline === undefined || rest.challenge !== undefined,
  ...rest,
})
const refused = (number: string, name: string | null, decline: Decline): TestCard => card(number, name, { decline })

export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'pm_card_visa'),
  card('5555555555554444', 'pm_card_mastercard'),
  card('4000000000003220', 'pm_card_threeDSecure2Required', { challenge: 'always' }),
  card('4000000000003055', 'pm_card_threeDSecureOptional', { frictionless: true }),
  card('4000002500003155', 'pm_card_authenticationRequiredOnSetup', { challenge: 'unless_set_up' }),
  card('4000002760003184', 'pm_card_authenticationRequired', { challenge: 'always' }),
  card('4000008260003178', 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', {
    challenge: 'always',
    decline: INSUFFICIENT,
  }),
  card('4000008400001629', null, { challenge: 'always', decline: declined('generic_decline') }),
  refused('4000000000000002', 'pm_card_visa_chargeDeclined', declined('generic_decline')),
  refused('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', INSUFFICIENT),
  refused('4000000000009987', null, declined('lost_card')),
  refused('4000000000009979', null, declined('stolen_card')),
  refused('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
  }),
  refused('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  refused('4000000000000119', 'pm_card_chargeDeclinedProcessingError', {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  card('4000000000000341', 'pm_card_chargeCustomerFail', { decline: declined('generic_decline'), savable: true }),
  card('4000000000007726', 'pm_card_pendingRefund', { refund: 'pending' }),
  card('4000000000005126', 'pm_card_refundFail', { refund: 'failing' }),
  card('4000000000000259', 'pm_card_createDispute', { disputed: true }),
]

/** The card with a name such as `pm_card_visa`, or undefined. */
export function cardNamed(name: string): TestCard | undefined {
  return TEST_CARDS.find((one) => one.name === name)
}

/** The card with a number, or the refusal that Stripe's test mode has for it. */
export function cardNumbered(number: string): TestCard | Decline {
  if (!isLuhn(number)) return { code: 'incorrect_number', message: 'Your card number is incorrect.' }
  const message = 'Your card was declined. Your request was in test mode, but used a non test card.'
  return TEST_CARDS.find((one) => one.number === number) ?? declined('test_mode_live_card', message)
}

function isLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const digits = Array.from(number, Number).toReversed()
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
