import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as changes from '../../../domain/orders/change-calls.ts'
import { deleteUmbrellaBooking } from '../../../domain/orders/calls.ts'
import { startPayment } from '../../../domain/payments/calls.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { freePlaces, ledgerOf, pressPay } from '../../../tests/support/card-steps.ts'
import { booked, cancel, D, daysOf, idsOf, move, moveOf, read, whole } from '../../../tests/support/change-steps.ts'
import {
  driveAll,
  mailsOf,
  refundsOf,
  runClockJobs,
  setPrices,
  standingOf,
  takeCash,
} from '../../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../../tests/support/payment-world.ts'
import { grantCredit } from '../../payments/credit/grant-credit.ts'

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
  await setPrices(world, 4000)
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

describe('B-03 a booking moves', () => {
  test('one day later at the same place: its own stay is not in its way, nothing is to be paid', async () => {
    const stay = await booked(world)
    const after = await move(stay, { from: D[1], to: D[2] })
    expect(daysOf(after)).toEqual([[D[1], D[2], 'full_day']])
    expect(after).toMatchObject({ totalCents: 8000, dueCents: 0, paymentStatus: 'paid' })
    expect(after.lines[0]?.bookingId).toBe(stay.bookingId)
    expect(await move(stay)).toMatchObject({ totalCents: 8000, dueCents: 0, refundedCents: 0 })
    expect(await refundsOf(world, stay.orderId)).toEqual([])
    expect((await mailsOf(world, stay.orderId)).filter((kind) => kind === 'orders.changed')).toHaveLength(2)
  })

  test('a dearer stay is due, and paid by card; the order is never given up for its difference', async () => {
    const stay = await booked(world)
    const after = await move(stay, { to: D[2] })
    expect(after).toMatchObject({
      totalCents: 12_000,
      dueCents: 4000,
      paymentStatus: 'unpaid',
      canPay: true,
      status: 'confirmed',
    })
    await runClockJobs(world)
    expect(await standingOf(world, stay.orderId)).toMatchObject({ status: 'confirmed', payment: 'unpaid' })
    const { started, type } = await pressPay(world, stay.guest, after)
    expect(started.amountCents).toBe(4000)
    await type('pm_card_visa')
    expect(await stay.guest.outcome(stay.orderId)).toMatchObject({
      outcome: 'completed',
      order: { paymentStatus: 'paid', dueCents: 0, canPay: false },
    })
    expect(await ledgerOf(world, stay.orderId)).toEqual([
      ['capture', 8000],
      ['capture', 4000],
    ])
    await stay.guest.call(deleteUmbrellaBooking, { idOrdine: stay.orderId, idPrenotazioneOmbrellone: stay.bookingId })
    await driveAll(world, stay.orderId)
    expect(await standingOf(world, stay.orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  })

  test('a cheaper stay gives back, each move its own refund', async () => {
    const stay = await booked(world, D[2])
    expect(await move(stay, { from: D[0], to: D[1] })).toMatchObject({ totalCents: 8000, refundedCents: 4000 })
    expect(await move(stay, { from: D[1], to: D[1] })).toMatchObject({ totalCents: 4000, refundedCents: 8000 })
    await driveAll(world, stay.orderId)
    expect(await standingOf(world, stay.orderId)).toMatchObject({ net: 4000 })
    expect(await refundsOf(world, stay.orderId)).toHaveLength(2)
  })

  test('dearer again while money is on its way back: all of the difference is due', async () => {
    const stay = await booked(world)
    await cancel(stay, whole(D[1]))
    expect(await move(stay, { to: D[2] })).toMatchObject({ totalCents: 12_000, dueCents: 8000 })
    await driveAll(world, stay.orderId)
    expect(await read(stay.guest, stay.orderId)).toMatchObject({ dueCents: 8000, paymentStatus: 'unpaid' })
  })

  test('a difference may be paid with credit at once', async () => {
    const stay = await booked(world)
    await world.db.database.transaction((tx) =>
      grantCredit(tx, {
        accountId: stay.guest.accountId,
        amountCents: 5000,
        reason: 'goodwill',
        key: 'for-the-test',
        orderId: null,
      }),
    )
    const wish = moveOf(stay, { to: D[2] })
    expect(await stay.guest.call(changes.quoteMove, wish)).toMatchObject({ differenceCents: 4000, creditCents: 5000 })
    expect(await move(stay, { to: D[2] }, 4000)).toMatchObject({
      dueCents: 0,
      paymentStatus: 'paid',
      creditCents: 4000,
    })
  })

  test('days that are given up too late are kept by the policy, and told before', async () => {
    await setSettings(world.db, { refundFullHours: 240, refundLaterPercent: 50 })
    await expect.poll(() => world.server.app.settings.refundFullHours).toBe(240)
    const stay = await booked(world, D[0])
    const later = { from: D[3], to: D[3] }
    expect(await stay.guest.call(changes.quoteMove, moveOf(stay, later))).toMatchObject({
      keptCents: 2000,
      differenceCents: 2000,
      refundCents: 0,
    })
    expect(await move(stay, later)).toMatchObject({ totalCents: 4000, dueCents: 2000 })
  })

  test('prices that were seen are kept for days that stay; new days cost what they cost now', async () => {
    const stay = await booked(world)
    await setPrices(world, 5000)
    const quote = await stay.guest.call(changes.quoteMove, moveOf(stay, { from: D[1], to: D[2] }))
    expect(quote).toMatchObject({ totalAfterCents: 9000, differenceCents: 1000 })
    const [umbrellaId = 0] = freePlaces()
    expect(await stay.guest.call(changes.quoteMove, moveOf(stay, { umbrellaId }))).toMatchObject({
      totalAfterCents: 10_000,
      line: { umbrellaId },
    })
  })

  test('an unpaid booking moves with its deadline, and not behind it', async () => {
    const stay = await booked(world, D[1], 'cash')
    expect(await move(stay, { from: D[2], to: D[2] })).toMatchObject({
      totalCents: 4000,
      dueCents: 4000,
      deadline: { day: D[2] },
    })
    await world.setClock('2027-07-09T23:00:00+02:00')
    const today = moveOf(stay, { from: civilDate('2027-07-09'), to: civilDate('2027-07-09'), part: 'afternoon' })
    expect(await stay.guest.refusal(changes.quoteMove, today)).toBe('cash_cutoff_passed')
  })

  test('refused: a place that somebody has, another quote, rules of the place, the sixth umbrella, a day that has begun', async () => {
    const [stay, other] = [await booked(world), await booked(world)]
    const wish = moveOf(stay, { umbrellaId: other.umbrellaId })
    expect(await stay.guest.refusal(changes.quoteMove, wish)).toBe('umbrella_taken')
    const money = { refundCents: 0, differenceCents: 0, refundTo: 'original' as const, creditCents: 0 }
    expect(await stay.guest.refusal(changes.moveUmbrellaBooking, { ...wish, ...money })).toBe('umbrella_taken')
    const longer = moveOf(stay, { to: D[2] })
    expect(await stay.guest.refusal(changes.moveUmbrellaBooking, { ...longer, ...money })).toBe('quote_changed')
    expect(await stay.guest.refusal(changes.quoteMove, moveOf(stay, { people: 20 }))).toBe('too_many_people')
    expect(await stay.guest.refusal(changes.quoteMove, moveOf(stay, { umbrellaId: 999_999 }))).toBe('umbrella_unknown')
    expect(await other.guest.refusal(changes.quoteMove, moveOf(stay))).toBe('not_found')
    const five = freePlaces(5)
    await stay.guest.call(lockUmbrellas, {
      from: D[2],
      to: D[2],
      part: 'full_day',
      places: five.map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] })),
    })
    expect(await stay.guest.refusal(changes.moveUmbrellaBooking, { ...longer, ...money, differenceCents: 4000 })).toBe(
      'too_many_umbrellas',
    )
    await world.setClock('2027-07-10T09:00:00+02:00')
    expect(await stay.guest.refusal(changes.quoteMove, moveOf(stay, { from: D[1] }))).toBe('booking_started')
  })
})

test('a move while its difference is being paid: what was paid for another difference goes back, and nothing is paid twice', async () => {
  const stay = await booked(world)
  const dearer = await move(stay, { to: D[2] })
  const { type } = await pressPay(world, stay.guest, dearer)
  // The guest changes their mind in another tab; the attempt is only open, so nothing is under way.
  expect(await move(stay)).toMatchObject({ dueCents: 0, paymentStatus: 'paid', canPay: false })
  await type('pm_card_visa').catch(() => undefined)
  await driveAll(world, stay.orderId)
  expect(await standingOf(world, stay.orderId)).toMatchObject({ status: 'confirmed', payment: 'paid', net: 8000 })
  expect(await stay.guest.refusal(startPayment, { orderId: stay.orderId, modeId: 3 })).toBe('order_not_payable')
})

test('what is reserved for a difference is under way: nothing is changed until it is taken', async () => {
  const stay = await booked(world)
  const dearer = await move(stay, { to: D[2] })
  const { type } = await pressPay(world, stay.guest, dearer)
  await type('pm_card_visa')
  await world.db.sql(`update payment_attempt set state = 'processing' where order_id = $1 and use is null`, [
    stay.orderId,
  ])
  expect(await stay.guest.refusal(changes.quoteChange, { ...idsOf(stay), days: [] })).toBe('payment_in_progress')
  await world.db.sql(`update payment_attempt set state = 'needs_method' where order_id = $1 and use is null`, [
    stay.orderId,
  ])
  await driveAll(world, stay.orderId)
  expect(await read(stay.guest, stay.orderId)).toMatchObject({ paymentStatus: 'paid', dueCents: 0 })
})

test('what was paid at the desk stays due at the desk after a dearer move, beyond the hour of cash', async () => {
  const stay = await booked(world, D[1], 'cash')
  await takeCash(world, stay.order)
  expect(await move(stay, { to: D[2] })).toMatchObject({ dueCents: 4000, paymentStatus: 'unpaid', canPay: true })
  await world.setClock('2027-07-10T12:00:00+02:00')
  await runClockJobs(world)
  expect(await standingOf(world, stay.orderId)).toMatchObject({ status: 'confirmed', payment: 'unpaid' })
  expect((await pressPay(world, stay.guest, stay.order)).started.amountCents).toBe(4000)
})
