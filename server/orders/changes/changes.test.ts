import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput } from '../../../domain/platform/call.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import * as changes from '../../../domain/orders/change-calls.ts'
import { deleteUmbrellaBooking, getOrder, quoteDeletion, type Order } from '../../../domain/orders/calls.ts'
import { startPayment } from '../../../domain/payments/calls.ts'
import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { freePlaces, ledgerOf, pressPay } from '../../../tests/support/card-steps.ts'
import {
  driveAll,
  mailsOf,
  paidOrder,
  refundsAtBank,
  refundsOf,
  runClockJobs,
  setPrices,
  standingOf,
  takeCash,
} from '../../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../../tests/support/payment-world.ts'
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

const D = ['2027-07-10', '2027-07-11', '2027-07-12', '2027-07-13'].map(civilDate) as [
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
  ReturnType<typeof civilDate>,
]
type Part = 'full_day' | 'morning' | 'afternoon'
const whole = (...days: readonly string[]) => days.map((day) => ({ day, part: 'full_day' as Part }))

/** A guest with an order of one place, ordered by cash or paid by card. */
async function booked(to: string = D[1], method: 'card' | 'cash' | 'pay_later' = 'card', beds = 0) {
  const guest = await world.payer()
  const extras = beds === 0 ? [] : [{ id: 'sun_bed' as const, quantity: beds }]
  const [umbrellaId = 0] = freePlaces()
  await guest.call(lockUmbrellas, {
    from: D[0],
    to,
    part: 'full_day',
    places: [{ umbrellaId, people: 1, dogs: [], extras }],
  })
  const order = await guest.order(method)
  if (method === 'card') await paidOrder(world, { guest, order })
  const line = order.lines[0]
  if (line === undefined) throw new Error('the order has no line')
  return { guest, order, orderId: order.orderId, bookingId: line.bookingId, umbrellaId }
}

type Booked = Awaited<ReturnType<typeof booked>>

async function cancel(
  { guest, orderId, bookingId }: Pick<Booked, 'guest' | 'orderId' | 'bookingId'>,
  days: readonly { day: string; part: Part }[],
  refundTo: 'original' | 'credit' = 'original',
): Promise<Order> {
  const wish = { orderId, bookingId, days: [...days] }
  const { refundCents } = await guest.call(changes.quoteChange, wish)
  return guest.call(changes.cancelDays, { ...wish, refundCents, refundTo })
}

type MoveInput = CallInput<typeof changes.quoteMove>

function moveOf({ orderId, bookingId, umbrellaId }: Booked, more: Partial<MoveInput> = {}): MoveInput {
  return {
    orderId,
    bookingId,
    umbrellaId,
    from: D[0],
    to: D[1],
    part: 'full_day',
    people: 1,
    dogs: [],
    extras: [],
    ...more,
  }
}

async function move(
  stay: Booked,
  more: Partial<MoveInput> = {},
  creditCents = 0,
  refundTo: 'original' | 'credit' = 'original',
) {
  const wish = moveOf(stay, more)
  const { refundCents, differenceCents } = await stay.guest.call(changes.quoteMove, wish)
  return stay.guest.call(changes.moveUmbrellaBooking, { ...wish, refundCents, differenceCents, refundTo, creditCents })
}

const read = (guest: Payer, orderId: number) => guest.call(getOrder, { orderId: String(orderId) })
const daysOf = (order: Order) =>
  order.lines.filter((line) => !line.isCancelled).map(({ from, to, part }) => [from, to, part])

describe('B-03 single days are cancelled', () => {
  test('one of two days paid by card: half of the money goes back, the booking keeps its id', async () => {
    const stay = await booked()
    const quote = await stay.guest.call(changes.quoteChange, { ...idsOf(stay), days: whole(D[1]) })
    expect(quote).toMatchObject({ refundCents: 4000, keptCents: 0, totalAfterCents: 4000, isPaid: true })
    expect(quote.chosen).toEqual([{ day: D[1], part: 'full_day', paidCents: 4000, refundCents: 4000 }])
    expect(quote.days).toHaveLength(6)
    const after = await cancel(stay, whole(D[1]))
    expect(daysOf(after)).toEqual([[D[0], D[0], 'full_day']])
    expect(after.lines.find((line) => !line.isCancelled)?.bookingId).toBe(stay.bookingId)
    expect(after).toMatchObject({ totalCents: 4000, refundedCents: 4000, status: 'confirmed', dueCents: 0 })
    await driveAll(world, stay.orderId)
    expect(await ledgerOf(world, stay.orderId)).toEqual([
      ['capture', 8000],
      ['refund', -4000],
    ])
    expect(await standingOf(world, stay.orderId)).toMatchObject({ status: 'confirmed', net: 4000 })
    expect(await mailsOf(world, stay.orderId)).toContain('orders.changed')
  })

  test('the middle day with its beds: two bookings are left, the stock and the place are free again', async () => {
    const stay = await booked(D[2], 'card', 2)
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
    const stay = await booked()
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
    const stay = await booked(D[2])
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
    const stay = await booked()
    expect(await cancel(stay, whole(D[0]), 'credit')).toMatchObject({ totalCents: 4000, refundedCents: 4000 })
    expect(await refundsOf(world, stay.orderId)).toEqual([])
    const [row] = await world.db.sql('select balance_cents as cents from credit_balance where account_id = $1', [
      stay.guest.accountId,
    ])
    expect(row).toEqual({ cents: 4000 })
  })

  test('an unpaid booking becomes cheaper, and its deadline follows its first day', async () => {
    const stay = await booked(D[1], 'cash')
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
    const stay = await booked(D[2])
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
    const stay = await booked()
    const undo = new Error('undo')
    const returned = world.db.database.transaction(async (tx) => {
      await tx.query({
        name: '',
        text: `select divide_stay($1, daterange('2027-07-11', '2027-07-12'), int4range(1, 2))`,
        values: [stay.bookingId],
      })
      const { hasAllHalfDays, divideLine } = await import('./change-queries.ts')
      expect(await hasAllHalfDays(tx, stay.orderId, stay.bookingId)).toBe(false)
      expect(await divideLine(tx, stay.orderId, stay.bookingId, { stays: [], goes: [] })).toBeNull()
      throw undo
    })
    await expect(returned).rejects.toBe(undo)
  })
})

describe('B-03 a booking moves', () => {
  test('one day later at the same place: its own stay is not in its way, nothing is to be paid', async () => {
    const stay = await booked()
    const after = await move(stay, { from: D[1], to: D[2] })
    expect(daysOf(after)).toEqual([[D[1], D[2], 'full_day']])
    expect(after).toMatchObject({ totalCents: 8000, dueCents: 0, paymentStatus: 'paid' })
    expect(after.lines[0]?.bookingId).toBe(stay.bookingId)
    expect(await move(stay)).toMatchObject({ totalCents: 8000, dueCents: 0, refundedCents: 0 })
    expect(await refundsOf(world, stay.orderId)).toEqual([])
    expect((await mailsOf(world, stay.orderId)).filter((kind) => kind === 'orders.changed')).toHaveLength(2)
  })

  test('a dearer stay is due, and paid by card; the order is never given up for its difference', async () => {
    const stay = await booked()
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
    const stay = await booked(D[2])
    expect(await move(stay, { from: D[0], to: D[1] })).toMatchObject({ totalCents: 8000, refundedCents: 4000 })
    expect(await move(stay, { from: D[1], to: D[1] })).toMatchObject({ totalCents: 4000, refundedCents: 8000 })
    await driveAll(world, stay.orderId)
    expect(await standingOf(world, stay.orderId)).toMatchObject({ net: 4000 })
    expect(await refundsOf(world, stay.orderId)).toHaveLength(2)
  })

  test('dearer again while money is on its way back: all of the difference is due', async () => {
    const stay = await booked()
    await cancel(stay, whole(D[1]))
    expect(await move(stay, { to: D[2] })).toMatchObject({ totalCents: 12_000, dueCents: 8000 })
    await driveAll(world, stay.orderId)
    expect(await read(stay.guest, stay.orderId)).toMatchObject({ dueCents: 8000, paymentStatus: 'unpaid' })
  })

  test('a difference may be paid with credit at once', async () => {
    const stay = await booked()
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
    const stay = await booked(D[0])
    const later = { from: D[3], to: D[3] }
    expect(await stay.guest.call(changes.quoteMove, moveOf(stay, later))).toMatchObject({
      keptCents: 2000,
      differenceCents: 2000,
      refundCents: 0,
    })
    expect(await move(stay, later)).toMatchObject({ totalCents: 4000, dueCents: 2000 })
  })

  test('prices that were seen are kept for days that stay; new days cost what they cost now', async () => {
    const stay = await booked()
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
    const stay = await booked(D[1], 'cash')
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
    const [stay, other] = [await booked(), await booked()]
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
  const stay = await booked()
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
  const stay = await booked()
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

test('B-03 what the resort cannot deliver goes back in full, whatever the policy', async () => {
  await setSettings(world.db, { refundFullHours: 240, refundLaterPercent: 0 })
  await expect.poll(() => world.server.app.settings.refundFullHours).toBe(240)
  const stay = await booked()
  const manager = await world.payer()
  const wish = { ...idsOf(stay), days: whole(D[0]), reason: 'resort_cannot_deliver' as const }
  expect(await stay.guest.refusal(changes.cancelByResort, wish)).toBe('not_allowed')
  await world.db.sql(`insert into staff_member (account_id, roles, display_name) values ($1, '{beach}', 'Giada')`, [
    manager.accountId,
  ])
  expect(await manager.call(changes.cancelByResort, wish)).toEqual({ refundCents: 4000, orderTotalCents: 4000 })
  expect(await manager.call(changes.cancelByResort, { ...wish, days: null })).toEqual({
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

test('what was paid at the desk stays due at the desk after a dearer move, beyond the hour of cash', async () => {
  const stay = await booked(D[1], 'cash')
  await takeCash(world, stay.order)
  expect(await move(stay, { to: D[2] })).toMatchObject({ dueCents: 4000, paymentStatus: 'unpaid', canPay: true })
  await world.setClock('2027-07-10T12:00:00+02:00')
  await runClockJobs(world)
  expect(await standingOf(world, stay.orderId)).toMatchObject({ status: 'confirmed', payment: 'unpaid' })
  expect((await pressPay(world, stay.guest, stay.order)).started.amountCents).toBe(4000)
})

function idsOf({ orderId, bookingId }: Pick<Booked, 'orderId' | 'bookingId'>) {
  return { orderId, bookingId }
}
