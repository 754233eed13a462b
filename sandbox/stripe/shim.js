import { languageOf } from '../browser/card-words.js'
import { openController } from '../browser/frame-link.js'
import { Elements } from './shim-elements.js'
import { IntegrationError } from './shim-error.js'
import { Intents } from './shim-intents.js'

/**
 * The sandbox's Stripe.js: the public API of Stripe.js as `@stripe/stripe-js` 10.2.1 types it, as far as cards of one's
 * own form need it (payments guide, 3.7 and 5.2).
 */
function Stripe(key, { locale } = {}) {
  if (typeof key !== 'string' || !key.startsWith('pk_test_')) {
    throw new IntegrationError('Please call Stripe() with your publishable key of the test mode.')
  }
  const intents = new Intents(openController('/_frames/stripe'), { key, language: languageOf(locale) })
  return {
    elements: (options) => new Elements({ locale, ...options }),
    async createPaymentMethod({ card, billing_details }) {
      const { error, value } = await intents.method(card, billing_details)
      return error === undefined ? { paymentMethod: value } : { error }
    },
    confirmCardPayment: (secret, data, options) => intents.confirm('pi', secret, data, options),
    confirmCardSetup: (secret, data, options) => intents.confirm('seti', secret, data, options),
    handleNextAction: ({ clientSecret }) => intents.handleNextAction(clientSecret),
    handleCardAction: (secret) => intents.handleNextAction(secret),
    retrievePaymentIntent: (secret) => intents.retrieve('pi', secret),
    retrieveSetupIntent: (secret) => intents.retrieve('seti', secret),
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

/** The release that `@stripe/stripe-js` expects; another one makes it warn. */
Stripe.version = 'endive'

window.Stripe = Stripe
