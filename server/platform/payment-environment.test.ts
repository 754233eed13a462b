import { describe, expect, test } from 'vitest'
import { startServerProcess } from '../../tests/support/server-process.ts'
import { parseEnvironment } from './environment.ts'

const SANDBOX = { PAYMENTS_SANDBOX_URL: 'http://localhost:12111' }
const STRIPE_LIVE = { STRIPE_SECRET_KEY: 'sk_live_x1', STRIPE_PUBLISHABLE_KEY: 'pk_live_x1' }
const STRIPE_TEST = { STRIPE_SECRET_KEY: 'sk_test_x1', STRIPE_PUBLISHABLE_KEY: 'pk_test_x1' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }
const BRAINTREE = { BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p', BRAINTREE_PRIVATE_KEY: 'k' }

describe('case 102 the sandbox beside what moves money', () => {
  test.each([
    ['a live key of Stripe', STRIPE_LIVE],
    ['a live key of Stripe', { ...STRIPE_LIVE, STRIPE_SECRET_KEY: 'rk_live_x1' }],
    ['PayPal in production', { ...PAYPAL, PAYPAL_ENVIRONMENT: 'production' }],
    ['Braintree in production', { ...BRAINTREE, BRAINTREE_ENVIRONMENT: 'production' }],
    ['NODE_ENV=production', { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }],
  ])('%s is refused, and no key is repeated', (what, variables) => {
    const parse = () => parseEnvironment({ ...SANDBOX, ...variables })
    expect(parse).toThrow(`PAYMENTS_SANDBOX_URL: expected nothing beside ${what}`)
    expect(parse).not.toThrow(/live_x1|secret/)
  })

  test('the server does not start', async () => {
    const starting = startServerProcess({
      ...SANDBOX,
      ...STRIPE_LIVE,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    })
    await expect(starting).rejects.toThrow('expected nothing beside a live key of Stripe')
  })
})

describe('the providers’ keys', () => {
  test('the sandbox has its own for every provider, and yields to test keys that are given', () => {
    const { payments } = parseEnvironment(SANDBOX)
    expect(payments).toMatchObject({
      sandboxUrl: 'http://localhost:12111',
      stripe: { secretKey: 'sk_test_sandbox' },
      paypal: { environment: 'sandbox' },
      braintree: { merchantId: 'battigia_sandbox' },
    })
    expect(parseEnvironment({ ...SANDBOX, ...STRIPE_TEST }).payments.stripe?.secretKey).toBe('sk_test_x1')
  })

  test('without any nothing is paid online; with one provider’s only that one is', () => {
    const none = { sandboxUrl: null, stripe: null, paypal: null, braintree: null }
    expect(parseEnvironment({}).payments).toEqual(none)
    expect(parseEnvironment(STRIPE_LIVE).payments).toMatchObject({ ...none, stripe: { secretKey: 'sk_live_x1' } })
  })

  test.each([
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk_test_x1' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...STRIPE_TEST, STRIPE_PUBLISHABLE_KEY: 'pk_live_x1' }],
    ['PAYPAL_ENVIRONMENT', PAYPAL],
    ['BRAINTREE_ENVIRONMENT', BRAINTREE],
    ['PAYMENTS_SANDBOX_URL', { PAYMENTS_SANDBOX_URL: 'https://sandbox.example.org' }],
    ['STRIPE_WEBHOOK_SECRETS', { ...STRIPE_TEST, STRIPE_WEBHOOK_SECRETS: 'whsec_a, whsec_b' }],
  ])('%s is told when it does not fit the others', (name, variables) => {
    expect(() => parseEnvironment(variables)).toThrow(`${name}: expected`)
  })
})
