import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import Stripe from 'stripe'
import { openStripeShop, type StripeShop } from '../../../../tests/support/stripe-shop.ts'
import { CardRefused, ProviderMisuse, ProviderUnavailable } from '../../provider.ts'
import { asked } from './stripe-errors.ts'

let shop: StripeShop
beforeAll(async () => void (shop = await openStripeShop()))
afterAll(() => shop.close())
beforeEach(() => shop.control('reset'))

const CREATE = 'POST /v1/payment_intents$'
/** As often as the SDK sends one call. */
const ALL = { times: 3 }
const intents = async () => (await shop.stripe.paymentIntents.list()).data.map((one) => one.id)

describe('answers that say nothing', () => {
  test('case 39 a request that never arrives is repeated, and then unavailable', async () => {
    await shop.fault(CREATE, 'drop', ALL)
    await expect(shop.newPayment()).rejects.toThrow(ProviderUnavailable)
    expect(await intents()).toEqual([])
    expect(await shop.provider.find('attempt-1')).toBeNull()
    await shop.fault(CREATE, 'drop')
    const { snapshot } = await shop.newPayment()
    expect(await intents()).toEqual([snapshot.ref])
  })

  test('case 39 a timeout is unavailable', async () => {
    const { port } = new URL(shop.url)
    const impatient = new Stripe('sk_test_sandbox', {
      host: 'localhost',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      timeout: 50,
    })
    await shop.fault('GET', 'delay', { ms: 500 })
    await expect(asked(() => impatient.paymentIntents.list())).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      message: expect.stringContaining('timeout'),
      retryAfterSeconds: null,
    })
  })

  test('cases 40 44 an answer that is lost after commit leaves one payment, which the same call or a search finds', async () => {
    await shop.fault(CREATE, 'drop', { ...ALL, phase: 'after' })
    await expect(shop.newPayment()).rejects.toThrow(ProviderUnavailable)
    const [ref] = await intents()
    expect(await shop.provider.find('attempt-1')).toMatchObject({ ref, metadata: { attempt: 'attempt-1' } })
    expect((await shop.newPayment()).snapshot.ref).toBe(ref)
    expect(await intents()).toEqual([ref])
  })

  test('case 40 a capture and a refund whose answers are lost happen once', async () => {
    const ref = await shop.reserve()
    await shop.fault('/capture$', 'drop', { ...ALL, phase: 'after' })
    await expect(shop.provider.capture(ref, 'cap:attempt-1')).rejects.toThrow(ProviderUnavailable)
    expect(await shop.provider.capture(ref, 'cap:attempt-1')).toMatchObject({ capturedCents: 4500 })
    const refund = () => shop.provider.refund(ref, 500, 'back:attempt-1', 'refund-1')
    await shop.fault('POST /v1/refunds', 'drop', { ...ALL, phase: 'after' })
    await expect(refund()).rejects.toThrow(ProviderUnavailable)
    expect(await refund()).toMatchObject({ state: 'succeeded' })
    expect(await shop.provider.fetch(ref)).toMatchObject({ refundedCents: 500 })
  })

  test.each([500, 503])('case 41 a %i is repeated, and then unavailable', async (status) => {
    await shop.fault(CREATE, status)
    const { snapshot } = await shop.newPayment()
    await shop.fault(`GET /v1/payment_intents/${snapshot.ref}`, status, ALL)
    await expect(shop.provider.fetch(snapshot.ref)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      retryAfterSeconds: null,
    })
    expect(await shop.provider.fetch(snapshot.ref)).toEqual(snapshot)
  })

  test('case 41 after a 429 the call waits as long as it says, and then it is unavailable', async () => {
    await shop.fault(CREATE, 429)
    const began = performance.now()
    await shop.newPayment()
    expect(performance.now() - began).toBeGreaterThan(990)
    await shop.fault(CREATE, 429, { times: 4 })
    const put = shop.newPayment({ attemptId: 'attempt-2' })
    await expect(put).rejects.toMatchObject({ name: 'ProviderUnavailable', retryAfterSeconds: 1 })
    expect(await intents()).toHaveLength(1)
  })

  test('case 41 a 429 that asks for more patience than a guest has is the caller’s to wait for', async () => {
    const headers = { 'retry-after': '30' }
    const tooMany = new Stripe.errors.StripeRateLimitError({ type: 'rate_limit_error', statusCode: 429, headers })
    let calls = 0
    const put = asked(async () => {
      calls += 1
      throw tooMany
    })
    await expect(put).rejects.toMatchObject({ name: 'ProviderUnavailable', retryAfterSeconds: 30 })
    expect(calls).toBe(1)
  })
})

describe('keys', () => {
  test('case 42 a key that is in use is waited for: both calls answer the same payment', async () => {
    // Longer than the SDK's own repeats last.
    await shop.control('slow', { ms: 2500 })
    const both = await Promise.all([shop.newPayment(), shop.newPayment()])
    expect(both.map((one) => one.snapshot.ref)).toEqual([both[0].snapshot.ref, both[0].snapshot.ref])
    expect(await intents()).toHaveLength(1)
  })

  test('case 42 the wait has an end', async () => {
    let calls = 0
    const inUse = new Stripe.errors.StripeAPIError({
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'in use',
      statusCode: 409,
    })
    const never = asked(async () => {
      calls += 1
      throw inUse
    })
    await expect(never).rejects.toThrow(ProviderUnavailable)
    expect(calls).toBe(4)
  })
})

describe('answers that say no', () => {
  test('what Stripe refuses to understand is a defect, and shows no client secret', async () => {
    const small = shop.newPayment({ amountCents: 10 })
    await expect(small).rejects.toThrow(ProviderMisuse)
    await expect(small).rejects.toThrow(/amount_too_small/)
    await expect(small).rejects.not.toHaveProperty('cause.raw')
  })

  test('a wrong key is a defect', async () => {
    await expect(asked(() => shop.client('wrong').paymentIntents.list())).rejects.toThrow(ProviderMisuse)
  })

  test('a path that does not exist is a defect, not an unknown payment', async () => {
    await expect(asked(() => shop.stripe.products.list())).rejects.toThrow(ProviderMisuse)
  })

  test('a declined card is refused', async () => {
    const attach = asked(async () =>
      shop.stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', {
        customer: (await shop.stripe.customers.create()).id,
      }),
    )
    await expect(attach).rejects.toThrow(CardRefused)
    await expect(attach).rejects.toMatchObject({ code: 'card_declined', declineCode: 'generic_decline' })
  })

  test('a defect of our own stays what it is', async () => {
    const defect = new TypeError('ours')
    await expect(asked(() => Promise.reject(defect))).rejects.toBe(defect)
  })
})
