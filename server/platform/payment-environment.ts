import * as z from 'zod/mini'

/** What each variable of the payments has to be, as a person reads it in an error. */
export const PAYMENT_EXPECTED = {
  PAYMENTS_SANDBOX_URL: 'an http:// address of the payment sandbox on this machine, never in production',
  STRIPE_SECRET_KEY: 'a secret or restricted key of Stripe, sk_… or rk_…',
  STRIPE_PUBLISHABLE_KEY: 'a publishable key of Stripe, pk_…, of the same mode as the secret key',
  STRIPE_WEBHOOK_SECRETS: 'signing secrets of the webhook endpoint, whsec_…, separated by commas',
  PAYPAL_CLIENT_ID: 'the client id of a PayPal app',
  PAYPAL_CLIENT_SECRET: 'the secret of the same PayPal app',
  PAYPAL_ENVIRONMENT: '"sandbox" or "production"',
  PAYPAL_WEBHOOK_ID: 'the id of the webhook that is registered at PayPal',
  BRAINTREE_MERCHANT_ID: 'a merchant id of Braintree',
  BRAINTREE_PUBLIC_KEY: 'a public API key of Braintree',
  BRAINTREE_PRIVATE_KEY: 'the private API key of the same pair',
  BRAINTREE_ENVIRONMENT: '"sandbox" or "production"',
} as const
export type PaymentVariable = keyof typeof PAYMENT_EXPECTED

const word = (name: PaymentVariable, shape = /^\S+$/) =>
  z.optional(z.string().check(z.regex(shape, { error: PAYMENT_EXPECTED[name] })))
const environment = (name: PaymentVariable) =>
  z.optional(z.enum(['sandbox', 'production'], { error: PAYMENT_EXPECTED[name] }))

/** The payments' part of the environment's schema. */
export const paymentVariables = {
  PAYMENTS_SANDBOX_URL: word('PAYMENTS_SANDBOX_URL', /^http:\/\/[^/\s?#]+\/?$/),
  STRIPE_SECRET_KEY: word('STRIPE_SECRET_KEY', /^[rs]k_(?:test|live)_\w+$/),
  STRIPE_PUBLISHABLE_KEY: word('STRIPE_PUBLISHABLE_KEY', /^pk_(?:test|live)_\w+$/),
  STRIPE_WEBHOOK_SECRETS: word('STRIPE_WEBHOOK_SECRETS', /^whsec_\w+(?:,whsec_\w+)*$/),
  PAYPAL_CLIENT_ID: word('PAYPAL_CLIENT_ID'),
  PAYPAL_CLIENT_SECRET: word('PAYPAL_CLIENT_SECRET'),
  PAYPAL_ENVIRONMENT: environment('PAYPAL_ENVIRONMENT'),
  PAYPAL_WEBHOOK_ID: word('PAYPAL_WEBHOOK_ID'),
  BRAINTREE_MERCHANT_ID: word('BRAINTREE_MERCHANT_ID'),
  BRAINTREE_PUBLIC_KEY: word('BRAINTREE_PUBLIC_KEY'),
  BRAINTREE_PRIVATE_KEY: word('BRAINTREE_PRIVATE_KEY'),
  BRAINTREE_ENVIRONMENT: environment('BRAINTREE_ENVIRONMENT'),
}
type Values = { readonly [K in keyof typeof paymentVariables]?: z.output<(typeof paymentVariables)[K]> }

type ProviderEnvironment = 'sandbox' | 'production'

/** The keys of the providers; null where a provider has none, and is therefore not offered. */
export interface PaymentKeys {
  /** Without a slash at the end; null speaks to the providers themselves. */
  readonly sandboxUrl: string | null
  readonly stripe: {
    readonly secretKey: string
    readonly publishableKey: string
    readonly webhookSecrets: readonly string[]
  } | null
  readonly paypal: {
    readonly clientId: string
    readonly clientSecret: string
    readonly environment: ProviderEnvironment
    readonly webhookId: string | null
  } | null
  readonly braintree: {
    readonly merchantId: string
    readonly publicKey: string
    readonly privateKey: string
    readonly environment: ProviderEnvironment
  } | null
}

/** What the sandbox knows each provider by; it opens nothing else. */
const SANDBOX_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  PAYPAL_CLIENT_ID: 'sandbox-client-id',
  PAYPAL_CLIENT_SECRET: 'sandbox-client-secret',
  PAYPAL_ENVIRONMENT: 'sandbox',
  BRAINTREE_MERCHANT_ID: 'battigia_sandbox',
  BRAINTREE_PUBLIC_KEY: 'sandbox_public_key',
  BRAINTREE_PRIVATE_KEY: 'sandbox_private_key',
  BRAINTREE_ENVIRONMENT: 'sandbox',
} as const satisfies Values

/** Variables that only make sense together. */
const TOGETHER: readonly (readonly PaymentVariable[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_ENVIRONMENT'],
  ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY', 'BRAINTREE_ENVIRONMENT'],
]

/** What is wrong with the payments' variables together, as lines for a person (case 102). */
export function wrongPaymentLines(values: Values, isProduction: boolean): string[] {
  const lines = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return []
    return missing.map((name) => `${name}: expected ${PAYMENT_EXPECTED[name]}, as the other keys are set, got nothing`)
  })
  const isLive = /^[rs]k_live_/.test(values.STRIPE_SECRET_KEY ?? '')
  if (values.STRIPE_PUBLISHABLE_KEY !== undefined && isLive !== values.STRIPE_PUBLISHABLE_KEY.startsWith('pk_live_')) {
    lines.push(`STRIPE_PUBLISHABLE_KEY: expected ${PAYMENT_EXPECTED.STRIPE_PUBLISHABLE_KEY}, got one of the other mode`)
  }
  if (values.PAYMENTS_SANDBOX_URL === undefined) return lines
  const live = [
    ...(isLive ? ['a live key of Stripe'] : []),
    ...(values.PAYPAL_ENVIRONMENT === 'production' ? ['PayPal in production'] : []),
    ...(values.BRAINTREE_ENVIRONMENT === 'production' ? ['Braintree in production'] : []),
    ...(isProduction ? ['NODE_ENV=production'] : []),
  ]
  if (live.length > 0) {
    lines.push(`PAYMENTS_SANDBOX_URL: expected nothing beside ${live.join(', ')}; no money moves in the sandbox`)
  }
  return lines
}

/** The keys of a checked environment; the sandbox's own ones where it is used and no others are set. */
export function paymentKeys(given: Values): PaymentKeys {
  const sandboxUrl = given.PAYMENTS_SANDBOX_URL?.replace(/\/$/, '') ?? null
  const values: Values = sandboxUrl === null ? given : { ...SANDBOX_KEYS, ...given }
  return { sandboxUrl, stripe: stripeKeys(values), paypal: paypalKeys(values), braintree: braintreeKeys(values) }
}

function stripeKeys(values: Values): PaymentKeys['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = values
  if (secretKey === undefined || publishableKey === undefined) return null
  return { secretKey, publishableKey, webhookSecrets: values.STRIPE_WEBHOOK_SECRETS?.split(',') ?? [] }
}

function paypalKeys(values: Values): PaymentKeys['paypal'] {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_ENVIRONMENT: environment } = values
  if (clientId === undefined || clientSecret === undefined || environment === undefined) return null
  return { clientId, clientSecret, environment, webhookId: values.PAYPAL_WEBHOOK_ID ?? null }
}

function braintreeKeys(values: Values): PaymentKeys['braintree'] {
  const { BRAINTREE_MERCHANT_ID: merchantId, BRAINTREE_ENVIRONMENT: environment } = values
  const { BRAINTREE_PUBLIC_KEY: publicKey, BRAINTREE_PRIVATE_KEY: privateKey } = values
  if (merchantId === undefined || publicKey === undefined || privateKey === undefined || environment === undefined)
    return null
  return { merchantId, publicKey, privateKey, environment }
}
