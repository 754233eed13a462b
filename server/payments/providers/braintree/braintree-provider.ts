import type { PaymentProvider, ProviderOrigins } from '../../provider.ts'
import { listChanges } from './changes.ts'
import { clientTokenOf } from './client-token.ts'
import { openConnection, type BraintreeConfig } from './connection.ts'
import { createSale } from './create-sale.ts'
import { refundSale, refundSnapshot } from './refunds.ts'
import { cancelSale, captureSale, fetchSale, findSale } from './transactions.ts'
import { vaultOf } from './vault.ts'
import { answerChallenge, readNotification } from './webhooks.ts'

const LIVE_SCRIPTS = 'https://js.braintreegateway.com/web/3.144.0/js/'

/** What braintree-web loads, frames and calls for hosted fields, 3-D Secure (Cardinal) and the data collector. */
function liveOrigins(environment: BraintreeConfig['environment']): ProviderOrigins {
  const stage = environment === 'sandbox' ? 'sandbox.' : ''
  const cardinal = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com']
  const assets = ['https://assets.braintreegateway.com', 'https://*.paypal.com']
  return {
    script: ['https://js.braintreegateway.com', ...assets, ...cardinal],
    frame: [...assets, ...cardinal],
    connect: [
      `https://api.${stage}braintreegateway.com`,
      `https://client-analytics.${stage}braintreegateway.com`,
      'https://*.braintree-api.com',
      'https://*.paypal.com',
      ...cardinal,
    ],
    image: assets,
    form: cardinal,
  }
}

/**
 * Braintree by its official SDK (payments guide, 3.4 and 4.2). The browser's fields come first: a payment begins with
 * their nonce, after 3-D Secure. A payment's `ref` is its transaction's id; a nonce that was refused before there was a
 * transaction gets a ref that `fetch` answers with `UnknownAtProvider` until the attempt has one. The currency is the
 * merchant account's, and is compared by the product (R12).
 *
 * `publicConfig().scriptUrl` that ends in `/` is a folder, and the browser's adapter loads `client.min.js`,
 * `hosted-fields.min.js`, `three-d-secure.min.js` and `data-collector.min.js` from it, in this order; else it is one
 * script with all of them (the sandbox's). Either way `window.braintree` has `client`, `hostedFields`, `threeDSecure` and
 * `dataCollector`. Throws for a sandbox address together with the production environment (case 102).
 */
export function braintreeProvider(config: BraintreeConfig): PaymentProvider {
  const { environment, sandboxUrl } = config
  if (sandboxUrl !== null && environment === 'production') {
    throw new Error('Braintree in production cannot be the payment sandbox')
  }
  const braintree = openConnection(config)
  const { sdk, ask } = braintree
  return {
    id: 'braintree',
    beginsWithNonce: true,
    capturesOnApproval: false,
    origins: sandboxUrl === null ? liveOrigins(environment) : sandboxOrigins(sandboxUrl),
    saved: vaultOf(braintree),
    publicConfig: async (customerRef) => ({
      scriptUrl: sandboxUrl === null ? LIVE_SCRIPTS : `${sandboxUrl}/js/braintree.js`,
      publishableKey: null,
      clientToken: await clientTokenOf(braintree, customerRef),
      needsRedirect: false,
    }),
    create: (payment) => createSale(braintree, payment),
    fetch: (ref) => fetchSale(braintree, ref),
    find: (attemptId) => findSale(braintree, attemptId),
    resume: async () => ({ clientSecret: null, approveUrl: null }),
    capture: (ref, key) => captureSale(braintree, ref, key),
    cancel: (ref) => cancelSale(braintree, ref),
    refund: (ref, amountCents, key, refundId) => refundSale(braintree, ref, { amountCents, key, refundId }),
    fetchRefund: async (_paymentRef, refundRef) => refundSnapshot(await ask(() => sdk.transaction.find(refundRef))),
    verifyWebhook: (rawBody) => readNotification(sdk, rawBody),
    answerChallenge: (query) => answerChallenge(sdk, query),
    listChanges: (since, until) => listChanges(braintree, since, until),
  }
}

function sandboxOrigins(sandboxUrl: string): ProviderOrigins {
  const own = [new URL(sandboxUrl).origin]
  return { script: own, frame: own, connect: own, image: own, form: own }
}
