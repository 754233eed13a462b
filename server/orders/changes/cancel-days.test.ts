import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as changes from '../../../domain/orders/change-calls.ts'
import { quoteDeletion } from '../../../domain/orders/calls.ts'
import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { makeStaff, setSettings } from '../../../tests/race/booking-world.ts'
import { freePlaces, ledgerOf } from '../../../tests/support/card-steps.ts'
import { booked, cancel, D, daysOf, idsOf, read, whole } from '../../../tests/support/change-steps.ts'
import {
  driveAll,
  mailsOf,
  refundsAtBank,
  refundsOf,
  setPrices,
  standingOf,
} from '../../../tests/support/money-steps.ts'
import { amount, deliverOrderMails, requireIn } from '../../../tests/support/order-mailbox.ts'
import { paymentWorld, type PaymentWorld } from '../../../tests/support/payment-world.ts'
import { payInCash } from '../../../tests/support/return-world.ts'
import { divideLine, hasAllHalfDays } from './change-queries.ts'

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
  await setPrices(world, 4000)
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

describe('G25 the mail says only how this money goes back', () => {
  const changedMail = async () =>
    (await deliverOrderMails(world.db, world.server.app.settings)).find(({ subject }) => subject.includes('cambiata'))

  test('what was paid by card goes back to it, and nothing is said of the desk', async () => {
    const stay = await booked(world)
    await cancel(stay, whole(D[1]))
    const mail = await changedMail()
    requireIn(mail, amount(4000), /con lo stesso metodo con cui hai pagato/)
    expect(mail?.text).not.toMatch(/contanti|cassa/)
  })

  test('what was paid at the desk the desk gives back, and nothing is said of another method', async () => {
    const stay = await booked(world, D[1], 'cash')
    await payInCash(world.db, stay.orderId, 8000)
    await cancel(stay, whole(D[1]))
    const mail = await changedMail()
    requireIn(mail, amount(4000), /te li restituisce la cassa/)
    expect(mail?.text).not.toMatch(/stesso metodo/)
  })
})

describe('B-03 single days are cancelled', () => {
  test('one of two days paid by card: half of the money goes back, the booking keeps its id', async () => {
    const stay = await booked(world)
    const quote = await stay.guest.call(changes.quoteChange, { ...idsOf(stay), days: whole(D[1]) })
    expect(quote).toMatchObject({ refundCents: 4000, keptCents: 0, totalAfterCents: 4000, isPaid: true })
    expect(quote.chosen).toEqual([{ day: D[1], part: 'full_day', paidCents: 4000, refundCents: 4000 }])
    expect(quote.days).toHaveLength(6)
    const after = await cancel(stay, whole(D[1]))
    expect(daysOf(after)).toEqual([[D[0], D[0], 'full_day']])
    expect(after.lines.find((line) => !line.isCancelled)?.bookingId).toBe(stay.bookingId)
    expect(after).toMatchObject({
      totalCents: 4000,
      refundedCents: 4000,
      creditedCents: 0,
      status: 'confirmed',
      dueCents: 0,
    })
    await driveAll(world, stay.orderId)
    expect(await ledgerOf(world, stay.orderId)).toEqual([
      ['capture', 8000],
      ['refund', -4000],
    ])
    expect(await standingOf(world, stay.orderId)).toMatchObject({ status: 'confirmed', net: 4000 })
    expect(await mailsOf(world, stay.orderId)).toContain('orders.changed')
  })

  test('the middle day with its beds: two bookings are left, the stock and the place are free again', async () => {
    const stay = await booked(world, D[2], 'card', 2)
    const after = await cancel(stay, whole(D[1]))
    expect(daysOf(after)).toEqual([
      [D[0], D[0], 'full_day'],
      [D[2], D[2], 'full_day'],
    ])
    const reserved = await world.db.sql<{ day: string; reserved: number }>(
      `select day::text, reserved from extra_stock where extra_id = 'sun_bed' and half = 0 order by day`,
    )
    expect(reserved.map((row) => row.reserved)).toEqual([2, 0, 2])
    const other = await world.payer()
    await other.call(lockUmbrellas, {
      from: D[1],
      to: D[1],
      part: 'full_day',
      places: [{ umbrellaId: stay.umbrellaId, people: 1, dogs: [], extras: [] }],
    })
    const last = after.lines.find((line) => line.from === D[2])
    expect(await cancel({ ...stay, bookingId: last?.bookingId ?? 0 }, whole(D[2]))).toMatchObject({
      status: 'confirmed',
    })
    expect(await cancel(stay, whole(D[0]))).toMatchObject({ status: 'cancelled', totalCents: 0, passCode: null })
    await driveAll(world, stay.orderId)
    expect(await standingOf(world, stay.orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  })

  test('half of a full day: what stays costs what half a day costs', async () => {
    const stay = await booked(world)
    const after = await cancel(stay, [{ day: D[0], part: 'morning' }])
    expect(daysOf(after)).toEqual(
      expect.arrayContaining([
        [D[0], D[0], 'afternoon'],
        [D[1], D[1], 'full_day'],
      ]),
    )
    const [half] = after.lines.filter((line) => line.part === 'afternoon' && !line.isCancelled)
    expect(half?.totalCents).toBeLessThan(4000)
    expect(after.refundedCents).toBe(4000 - (half?.totalCents ?? 0))
  })

  test('days one by one give back what the whole booking does, with a service and later than the first deadline', async () => {
    await setSettings(world.db, { servicePercent: 7, refundFullHours: 240, refundLaterPercent: 50 })
    await setPrices(world, 1235)
    await expect.poll(() => world.server.app.settings.servicePercent).toBe(7)
    const stay = await booked(world, D[2])
    const { guest, orderId, bookingId } = stay
    const all = await guest.call(quoteDeletion, { orderId: String(orderId), bookingId: String(bookingId) })
    expect(await guest.call(changes.quoteChange, { ...idsOf(stay), days: whole(D[0], D[1], D[2]) })).toMatchObject({
      refundCents: all.refundCents,
    })
    expect(all.refundCents).toBeLessThan(all.paidCents)
    let back = 0
    for (const day of [D[1], D[0], D[2]]) {
      const before = await read(guest, orderId)
      const line = before.lines.find((one) => !one.isCancelled && one.from <= day && day <= one.to)
      const after = await cancel({ guest, orderId, bookingId: line?.bookingId ?? 0 }, whole(day))
      back += after.refundedCents - before.refundedCents
    }
    expect(back).toBe(all.refundCents)
  })

  test('the money may become credit', async () => {
    const stay = await booked(world)
    expect(await cancel(stay, whole(D[0]), 'credit')).toMatchObject({
      totalCents: 4000,
      refundedCents: 4000,
      creditedCents: 4000,
    })
    expect(await refundsOf(world, stay.orderId)).toEqual([])
    const [row] = await world.db.sql('select balance_cents as cents from credit_balance where account_id = $1', [
      stay.guest.accountId,
    ])
    expect(row).toEqual({ cents: 4000 })
  })

  test('an unpaid booking becomes cheaper, and its deadline follows its first day', async () => {
    const stay = await booked(world, D[1], 'cash')
    const quote = await stay.guest.call(changes.quoteChange, { ...idsOf(stay), days: whole(D[0]) })
    expect(quote).toMatchObject({ refundCents: 0, isPaid: false, totalAfterCents: 4000 })
    expect(await cancel(stay, whole(D[0]))).toMatchObject({
      totalCents: 4000,
      dueCents: 4000,
      paymentStatus: 'unpaid',
      deadline: { day: D[1] },
    })
  })

  test('refused: what was not quoted, what is gone, what has begun, what is somebody else’s', async () => {
    const stay = await booked(world, D[2])
    const wish = { ...idsOf(stay), days: whole(D[1]), refundTo: 'original' as const }
    expect(await stay.guest.refusal(changes.cancelDays, { ...wish, refundCents: 1 })).toBe('quote_changed')
    const stranger = await world.payer()
    expect(await stranger.refusal(changes.cancelDays, { ...wish, refundCents: 4000 })).toBe('not_found')
    expect(await stranger.refusal(changes.quoteChange, { ...idsOf(stay), days: [] })).toBe('not_found')
    await stay.guest.call(changes.cancelDays, { ...wish, refundCents: 4000 })
    expect(await stay.guest.refusal(changes.cancelDays, { ...wish, refundCents: 4000 })).toBe('quote_changed')
    await world.setClock('2027-07-10T09:00:00+02:00')
    expect(await stay.guest.refusal(changes.quoteChange, { ...idsOf(stay), days: whole(D[0]) })).toBe('booking_started')
    const { days } = await stay.guest.call(changes.quoteChange, { ...idsOf(stay), days: [] })
    expect(days).toMatchObject([{ day: D[0], part: 'afternoon' }])
  })

  test('refused while a payment is under way, and for days that were returned', async () => {
    const guest = await world.payer()
    await guest.lock(...freePlaces())
    const order = await guest.order('card')
    const bookingId = order.lines[0]?.bookingId ?? 0
    const ask = { orderId: order.orderId, bookingId, days: [] }
    expect(await guest.refusal(changes.quoteChange, ask)).toBe('payment_in_progress')
    const stay = await booked(world)
    const undo = new Error('undo')
    const returned = world.db.database.transaction(async (tx) => {
      await tx.query({
        name: '',
        text: `select divide_stay($1, daterange('2027-07-11', '2027-07-12'), int4range(1, 2))`,
        values: [stay.bookingId],
      })
      expect(await hasAllHalfDays(tx, stay.orderId, stay.bookingId)).toBe(false)
      expect(await divideLine(tx, stay.orderId, stay.bookingId, { stays: [], goes: [] })).toBeNull()
      throw undo
    })
    await expect(returned).rejects.toBe(undo)
  })
})

test('B-03 what the resort cannot deliver goes back in full, whatever the policy', async () => {
  await setSettings(world.db, { refundFullHours: 240, refundLaterPercent: 0 })
  await expect.poll(() => world.server.app.settings.refundFullHours).toBe(240)
  const stay = await booked(world)
  const manager = await world.payer()
  const wish = { ...idsOf(stay), days: whole(D[0]), reason: 'resort_cannot_deliver' as const }
  expect(await stay.guest.refusal(changes.cancelByResort, wish)).toBe('not_allowed')
  const beach = world.payerBy(await makeStaff(world.db, { ...manager, email: '' }, ['beach']))
  expect(await beach.call(changes.cancelByResort, wish)).toEqual({ refundCents: 4000, orderTotalCents: 4000 })
  expect(await beach.call(changes.cancelByResort, { ...wish, days: null })).toEqual({
    refundCents: 4000,
    orderTotalCents: 0,
  })
  await driveAll(world, stay.orderId)
  expect(await standingOf(world, stay.orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  const [ref] = await world.db.sql<{ ref: string }>('select ref from payment_attempt where order_id = $1', [
    stay.orderId,
  ])
  expect(await refundsAtBank(world, ref?.ref ?? '')).toHaveLength(2)
})
