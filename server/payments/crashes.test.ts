import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deleteUmbrellaBooking, getOrder } from '../../domain/orders/calls.ts'
import { startPayment, submitPayment } from '../../domain/payments/calls.ts'
import type { ProviderId } from '../../domain/payments/snapshot.ts'
import { TEST_NOW } from '../../tests/race/booking-world.ts'
import {
  atBank,
  attemptsOf,
  awaitingOrder,
  bookedPlaces,
  checkout,
  ledgerOf,
  paymentsAtBank,
  pressPay,
} from '../../tests/support/card-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { listMails } from '../platform/mail-folder.ts'
import type { PaymentProvider } from './provider.ts'

let world: PaymentWorld
let folder: string
/** Ends what hangs in dead processes, so that they can be put away. */
let bury: AbortController

beforeEach(async () => {
  bury = new AbortController()
  folder = await mkdtemp(path.join(os.tmpdir(), 'battigia-crashes-'))
  world = await paymentWorld({ hasJobs: false, variables: { DATA_DIR: folder } })
})
afterEach(async () => {
  bury.abort()
  await world.close()
  await rm(folder, { recursive: true })
})

type Acting = 'create' | 'capture' | 'cancel' | 'refund'

/**
 * The process dies once the provider has acted: nobody hears the answer, and the lease of what was driven stays behind.
 * `begin` is what leads there.
 */
async function dieAfter(provider: ProviderId, acting: Acting, begin: () => Promise<unknown>): Promise<void> {
  const adapter = world.server.app.payments.providers.get(provider)
  if (adapter === undefined) throw new Error(`${provider} is not there`)
  const act = adapter[acting].bind(adapter) as (...given: unknown[]) => Promise<unknown>
  const silence = once(bury.signal, 'abort').then(() => Promise.reject(new Error('the process is dead')))
  silence.catch(() => undefined)
  const acted = new Promise<void>((resolve) => {
    const dying = async (...given: unknown[]) => {
      await act(...given)
      resolve()
      return silence
    }
    Object.assign<PaymentProvider, object>(adapter, { [acting]: dying })
  })
  // What was asked of the dead process is never answered well.
  void begin().catch(() => undefined)
  await acted
}

/** A new process with its jobs, later than any lease that the dead one left. */
async function comeBack(minutes = 2): Promise<void> {
  await world.setClock(new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString())
  await world.crash({ hasJobs: true })
}

describe('case 44 a crash after the payment was prepared, before its reference is stored', () => {
  test('the guest presses again after the lease and gets the same payment', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    await dieAfter('stripe', 'create', () => guest.call(startPayment, { orderId, modeId: 3 }))
    expect(await attemptsOf(world, orderId)).toMatchObject([{ ref: null, state: 'created' }])
    await comeBack()
    await (await pressPay(world, guest, order)).type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
    expect(await paymentsAtBank(world, orderId)).toHaveLength(1)
  })

  test('the guest does not come back: the payment is found by its metadata, and cancelled with the order', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    await dieAfter('stripe', 'create', () => guest.call(startPayment, { orderId, modeId: 3 }))
    await comeBack(21)
    await expect.poll(() => attemptsOf(world, orderId)).toMatchObject([{ state: 'cancelled', isSettled: true }])
    expect(await paymentsAtBank(world, orderId)).toMatchObject([{ status: 'canceled' }])
    expect(await guest.outcome(orderId)).toMatchObject({ order: { status: 'expired' } })
  })
})

describe('case 45 a crash after the provider has acted, before the commit', () => {
  test('the capture: the order stands meanwhile, and the money is entered once', async () => {
    const { guest, order, orderId, ref, type } = await checkout(world)
    await type('pm_card_visa')
    await dieAfter('stripe', 'capture', () => guest.outcome(orderId))
    expect(await atBank(world, ref)).toEqual({ status: 'succeeded', taken: order.totalCents })
    expect(await ledgerOf(world, orderId)).toEqual([])
    await world.crash()
    expect(await guest.call(getOrder, { orderId: String(orderId) })).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'authorized',
    })
    await comeBack()
    await expect.poll(() => ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await guest.outcome(orderId)).toMatchObject({ order: { paymentStatus: 'paid' } })
  })

  test('PayPal’s capture: open until the lease is over, then confirmed with the places that were pinned', async () => {
    const { guest, order, orderId } = await awaitingOrder(world, { method: 'wallet' })
    const { ref } = await pressPay(world, guest, order, 'wallet')
    await world.bank.control('paypal/approve', { id: ref })
    await dieAfter('paypal', 'capture', () => guest.outcome(orderId))
    await world.crash()
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'pending', payment: { canRetry: false } })
    expect(await bookedPlaces(world, orderId)).toBe(1)
    await comeBack()
    await expect.poll(() => ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { status: 'confirmed' } })
  })

  test('Braintree’s sale: found by the attempt, not made again', async () => {
    const { guest, order, orderId } = await awaitingOrder(world, { method: 'second_card' })
    const { started } = await pressPay(world, guest, order, 'second_card')
    const nonce = 'fake-three-d-secure-visa-full-authentication-nonce'
    const hand = { attemptId: started.attemptId, nonce }
    await dieAfter('braintree', 'create', () => guest.call(submitPayment, hand))
    await world.crash()
    expect(await guest.refusal(submitPayment, hand)).toBe('payment_in_progress')
    await comeBack()
    await expect.poll(() => ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    expect(await world.bank.count(/POST \/merchants\/[^/]+\/transactions$/)).toBe(1)
  })

  test('the cancel: the attempt ends', async () => {
    const { orderId, ref, type } = await checkout(world)
    await type('pm_card_threeDSecure2Required')
    await world.setClock('2027-07-01T08:21:00+02:00')
    await world.db.sql('select * from expire_awaiting_orders(10)')
    const [attempt] = await attemptsOf(world, orderId)
    await dieAfter('stripe', 'cancel', () => world.server.app.payments.driver.sync(attempt?.id ?? 0))
    expect(await atBank(world, ref)).toMatchObject({ status: 'canceled' })
    expect(await attemptsOf(world, orderId)).toMatchObject([{ isSettled: false }])
    await comeBack(25)
    await expect.poll(() => attemptsOf(world, orderId)).toMatchObject([{ state: 'cancelled', isSettled: true }])
  })

  test('the refund: the same key, one refund, one entry', async () => {
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    const { order: paid } = await guest.outcome(orderId)
    await guest.call(deleteUmbrellaBooking, {
      idPrenotazioneOmbrellone: paid.lines[0]?.bookingId ?? 0,
      idOrdine: orderId,
    })
    const [refund] = await world.db.sql<{ id: number }>('select id::integer from refund where order_id = $1', [orderId])
    await dieAfter('stripe', 'refund', () => world.server.app.payments.refunds.sync(refund?.id ?? 0))
    expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
    await comeBack()
    const cents = Number(order.totalCents)
    await expect
      .poll(() => ledgerOf(world, orderId))
      .toEqual([
        ['capture', cents],
        ['refund', -cents],
      ])
    const { data } = await world.bank.stripe('GET', '/v1/refunds')
    expect(data).toHaveLength(1)
  })
})

describe('case 46 a crash between the commit and the mail', () => {
  const confirmations = async (number: string) =>
    (await listMails(path.join(folder, 'mail'), 100)).filter(({ text }) => text.includes(number))

  test('the next process sends it, once: what was handed over is not sent again (R11)', async () => {
    const { guest, order, orderId, type } = await checkout(world)
    await type('pm_card_visa')
    await guest.outcome(orderId)
    expect(await confirmations(order.number)).toHaveLength(0)
    const kept = await world.db.sql<{ kind: string; key: string; payload: object }>(
      'select kind, key, payload from outbox',
    )
    expect(kept).toHaveLength(1)
    await world.restart({ hasJobs: true })
    await expect.poll(() => confirmations(order.number)).toHaveLength(1)

    // Sent, and dead before the row was gone: the row is there again.
    await expect.poll(() => world.db.sql('select from outbox')).toHaveLength(0)
    const [row] = kept
    await world.db.sql('insert into outbox (kind, key, payload) values ($1, $2, $3)', [
      row?.kind,
      row?.key,
      row?.payload,
    ])
    await expect.poll(() => world.db.sql('select from outbox')).toHaveLength(0)
    expect(await confirmations(order.number)).toHaveLength(1)
  })
})
