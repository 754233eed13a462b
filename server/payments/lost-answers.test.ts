import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPayment, submitPayment } from '../../domain/payments/calls.ts'
import {
  attemptsOf,
  awaitingOrder,
  bookedPlaces,
  checkout,
  drive,
  ledgerOf,
  paymentsAtBank,
  pressPay,
  saveCard,
} from '../../tests/support/card-steps.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

const CREATE = 'POST /v1/payment_intents$'
const CAPTURE = 'POST /v1/payment_intents/[^/]+/capture$'
/** A call and its repeats by the SDK. */
const ALL_TRIES = 3

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(() => world.close())
beforeEach(() => world.bank.control('reset', { keepWebhooks: true }))
afterEach(() => world.bank.control('slow', { ms: 0 }))

const fault = (match: string, phase: 'before' | 'after', kind: string | number, more: object = {}) =>
  world.bank.control('faults', { match, phase, kind, ...more })

describe('the payment is prepared', () => {
  test.each(['drop', 503, 500])(
    'case 39 a request that ends (%s) before it acts leaves the order payable',
    async (kind) => {
      const { guest, order, orderId } = await awaitingOrder(world)
      await fault(CREATE, 'before', kind, { times: ALL_TRIES })
      expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('payment_unavailable')
      expect(await paymentsAtBank(world, orderId)).toHaveLength(0)
      expect(await guest.outcome(orderId)).toMatchObject({
        outcome: 'failed',
        payment: { canRetry: true, triesLeft: 5 },
      })

      await (await pressPay(world, guest, order)).type('pm_card_visa')
      expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
      expect(await attemptsOf(world, orderId)).toHaveLength(1)
      expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
    },
  )

  test('case 40 an answer that is lost after it acted is repeated with the same key: one payment', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    await fault(CREATE, 'after', 'drop', { times: ALL_TRIES })
    expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('payment_unavailable')
    expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
    // Nothing that may change meanwhile is in the call.
    await setSettings(world.db, { resortName: 'Bagno Rinominato' })
    await expect.poll(() => world.server.app.settings.resortName).toBe('Bagno Rinominato')
    await (await pressPay(world, guest, order)).type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test('cases 40 and 43 after a lost answer another card of the guest’s is another payment, not a misused key', async () => {
    const guest = await world.payer()
    const [visa, mastercard] = [
      await saveCard(world, guest, 'pm_card_visa'),
      await saveCard(world, guest, 'pm_card_mastercard'),
    ]
    const { order, orderId } = await awaitingOrder(world, { guest })
    await fault(CREATE, 'after', 'drop', { times: ALL_TRIES })
    expect(await guest.refusal(startPayment, { orderId, modeId: 3, cardId: visa })).toBe('payment_unavailable')
    const again = await pressPay(world, guest, order, 'card', { cardId: mastercard })
    await again.type(again.started.savedCard?.paymentMethod ?? '')
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'completed',
      payment: { instrument: { brand: 'mastercard' } },
    })
    const payments = await paymentsAtBank(world, orderId)
    expect(new Set(payments.map(({ status }) => status))).toEqual(new Set(['canceled', 'succeeded']))
  })

  test('R-713 a card that is to be saved is saved, also when Paga was pressed before without that wish', async () => {
    const guest = await world.payer()
    await saveCard(world, guest, 'pm_card_visa')
    const { order, orderId } = await awaitingOrder(world, { guest })
    const [card] = (await world.db.sql<{ id: string }>('select public_id as id from saved_card')).slice(-1)
    await pressPay(world, guest, order, 'card', { cardId: card?.id })
    await (await pressPay(world, guest, order, 'card', { saveCard: true })).type('pm_card_mastercard')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    const brands = await world.db.sql('select brand from saved_card where account_id = $1 order by id', [
      guest.accountId,
    ])
    expect(brands).toEqual([{ brand: 'visa' }, { brand: 'mastercard' }])
  })

  test.each([
    ['case 41 500', 500],
    ['case 41 503', 503],
    ['case 41 429 with Retry-After', 429],
  ])('%s is waited out', async (_title, kind) => {
    const { guest, order, orderId } = await awaitingOrder(world)
    await fault(CREATE, 'before', kind)
    await (await pressPay(world, guest, order)).type('pm_card_visa')
    await fault(CAPTURE, 'before', kind)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
  })

  test('case 43 a key that is reused with other parameters raises an alarm, and takes no money', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    await fault(CREATE, 'after', 'drop', { times: ALL_TRIES })
    await guest.refusal(startPayment, { orderId, modeId: 3 })
    await world.db.sql(`update payment_attempt set currency = 'USD' where order_id = $1`, [orderId])
    await expect(pressPay(world, guest, order)).rejects.toThrow('500')
    expect(world.server.logged).toContainEqual(
      expect.objectContaining({ level: 50, err: expect.objectContaining({ type: 'ProviderMisuse' }) }),
    )
    expect(await paymentsAtBank(world, orderId)).toMatchObject([{ amount_received: 0 }])
  })
})

describe('the money is taken', () => {
  test.each([
    ['case 39 a capture that never arrived', 'before' as const],
    ['case 40 a capture whose answer is lost', 'after' as const],
  ])('%s is made good, once', async (_title, phase) => {
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    await fault(CAPTURE, phase, 'drop', { times: ALL_TRIES })
    // The money is reserved and the places are booked: the guest has nothing to wait for.
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'completed',
      order: { status: 'confirmed', paymentStatus: 'authorized' },
    })
    expect(await ledgerOf(world, orderId)).toEqual([])
    await drive(world, orderId)
    expect(await guest.outcome(orderId)).toMatchObject({ order: { paymentStatus: 'paid' } })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await paymentsAtBank(world, orderId)).toMatchObject([{ amount_received: order.totalCents }])
  })

  test('case 42 a key that is in use, as by a process that died meanwhile, is no failure', async () => {
    const { guest, order, orderId, ref, started, type } = await checkout(world)
    await type('pm_card_visa')
    await world.bank.control('slow', { ms: 400 })
    const dead = fetch(`${world.bank.sandbox.url}/v1/payment_intents/${ref}/capture`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox', 'idempotency-key': `cap:${started.attemptId}` },
    })
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
    expect((await dead).status).toBe(200)
    const { requests } = (await world.bank.control('requests')) as { requests: { status: number; path: string }[] }
    expect(requests).toContainEqual(expect.objectContaining({ path: expect.stringMatching(/capture$/), status: 409 }))
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test('case 40 PayPal: the same request id answers the same capture', async () => {
    const { guest, order, orderId } = await awaitingOrder(world, { method: 'wallet' })
    const { ref } = await pressPay(world, guest, order, 'wallet')
    await world.bank.control('paypal/approve', { id: ref })
    await fault('POST /v2/checkout/orders/[^/]+/capture$', 'after', 'drop', { times: ALL_TRIES })
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'pending', payment: { canRetry: false } })
    expect(await bookedPlaces(world, orderId)).toBe(1)
    expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('payment_in_progress')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test('case 40 Braintree: a sale whose answer is lost is found again by the attempt, and not made twice', async () => {
    const { guest, order, orderId } = await awaitingOrder(world, { method: 'second_card' })
    const { started } = await pressPay(world, guest, order, 'second_card')
    await fault('POST /merchants/[^/]+/transactions$', 'after', 'drop', { times: ALL_TRIES })
    const nonce = 'fake-three-d-secure-visa-full-authentication-nonce'
    await guest.call(submitPayment, { attemptId: started.attemptId, nonce })
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await world.bank.count(/PUT .*submit_for_settlement/)).toBe(1)
  })
})
