import Stripe from 'stripe'
import type { PaymentProvider, ProviderOrigins } from '../../provider.ts'
import { stripeCards } from './stripe-cards.ts'
import { stripeChanges } from './stripe-changes.ts'
import { cancelPayment, capturePayment, createPayment, findPayment, resumePayment } from './stripe-payments.ts'
import { readRefund, refundPayment } from './stripe-refunds.ts'
import { readSnapshot } from './stripe-snapshot.ts'
import { verifyStripeWebhook } from './stripe-webhooks.ts'

export interface StripeConfig {
  readonly secretKey: string
  readonly publishableKey: string
  /** The endpoint's signing secrets; two while one replaces the other. */
  readonly webhookSecrets: () => readonly string[]
  /** Null speaks to Stripe itself. */
  readonly sandboxUrl: string | null
}

/** The release of Stripe.js that belongs to the SDK's version of the API. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js'

/** Patience with one request in milliseconds, and how often the SDK repeats it with its key. */
const TIMEOUT = 10_000
const MOST_REPEATS = 2

/** What Stripe's security guide asks a policy to allow: for Stripe.js without its address fields, and its images. */
const ORIGINS: ProviderOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
  form: [],
}

/**
 * Stripe by its official SDK: cards with 3-D Secure, reserved first and taken after the booking, and saved cards (payments
 * guide, 4.1, 7 and 8.5). Throws where a live key would speak to the sandbox (case 102).
 */
export function stripeProvider(config: StripeConfig): PaymentProvider {
  const { secretKey, publishableKey, webhookSecrets, sandboxUrl } = config
  const isLive = /^[rs]k_live_/.test(secretKey)
  if (isLive && sandboxUrl !== null) throw new Error('a live key of Stripe never speaks to the payment sandbox')
  const stripe = new Stripe(secretKey, {
    ...addressOf(sandboxUrl),
    maxNetworkRetries: MOST_REPEATS,
    timeout: TIMEOUT,
    telemetry: false,
  })
  const scriptUrl = sandboxUrl === null ? SCRIPT : new URL('/js/stripe.js', sandboxUrl).href
  return {
    id: 'stripe',
    beginsWithNonce: false,
    capturesOnApproval: false,
    publicConfig: async () => ({ scriptUrl, publishableKey, clientToken: null, needsRedirect: false }),
    origins: sandboxUrl === null ? ORIGINS : originsOf(new URL(sandboxUrl).origin),
    create: (payment) => createPayment(stripe, payment),
    fetch: (ref) => readSnapshot(stripe, ref),
    find: (attemptId) => findPayment(stripe, attemptId),
    resume: (ref) => resumePayment(stripe, ref),
    capture: (ref, key) => capturePayment(stripe, ref, key),
    cancel: (ref) => cancelPayment(stripe, ref),
    refund: (ref, amountCents, key, refundId) => refundPayment(stripe, ref, amountCents, key, refundId),
    fetchRefund: (paymentRef, refundRef) => readRefund(stripe, paymentRef, refundRef),
    verifyWebhook: async (rawBody, headers) =>
      verifyStripeWebhook(stripe, rawBody, headers, { secrets: webhookSecrets(), isLive }),
    answerChallenge: () => null,
    listChanges: (since, until) => stripeChanges(stripe, since, until),
    saved: stripeCards(stripe),
  }
}

/** Where the SDK sends its requests when that is not Stripe. */
function addressOf(sandboxUrl: string | null) {
  if (sandboxUrl === null) return {}
  const { hostname, port, protocol } = new URL(sandboxUrl)
  const isHttps = protocol === 'https:'
  return {
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : port,
    protocol: isHttps ? 'https' : 'http',
  } as const
}

function originsOf(origin: string): ProviderOrigins {
  return { script: [origin], frame: [origin], connect: [origin], image: [origin], form: [] }
}
