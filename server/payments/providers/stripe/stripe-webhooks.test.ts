import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStripeShop, type StripeShop } from '../../../../tests/support/stripe-shop.ts'

let shop: StripeShop
let endpoint = ''
beforeAll(async () => void (shop = await openStripeShop()))
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.control('reset')
  shop.heard.length = 0
  const made = await shop.stripe.webhookEndpoints.create({ url: shop.listening, enabled_events: ['*'] })
  endpoint = made.id
  shop.secrets.splice(0, Infinity, made.secret ?? '')
})

const judge = (body: string, signature: string) =>
  shop.provider.verifyWebhook(Buffer.from(body), { 'stripe-signature': signature })

/** What the adapter makes of everything that was delivered, by the event's type. */
async function verdicts(count: number) {
  await vi.waitFor(() => expect(shop.heard.length).toBeGreaterThanOrEqual(count))
  const judged = await Promise.all(shop.heard.map(({ body, signature }) => judge(body, signature)))
  return judged.map((verdict) => (typeof verdict === 'string' ? verdict : [verdict.type, verdict.about]))
}

/** An event that the endpoint's secret signed, now or some seconds ago. */
function signed(change: object, { secondsAgo = 0, secret = shop.secrets[0] ?? '' } = {}) {
  const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', livemode: false, ...change }
  const payload = JSON.stringify({ data: { object: { id: 'pi_1' } }, ...event })
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
  return [payload, shop.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })] as const
}

describe('case 54 signatures', () => {
  test('are checked on the bytes as they came', async () => {
    const [body, signature] = signed({})
    expect(await judge(body, signature)).toEqual({
      eventId: 'evt_1',
      type: 'payment_intent.succeeded',
      about: { payment: 'pi_1' },
    })
    expect(await judge(JSON.stringify(JSON.parse(body), null, 2), signature)).toBe('invalid')
    expect(await judge(body.replace('pi_1', 'pi_2'), signature)).toBe('invalid')
    expect(await judge('', signature)).toBe('invalid')
  })

  test('are needed, fresh, and made by a secret of ours', async () => {
    const [body] = signed({})
    expect(await shop.provider.verifyWebhook(Buffer.from(body), {})).toBe('invalid')
    expect(await judge(body, 'none')).toBe('invalid')
    expect(await judge(...signed({}, { secret: 'whsec_other' }))).toBe('invalid')
    expect(await judge(...signed({}, { secondsAgo: 290 }))).toMatchObject({ eventId: 'evt_1' })
    expect(await judge(...signed({}, { secondsAgo: 310 }))).toBe('invalid')
  })

  test('of what is no event are refused', async () => {
    const [payload, secret] = ['not json', shop.secrets[0] ?? '']
    expect(await judge(payload, shop.stripe.webhooks.generateTestHeaderString({ payload, secret }))).toBe('invalid')
  })

  test('of both secrets are good while one replaces the other', async () => {
    const { body } = await shop.control('stripe/secret', { id: endpoint })
    const [old = ''] = shop.secrets
    const next = String(body['secret'])
    await shop.stripe.customers.create()
    await vi.waitFor(() => expect(shop.heard).toHaveLength(1))
    const [heard = expect.unreachable()] = shop.heard
    for (const known of [[old], [next], [next, old]]) {
      shop.secrets.splice(0, Infinity, ...known)
      expect(await judge(heard.body, heard.signature)).toMatchObject({ type: 'customer.created' })
    }
    shop.secrets.splice(0, Infinity, 'whsec_other', next)
    expect(await judge(...signed({}, { secret: next }))).toMatchObject({ eventId: 'evt_1' })
    shop.secrets.splice(0, Infinity)
    expect(await judge(heard.body, heard.signature)).toBe('invalid')
  })
})

test('case 55 an event of the other mode or of a connected account is foreign', async () => {
  expect(await judge(...signed({ livemode: true }))).toBe('foreign')
  expect(await judge(...signed({ account: 'acct_other' }))).toBe('foreign')
})

describe('what an event is about', () => {
  test('case 56 nothing, for a type that the product does not follow', async () => {
    expect(await judge(...signed({ type: 'payout.paid' }))).toEqual({
      eventId: 'evt_1',
      type: 'payout.paid',
      about: null,
    })
    const elsewhere = { type: 'charge.succeeded', data: { object: { id: 'ch_1', payment_intent: null } } }
    expect(await judge(...signed(elsewhere))).toMatchObject({ about: null })
  })

  test('cases 47 79 the payment, for payments, charges, refunds and disputes', async () => {
    const ref = await shop.take('pm_card_createDispute')
    const about = { payment: ref }
    const all = await verdicts(7)
    for (const type of [
      'payment_intent.created',
      'payment_intent.amount_capturable_updated',
      'payment_intent.succeeded',
      'charge.succeeded',
      'charge.captured',
      'charge.dispute.created',
    ]) {
      expect(all).toContainEqual([type, about])
    }
    shop.heard.length = 0
    const other = await shop.take('pm_card_visa', { attemptId: 'attempt-2' })
    await shop.provider.refund(other, 100, 'rf:1', '1')
    const refunded = await verdicts(7)
    for (const type of ['charge.refunded', 'refund.created']) {
      expect(refunded).toContainEqual([type, { payment: other }])
    }
  })

  test('cases 97 98 the customer, for cards that come, change and go', async () => {
    const { customerRef, cardRef } = await shop.withCard()
    await shop.saved.update(customerRef, cardRef, { month: 3, year: 2041 })
    await shop.control('stripe/card', { id: cardRef, expMonth: 4, expYear: 2042 })
    await shop.saved.remove(customerRef, cardRef)
    const all = await verdicts(9)
    for (const type of [
      'setup_intent.succeeded',
      'payment_method.attached',
      'payment_method.updated',
      'payment_method.automatically_updated',
      'payment_method.detached',
    ]) {
      expect(all).toContainEqual([type, { customer: customerRef }])
    }
  })

  test('nothing, for a setup without a customer', async () => {
    const data = { object: { id: 'seti_1', customer: null } }
    expect(await judge(...signed({ type: 'setup_intent.created', data }))).toMatchObject({ about: null })
  })
})

test('no provider of cards proves its address by a GET', () => {
  expect(shop.provider.answerChallenge(new URLSearchParams('bt_challenge=1'))).toBeNull()
})
