import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyCart } from '../../../domain/cart/calls.ts'
import { listSavedCards } from '../../../domain/payments/calls.ts'
import { cancelItem, evaluateItemOrder, startItemOrder } from '../../../domain/orders/item-calls.ts'
import { quoteDeletion, type Order } from '../../../domain/orders/calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { TEST_NOW } from '../../../tests/race/booking-world.ts'
import { atBank, attemptsOf, ledgerOf, pressPay } from '../../../tests/support/card-steps.ts'
import {
  carsOn,
  cushions,
  freeDay,
  leaveSpaces,
  nameless,
  orderItems,
  parking,
  press,
} from '../../../tests/support/item-steps.ts'
import { driveAll, mailsOf, passTime, refundsOf, standingOf } from '../../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../../tests/support/payment-world.ts'

const CHALLENGED = 'pm_card_threeDSecure2Required'
let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** A guest who has ordered a space by card and pressed *Paga*. */
async function paying(day = freeDay(), guest?: Payer) {
  const payer = guest ?? (await world.payer())
  const order = await orderItems(payer, parking(day), 'card')
  return pressPay(world, payer, order)
}

async function paid(cart = parking(), guest?: Payer) {
  const payer = guest ?? (await world.payer())
  const begun = await pressPay(world, payer, await orderItems(payer, cart, 'card'))
  await begun.type('pm_card_visa')
  expect(await payer.outcome(begun.orderId)).toMatchObject({ outcome: 'completed' })
  await driveAll(world, begun.orderId)
  return begun
}

const itemOf = (order: Order, index = 0) => order.items[index]?.itemId ?? 0

describe('R-713 an order of items is paid by the same way as places', () => {
  test('it holds its space from the order on, and stands once the money is reserved', async () => {
    const day = freeDay()
    const { guest, order, orderId, type, ref } = await paying(day)
    expect(order).toMatchObject({ status: 'awaiting_payment', canPay: true, passCode: null })
    expect(await carsOn(world, day)).toBe(1)
    expect(await mailsOf(world, orderId)).toEqual([])
    await type('pm_card_visa')
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'completed',
      order: { status: 'confirmed', paymentStatus: 'paid', method: 'card' },
    })
    expect(await atBank(world, ref)).toEqual({ status: 'succeeded', taken: 800 })
    expect(await ledgerOf(world, orderId)).toEqual([['capture', 800]])
    expect(await mailsOf(world, orderId)).toEqual(['orders.confirmation'])
  })

  test('R-110 a guest without an account pays, and no card of theirs is kept', async () => {
    const guest = await nameless(world, 'Piero')
    const order = await orderItems(guest, cushions(), 'card')
    expect(await guest.refusal(listSavedCards, {})).toBe('login_required')
    const begun = await pressPay(world, guest, order, 'card', { saveCard: true })
    await begun.type('pm_card_visa')
    expect(await guest.outcome(order.orderId)).toMatchObject({ outcome: 'completed' })
    expect(await world.db.sql('select from payment_customer where account_id = $1', [guest.accountId])).toEqual([])
    await expect(guest.pay(order.orderId, 'card', { cardId: 'somebodys-card' })).rejects.toThrow('card_unknown')
  })

  test('a decline leaves it waiting, too many end it and release its space', async () => {
    const day = freeDay()
    const { guest, orderId, type } = await paying(day)
    await type('pm_card_visa_chargeDeclined')
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'failed', order: { canPay: true } })
    expect(await carsOn(world, day)).toBe(1)
    for (let tries = 4; tries > 0; tries -= 1) {
      await type('pm_card_visa_chargeDeclined')
      expect(await guest.outcome(orderId)).toMatchObject({ payment: { triesLeft: tries - 1 } })
    }
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'failed', net: 0 })
    expect(await carsOn(world, day)).toBe(0)
  })

  test('a new order of the category ends the one that waits, unless money for it may be moving', async () => {
    const [first, second] = [freeDay(), freeDay()]
    const { guest, orderId } = await paying(first)
    const next = await paying(second, guest)
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'failed' })
    expect([await carsOn(world, first), await carsOn(world, second)]).toEqual([0, 1])
    // Other categories wait beside it.
    await orderItems(guest, cushions(), 'card')
    expect(await standingOf(world, next.orderId)).toMatchObject({ status: 'awaiting_payment' })
    await world.db.sql(`update payment_attempt set is_indeterminate = true where order_id = $1`, [next.orderId])
    const wish = press(await guest.call(evaluateItemOrder, { cart: parking() }), 'card')
    expect(await guest.refusal(startItemOrder, wish)).toBe('payment_in_progress')
    await driveAll(world, next.orderId)
  })

  test('R-406 the umbrellas of the same guest wait on their own: neither ends the other', async () => {
    const guest = await world.payer()
    await guest.lock(520)
    const places = await guest.order('card')
    const items = await orderItems(guest, parking(), 'card')
    await guest.lock(521)
    expect(await standingOf(world, places.orderId)).toMatchObject({ status: 'failed' })
    expect(await standingOf(world, items.orderId)).toMatchObject({ status: 'awaiting_payment' })
    const expiresAt = (await guest.cart()).umbrella.expiresAt
    await pressPay(world, guest, items)
    expect((await guest.cart()).umbrella.expiresAt).toBe(expiresAt)
    await guest.call(emptyCart, {})
  })
})

describe('R-707 R-301 deleting', () => {
  test('gives back what the policy of the order gives, once, and releases the space once', async () => {
    const day = freeDay()
    const { guest, order, orderId } = await paid(parking(day))
    const bookingId = String(itemOf(order))
    const quote = await guest.call(quoteDeletion, { orderId: String(orderId), bookingId })
    expect(quote).toMatchObject({ paidCents: 800, refundCents: 800, days: [{ day, refundCents: 800 }] })
    const deletion = { orderId, itemId: itemOf(order) }
    const both = await Promise.all([guest.call(cancelItem, deletion), guest.call(cancelItem, deletion)])
    for (const one of both) expect(one).toMatchObject({ status: 'cancelled', items: [{ isCancelled: true }] })
    await driveAll(world, orderId)
    expect(await carsOn(world, day)).toBe(0)
    expect(await refundsOf(world, orderId)).toMatchObject([{ cents: 800, reason: 'cancelled' }])
    expect(await standingOf(world, orderId)).toMatchObject({ payment: 'refunded', net: 0 })
    expect((await mailsOf(world, orderId)).filter((kind) => kind === 'orders.freed')).toHaveLength(1)
  })

  test('R-706 late, the policy of the order keeps its part, and the sums agree', async () => {
    const { guest, order, orderId } = await paid(parking('2027-07-02' as CivilDate))
    const quote = await guest.call(quoteDeletion, { orderId: String(orderId), bookingId: String(itemOf(order)) })
    expect(quote).toMatchObject({ paidCents: 800, refundCents: 400 })
    await guest.call(cancelItem, { orderId, itemId: itemOf(order) })
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'partially_refunded', net: 400 })
  })

  test('of two services one goes, and the other one stands and costs its part', async () => {
    const guest = await world.payer()
    const day = freeDay()
    const one = { serviceId: 1, day, part: 'full_day' as const, quantity: 1 }
    const cart = { cart: 'service' as const, items: [one, { ...one, serviceId: 2 }] }
    const { order, orderId } = await paid(cart, guest)
    const [first = 0, second = 0] = order.items.map(({ totalCents }) => totalCents)
    const after = await guest.call(cancelItem, { orderId, itemId: itemOf(order) })
    expect(after).toMatchObject({ status: 'confirmed', totalCents: second, refundedCents: first })
    expect(await guest.refusal(cancelItem, { orderId, itemId: itemOf(order) + 100 })).toBe('not_found')
  })

  test('is over when its day has begun', async () => {
    const today = await orderItems(await world.payer(), parking('2027-07-02' as CivilDate), 'cash')
    expect(today.items[0]?.canDelete).toBe(true)
    const guest = await world.payer()
    const late = await orderItems(guest, parking('2027-07-01' as CivilDate), 'cash')
    expect(late.items[0]?.canDelete).toBe(false)
    expect(await guest.refusal(cancelItem, { orderId: late.orderId, itemId: itemOf(late) })).toBe('too_late_to_delete')
  })
})

describe('8.2 and 8.6 time', () => {
  test('an order that nobody pays in time gives its space back, once', async () => {
    const day = freeDay()
    const order = await orderItems(await world.payer(), parking(day), 'card')
    await passTime(world, 11)
    await passTime(world, 12)
    expect(await standingOf(world, order.orderId)).toMatchObject({ status: 'expired', net: 0 })
    expect(await carsOn(world, day)).toBe(0)
    await world.setClock(TEST_NOW)
  })

  test('case 62 money that comes late takes the space again, where it is free', async () => {
    const day = freeDay()
    const { guest, orderId, ref, type } = await paying(day)
    await type(CHALLENGED)
    await passTime(world, 11)
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'expired' })
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed', order: { status: 'confirmed' } })
    expect(await carsOn(world, day)).toBe(1)
    expect(await atBank(world, ref)).toMatchObject({ taken: 800 })
    await world.setClock(TEST_NOW)
  })

  test('cases 63 and 71 the space went to somebody else: the money goes back, with a mail', async () => {
    const day = freeDay()
    await leaveSpaces(world, day, 1)
    const { guest, orderId, ref, type } = await paying(day)
    await type(CHALLENGED)
    await passTime(world, 11)
    await orderItems(await world.payer(), parking(day), 'cash')
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'failed', order: { status: 'expired' } })
    await driveAll(world, orderId)
    expect(await atBank(world, ref)).toMatchObject({ taken: 0 })
    expect(await carsOn(world, day)).toBe(1)
    expect(await mailsOf(world, orderId)).toEqual(['orders.given-back'])
    expect((await attemptsOf(world, orderId))[0]).toMatchObject({ use: 'give_back' })
    await world.setClock(TEST_NOW)
  })
})
