import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, openForTest, type Opened } from './open-for-test.ts'

let shop: Opened
beforeAll(async () => void (shop = await openForTest()))
afterAll(() => shop.close())
beforeEach(() => shop.control('reset'))

const back = 'https://resort.example/pagamenti-esito'
const pay: Opened['pay'] = (...card) => shop.pay(...card)

describe('a payment', () => {
  test('1 is created with a client secret, confirmed and charged, with its fee', async () => {
    const created = await shop.stripe.paymentIntents.create({
      amount: 4500,
      currency: 'eur',
      metadata: { order_id: '7', attempt_id: '9' },
    })
    expect(created).toMatchObject({ status: 'requires_payment_method', amount_received: 0, livemode: false })
    expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_`))
    const done = await shop.stripe.paymentIntents.confirm(created.id, {
      payment_method: 'pm_card_visa',
      return_url: back,
      expand: ['latest_charge.balance_transaction', 'payment_method'],
    })
    expect(done).toMatchObject({
      status: 'succeeded',
      amount_received: 4500,
      metadata: { order_id: '7', attempt_id: '9' },
      payment_method: { card: { brand: 'visa', last4: '4242' } },
      latest_charge: {
        captured: true,
        payment_intent: created.id,
        balance_transaction: { amount: 4500, fee: 93, net: 4407, type: 'charge' },
      },
    })
  })

  test('a second confirm and a cancel after success are unexpected, and the intent is in the error', async () => {
    const { id } = await pay('pm_card_mastercard')
    for (const call of [shop.stripe.paymentIntents.confirm(id), shop.stripe.paymentIntents.cancel(id)]) {
      expect(await errorOf(call)).toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
        payment_intent: { id, status: 'succeeded' },
      })
    }
  })

  test.each([
    ['13', 'pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['14', 'pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['15', 'pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['16', 'pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['17', 'pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ])('%s the issuer declines %s, and another card pays', async (_case, card, code, decline_code) => {
    const { id } = await shop.stripe.paymentIntents.create({
      amount: 900,
      currency: 'eur',
      allowed_payment_method_types: ['card'],
    })
    const error = await errorOf(shop.stripe.paymentIntents.confirm(id, { payment_method: card }))
    expect(error).toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      code,
      decline_code,
      payment_intent: { id },
    })
    const declined = await shop.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, decline_code, type: 'card_error' },
      latest_charge: { status: 'failed', paid: false },
    })
    const paid = await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  test.each([
    ['4000000000009987', 'lost_card'],
    ['4000000000009979', 'stolen_card'],
  ])('18 card %s is declined as %s', async (number, decline_code) => {
    const { id, client_secret } = await shop.stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
    const card = { type: 'card', 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2030' }
    const { body } = await shop.page('/v1/payment_methods', card)
    const confirmed = await shop.page(`/v1/payment_intents/${id}/confirm`, {
      payment_method: String(body['id']),
      client_secret: client_secret ?? '',
    })
    expect(confirmed).toMatchObject({ status: 402, body: { error: { code: 'card_declined', decline_code } } })
  })

  test('bad parameters are named', async () => {
    const create = (fields: object) => errorOf(shop.stripe.paymentIntents.create(fields as never))
    expect(await create({ currency: 'eur' })).toMatchObject({ code: 'parameter_missing', param: 'amount' })
    expect(await create({ amount: 49, currency: 'eur' })).toMatchObject({ code: 'amount_too_small', statusCode: 400 })
    expect(await create({ amount: 500, currency: 'eur', colour: { a: 1 } })).toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    })
    expect(await create({ amount: 'a', currency: 'eur' })).toMatchObject({ statusCode: 400, param: 'amount' })
    expect(await create({ amount: 500, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' })).toMatchObject(
      {
        param: 'return_url',
      },
    )
    expect(await errorOf(shop.stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  test('105 the search by metadata and the lists find payments, page by page', async () => {
    for (const order of ['1', '2', '3']) await pay('pm_card_visa', { metadata: { order_id: order } })
    const found = await shop.stripe.paymentIntents.search({ query: "metadata['order_id']:'2' AND status:'succeeded'" })
    expect(found.data.map((one) => one.metadata['order_id'])).toEqual(['2'])
    expect((await shop.stripe.paymentIntents.search({ query: "metadata['order_id']:'8'" })).data).toEqual([])
    const orders: unknown[] = []
    for await (const one of shop.stripe.paymentIntents.list({ limit: 2 })) orders.push(one.metadata['order_id'])
    expect(orders).toEqual(['3', '2', '1'])
    const now = Math.floor(Date.now() / 1000)
    expect((await shop.stripe.paymentIntents.list({ created: { gte: now + 60 } })).data).toEqual([])
    expect((await shop.stripe.charges.list({ created: { gte: now - 60 } })).data).toHaveLength(3)
  })
})

describe('3-D Secure', () => {
  test('3 frictionless: authenticated without a challenge', async () => {
    expect(await pay('pm_card_threeDSecureOptional', { expand: ['latest_charge'] })).toMatchObject({
      status: 'succeeded',
      latest_charge: {
        payment_method_details: {
          card: { three_d_secure: { result: 'authenticated', authentication_flow: 'frictionless' } },
        },
      },
    })
  })

  const challenged = async (card: string) => {
    const intent = await pay(card, { return_url: back })
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    return { id: intent.id, url: intent.next_action?.redirect_to_url?.url ?? '' }
  }
  const answer = async (url: string, outcome: string) => {
    const { origin, pathname, searchParams } = new URL(url)
    searchParams.set('outcome', outcome)
    const reply = await fetch(origin + pathname, { method: 'POST', body: searchParams, redirect: 'manual' })
    return new URL(reply.headers.get('location') ?? '')
  }

  test('2 accepted on the bank’s page: back to the return address, and authenticated', async () => {
    const { id, url } = await challenged('pm_card_threeDSecure2Required')
    expect(await (await fetch(url)).text()).toContain('45.00 EUR')
    const { origin, pathname, searchParams } = await answer(url, 'approve')
    expect(origin + pathname).toBe(back)
    expect(Object.fromEntries(searchParams)).toMatchObject({ payment_intent: id, redirect_status: 'succeeded' })
    const paid = await shop.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(paid).toMatchObject({
      status: 'succeeded',
      next_action: null,
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    })
  })

  test('19 35 refused: no charge, and coming back to the page changes nothing', async () => {
    const { id, url } = await challenged('pm_card_authenticationRequired')
    for (const outcome of ['refuse', 'approve']) {
      expect((await answer(url, outcome)).searchParams.get('redirect_status')).toBe('failed')
    }
    expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
      latest_charge: null,
    })
  })

  test('20 accepted, then declined', async () => {
    const { id } = await challenged('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds')
    expect((await shop.control('stripe/3ds', { id, ok: true })).status).toBe(200)
    expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    })
    expect(await shop.control('stripe/3ds', { id, ok: true })).toMatchObject({ status: 409 })
  })

  test('a payment that the network processes can be neither confirmed nor cancelled until it is decided', async () => {
    for (const [ok, status] of [
      [true, 'succeeded'],
      [false, 'requires_payment_method'],
    ] as const) {
      const { id } = await challenged('pm_card_threeDSecure2Required')
      expect((await shop.control('stripe/processing', { id })).status).toBe(200)
      expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'processing', next_action: null })
      for (const call of [shop.stripe.paymentIntents.cancel(id), shop.stripe.paymentIntents.confirm(id)]) {
        expect(await errorOf(call)).toMatchObject({ code: 'payment_intent_unexpected_state' })
      }
      expect((await shop.control('stripe/processing', { id })).status).toBe(409)
      await shop.control('stripe/3ds', { id, ok })
      expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({ status })
    }
    const { data } = await shop.stripe.events.list({ type: 'payment_intent.processing' })
    expect(data).toHaveLength(2)
  })

  test('21 66 abandoned and cancelled: the challenge cannot pay any more', async () => {
    const { id, url } = await challenged('pm_card_threeDSecure2Required')
    expect(await shop.stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled', next_action: null })
    expect((await answer(url, 'approve')).searchParams.get('redirect_status')).toBe('failed')
    expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'canceled', latest_charge: null })
  })

  test('the page needs the client secret, and without a return address the browser shows it', async () => {
    const intent = await pay('pm_card_threeDSecure2Required')
    expect(intent.next_action).toMatchObject({ type: 'use_stripe_sdk' })
    const page = `${shop.url}/_stripe/3ds/${intent.id}`
    expect((await fetch(`${page}?client_secret=guess`)).status).toBe(404)
    const form = { client_secret: intent.client_secret ?? '', outcome: 'approve' }
    const told = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ ...form, parent: 'https://resort.example/pay' }),
    })
    expect(await told.text()).toContain(
      'data-origin="https://resort.example" data-message="{&#34;type&#34;:&#34;stripe-3ds',
    )
  })
})

describe('reserved money', () => {
  test('45 manual capture takes it once', async () => {
    const { id, ...reserved } = await pay('pm_card_visa', { capture_method: 'manual', expand: ['latest_charge'] })
    expect(reserved).toMatchObject({ status: 'requires_capture', amount_capturable: 4500, amount_received: 0 })
    expect(reserved.latest_charge).toMatchObject({ captured: false, balance_transaction: null })
    expect(await shop.stripe.paymentIntents.capture(id)).toMatchObject({ status: 'succeeded', amount_received: 4500 })
    expect(await errorOf(shop.stripe.paymentIntents.capture(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('63 a cancel releases it, and no refund exists', async () => {
    const { id } = await pay('pm_card_visa', { capture_method: 'manual' })
    expect(await shop.stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled', amount_capturable: 0 })
    expect((await shop.stripe.refunds.list({ payment_intent: id })).data).toEqual([])
    const { data: charges } = await shop.stripe.charges.list({ payment_intent: id })
    expect(charges).toMatchObject([{ captured: false, refunded: true, amount_captured: 0, amount_refunded: 4500 }])
    expect((await shop.stripe.balanceTransactions.list()).data).toEqual([])
    expect(await errorOf(shop.stripe.paymentIntents.capture(id))).toMatchObject({
      payment_intent: { status: 'canceled' },
    })
  })
})

test('the operator page lists payments and cards with what can be done', async () => {
  const { id } = await pay('pm_card_visa')
  const challenged = await pay('pm_card_threeDSecure2Required')
  const card = await shop.stripe.setupIntents.create({ metadata: { 7: 'seven' } })
  expect(card.metadata).toEqual({ 7: 'seven' })
  const { body } = await shop.control('overview')
  const buttons = ['3-D Secure ok', '3-D Secure refused'].map((label) => expect.objectContaining({ label }))
  expect(body['rows']).toMatchObject([
    { id: challenged.id, state: 'requires_action', amount: '45.00 EUR', actions: buttons },
    { id, state: 'succeeded', actions: [{ command: 'stripe/dispute', input: { id } }] },
    { id: card.id, state: 'requires_payment_method', amount: '', actions: [] },
  ])
})
