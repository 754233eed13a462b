/** The only credentials that the sandbox knows; they open nothing else. Any others are answered with 401. */
export const BRAINTREE_KEYS = {
  merchantId: 'battigia_sandbox',
  publicKey: 'sandbox_public_key',
  privateKey: 'sandbox_private_key',
} as const

/** The currency of the one merchant account. */
export const CURRENCY = 'EUR'
export const MERCHANT_ACCOUNT = 'battigia_eur'
