import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getOrder, type Order } from '../../../domain/orders/calls.ts'
import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import type { MealTime } from '../../../domain/restaurant/meals.ts'
import { bookingCalls, type BookingCalls, type Guest } from '../../../tests/race/booking-calls.ts'
import { bookingDatabase } from '../../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../../tests/support/database.ts'
import { freeDay, orderItems } from '../../../tests/support/item-steps.ts'
import { deliverOrderMails, requireIn } from '../../../tests/support/order-mailbox.ts'
import { WAITER } from '../../../tests/support/restaurant-world.ts'
import { runHandler } from '../../../tests/support/run-handler.ts'
import { quietItems } from '../../item-slices.ts'
import type { Mail } from '../../platform/mail.ts'
import { addBooking } from '../../restaurant/add-booking.ts'
import { moveBooking } from '../../restaurant/move-booking.ts'
import type { RestaurantFacts } from '../../restaurant/restaurant-facts.ts'
import { undoPlanAction } from '../../restaurant/undo-plan-action.ts'
import { ITEM_MAIL_TEXTS } from '../mails/items/item-mail-words.ts'
import { orderDesk } from './order-desk.ts'

let db: TestDatabase
let world: BookingCalls
let facts: RestaurantFacts

beforeAll(async () => {
  db = await bookingDatabase({ at: '2027-07-01T11:00:00+02:00' })
  world = await bookingCalls(db)
  const desk = orderDesk(quietItems(world.settings), 'restaurant')
  facts = { settings: world.settings, announce: () => undefined, desk }
})
beforeEach(() => mailed())
afterAll(() => db.close())

const staff = { actor: WAITER }
const mailed = async () => {
  await db.sql('update outbox set due_at = now()')
  return deliverOrderMails(db, world.settings)
}

/** A table for dinner at half past eight, with its confirmation read. */
async function dinner(language: Language = 'it') {
  const guest = await world.guest({ language })
  const cart = {
    cart: 'restaurant',
    restaurant: 1,
    day: freeDay(),
    meal: 'dinner',
    time: '20:30',
    seats: 4,
    dogs: 1,
  } as const
  const order = await orderItems(guest, cart, 'no_payment_needed')
  const [confirmation] = await mailed()
  return { guest, order, confirmation }
}

const seatingOf = async ({ orderId }: Order) => {
  const [row] = await db.sql<{ id: number; version: number }>(
    'select id::integer, version from restaurant_seating where order_id = $1',
    [orderId],
  )
  return { bookingId: row?.id ?? 0, version: row?.version ?? 0 }
}
const move = async (order: Order, to: { time?: MealTime; table?: number }) =>
  runHandler(db.database, moveBooking(facts), { ...(await seatingOf(order)), ...to }, staff)
const timeSeen = async (guest: Guest, { orderId }: Order) =>
  (await guest.call(getOrder, { orderId: String(orderId) })).items.map(({ time }) => time)
const calendarOf = (mail: Mail | undefined) =>
  String(mail?.attachments?.find(({ contentType }) => contentType.startsWith('text/calendar'))?.content ?? '')
const lineOf = (calendar: string, name: string) => new RegExp(`^${name}:(\\S+)`, 'm').exec(calendar)?.[1]

test.each(LANGUAGES)(
  'B-09 B-02 in %s: a table that staff move to another time is mailed with its calendar',
  async (language) => {
    const { guest, order, confirmation } = await dinner(language)
    await move(order, { time: '21:00' })
    expect(await timeSeen(guest, order)).toEqual(['21:00'])
    const [mail, ...none] = await mailed()
    expect(none).toEqual([])
    expect(mail).toMatchObject({ language, subject: expect.stringContaining(order.number) })
    requireIn(mail, ITEM_MAIL_TEXTS[language].moved.text, '20:30', '21:00', `/riepilogo?order=${order.orderId}`)
    const [before, after] = [calendarOf(confirmation), calendarOf(mail)]
    expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'))
    expect([lineOf(before, 'SEQUENCE'), lineOf(after, 'SEQUENCE')]).toEqual(['0', '1'])
    expect([lineOf(before, 'DTSTART')?.slice(-7), lineOf(after, 'DTSTART')?.slice(-7)]).toEqual(['183000Z', '190000Z'])
  },
)

test('B-09 what is taken back in time, or is another table at the same time, is not mailed', async () => {
  const { guest, order } = await dinner()
  await move(order, { table: 9 })
  expect(await mailed()).toEqual([])
  await move(order, { time: '21:00' })
  await runHandler(db.database, undoPlanAction(facts), await seatingOf(order), staff)
  expect(await timeSeen(guest, order)).toEqual(['20:30'])
  expect(await mailed()).toEqual([])
})

test('B-09 two moves are told as one, and a third one from there', async () => {
  const { order } = await dinner()
  await move(order, { time: '21:00' })
  await move(order, { time: '21:30' })
  const [mail, ...none] = await mailed()
  expect(none).toEqual([])
  requireIn(mail, '20:30', '21:30')
  await move(order, { time: '20:30' })
  const [third] = await mailed()
  requireIn(third, '21:30', '20:30')
  expect(lineOf(calendarOf(third), 'SEQUENCE')).toBe('3')
})

test('B-09 the guest hears of it after the two minutes in which the step can be taken back, not before', async () => {
  const { order } = await dinner()
  await move(order, { time: '21:00' })
  expect(await deliverOrderMails(db, world.settings)).toEqual([])
  expect(await mailed()).toHaveLength(1)
})

test('B-09 a party that staff wrote down gets no mail', async () => {
  const party = {
    restaurant: 1,
    day: freeDay(),
    meal: 'dinner',
    time: '20:30',
    seats: 2,
    dogs: 0,
    name: 'Nuti',
  } as const
  const { bookingId, version } = await runHandler(db.database, addBooking(facts), party, staff)
  await runHandler(db.database, moveBooking(facts), { bookingId, version, time: '21:00' }, staff)
  expect(await mailed()).toEqual([])
})
