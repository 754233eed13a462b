import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, openForTest, type Opened } from './open-for-test.ts'

let shop: Opened
beforeAll(async () => void (shop = await openForTest()))
afterAll(() => shop.close())
beforeEach(() => shop.control('reset'))

const fields = { amount: 4500, currency: 'eur' }
const create = (idempotencyKey: string, more: object = {}) =>
  shop.stripe.paymentIntents.create({ ...fields, ...more }, { idempotencyKey })

describe('keys of idempotency', () => {
  test('40 a repeat is replayed', async () => {
    const first = await create('attempt-1:create')
    const again = await create('attempt-1:create')
    expect(again.id).toBe(first.id)
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    })
  })

  test('43 other parameters with one key are an error', async () => {
    await create('attempt-1:create')
    expect(await errorOf(create('attempt-1:create', { amount: 4600 }))).toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    })
  })

  test('a decline is replayed, a bad parameter is not kept, and a day ends it', async () => {
    const { id } = await shop.stripe.paymentIntents.create({ ...fields, allowed_payment_method_types: ['card'] })
    const confirm = (payment_method: string) =>
      shop.stripe.paymentIntents.confirm(id, { payment_method }, { idempotencyKey: 'c' })
    for (let times = 0; times < 2; times += 1) {
      expect(await errorOf(confirm('pm_card_visa_chargeDeclined'))).toMatchObject({ statusCode: 402 })
    }
    expect((await shop.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
    expect(await errorOf(create('k', { amount: 1 }))).toMatchObject({ code: 'amount_too_small' })
    const kept = await create('k')
    await shop.control('clock', { advanceMs: 25 * 60 * 60 * 1000 })
    expect((await create('k')).id).not.toBe(kept.id)
    expect(await errorOf(create('k'.repeat(256)))).toMatchObject({ statusCode: 400 })
  })

  test('42 two calls at once with one key: one of them is told that it is in use', async () => {
    await shop.control('slow', { ms: 300 })
    const impatient = shop.client('sk_test_sandbox', 0)
    const both = await Promise.allSettled(
      [1, 2].map(() => impatient.paymentIntents.create(fields, { idempotencyKey: 'at-once' })),
    )
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = both.find((one) => one.status === 'rejected')
    expect(lost?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    await shop.control('slow', { ms: 0 })
    expect((await shop.stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  test('40 the SDK repeats a lost answer: exactly one intent exists', async () => {
    await shop.control('faults', { match: 'POST /v1/payment_intents$', phase: 'after', kind: 'drop' })
    const { id } = await shop.stripe.paymentIntents.create(fields)
    expect((await shop.stripe.paymentIntents.list()).data.map((one) => one.id)).toEqual([id])
  })

  test('41 the SDK repeats a 500; a 429 is its own error', async () => {
    await shop.control('faults', { match: 'POST /v1/payment_intents$', phase: 'before', kind: 500 })
    await shop.stripe.paymentIntents.create(fields)
    await shop.control('faults', { match: 'GET', phase: 'before', kind: 429 })
    expect(await errorOf(shop.stripe.paymentIntents.list())).toMatchObject({
      statusCode: 429,
      code: 'rate_limit',
      headers: { 'retry-after': '1' },
    })
    expect((await shop.stripe.paymentIntents.list()).data).toHaveLength(1)
  })
})

describe('keys of the API', () => {
  test('a bad key, a live key and none are refused', async () => {
    for (const key of ['wrong', 'sk_live_1234', 'pk_live_1234']) {
      expect(await errorOf(shop.client(key).paymentIntents.list())).toMatchObject({ statusCode: 401 })
    }
    expect((await fetch(`${shop.url}/v1/payment_intents`)).status).toBe(401)
    expect((await shop.client('rk_test_restricted').paymentIntents.list()).data).toEqual([])
  })

  test('a publishable key sees an intent with its secret only, without customer and metadata', async () => {
    const customer = await shop.stripe.customers.create()
    const { id, client_secret } = await shop.stripe.paymentIntents.create({
      ...fields,
      customer: customer.id,
      metadata: { order_id: '1' },
    })
    const page = shop.client('pk_test_page')
    expect(await errorOf(page.customers.retrieve(customer.id))).toMatchObject({
      statusCode: 403,
      code: 'secret_key_required',
    })
    expect(await errorOf(page.paymentIntents.retrieve(id))).toMatchObject({ param: 'client_secret' })
    expect(await errorOf(page.paymentIntents.retrieve(id, { client_secret: 'x' }))).toMatchObject({
      code: 'resource_missing',
    })
    const seen = await page.paymentIntents.retrieve(id, { client_secret: client_secret ?? '' })
    expect(seen).toMatchObject({ id, amount: 4500 })
    const secret = client_secret ?? ''
    const declining = {
      client_secret: secret,
      payment_method: 'pm_card_visa_chargeDeclined',
      return_url: 'https://a.example',
    }
    const declined = await shop.page(`/v1/payment_intents/${id}/confirm`, declining)
    expect(declined).toMatchObject({ status: 402, body: { error: { payment_intent: { id } } } })
    for (const answer of [seen, declined]) expect(JSON.stringify(answer)).not.toMatch(/metadata|"customer"|order_id/)
  })

  test('an unknown path is an error, not a success', async () => {
    expect(await errorOf(shop.stripe.products.list())).toMatchObject({ statusCode: 404 })
  })

  test('100 a card number with a secret key is refused; with a publishable one it becomes a method', async () => {
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2035, cvc: '123' }
    expect(await errorOf(shop.stripe.paymentMethods.create({ type: 'card', card }))).toMatchObject({ statusCode: 402 })
    const method = await shop.client('pk_test_page').paymentMethods.create({ type: 'card', card })
    expect(method.card).toMatchObject({ last4: '4242', exp_year: 2035 })
    expect(JSON.stringify(method)).not.toContain('424242424242')
    const create = (more: object) =>
      errorOf(shop.client('pk_test_page').paymentMethods.create({ type: 'card', card: { ...card, ...more } }))
    expect(await create({ number: '4242424242424241' })).toMatchObject({ code: 'incorrect_number' })
    expect(await create({ number: '4000000000000010' })).toMatchObject({ decline_code: 'test_mode_live_card' })
    expect(await create({ exp_year: 2020 })).toMatchObject({ code: 'invalid_expiry_year' })
    expect(await create({ cvc: '1' })).toMatchObject({ code: 'invalid_cvc' })
  })
})
