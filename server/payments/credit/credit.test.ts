import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evaluateOrder, startOrder } from '../../../domain/orders/calls.ts'
import { payWithCredit } from '../../../domain/orders/credit-calls.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { attemptsOf, freePlaces, ledgerOf, pressPay } from '../../../tests/support/card-steps.ts'
import { balanceOf, creditOf, earn, orderWithCredit } from '../../../tests/support/credit-steps.ts'
import { TEST_NOW } from '../../../tests/race/booking-world.ts'
import { deleteLine, driveAll, passTime, refundsOf, standingOf } from '../../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../../tests/support/payment-world.ts'
import { requestRefund } from '../request-refund.ts'
import { returnCreditOfExpired } from './credit-queries.ts'

let world: PaymentWorld
/** Minutes that have passed since the day of these tests began: the clock only goes on. */
let minutes = 0
/** From then to an hour after the time by which a stay of tomorrow's is paid. */
const DUE = (Date.parse('2027-07-09T19:00:00Z') - Date.parse(TEST_NOW)) / MINUTE

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** Lets so many minutes pass, and the clock's jobs see it. */
async function later(more: number) {
  minutes += more
  await passTime(world, minutes)
}

/** A guest with so much credit. */
async function rich(cents = 1200): Promise<Payer> {
  const guest = await world.payer()
  await earn(world, guest, cents)
  return guest
}

/** Pays by card what credit left. */
async function payRest(guest: Payer, order: Awaited<ReturnType<typeof orderWithCredit>>, card = 'pm_card_visa') {
  const begun = await pressPay(world, guest, order)
  await begun.type(card)
  const outcome = await guest.outcome(order.orderId)
  await driveAll(world, order.orderId)
  return { ...begun, outcome }
}

describe('B-06 credit pays a part of an order', () => {
  test('the attempt is for what is left, and the order is paid', async () => {
    const guest = await rich()
    const order = await orderWithCredit(guest, 'card')
    expect(order).toMatchObject({ status: 'awaiting_payment', creditCents: 1200, dueCents: order.totalCents - 1200 })
    expect(await balanceOf(guest)).toBe(0)
    const { started, outcome } = await payRest(guest, order)
    expect(started.amountCents).toBe(order.totalCents - 1200)
    expect(outcome).toMatchObject({ outcome: 'completed', order: { paymentStatus: 'paid', dueCents: 0 } })
    expect(await ledgerOf(world, order.orderId)).toEqual([
      ['credit', 1200],
      ['capture', order.totalCents - 1200],
    ])
  })

  test('credit that covers all needs no payment', async () => {
    const guest = await rich(1_000_000)
    const order = await orderWithCredit(guest, 'card')
    expect(order).toMatchObject({
      status: 'confirmed',
      method: 'no_payment_needed',
      paymentStatus: 'paid',
      dueCents: 0,
    })
    expect(order.passCode).not.toBeNull()
    expect(await balanceOf(guest)).toBe(1_000_000 - order.totalCents)
    expect(await attemptsOf(world, order.orderId)).toEqual([])
  })

  test('with cash the rest is due at the desk', async () => {
    const guest = await rich()
    const order = await orderWithCredit(guest, 'cash')
    expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid', dueCents: order.totalCents - 1200 })
  })

  test('more than there is, or so much that no provider takes the rest, is refused and nothing is ordered', async () => {
    const guest = await rich()
    await expect(orderWithCredit(guest, 'card', { creditCents: 1201 })).rejects.toThrow('credit_changed')
    const well = await rich(1_000_000)
    const { cart } = await well.lock(...freePlaces())
    const total = cart.totalCents
    await expect(again(well, total - 49)).rejects.toThrow('credit_changed')
    expect(await again(well, total - 50)).toMatchObject({ dueCents: 50 })
    expect(await balanceOf(guest)).toBe(1200)
    expect(await balanceOf(well)).toBe(1_000_000 - total + 50)
  })
})

describe('B-06 credit of an order that comes to nothing is back', () => {
  test('ordered anew: the credit goes over to the new order', async () => {
    const guest = await rich()
    await guest.lock(...freePlaces())
    const first = await again(guest)
    const second = await again(guest)
    expect(second.orderId).not.toBe(first.orderId)
    expect(await standingOf(world, first.orderId)).toMatchObject({ status: 'failed', net: 0 })
    expect(await standingOf(world, second.orderId)).toMatchObject({ status: 'awaiting_payment', net: 1200 })
    expect(await balanceOf(guest)).toBe(0)
  })

  test('a payment that came to nothing in time: at once without an attempt, else once the attempt is over', async () => {
    const [one, other] = [await rich(), await rich()]
    const alone = await orderWithCredit(one, 'card')
    const begun = await orderWithCredit(other, 'card')
    await pressPay(world, other, begun)
    await later(25)
    expect(await balanceOf(one)).toBe(1200)
    expect(await standingOf(world, alone.orderId)).toMatchObject({ status: 'expired', net: 0 })
    expect(await balanceOf(other)).toBe(0)
    expect(await sweep()).toBe(0)
    await driveAll(world, begun.orderId)
    expect(await sweep()).toBe(1)
    expect(await sweep()).toBe(0)
    expect(await balanceOf(other)).toBe(1200)
  })

  test('late money confirms the order with its credit still in it', async () => {
    const guest = await rich()
    const order = await orderWithCredit(guest, 'card')
    const begun = await pressPay(world, guest, order)
    await later(25)
    expect(await standingOf(world, order.orderId)).toMatchObject({ status: 'expired', net: 1200 })
    await begun.type('pm_card_visa')
    await driveAll(world, order.orderId)
    await driveAll(world, order.orderId)
    expect(await standingOf(world, order.orderId)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      net: order.totalCents,
    })
    expect(await sweep()).toBe(0)
    expect(await balanceOf(guest)).toBe(0)
  })
})

describe('B-03 money goes back the way it came', () => {
  test('a whole order: the card gets its part, credit is credit again', async () => {
    const guest = await rich()
    const order = await orderWithCredit(guest, 'card')
    await payRest(guest, order)
    await deleteLine(guest, order, 0)
    await driveAll(world, order.orderId)
    expect((await refundsOf(world, order.orderId)).map(({ cents }) => cents)).toEqual([order.totalCents - 1200])
    expect(await standingOf(world, order.orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
    expect(await balanceOf(guest)).toBe(1200)
    expect((await creditOf(guest)).movements.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['returned', 1200],
      ['used', -1200],
      ['earned', 1200],
    ])
  })

  test('one of two places: money first, credit last', async () => {
    const guest = await rich()
    const order = await orderWithCredit(guest, 'card', { places: freePlaces(2) })
    await payRest(guest, order)
    await deleteLine(guest, order, 0)
    await driveAll(world, order.orderId)
    expect((await refundsOf(world, order.orderId)).map(({ cents }) => cents)).toEqual([order.totalCents / 2])
    expect(await balanceOf(guest)).toBe(0)
    await deleteLine(guest, order, 1)
    await driveAll(world, order.orderId)
    const half = order.totalCents / 2
    expect((await refundsOf(world, order.orderId)).map(({ cents }) => cents)).toEqual([half, half - 1200])
    expect(await balanceOf(guest)).toBe(1200)
  })

  test('an unpaid order that is deleted gives its credit back', async () => {
    const guest = await rich()
    const order = await orderWithCredit(guest, 'pay_later')
    await deleteLine(guest, order, 0)
    expect(await balanceOf(guest)).toBe(1200)
    expect(await standingOf(world, order.orderId)).toMatchObject({ status: 'cancelled', net: 0 })
  })

  test('as credit, where the guest wishes so: once, and never more than came in', async () => {
    const guest = await rich()
    const order = await orderWithCredit(guest, 'card')
    await payRest(guest, order)
    const { orderId, totalCents } = order
    const lineId = order.lines[0]?.bookingId ?? 0
    for (let press = 0; press < 2; press += 1)
      await world.db.database.transaction(async (tx) => {
        await tx.query({ name: 'test.lock', text: 'select from orders where id = $1 for update', values: [orderId] })
        await tx.query({
          name: 'test.end',
          text: `select cancel_order_lines($1, null, 'cancelled', 'guest', 'deleted by the guest')`,
          values: [orderId],
        })
        await requestRefund(tx, { orderId, lineId, amountCents: totalCents, to: 'credit' })
      })
    expect(await refundsOf(world, orderId)).toEqual([])
    expect(await balanceOf(guest)).toBe(totalCents)
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
    expect(await guest.outcome(orderId)).toMatchObject({ order: { refundedCents: totalCents } })
  })
})

describe('R-411 an unpaid order is paid with credit later', () => {
  test('a part of it, and the rest by card', async () => {
    const guest = await world.payer()
    const order = await orderWithCredit(guest, 'pay_later', { creditCents: 0 })
    await pressPay(world, guest, order)
    await earn(world, guest, 1200)
    const wish = { orderId: order.orderId, creditCents: 1200, dueCents: order.totalCents }
    const after = await guest.call(payWithCredit, wish)
    expect(after).toMatchObject({
      creditCents: 1200,
      dueCents: order.totalCents - 1200,
      paymentStatus: 'unpaid',
      canPay: true,
    })
    // The same press again pays nothing more, and the payment for the whole amount is over.
    expect(await guest.refusal(payWithCredit, wish)).toBe('credit_changed')
    await driveAll(world, order.orderId)
    const { outcome } = await payRest(guest, after)
    expect(outcome.order).toMatchObject({ paymentStatus: 'paid', dueCents: 0 })
    expect(await ledgerOf(world, order.orderId)).toEqual([
      ['credit', 1200],
      ['capture', order.totalCents - 1200],
    ])
  })

  test('all of it: nothing is due at its due time any more', async () => {
    const guest = await rich(1_000_000)
    const order = await orderWithCredit(guest, 'pay_later', { creditCents: 0 })
    const { orderId, totalCents } = order
    const after = await guest.call(payWithCredit, { orderId, creditCents: totalCents, dueCents: totalCents })
    expect(after).toMatchObject({ method: 'no_payment_needed', paymentStatus: 'paid', deadline: null })
    const stranger = await rich(1_000_000)
    expect(await stranger.refusal(payWithCredit, { orderId, creditCents: 100, dueCents: 100 })).toBe('not_found')
  })

  test('its due time gives credit back with the places', async () => {
    const guest = await rich()
    const order = await orderWithCredit(guest, 'pay_later')
    await later(DUE)
    expect(await standingOf(world, order.orderId)).toMatchObject({ status: 'cancelled', net: 0 })
    expect(await balanceOf(guest)).toBe(1200)
  })
})

/** Orders what is in the cart by card, with a part of credit. */
async function again(guest: Payer, creditCents = 1200) {
  const quote = await guest.call(evaluateOrder, { cart: 'umbrella' })
  const { version = '' } = quote.conditions.find(({ method }) => method === 'card') ?? {}
  return guest.call(startOrder, {
    quoteId: quote.quoteId,
    method: 'card',
    conditionsAccepted: true,
    conditionsVersion: version,
    creditCents,
  })
}

/** One run of the job that gives back what expired orders keep. */
const sweep = () => world.db.database.transaction((tx) => returnCreditOfExpired(tx, 100))
