import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkout } from '../../tests/support/card-steps.ts'
import { reportFigures } from '../../tests/support/figures.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'
import {
  deliver,
  issuesOf,
  paymentEvent,
  signature,
  storedEvents,
  TEST_SECRET,
} from '../../tests/support/stripe-events.ts'

const OLD_SECRET = 'whsec_beforeTheRotation'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ variables: { STRIPE_WEBHOOK_SECRETS: `${TEST_SECRET},${OLD_SECRET}` } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.sql('truncate provider_event, rate_limit')
  await world.db.sql('delete from reconciliation_issue')
})

/** A delivery that is forged, altered or not for us leaves no trace. */
async function requireNothingStored(provider?: Parameters<typeof storedEvents>[1]): Promise<void> {
  const stored = await storedEvents(world, provider)
  reportFigures('Q-08', { variants: 1, changed: stored.length })
  expect(stored).toEqual([])
}

describe('P11 Q-08 case 54 a delivery that Stripe did not sign', () => {
  const body = JSON.stringify(paymentEvent('pi_forged'))
  const pretty = JSON.stringify(JSON.parse(body), null, 2)
  test.each([
    ['has no signature', body, null],
    ['has a signature of nothing', body, ''],
    ['has a bad signature', body, signature(body).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['has an old timestamp', body, signature(body, TEST_SECRET, 301)],
    ['has the wrong secret', body, signature(body, 'whsec_ofSomebodyElse')],
    ['has an empty body', '', signature('')],
    ['is signed for another body', body, signature(pretty)],
    ['was serialised again', pretty, signature(body)],
  ])('%s: 400, and nothing is stored', async (_title, sent, header) => {
    const answer = await deliver(world, sent, { signature: header })
    expect(answer.statusCode).toBe(400)
    await requireNothingStored()
    expect(await issuesOf(world)).toEqual([])
  })

  test('during a rotation the old and the new secret are both valid', async () => {
    for (const [index, secret] of [TEST_SECRET, OLD_SECRET].entries()) {
      const event = JSON.stringify(paymentEvent('pi_rotated', { id: `evt_${index}`, type: 'account.updated' }))
      expect((await deliver(world, event, { signature: signature(event, secret) })).statusCode).toBe(200)
    }
    expect(await storedEvents(world)).toHaveLength(2)
  })
})

describe('Q-08 a delivery that is not for this resort', () => {
  test.each([
    ['of the live mode', { livemode: true }],
    ['of another account', { account: 'acct_other' }],
  ])('case 55 %s: 2xx, nothing is stored, and staff are told', async (_title, foreign) => {
    const { orderId, ref } = await checkout(world)
    await world.db.sql('truncate provider_event')
    const answer = await deliver(world, JSON.stringify(paymentEvent(ref, foreign)))
    expect(answer.statusCode).toBe(200)
    await requireNothingStored()
    expect(await issuesOf(world)).toEqual(['foreign_event'])
    expect(await world.db.sql('select status from orders where id = $1', [orderId])).toEqual([
      { status: 'awaiting_payment' },
    ])
  })

  test('P12 case 55 of a payment without our metadata: 2xx, and it is nobody’s order', async () => {
    const made = await world.bank.stripe('POST', '/v1/payment_intents', { amount: '4500', currency: 'eur' })
    await expect.poll(() => storedEvents(world)).toMatchObject([{ type: 'payment_intent.created', isProcessed: false }])
    expect(await world.db.sql('select from payment_attempt where ref = $1', [made['id']])).toEqual([])
  })

  test('case 56 of an unknown type: 2xx, and done', async () => {
    const event = paymentEvent('x', { type: 'radar.early_fraud_warning.created', data: { object: { id: 'issfr_1' } } })
    expect((await deliver(world, JSON.stringify(event))).statusCode).toBe(200)
    expect(await storedEvents(world)).toMatchObject([{ isProcessed: true }])
  })
})

describe('the other providers', () => {
  test('Q-08 I-04 case 59 a PayPal certificate on a foreign host is refused, and never fetched', async () => {
    const answer = await world.server.app.http.inject({
      method: 'POST',
      url: '/webhooks/paypal',
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': 'b7f1c0de-0000-4000-8000-000000000000',
        'paypal-transmission-time': new Date().toISOString(),
        'paypal-transmission-sig': Buffer.from('forged').toString('base64'),
        'paypal-cert-url': `${world.bank.sandbox.url.replace('localhost', '127.0.0.1')}/v1/notifications/certs/forged`,
        'paypal-auth-algo': 'SHA256withRSA',
      },
      payload: JSON.stringify({ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'C-1' } }),
    })
    expect(answer.statusCode).toBe(400)
    await requireNothingStored('paypal')
    const fetched = await world.bank.count(/certs\/forged/)
    reportFigures('I-04', { strangers: fetched })
    expect(fetched).toBe(0)
  })

  test('case 60 Braintree’s check of the address is heard, and about nothing', async () => {
    await world.bank.control('braintree/check')
    await expect.poll(() => storedEvents(world, 'braintree')).toMatchObject([{ type: 'check', isProcessed: true }])
  })

  test('Q-08 case 60 a notification that Braintree did not sign is refused', async () => {
    const payload = Buffer.from('<notification><kind>check</kind></notification>').toString('base64')
    const forged = createHmac('sha1', 'another key').update(payload).digest('hex')
    const answer = await world.server.app.http.inject({
      method: 'POST',
      url: '/webhooks/braintree',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ bt_signature: `sandbox_public_key|${forged}`, bt_payload: payload }).toString(),
    })
    expect(answer.statusCode).toBe(400)
    await requireNothingStored('braintree')
  })
})

describe('case 103 the limits of the address', () => {
  test('a body above 256 KiB is refused unread, one just below is judged by its signature', async () => {
    const big = 'x'.repeat(256 * 1024 + 1)
    expect((await deliver(world, big)).statusCode).toBe(413)
    expect((await deliver(world, big.slice(1), { signature: 'none' })).statusCode).toBe(400)
  })

  test('the 601st delivery of a minute from one address is refused, and another address is not', async () => {
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < 601; sent += 1) {
      const { statusCode } = await deliver(world, '{}', { signature: 'none', address: '203.0.113.9' })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(statuses).toEqual(
      new Map([
        [400, 600],
        [429, 1],
      ]),
    )
    const event = JSON.stringify(paymentEvent('pi_elsewhere', { type: 'account.updated' }))
    expect((await deliver(world, event, { address: '203.0.113.10' })).statusCode).toBe(200)
  })
})
