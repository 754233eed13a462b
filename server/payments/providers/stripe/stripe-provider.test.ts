import { describe, expect, test } from 'vitest'
import { stripeProvider, type StripeConfig } from './stripe-provider.ts'

const CONFIG: StripeConfig = {
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecrets: () => [],
  sandboxUrl: null,
}
const SANDBOX = 'http://localhost:12111/'

describe('what the browser is told', () => {
  test('live, the script is Stripe’s own', async () => {
    const live = stripeProvider({ ...CONFIG, secretKey: 'sk_live_1', publishableKey: 'pk_live_1' })
    expect(await live.publicConfig(null)).toEqual({
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
      publishableKey: 'pk_live_1',
      clientToken: null,
      needsRedirect: false,
    })
    expect(live.origins.script).toContain('https://js.stripe.com')
    expect(live.origins.frame).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']))
    expect(live.origins.connect).toEqual(['https://api.stripe.com'])
  })

  test('in the sandbox everything comes from its one origin, and nothing from Stripe', async () => {
    const provider = stripeProvider({ ...CONFIG, sandboxUrl: SANDBOX })
    expect(await provider.publicConfig(null)).toMatchObject({ scriptUrl: 'http://localhost:12111/js/stripe.js' })
    expect(new Set(Object.values(provider.origins).flat())).toEqual(new Set(['http://localhost:12111']))
  })
})

test.each(['sk_live_1', 'rk_live_1'])('case 102 %s never speaks to the sandbox', (secretKey) => {
  expect(() => stripeProvider({ ...CONFIG, secretKey, sandboxUrl: SANDBOX })).toThrow(/live key/)
})

test('case 55 a live key takes live events only', async () => {
  const { default: Stripe } = await import('stripe')
  const stripe = new Stripe('sk_test_1')
  const live = stripeProvider({ ...CONFIG, secretKey: 'rk_live_1', webhookSecrets: () => ['whsec_1'] })
  const judge = (livemode: boolean) => {
    const event = { id: 'evt_1', object: 'event', type: 'payout.paid', livemode, data: { object: {} } }
    const payload = JSON.stringify(event)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1' })
    return live.verifyWebhook(Buffer.from(payload), { 'stripe-signature': signature })
  }
  expect(await judge(false)).toBe('foreign')
  expect(await judge(true)).toMatchObject({ eventId: 'evt_1' })
})

test('a card is confirmed in the browser, and its money only reserved by that', () => {
  expect(stripeProvider(CONFIG)).toMatchObject({ id: 'stripe', beginsWithNonce: false, capturesOnApproval: false })
})
