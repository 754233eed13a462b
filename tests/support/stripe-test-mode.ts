import type { Bank } from './bank.ts'
import { stripePage } from './stripe-page.ts'

/** Names of test cards in Stripe's test mode, which takes no card's number from a server (docs.stripe.com/testing). */
const NAMES: Readonly<Record<string, string>> = {
  '4000000000000002': 'pm_card_visa_chargeDeclined',
  '4000000000009995': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  '4000000000009987': 'pm_card_visa_chargeDeclinedLostCard',
  '4000000000009979': 'pm_card_visa_chargeDeclinedStolenCard',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000000000000127': 'pm_card_chargeDeclinedIncorrectCvc',
  '4000000000000119': 'pm_card_chargeDeclinedProcessingError',
}

/**
 * Stripe itself in its test mode, for the same scenarios (payments guide, 11, driver 2; docs/testing.md). It has no control
 * plane: what orders faults, moves clocks or passes a challenge is the sandbox's. Webhooks do not reach a test.
 */
export function stripeTestMode(environment: NodeJS.ProcessEnv): Bank {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '' } = environment
  if (!/^[rs]k_test_/.test(secretKey) || !publishableKey.startsWith('pk_test_')) {
    throw new Error('TEST_BANK=stripe needs STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY of the test mode')
  }
  return {
    ...stripePage({ url: 'https://api.stripe.com', secretKey, publishableKey }),
    get sandbox(): never {
      throw new Error('this step is the sandbox’s alone')
    },
    variables: { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey },
    async card(number) {
      const name = NAMES[number]
      if (name === undefined) throw new Error(`no name is known of the test card ${number}`)
      return name
    },
    control: async (command) => onlyInSandbox(command),
    challenge: async () => onlyInSandbox('stripe/3ds'),
    count: async () => onlyInSandbox('requests'),
    close: async () => undefined,
  }
}

function onlyInSandbox(command: string): never {
  throw new Error(`${command} is a command of the sandbox`)
}
