import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deleteUmbrellaBooking } from '../../domain/orders/calls.ts'
import { removeCard } from '../../domain/payments/calls.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { atBank, freePlaces, ledgerOf, saveCard } from '../../tests/support/card-steps.ts'
import {
  deleteLine,
  driveAll,
  issuesOf,
  mailsOf,
  paidOrder,
  refundsAtBank,
  refundsOf,
  setPrices,
  standingOf,
  type PaidWish,
} from '../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const paid = (wish: PaidWish = {}) => paidOrder(world, wish)

/** An afternoon or full days of a guest, paid by card. */
async function paidStay(from: string, to: string, part: 'afternoon' | 'full_day') {
  const guest = await world.payer()
  await guest.call(lockUmbrellas, {
    from,
    to,
    part,
    places: freePlaces().map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] })),
  })
  return paid({ guest, order: await guest.order('card') })
}

describe('case 75 parts of an order', () => {
  test('three bookings are deleted one by one: three refunds, and all of the money is back', async () => {
    const { guest, order, orderId, ref } = await paid({ count: 3 })
    const first = await deleteLine(guest, order, 1)
    expect(first.refundCents).toBe(first.paidCents)
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({
      status: 'confirmed',
      payment: 'partially_refunded',
      net: order.totalCents - first.refundCents,
    })
    expect(await guest.outcome(orderId)).toMatchObject({
      outcome: 'completed',
      order: { refundedCents: first.refundCents, canPay: false },
    })
    await deleteLine(guest, order, 0)
    await deleteLine(guest, order, 2)
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
    const back = await refundsAtBank(world, ref)
    expect(back.map(({ amount }) => amount).reduce((sum, cents) => sum + cents)).toBe(order.totalCents)
    expect(await refundsOf(world, orderId)).toHaveLength(3)
    expect((await mailsOf(world, orderId)).filter((kind) => kind === 'orders.refund')).toHaveLength(3)
  })

  test('with a service percentage the parts add up to what was paid, to the cent', async () => {
    await setSettings(world.db, { servicePercent: 7 })
    await setPrices(world, 1235)
    await expect.poll(() => world.server.app.settings.servicePercent).toBe(7)
    const { guest, order, orderId } = await paid({ count: 3 })
    for (const index of [2, 0, 1]) await deleteLine(guest, order, index)
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  })

  test('more than is left is never asked for: the dashboard gave a part back before', async () => {
    const { guest, order, orderId, ref } = await paid()
    const gone = order.totalCents - 100
    await world.bank.stripe('POST', '/v1/refunds', { payment_intent: ref, amount: String(gone) })
    await driveAll(world, orderId)
    await deleteLine(guest, order, 0)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([
      { state: 'external', cents: gone },
      { state: 'succeeded', cents: 100 },
    ])
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  })

  test('an over-refund that the bank refuses is a task for staff', async () => {
    const { guest, order, orderId, ref } = await paid()
    await world.bank.stripe('POST', '/v1/refunds', { payment_intent: ref, amount: '100' })
    await deleteLine(guest, order, 0)
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([
      { state: 'failed', reason: 'cancelled' },
      { state: 'external', cents: 100 },
    ])
    expect(await issuesOf(world, orderId)).toEqual(['refund_failed'])
    expect(await mailsOf(world, orderId)).toContain('orders.refund')
  })
})

describe('P2 case 76 a refund twice', () => {
  test('deleted twice at once it goes back once', async () => {
    const { guest, order, orderId, ref } = await paid({ count: 2 })
    const input = { idOrdine: orderId, idPrenotazioneOmbrellone: order.lines[0]?.bookingId ?? 0 }
    await Promise.all(Array.from({ length: 4 }, () => guest.call(deleteUmbrellaBooking, input)))
    await Promise.all([driveAll(world, orderId), driveAll(world, orderId)])
    expect(await refundsOf(world, orderId)).toHaveLength(1)
    expect(await refundsAtBank(world, ref)).toHaveLength(1)
  })

  test('an answer that was lost is asked for again with the same key', async () => {
    const { guest, order, orderId, ref } = await paid()
    await deleteLine(guest, order, 0)
    await world.bank.control('faults', { match: 'POST /v1/refunds$', phase: 'after', kind: 'drop', times: 3 })
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'requested', ref: null }])
    await driveAll(world, orderId)
    expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'succeeded', ref: expect.stringMatching(/^re_/) }])
    expect(await refundsAtBank(world, ref)).toHaveLength(1)
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  })
})

test('case 77 a refund that is pending counts and is mailed once it has succeeded', async () => {
  const { guest, order, orderId } = await paid({ card: 'pm_card_pendingRefund' })
  await deleteLine(guest, order, 0)
  await driveAll(world, orderId)
  const [pending] = await refundsOf(world, orderId)
  expect(pending).toMatchObject({ state: 'pending' })
  expect(await ledgerOf(world, orderId)).toEqual([['capture', order.totalCents]])
  expect(await mailsOf(world, orderId)).not.toContain('orders.refund')
  await world.bank.control('stripe/refund', { id: pending?.ref ?? '', ok: true })
  await driveAll(world, orderId)
  expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  expect((await mailsOf(world, orderId)).filter((kind) => kind === 'orders.refund')).toHaveLength(1)
})

test('case 78 a refund that fails after it had succeeded is taken back in the ledger, staff and guest are told', async () => {
  const { guest, order, orderId } = await paid({ card: 'pm_card_refundFail' })
  await deleteLine(guest, order, 0)
  await driveAll(world, orderId)
  expect(await standingOf(world, orderId)).toMatchObject({ payment: 'refunded', net: 0 })
  const [refund] = await refundsOf(world, orderId)
  await world.bank.control('stripe/refund', { id: refund?.ref ?? '', ok: false })
  await driveAll(world, orderId)
  await driveAll(world, orderId)
  expect(await ledgerOf(world, orderId)).toEqual([
    ['capture', order.totalCents],
    ['refund', -Number(order.totalCents)],
    ['refund_failed', order.totalCents],
  ])
  expect(await issuesOf(world, orderId)).toEqual(['refund_failed'])
  expect((await mailsOf(world, orderId)).filter((kind) => kind === 'orders.refund')).toHaveLength(2)
})

describe('case 84 the policy that was frozen with the order', () => {
  test('a day is far, the next one near: all of the one, half of the other', async () => {
    const { guest, order, orderId } = await paidStay('2027-07-10', '2027-07-12', 'full_day')
    await setSettings(world.db, { refundFullHours: 0, refundLaterPercent: 0 })
    await expect.poll(() => world.server.app.settings.refundLaterPercent).toBe(0)
    await world.setClock('2027-07-09T00:00:01+02:00')
    const quote = await deleteLine(guest, order, 0)
    expect(quote.policy).toEqual({ fullHours: 24, laterPercent: 50 })
    const [near, far, last] = quote.days
    expect(near?.refundCents).toBe(Math.round((near?.paidCents ?? 0) / 2))
    expect([far?.refundCents, last?.refundCents]).toEqual([far?.paidCents, last?.paidCents])
    await driveAll(world, orderId)
    expect(await ledgerOf(world, orderId)).toEqual([
      ['capture', order.totalCents],
      ['refund', -Number(quote.refundCents)],
    ])
    expect(await standingOf(world, orderId)).toMatchObject({ status: 'cancelled', payment: 'partially_refunded' })
  })

  test.each([
    ['2027-07-09T13:59:00+02:00', 100],
    ['2027-07-09T14:00:00+02:00', 50],
    ['2027-07-10T13:59:00+02:00', 50],
  ])('an afternoon deleted at %s gives %i per cent back', async (at, percent) => {
    const { guest, order } = await paidStay('2027-07-10', '2027-07-10', 'afternoon')
    await world.setClock(at)
    const quote = await deleteLine(guest, order, 0)
    expect(quote.refundCents).toBe(Math.round((quote.paidCents * percent) / 100))
  })

  test('what has begun is not deleted, and gives nothing back', async () => {
    const { guest, order, orderId } = await paidStay('2027-07-10', '2027-07-10', 'afternoon')
    await world.setClock('2027-07-10T14:00:01+02:00')
    const input = { idOrdine: orderId, idPrenotazioneOmbrellone: order.lines[0]?.bookingId ?? 0 }
    expect(await guest.refusal(deleteUmbrellaBooking, input)).toBe('booking_started')
    expect(await refundsOf(world, orderId)).toEqual([])
  })
})

test('case 85 the refund to a card that was removed since arrives', async () => {
  const guest = await world.payer()
  const cardId = await saveCard(world, guest, 'pm_card_visa')
  const { order, orderId, ref } = await paid({ guest, cardId })
  await guest.call(removeCard, { cardId })
  await deleteLine(guest, order, 0)
  await driveAll(world, orderId)
  expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'succeeded' }])
  expect(await refundsAtBank(world, ref)).toMatchObject([{ amount: order.totalCents }])
  expect(await atBank(world, ref)).toMatchObject({ status: 'succeeded' })
})
