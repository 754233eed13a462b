import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deleteUmbrellaBooking, getOrder } from '../../domain/orders/calls.ts'
import { startPayment } from '../../domain/payments/calls.ts'
import type { Delivery } from '../../sandbox/platform/webhooks.ts'
import { TEST_NOW } from '../../tests/race/booking-world.ts'
import { attemptsOf, awaitingOrder, checkout, ledgerOf, pressPay } from '../../tests/support/card-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { deliver, issuesOf, paymentEvent, storedEvents, TEST_SECRET } from '../../tests/support/stripe-events.ts'

const CAPTURES = /POST \/v1\/payment_intents\/[^/]+\/capture$/
const DAY = 24 * 60 * 60_000

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ variables: { STRIPE_WEBHOOK_SECRETS: TEST_SECRET } })
})
afterEach(() => world.close())

const hear = (mode: object) => world.bank.control('webhooks', { mode: 'auto', ...mode })
const isEverythingHeard = async () => (await storedEvents(world)).every(({ isProcessed }) => isProcessed)

describe('when an event comes', () => {
  test('case 47 before the client’s return: the order is paid when it asks, once', async () => {
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    await expect.poll(() => ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid' } })
    await expect.poll(isEverythingHeard).toBe(true)
    expect(await world.bank.count(CAPTURES)).toBe(1)
  })

  test('case 48 after the client’s return: nothing changes', async () => {
    await hear({ mode: 'hold' })
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    const before = await guest.outcome(orderId)
    expect(before.outcome).toBe('completed')
    await world.bank.control('webhooks/flush')
    await expect.poll(isEverythingHeard).toBe(true)
    const after = await guest.outcome(orderId)
    expect({ ...after, serverNow: '', order: { ...after.order, serverNow: '' } }).toEqual({
      ...before,
      serverNow: '',
      order: { ...before.order, serverNow: '' },
    })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  })

  test('case 49 twice: it is stored once, and the money is taken once', async () => {
    await hear({ duplicate: true })
    const { order, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    await expect.poll(() => ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    const heard = async () => (await world.bank.control('deliveries'))['deliveries']
    await expect.poll(heard).toSatisfy((all: Delivery[]) => all.every(({ state }) => state === 'done'))
    const deliveries = (await heard()) as Delivery[]
    expect(new Set(deliveries.map(({ attempts }) => attempts))).toEqual(new Set([1]))
    expect(deliveries).toHaveLength(2 * (await storedEvents(world)).length)
    expect(await world.bank.count(CAPTURES)).toBe(1)
  })

  test('case 50 fifty times in parallel: every one is answered with 2xx, and the money is taken once', async () => {
    await hear({ mode: 'drop' })
    const { order, orderId, ref, type } = await checkout(world)
    await type('pm_card_visa')
    const body = JSON.stringify(paymentEvent(ref, { type: 'payment_intent.amount_capturable_updated' }))
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(world, body)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await expect.poll(() => ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await storedEvents(world)).toHaveLength(1)
    expect(await world.bank.count(CAPTURES)).toBe(1)
  })

  test('case 51 out of order: the newest first, and a refund before its payment', async () => {
    await hear({ mode: 'hold' })
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    const { order: paid } = await guest.outcome(orderId)
    const cents = Number(order.totalCents)
    const bookingId = paid.lines[0]?.bookingId ?? 0
    await guest.call(deleteUmbrellaBooking, { idPrenotazioneOmbrellone: bookingId, idOrdine: orderId })
    const moved = [
      ['capture', cents],
      ['refund', -cents],
    ]
    await expect.poll(() => ledgerOf(world, orderId)).toEqual(moved)
    await world.bank.control('webhooks/flush', { order: 'lifo' })
    await expect.poll(isEverythingHeard).toBe(true)
    expect((await storedEvents(world)).length).toBeGreaterThan(5)
    expect(await ledgerOf(world, orderId)).toEqual(moved)
    expect(await guest.call(getOrder, { orderId: String(orderId) })).toMatchObject({ paymentStatus: 'refunded' })
  })

  test('case 51 before the payment’s reference is stored: it waits, and is heard then', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    await world.bank.control('faults', { match: 'POST /v1/payment_intents$', phase: 'after', kind: 'drop', times: 3 })
    expect(await guest.refusal(startPayment, { orderId, modeId: 3 })).toBe('payment_unavailable')
    await expect.poll(() => storedEvents(world)).toMatchObject([{ type: 'payment_intent.created', isProcessed: false }])
    await (await pressPay(world, guest, order)).type('pm_card_visa')
    await expect.poll(isEverythingHeard).toBe(true)
    expect(await issuesOf(world)).toEqual([])
    await expect.poll(() => ledgerOf(world, orderId)).toHaveLength(1)
  })

  test('case 52 never: the clock asks the provider, and the order is finished', async () => {
    await hear({ mode: 'drop' })
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    await world.setClock(new Date(Date.parse(TEST_NOW) + 3 * 60_000).toISOString())
    await expect.poll(() => ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await guest.call(getOrder, { orderId: String(orderId) })).toMatchObject({ status: 'confirmed' })
    expect(await storedEvents(world)).toEqual([])
  })

  test('case 53 three days late: nothing changes', async () => {
    await hear({ mode: 'hold' })
    const { guest, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    const [before] = await attemptsOf(world, orderId)
    await world.setClock(new Date(Date.parse(TEST_NOW) + 3 * DAY).toISOString())
    await world.bank.control('webhooks/flush')
    await expect.poll(isEverythingHeard).toBe(true)
    expect(await attemptsOf(world, orderId)).toEqual([before])
    expect(await ledgerOf(world, orderId)).toHaveLength(1)
    expect(await issuesOf(world)).toEqual([])
  })
})

describe('when an event cannot be used', () => {
  test('case 57 about a payment that nobody here knows: 2xx, and staff are told when it stays so', async () => {
    const { statusCode } = await deliver(world, JSON.stringify(paymentEvent('pi_of_nobody')))
    expect(statusCode).toBe(200)
    await expect.poll(() => storedEvents(world)).toMatchObject([{ isProcessed: false }])
    expect(await issuesOf(world)).toEqual([])
    await world.setClock(new Date(Date.parse(TEST_NOW) + 6 * 60_000).toISOString())
    await expect.poll(() => issuesOf(world)).toEqual(['event_without_payment'])
    await expect.poll(isEverythingHeard).toBe(true)
  })

  test('case 58 the handler fails: 5xx and nothing stored, and the provider’s repeat is taken', async () => {
    const { order, orderId, ref, type } = await checkout(world)
    await expect.poll(isEverythingHeard).toBe(true)
    await world.db.sql(`
      create function refuse_event() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create trigger provider_event__broken after insert on provider_event for each row execute function refuse_event()`)
    const before = await storedEvents(world)
    const broken = await deliver(world, JSON.stringify(paymentEvent(ref)))
    expect(broken.statusCode).toBe(500)
    expect(await storedEvents(world)).toEqual(before)

    await type('pm_card_visa')
    await expect
      .poll(async () => {
        const { deliveries } = (await world.bank.control('deliveries')) as { deliveries: Delivery[] }
        return deliveries.some(({ attempts }) => attempts > 1)
      })
      .toBe(true)
    await world.db.sql('drop trigger provider_event__broken on provider_event')
    await expect.poll(() => ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    await expect.poll(() => storedEvents(world).then(({ length }) => length)).toBeGreaterThan(before.length)
  })
})
