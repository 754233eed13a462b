import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getPaymentConfig, startPayment, submitPayment } from '../../domain/payments/calls.ts'
import { awaitingOrder, checkout, ledgerOf, paymentsAtBank, pressPay } from '../../tests/support/card-steps.ts'
import { load } from '../../tests/support/patience.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

const CREATE = 'POST /v1/payment_intents$'
/** A call and its repeats by the SDK. */
const ALL_TRIES = 3

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(() => world.close())
beforeEach(() => world.bank.control('reset', { keepWebhooks: true }))

const fault = (match: string, phase: 'before' | 'after', kind: string | number, more: object = {}) =>
  world.bank.control('faults', { match, phase, kind, ...more })

describe('nobody answers in time', () => {
  test('case 39 Paga is answered within the eight seconds of a request, and the payment goes on', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    await fault(CREATE, 'before', 'delay', { ms: 8_500 })
    const asked = performance.now()
    expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('payment_unavailable')
    expect(performance.now() - asked).toBeLessThan(8_000 * load())
    await (await pressPay(world, guest, order)).type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
  })

  test('case 39 a nonce that is handed in is answered in time too, and its sale goes on: pending, then paid', async () => {
    const { guest, order, orderId } = await awaitingOrder(world, { method: 'second_card' })
    const { started } = await pressPay(world, guest, order, 'second_card')
    await fault('POST /merchants/[^/]+/transactions$', 'before', 'delay', { ms: 8_500 })
    const nonce = 'fake-three-d-secure-visa-full-authentication-nonce'
    const asked = performance.now()
    await guest.call(submitPayment, { attemptId: started.attemptId, nonce })
    expect(performance.now() - asked).toBeLessThan(8_000 * load())
    expect(await ledgerOf(world, orderId)).toEqual([])
    expect(await guest.refusal(startPayment, { orderId, modeId: 4 })).toBe('payment_in_progress')
    await expect.poll(() => guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test('case 41 a provider that does not answer leaves the other modes offered', async () => {
    const guest = await world.payer()
    await fault('POST /merchants/[^/]+/client_token$', 'before', 'delay', { ms: 5_500 })
    const { modes } = await guest.call(getPaymentConfig, {})
    expect(modes.map(({ provider }) => provider)).toEqual(['stripe', 'paypal'])
  })

  test('case 41 the outcome is answered within eight seconds: pending, and no retry (R13)', async () => {
    const { guest, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    await fault('GET /v1/payment_intents/', 'before', 'delay', { ms: 8_500 })
    const asked = performance.now()
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'pending',
      payment: { failure: null, canRetry: false },
    })
    expect(performance.now() - asked).toBeLessThan(8_000 * load())
    await expect.poll(() => guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  })

  test('case 39 a bank that is down is an open outcome, never a failure (R13)', async () => {
    const { guest, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    await fault('GET /v1/payment_intents/', 'before', 503, { times: ALL_TRIES })
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'pending',
      payment: { canRetry: false, failure: null },
    })
    expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('payment_in_progress')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  })
})
