import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openForTest, type Heard, type Opened } from './open-for-test.ts'

let shop: Opened
let secret = ''
let endpoint = ''
beforeAll(async () => void (shop = await openForTest()))
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.control('reset')
  shop.heard.length = 0
  const made = await shop.stripe.webhookEndpoints.create({ url: shop.listening, enabled_events: ['*'] })
  ;[secret, endpoint] = [made.secret ?? '', made.id]
})

const pay: Opened['pay'] = (...card) => shop.pay(...card)
const read = ({ body, signature }: Heard, key = secret) => shop.stripe.webhooks.constructEvent(body, signature, key)
const types = () => shop.heard.map((one) => read(one).type)
const heardOne = async () => {
  await shop.stripe.customers.create()
  await vi.waitFor(() => expect(shop.heard).toHaveLength(1))
  return shop.heard[0] ?? expect.unreachable()
}

describe('deliveries', () => {
  test('47 each event is signed, and is the one of the list', async () => {
    const { id } = await pay()
    await vi.waitFor(() => expect(shop.heard).toHaveLength(3))
    expect(types().toSorted()).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'])
    const { data } = await shop.stripe.events.list({ type: 'payment_intent.succeeded' })
    expect(data).toMatchObject([{ api_version: '2026-10-28.endive', livemode: false, data: { object: { id } } }])
    const [before] = (await shop.stripe.events.list({ type: 'payment_intent.created' })).data
    expect(before).toMatchObject({ data: { object: { id, status: 'requires_confirmation' } } })
    const [event] = data
    const told = shop.heard.map((one) => read(one)).find((one) => one.id === event?.id)
    expect(told).toEqual(await shop.stripe.events.retrieve(event?.id ?? ''))
  })

  test.each([
    ['pm_card_visa', {}, ['charge.succeeded', 'payment_intent.succeeded']],
    ['pm_card_visa', { capture_method: 'manual' }, ['charge.succeeded', 'payment_intent.amount_capturable_updated']],
    ['pm_card_threeDSecure2Required', {}, ['payment_intent.requires_action']],
    ['pm_card_visa_chargeDeclined', {}, ['charge.failed', 'payment_intent.payment_failed']],
    [
      'pm_card_createDispute',
      {},
      ['charge.succeeded', 'payment_intent.succeeded', 'charge.dispute.created', 'charge.dispute.funds_withdrawn'],
    ],
  ])('the events of %s %o', async (card, more, expected) => {
    await pay(card, more).catch(() => null)
    const { data } = await shop.stripe.events.list()
    expect(data.map((one) => one.type).toReversed()).toEqual(['payment_intent.created', ...expected])
  })

  test('an endpoint is told only what it asked for, and nothing once it is gone', async () => {
    await shop.stripe.webhookEndpoints.del(endpoint)
    const few = await shop.stripe.webhookEndpoints.create({ url: shop.listening, enabled_events: ['charge.succeeded'] })
    await pay()
    await vi.waitFor(() => expect(shop.heard.map((one) => read(one, few.secret).type)).toEqual(['charge.succeeded']))
    await shop.stripe.webhookEndpoints.del(few.id)
    await pay()
    expect((await shop.stripe.webhookEndpoints.list()).data).toEqual([])
    const { body } = await shop.control('deliveries')
    expect(body['deliveries']).toHaveLength(1)
  })

  test('49 51 held, turned round and doubled, all of them valid', async () => {
    await shop.control('webhooks', { mode: 'hold', duplicate: true })
    await pay()
    expect(shop.heard).toEqual([])
    await shop.control('webhooks/flush', { order: 'lifo' })
    const [last, first] = ['payment_intent.succeeded', 'payment_intent.created']
    expect(types()).toEqual([last, last, 'charge.succeeded', 'charge.succeeded', first, first])
  })
})

describe('54 signatures', () => {
  test('a changed body, another secret and an empty body are refused', async () => {
    const one = await heardOne()
    expect(read(one).type).toBe('customer.created')
    expect(() => read({ ...one, body: one.body.replace('"livemode": false', '"livemode": true') })).toThrow(/signature/)
    expect(() => read({ ...one, body: JSON.stringify(JSON.parse(one.body)) })).toThrow(/signature/)
    expect(() => read({ ...one, body: '' })).toThrow()
    expect(() => read(one, 'whsec_other')).toThrow(/signature/)
  })

  test('an old timestamp is refused', async () => {
    await shop.control('clock', { advanceMs: -600_000 })
    const one = await heardOne()
    expect(() => read(one)).toThrow(/tolerance/)
  })

  test('during a rotation both secrets are valid', async () => {
    const { body } = await shop.control('stripe/secret', { id: endpoint })
    const one = await heardOne()
    for (const key of [secret, String(body['secret'])]) expect(read(one, key).type).toBe('customer.created')
    expect(body['secret']).not.toBe(secret)
  })

  test('the SDK’s own test header reads likewise', async () => {
    const { body } = await heardOne()
    const signature = shop.stripe.webhooks.generateTestHeaderString({ payload: body, secret })
    expect(read({ body, signature }).type).toBe('customer.created')
  })
})
