import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyCart } from '../../domain/cart/calls.ts'
import { deleteUmbrellaBooking } from '../../domain/orders/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import {
  atBank,
  attemptsOf,
  awaitingOrder,
  bookedPlaces,
  checkout,
  drive,
  freePlaces,
  ledgerOf,
  pressPay,
} from '../../tests/support/card-steps.ts'
import { driveAll, mailsOf, passTime, refundsOf, standingOf } from '../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

const CHALLENGED = 'pm_card_threeDSecure2Required'
/** Minutes after which the places of a payment that began at once are no longer kept. */
const WINDOW_OVER = 11

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** A guest in the middle of a challenge when the window ends; nobody has asked the provider since. */
async function lateInChallenge(places: readonly number[]) {
  const begun = await checkout(world, { places })
  await begun.type(CHALLENGED)
  await passTime(world, WINDOW_OVER)
  expect(await standingOf(world, begun.orderId)).toMatchObject({ status: 'expired', net: 0 })
  return begun
}

describe('the hold is over during 3-D Secure', () => {
  test('case 62 the places are still free: they are booked again, and the order is confirmed', async () => {
    const places = freePlaces(2)
    const { guest, order, orderId, ref } = await lateInChallenge(places)
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'completed',
      order: { status: 'confirmed', paymentStatus: 'paid' },
    })
    expect(await bookedPlaces(world, orderId)).toBe(2)
    expect(await atBank(world, ref)).toEqual({ status: 'succeeded', taken: order.totalCents })
    expect(await mailsOf(world, orderId)).toEqual(['orders.confirmation'])
    await expect((await world.payer()).lock(...places)).rejects.toThrow('umbrella_taken')
  })

  test('case 62 the guest has begun to pay something else meanwhile: both orders are paid', async () => {
    const first = await lateInChallenge(freePlaces())
    const second = await checkout(world, { guest: first.guest })
    await world.bank.challenge(first.ref, true)
    expect(await first.guest.outcome(first.orderId)).toMatchObject({ outcome: 'completed' })
    await second.type('pm_card_visa')
    expect(await first.guest.outcome(second.orderId)).toMatchObject({ outcome: 'completed' })
    expect(await bookedPlaces(world, first.orderId)).toBe(1)
    expect(await bookedPlaces(world, second.orderId)).toBe(1)
  })

  test('case 62 nobody finishes the challenge before the provider is told: then nothing can be paid any more', async () => {
    const { guest, orderId, ref } = await lateInChallenge(freePlaces())
    await drive(world, orderId)
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
    await expect(world.bank.challenge(ref, true)).rejects.toThrow()
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      payment: { failure: { reason: 'time_over' } },
    })
  })

  test('cases 63 and 71 the place went to somebody who paid: the reservation is released, with a mail', async () => {
    const places = freePlaces()
    const { guest, orderId, ref } = await lateInChallenge(places)
    const other = await checkout(world, { places })
    await other.type('pm_card_visa')
    expect(await other.guest.outcome(other.orderId)).toMatchObject({ outcome: 'completed' })
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      order: { status: 'expired', paymentStatus: 'unpaid' },
      payment: { failure: { reason: 'places_taken' }, canRetry: false },
    })
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
    expect(await refundsOf(world, orderId)).toEqual([])
    expect(await ledgerOf(world, orderId)).toEqual([])
    expect(await mailsOf(world, orderId)).toEqual(['orders.given-back'])
    expect(await attemptsOf(world, orderId)).toMatchObject([{ use: 'give_back', state: 'cancelled', isSettled: true }])
  })

  test('case 63 the money was taken already: it is refunded once, with one key, and a mail', async () => {
    const places = freePlaces()
    const { guest, order, orderId, ref } = await lateInChallenge(places)
    await (await world.payer()).lock(...places)
    await world.bank.challenge(ref, true)
    await world.bank.stripe('POST', `/v1/payment_intents/${ref}/capture`)
    await guest.outcome(orderId)
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([
      { cents: order.totalCents, reason: 'give_back', state: 'succeeded', key: expect.stringMatching(/^back:pa_/) },
    ])
    expect(await ledgerOf(world, orderId)).toEqual([
      ['capture', order.totalCents],
      ['refund', -Number(order.totalCents)],
    ])
    expect(await standingOf(world, orderId)).toEqual({ status: 'expired', payment: 'unpaid', net: 0 })
    expect(await mailsOf(world, orderId)).toEqual(['orders.given-back'])
    expect(await world.bank.count(/POST \/v1\/refunds$/)).toBe(1)
  })

  test('case 64 one of five places is taken: all of the money goes back, and the other four are free', async () => {
    const places = freePlaces(5)
    const { guest, orderId, ref } = await lateInChallenge(places)
    await (await world.payer()).lock(places[3] ?? 0)
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      payment: { failure: { reason: 'places_taken' } },
    })
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
    expect(await bookedPlaces(world, orderId)).toBe(0)
    const other = await world.payer()
    expect((await other.lock(...places.toSpliced(3, 1))).cart.lines).toHaveLength(4)
  })

  test('case 71 a second guest cannot have the place while the first one’s window is open', async () => {
    const places = freePlaces()
    const { guest, orderId, ref, type } = await checkout(world, { places })
    await type(CHALLENGED)
    await passTime(world, 9)
    await expect((await world.payer()).lock(...places)).rejects.toThrow('umbrella_taken')
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  })
})

describe('case 67 the money comes after the guest let the order go', () => {
  test('by emptying the cart: the reservation is released', async () => {
    const { guest, orderId, ref, type } = await checkout(world)
    await type(CHALLENGED)
    await guest.call(emptyCart, {})
    await world.bank.challenge(ref, true)
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'failed', payment: 'unpaid', net: 0 })
    expect(await atBank(world, ref)).toEqual({ status: 'canceled', taken: 0 })
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'failed',
      payment: { failure: { reason: 'order_over' } },
    })
  })

  test('by deleting a booking that was to be paid later: the money goes back, with a mail', async () => {
    const guest = await world.payer()
    await guest.lock(...freePlaces())
    const order = await guest.order('pay_later')
    const { orderId } = order
    const { ref, type } = await pressPay(world, guest, order)
    await type(CHALLENGED)
    await guest.call(deleteUmbrellaBooking, {
      idOrdine: orderId,
      idPrenotazioneOmbrellone: order.lines[0]?.bookingId ?? 0,
    })
    await world.bank.challenge(ref, true)
    await world.bank.stripe('POST', `/v1/payment_intents/${ref}/capture`)
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'none', net: 0 })
    expect(await refundsOf(world, orderId)).toMatchObject([{ reason: 'give_back', state: 'succeeded' }])
    expect(await mailsOf(world, orderId)).toContain('orders.given-back')
  })
})

test('case 63 a wallet that is approved too late for places that are gone takes no money', async () => {
  const places = freePlaces()
  const { guest, order, orderId } = await awaitingOrder(world, { places, method: 'wallet' })
  const { ref } = await pressPay(world, guest, order, 'wallet')
  await passTime(world, WINDOW_OVER)
  await (await world.payer()).lock(...places)
  await world.bank.control('paypal/approve', { id: ref })
  await guest.outcome(orderId)
  await driveAll(world, orderId)
  expect(await standingOf(world, orderId)).toEqual({ status: 'expired', payment: 'unpaid', net: 0 })
  expect(await world.bank.count(/POST \/v2\/checkout\/orders\/[^/]+\/capture/)).toBe(0)
  expect((await attemptsOf(world, orderId)).every(({ isSettled }) => isSettled)).toBe(true)
})

test('case 62 a wallet that is approved too late for places that are still free is captured, and confirms', async () => {
  const { guest, order, orderId } = await awaitingOrder(world, { method: 'wallet' })
  const { ref } = await pressPay(world, guest, order, 'wallet')
  await passTime(world, WINDOW_OVER)
  await world.bank.control('paypal/approve', { id: ref })
  await guest.outcome(orderId)
  await driveAll(world, orderId)
  expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
  expect(await bookedPlaces(world, orderId)).toBe(1)
})

test('case 25 a guest whose wallet payment is under review orders and pays something else', async () => {
  const { guest, order, orderId } = await awaitingOrder(world, { method: 'wallet' })
  const { ref } = await pressPay(world, guest, order, 'wallet')
  await world.bank.control('paypal/approve', { id: ref, pending: true })
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'pending' })
  const second = await checkout(world, { guest })
  await second.type('pm_card_visa')
  expect(await guest.outcome(second.orderId)).toMatchObject({ outcome: 'completed' })
  await world.bank.control('paypal/resolve', { id: ref, ok: true })
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
})
