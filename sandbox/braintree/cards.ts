/** How a person's bank answers in the challenge of 3-D Secure, or that there is none. */
export type ThreeDSecureKind = 'challenge' | 'frictionless' | 'frictionless_failed' | 'attempted' | 'not_enrolled'
/** What happens to a sale or a verification of the card, whatever the amount. */
export type Behaviour = 'approved' | 'declined' | 'failed' | 'fraud' | 'risk_threshold'

interface TestCard {
  readonly type: 'Visa' | 'MasterCard' | 'American Express' | 'Discover' | 'JCB' | 'Maestro' | 'Diners Club'
  readonly behaviour: Behaviour
  readonly threeDSecure: ThreeDSecureKind
}

const card = (
  type: TestCard['type'],
  behaviour: Behaviour = 'approved',
  threeDSecure: ThreeDSecureKind = 'not_enrolled',
): TestCard => ({ type, behaviour, threeDSecure })

/** Braintree's own test numbers; the ones of 3-D Secure are those of its second version. */
const CARDS: Readonly<Record<string, TestCard>> = {
  '4111111111111111': card('Visa'),
  '4012000033330026': card('Visa'),
  '4012888888881881': card('Visa'),
  '5555555555554444': card('MasterCard'),
  '2223000048400011': card('MasterCard'),
  '378282246310005': card('American Express'),
  '6011111111111117': card('Discover'),
  '3530111333300000': card('JCB'),
  '6304000000000000': card('Maestro'),
  '36259600000004': card('Diners Club'),
  '4000111111111115': card('Visa', 'declined'),
  '5105105105105100': card('MasterCard', 'declined'),
  '378734493671000': card('American Express', 'declined'),
  '6011000990139424': card('Discover', 'declined'),
  '3566002020360505': card('JCB', 'failed'),
  '4000111111111511': card('Visa', 'fraud'),
  '4111130000000003': card('Visa', 'risk_threshold'),
  '4000000000001000': card('Visa', 'approved', 'frictionless'),
  '4000000000001018': card('Visa', 'approved', 'frictionless_failed'),
  '4000000000001026': card('Visa', 'approved', 'attempted'),
  '4000000000001091': card('Visa', 'approved', 'challenge'),
  '5200000000001005': card('MasterCard', 'approved', 'frictionless'),
  '5200000000001096': card('MasterCard', 'approved', 'challenge'),
}

export function testCard(number: string): TestCard | undefined {
  return CARDS[number]
}

/** Result of a finished 3-D Secure, as `threeDSecureInfo` of a nonce and of a transaction. */
export interface ThreeDSecureInfo {
  readonly status: string
  readonly enrolled: 'Y' | 'N'
  readonly liabilityShifted: boolean
  readonly liabilityShiftPossible: boolean
}

/** What 3-D Secure ends in; `approved` is the person's answer to a challenge. */
export function threeDSecureResult(kind: ThreeDSecureKind, approved: boolean): ThreeDSecureInfo {
  const enrolled = { enrolled: 'Y', liabilityShiftPossible: true } as const
  switch (kind) {
    case 'frictionless':
      return { status: 'authenticate_successful', liabilityShifted: true, ...enrolled }
    case 'challenge':
      return approved
        ? { status: 'authenticate_successful', liabilityShifted: true, ...enrolled }
        : { status: 'authenticate_failed', liabilityShifted: false, ...enrolled }
    case 'attempted':
      return { status: 'authenticate_attempt_successful', liabilityShifted: true, ...enrolled }
    case 'frictionless_failed':
      return { status: 'authenticate_frictionless_failed', liabilityShifted: false, ...enrolled }
    case 'not_enrolled':
      return {
        status: 'lookup_not_enrolled',
        enrolled: 'N',
        liabilityShifted: false,
        liabilityShiftPossible: false,
      }
  }
}

interface TestNonce {
  readonly number: string
  readonly threeDSecure?: ThreeDSecureInfo
}

const THREE_D = 'fake-three-d-secure-'

/** The SDK's test nonces for cards (`braintree.Test.Nonces`). They can be used again and again. */
const NONCES: Readonly<Record<string, TestNonce>> = {
  'fake-valid-nonce': { number: '4111111111111111' },
  'fake-valid-visa-nonce': { number: '4012888888881881' },
  'fake-valid-mastercard-nonce': { number: '5555555555554444' },
  'fake-valid-amex-nonce': { number: '378282246310005' },
  'fake-valid-discover-nonce': { number: '6011111111111117' },
  'fake-valid-jcb-nonce': { number: '3530111333300000' },
  'fake-valid-maestro-nonce': { number: '6304000000000000' },
  'fake-valid-dinersclub-nonce': { number: '36259600000004' },
  'fake-processor-declined-visa-nonce': { number: '4000111111111115' },
  'fake-processor-declined-mastercard-nonce': { number: '5105105105105100' },
  'fake-processor-declined-amex-nonce': { number: '378734493671000' },
  'fake-processor-declined-discover-nonce': { number: '6011000990139424' },
  'fake-processor-failure-jcb-nonce': { number: '3566002020360505' },
  'fake-gateway-rejected-fraud-nonce': { number: '4000111111111511' },
  'fake-gateway-rejected-risk-thresholds-nonce': { number: '4111130000000003' },
  [`${THREE_D}visa-full-authentication-nonce`]: {
    number: '4000000000001091',
    threeDSecure: threeDSecureResult('challenge', true),
  },
  [`${THREE_D}visa-failed-authentication-nonce`]: {
    number: '4000000000001091',
    threeDSecure: threeDSecureResult('challenge', false),
  },
  [`${THREE_D}visa-attempts-non-participating-nonce`]: {
    number: '4000000000001026',
    threeDSecure: threeDSecureResult('attempted', false),
  },
  [`${THREE_D}visa-not-enrolled-nonce`]: {
    number: '4111111111111111',
    threeDSecure: threeDSecureResult('not_enrolled', false),
  },
  [`${THREE_D}two-visa-successful-frictionless-authentication-nonce`]: {
    number: '4000000000001000',
    threeDSecure: threeDSecureResult('frictionless', false),
  },
  [`${THREE_D}two-visa-successful-step-up-authentication-nonce`]: {
    number: '4000000000001091',
    threeDSecure: threeDSecureResult('challenge', true),
  },
}

/** A test nonce that works, or undefined. */
export function testNonce(nonce: string): TestNonce | undefined {
  return NONCES[nonce]
}

export const CONSUMED_TEST_NONCE = 'fake-consumed-nonce'
export const LUHN_INVALID_TEST_NONCE = 'fake-luhn-invalid-nonce'

/** The check of a card number's last digit. */
export function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}
