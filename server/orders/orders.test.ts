import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { promiseOf } from '../../domain/content/refund-terms.ts'
import * as calls from '../../domain/orders/calls.ts'
import { updateLine } from '../../domain/umbrellas/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { bookingCalls, type BookingCalls, type Guest } from '../../tests/race/booking-calls.ts'
import { bookingDatabase, setClock, setSettings } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'

const START = '2027-07-01T08:00:00+02:00'
const PERIOD = { from: '2027-07-10', to: '2027-07-11', part: 'full_day' } as const
const place = (umbrellaId: number, beds = 0) => ({
  umbrellaId,
  people: 1,
  dogs: [],
  extras: beds === 0 ? [] : [{ id: 'sun_bed' as const, quantity: beds }],
})
const refused = (code: string, data: object = {}) =>
  expect.objectContaining({ code, ...(Object.keys(data).length > 0 ? { data: expect.objectContaining(data) } : {}) })

let db: TestDatabase
let world: BookingCalls

beforeEach(async () => {
  db = await bookingDatabase({ at: START })
  world = await bookingCalls(db)
})
afterEach(async () => {
  expect(await violations((text) => db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await db.close()
})

const set = async (values: Parameters<typeof setSettings>[1]) => {
  await setSettings(db, values)
  await world.settings.reload(db.database)
}
const holding = async (...umbrellaIds: number[]): Promise<Guest> => {
  const guest = await world.guest()
  await guest.lock({ ...PERIOD, places: umbrellaIds.map((id) => place(id, 1)) })
  return guest
}
const remove = (guest: Guest, idOrdine: number, idPrenotazioneOmbrellone: number) =>
  guest.call(calls.deleteUmbrellaBooking, { idOrdine, idPrenotazioneOmbrellone })
const find = (guest: Guest, orderId: number) => guest.call(calls.getOrder, { orderId: String(orderId) })

describe('R-712 the quote', () => {
  test('binds lines, kept prices, methods with their deadlines, and terms', async () => {
    const guest = await holding(320, 321)
    const quote = await guest.quote()
    expect(quote).toMatchObject({ servicePercent: 0, serviceCents: 0, refused: [] })
    expect(quote.totalCents).toBe(quote.lines.reduce((sum, line) => sum + line.totalCents, 0))
    expect(quote.methods).toEqual([
      { method: 'cash', modeId: 1, deadline: { day: '2027-07-10', hour: 10, at: '2027-07-10T08:00:00.000Z' } },
      { method: 'pay_later', modeId: null, deadline: { day: '2027-07-09', hour: 20, at: '2027-07-09T18:00:00.000Z' } },
    ])
    expect(quote.conditions.map((one) => one.slug)).toEqual([
      'conditions-without-payment',
      'conditions-without-payment',
    ])
    expect(quote.expiresAt).toBe((await guest.cart()).expiresAt)
  })

  test('an empty cart and one that ran out have none', async () => {
    await expect((await world.guest()).quote()).rejects.toEqual(refused('cart_empty'))
    const guest = await holding(320)
    await setClock(db, '2027-07-01T08:08:10+02:00')
    await expect(guest.quote()).rejects.toEqual(refused('cart_expired'))
  })

  test('a cart that changed, a price setting that changed, somebody else’s quote: quote_changed', async () => {
    const guest = await holding(320)
    const quote = await guest.quote()
    await guest.call(updateLine, { lineId: quote.lines[0]?.lineId ?? 0, people: 2, dogs: [], extras: [] })
    await expect(guest.start(quote, 'cash')).rejects.toEqual(refused('quote_changed'))
    const second = await guest.quote()
    await set({ servicePercent: 10 })
    await expect(guest.start(second, 'cash')).rejects.toEqual(refused('quote_changed'))
    const other = await holding(321)
    await expect(other.start(await guest.quote(), 'cash')).rejects.toEqual(refused('quote_changed'))
    expect(await guest.order('cash')).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid' })
  })

  test('R-509 the version that was accepted is the quoted one, and stays with the order', async () => {
    const guest = await holding(320)
    const quote = await guest.quote()
    const wish = {
      quoteId: quote.quoteId,
      method: 'cash' as const,
      conditionsAccepted: true,
      conditionsVersion: 'older',
    }
    await expect(guest.call(calls.startOrder, wish)).rejects.toEqual(refused('conditions_not_accepted'))
    const order = await guest.start(quote, 'cash')
    expect(order.conditionsVersion).toBe(quote.conditions[0]?.version)
    expect(await db.sql('select conditions_slug, conditions_language, conditions_version from orders')).toEqual([
      {
        conditions_slug: 'conditions-without-payment',
        conditions_language: 'it',
        conditions_version: promiseOf(order.conditionsVersion ?? '').version,
      },
    ])
  })

  test('R-509 conditions that change between quote and order are a new quote', async () => {
    const guest = await holding(320)
    const quote = await guest.quote()
    await db.sql(
      `update content_page set is_current = false where slug = 'conditions-without-payment' and language = 'it'`,
    )
    await db.sql(`insert into content_page values ('conditions-without-payment', 'it', 'newer', 't', 'm', true, now())`)
    await expect(guest.start(quote, 'cash')).rejects.toEqual(refused('quote_changed'))
  })
})

describe('R-807 R-902 deadlines of a method', () => {
  test('cash ends at its hour, pay later the evening before', async () => {
    await setClock(db, '2027-07-10T09:55:00+02:00')
    const guest = await holding(320)
    const quote = await guest.quote()
    expect(quote.methods.map((one) => one.method)).toEqual(['cash'])
    expect(quote.refused).toEqual([
      { method: 'pay_later', reason: 'pay_later_too_late', message: expect.stringMatching(/./) },
    ])
    await expect(guest.start(quote, 'pay_later')).rejects.toEqual(refused('pay_later_too_late'))
    await setClock(db, '2027-07-10T10:00:00+02:00')
    await expect(guest.start(quote, 'cash')).rejects.toEqual(refused('cash_cutoff_passed', { hour: 10 }))
  })

  test('R-807 the 12 o’clock variant', async () => {
    await set({ cashNoonVariant: true })
    await setClock(db, '2027-07-10T11:30:00+02:00')
    const order = await (await holding(320)).order('cash')
    expect(order.deadline).toMatchObject({ day: '2027-07-10', hour: 12 })
  })

  test('R-111 a method that the resort does not have is not offered', async () => {
    await set({ payLater: false })
    await expect((await holding(320)).order('pay_later')).rejects.toEqual(refused('method_not_offered'))
  })

  test('R-316 a cart that costs nothing needs no payment', async () => {
    await db.sql('update price_amount set day_cents = 0')
    const { forgetResortData } = await import('../umbrellas/resort-data.ts')
    forgetResortData()
    const order = await (await holding(320)).order('no_payment_needed')
    expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'none', totalCents: 0, deadline: null })
    forgetResortData()
  })

  test('one unpaid order per account and day of stay', async () => {
    const guest = await holding(320)
    await guest.order('cash')
    await guest.lock({ from: '2027-07-11', to: '2027-07-12', part: 'full_day', places: [place(321)] })
    await expect(guest.order('pay_later')).rejects.toEqual(refused('too_many_unpaid', { max: 1 }))
    await set({ maxUnpaidPerAccountDay: 2 })
    expect(await guest.order('pay_later')).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid' })
  })
})

describe('R-707 deleting', () => {
  test('one of two places: its price, its bed and its place go; with the last one the order ends', async () => {
    const guest = await holding(320, 321)
    const order = await guest.order('cash')
    const [first, second] = order.lines
    expect(await remove(guest, order.orderId, first?.bookingId ?? 0)).toEqual({ result: true })
    const left = await find(guest, order.orderId)
    expect(left).toMatchObject({ status: 'confirmed', paymentStatus: 'unpaid', totalCents: second?.totalCents })
    expect(left.lines.map((line) => [line.isCancelled, line.canDelete])).toEqual([
      [true, false],
      [false, true],
    ])
    await remove(guest, order.orderId, second?.bookingId ?? 0)
    expect(await find(guest, order.orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'none',
      totalCents: 0,
      passCode: null,
    })
    expect(await remove(guest, order.orderId, second?.bookingId ?? 0)).toEqual({ result: true })
    expect(await db.sql('select * from occupancy')).toEqual([])
    expect(await db.sql('select distinct reserved from extra_stock')).toEqual([{ reserved: 0 }])
  })

  test('until the stay begins, and no longer', async () => {
    await setClock(db, '2027-07-09T23:50:00+02:00')
    const guest = await holding(320)
    const order = await guest.order('cash')
    await setClock(db, '2027-07-10T00:00:00+02:00')
    await expect(remove(guest, order.orderId, order.lines[0]?.bookingId ?? 0)).rejects.toEqual(
      refused('booking_started'),
    )
    expect((await find(guest, order.orderId)).lines[0]?.canDelete).toBe(false)
  })
})

describe('Z-01 an order belongs to its guest, and a booking to its order', () => {
  test('for anybody else it does not exist, in any call', async () => {
    const [guest, other] = [await holding(320), await holding(321)]
    const [mine, theirs] = [await guest.order('cash'), await other.order('cash')]
    const [booking, foreign] = [mine.lines[0]?.bookingId ?? 0, theirs.lines[0]?.bookingId ?? 0]
    const attempts = [
      () => find(other, mine.orderId),
      () => other.call(calls.completeOrder, { orderId: mine.orderId }),
      () => other.call(calls.resendConfirmation, { orderId: mine.orderId }),
      () => remove(other, mine.orderId, booking),
      // confused pairs
      () => remove(other, theirs.orderId, booking),
      () => remove(other, mine.orderId, foreign),
      () => remove(guest, mine.orderId, foreign),
      () => find(guest, 999_999),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toEqual(refused('not_found'))
    expect((await find(guest, mine.orderId)).status).toBe('confirmed')
    expect((await other.call(calls.listOrders, {})).orders.map((order) => order.orderId)).toEqual([theirs.orderId])
    expect((await other.call(calls.listOrders, { before: String(mine.orderId) })).orders).toEqual([])
  })
})

describe('R-212 the list', () => {
  test('latest stay first, in pages', async () => {
    const guest = await world.guest()
    await set({ maxUnpaidPerAccountDay: 10 })
    for (const day of ['2027-07-12', '2027-07-20', '2027-07-15']) {
      await guest.lock({ from: day, to: day, part: 'full_day', places: [place(320)] })
      await guest.order('cash')
    }
    const all = await guest.call(calls.listOrders, {})
    expect(all.orders.map((order) => order.lines[0]?.from)).toEqual(['2027-07-20', '2027-07-15', '2027-07-12'])
    expect(all.next).toBeNull()
    const rest = await guest.call(calls.listOrders, { before: String(all.orders[0]?.orderId) })
    expect(rest.orders).toEqual(all.orders.slice(1))
  })
})
