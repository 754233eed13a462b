import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ItemCartInput } from '../../../domain/orders/item-calls.ts'
import { cancelItem } from '../../../domain/orders/item-calls.ts'
import { resendConfirmation, type Order } from '../../../domain/orders/calls.ts'
import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { deleteRestaurantBooking } from '../../../domain/restaurant/calls.ts'
import { bookingCalls, type BookingCalls } from '../../../tests/race/booking-calls.ts'
import { bookingDatabase, setSettings } from '../../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../../tests/support/database.ts'
import { cushions, freeDay, orderItems, parking } from '../../../tests/support/item-steps.ts'
import { amount, deliverOrderMails, requireIn } from '../../../tests/support/order-mailbox.ts'
import { quietItems } from '../../item-slices.ts'
import type { Mail } from '../../platform/mail.ts'
import { orderDesk } from './order-desk.ts'

let db: TestDatabase
let world: BookingCalls
let dish: number

beforeAll(async () => {
  db = await bookingDatabase({ at: '2027-07-01T11:00:00+02:00' })
  world = await bookingCalls(db)
  const [row] = await db.sql<{ id: number }>(`select id from bar_item where key = 'caffe-shakerato'`)
  dish = row?.id ?? 0
})
afterAll(() => db.close())

const mailed = () => deliverOrderMails(db, world.settings)
/** What no mail about a drink, a table or a space says in any language. */
const OF_PLACES = /ombrellon|umbrella|parasol|Sonnenschirm|lettin/i

const drinks = (): ItemCartInput => ({
  cart: 'bar',
  delivery: { kind: 'pickup' },
  items: [{ itemId: dish, quantity: 2, optionIds: [], note: 'poco zucchero' }],
  tipCents: 100,
  isAdult: false,
})
const table = (day = freeDay()): ItemCartInput => ({
  cart: 'restaurant',
  restaurant: 1,
  day,
  meal: 'dinner',
  time: '20:30',
  seats: 4,
  dogs: 1,
})
const guestIn = (language: Language) => world.guest({ language })
const calendarOf = (mail: Mail | undefined) =>
  String(mail?.attachments?.find((one) => one.contentType.startsWith('text/calendar'))?.content ?? '')
const itemId = (order: Order) => order.items[0]?.itemId ?? 0

describe('B-02 the confirmation of items', () => {
  test.each(LANGUAGES)('in %s: a drink, a table, a space and services, each in its own words', async (language) => {
    const guest = await guestIn(language)
    const bar = await orderItems(guest, drinks(), 'cash')
    const seat = await orderItems(guest, table(), 'no_payment_needed')
    const space = await orderItems(guest, parking(), 'cash')
    const rent = await orderItems(guest, cushions(), 'cash')
    const mails = await mailed()
    expect(mails).toHaveLength(4)
    const of = (order: Order) => mails.find(({ subject }) => subject.includes(order.number))
    for (const mail of mails) {
      expect(mail.language).toBe(language)
      expect(`${mail.subject} ${mail.text}`).not.toMatch(OF_PLACES)
    }
    requireIn(of(bar), bar.number, '2 × ', 'poco zucchero', String(bar.delivery?.ticket), amount(bar.totalCents))
    expect(of(bar)?.attachments?.map(({ contentType }) => contentType)).toEqual(['text/plain; charset=utf-8'])
    requireIn(of(seat), seat.number, '20:30', '4 ', '1 ', seat.passCode ?? '?')
    expect(calendarOf(of(seat))).toMatch(/DTSTART:\d{8}T183000Z/)
    requireIn(of(space), 'AB123CD', amount(800), space.conditionsVersion ?? '?')
    expect(calendarOf(of(space))).toMatch(/DTSTART;VALUE=DATE:/)
    requireIn(of(rent), '2 × ', amount(600), new RegExp(`/riepilogo\\?order=${rent.orderId}`))
  })

  test('is sent again when it is asked for', async () => {
    const guest = await guestIn('it')
    const order = await orderItems(guest, parking(), 'cash')
    await guest.call(resendConfirmation, { orderId: order.orderId })
    expect(await mailed()).toHaveLength(2)
  })
})

describe('R-706 B-01 items that are over', () => {
  test('a deleted table leaves the calendar again; done twice is mailed once', async () => {
    const guest = await guestIn('it')
    const order = await orderItems(guest, table(), 'no_payment_needed')
    await mailed()
    const ids = { idOrdine: order.orderId, idPrenotazioneRistorante: itemId(order) }
    expect(await guest.call(deleteRestaurantBooking, ids)).toEqual({ result: true })
    expect(await guest.call(deleteRestaurantBooking, ids)).toEqual({ result: true })
    const [mail, ...more] = await mailed()
    expect(more).toEqual([])
    requireIn(mail, order.number, '20:30', 'abbiamo eliminato')
    expect(calendarOf(mail)).toMatch(/STATUS:CANCELLED/)
    expect(mail?.text).not.toMatch(/rimborso|restituiamo/)
  })

  test('P5 another’s table, or a pair that does not belong together, answers as if unknown', async () => {
    const [anna, bruno] = [await guestIn('it'), await guestIn('it')]
    const [own, other] = [
      await orderItems(anna, table(), 'no_payment_needed'),
      await orderItems(bruno, table(), 'no_payment_needed'),
    ]
    const pairs = [
      [other.orderId, itemId(other)],
      [own.orderId, itemId(other)],
      [other.orderId, itemId(own)],
      [own.orderId, 999_999],
    ] as const
    for (const [idOrdine, idPrenotazioneRistorante] of pairs)
      await expect(anna.call(deleteRestaurantBooking, { idOrdine, idPrenotazioneRistorante })).rejects.toThrow(
        'not_found',
      )
    const space = await orderItems(anna, parking(), 'cash')
    const notATable = { idOrdine: space.orderId, idPrenotazioneRistorante: itemId(space) }
    await expect(anna.call(deleteRestaurantBooking, notATable)).rejects.toThrow('not_found')
    await mailed()
  })

  test.each(LANGUAGES)('in %s: the bar cannot deliver, and says why; a service that was deleted', async (language) => {
    const guest = await guestIn(language)
    const bar = await orderItems(guest, drinks(), 'cash')
    const rent = await orderItems(guest, cushions(), 'cash')
    await mailed()
    const desk = orderDesk(quietItems(world.settings), 'bar')
    await db.database.transaction((tx) =>
      desk.reject(tx, { orderId: bar.orderId, reason: 'Caffè finito', by: { accountId: 0 } }),
    )
    await guest.call(cancelItem, { orderId: rent.orderId, itemId: itemId(rent) })
    const mails = await mailed()
    requireIn(
      mails.find(({ subject }) => subject.includes(bar.number)),
      'Caffè finito',
      '/tabs/menu',
    )
    requireIn(
      mails.find(({ subject }) => subject.includes(rent.number)),
      '2 × ',
      '/tabs/home/servizi',
    )
    for (const mail of mails) expect(`${mail.subject} ${mail.text}`).not.toMatch(OF_PLACES)
  })

  test('so many tables for one day and no more: nobody pays for one that stays empty', async () => {
    await setSettings(db, { maxFreeItemOrders: 1 })
    await world.settings.reload(db.database)
    const [guest, day] = [await guestIn('it'), freeDay()]
    await orderItems(guest, table(day), 'no_payment_needed')
    await expect(orderItems(guest, table(day), 'no_payment_needed')).rejects.toThrow('too_many_orders')
    await orderItems(guest, table(), 'no_payment_needed')
  })
})
