import sharp from 'sharp'
import { encode } from 'uqr'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import * as calls from '../../domain/orders/calls.ts'
import { routeAt } from '../../domain/platform/page-routes.ts'
import { applyPromotionCode } from '../../domain/umbrellas/promotion-calls.ts'
import { discountsOf } from '../../domain/umbrellas/discounts.ts'
import { bookingCalls, type BookingCalls, type Guest } from '../../tests/race/booking-calls.ts'
import { bookingDatabase, setClock } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { amount, deliverOrderMails, requireIn } from '../../tests/support/order-mailbox.ts'
import type { Mail } from '../platform/mail.ts'
import { SEARCHES } from './order-effects.ts'
import { releaseDueOrders } from './release-due-orders.ts'

const START = '2027-07-01T08:00:00+02:00'
const PERIOD = { from: '2027-07-10', to: '2027-07-11', part: 'full_day' } as const
const place = (umbrellaId: number, people = 1) => ({ umbrellaId, people, dogs: [], extras: [] })

let db: TestDatabase
let world: BookingCalls

beforeEach(async () => {
  db = await bookingDatabase({ at: START })
  world = await bookingCalls(db)
})
afterEach(() => db.close())

/** Orders C20 and C21 for a weekend. */
async function ordered(method: calls.PaymentMethod, language: Language = 'it') {
  const guest = await world.guest({ language })
  await guest.lock({ ...PERIOD, places: [place(320), place(321, 2)] })
  return { guest, order: await guest.order(method) }
}
test.each(Object.entries(SEARCHES))(
  'a mail about what is over leads from %s to a page that exists: /%s',
  (_category, path) => {
    expect(routeAt(path)).toBeDefined()
  },
)

/** What was mailed since the last time. */
const mailed = () => deliverOrderMails(db, world.settings)
const remove = (guest: Guest, order: calls.Order, line: number) =>
  guest.call(calls.deleteUmbrellaBooking, {
    idOrdine: order.orderId,
    idPrenotazioneOmbrellone: order.lines[line]?.bookingId ?? 0,
  })
const release = () => releaseDueOrders(db.database, () => undefined)

const calendars = (mail: Mail | undefined) =>
  (mail?.attachments ?? [])
    .filter((one) => one.contentType.startsWith('text/calendar'))
    .map((one) => ({
      method: /method=(\w+)/.exec(one.contentType)?.[1],
      text: String(one.content).replaceAll('\r\n ', ''),
    }))

describe('B-02 the confirmation', () => {
  test.each(LANGUAGES)('in %s: number, places, deadline, pass, terms and calendar', async (language) => {
    const { guest, order } = await ordered('cash', language)
    await guest.call(calls.resendConfirmation, { orderId: order.orderId })
    const sent = await mailed()
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map((one) => one.id)).size).toBe(2)
    const [mail] = sent
    expect(mail).toMatchObject({ language, subject: expect.stringContaining(order.number) })
    requireIn(mail, order.number, 'C20', 'C21', '10:00', order.passCode ?? '?', order.conditionsVersion ?? '?')
    requireIn(mail, new RegExp(`/riepilogo\\?order=${order.orderId}`), amount(order.totalCents))
    expect(calendars(mail)).toEqual([{ method: 'PUBLISH', text: expect.stringContaining('SEQUENCE:0') }])
    expect(calendars(mail)[0]?.text).toMatch(
      /BEGIN:VCALENDAR[\s\S]*DTSTART;VALUE=DATE:20270710[\s\S]*DTEND;VALUE=DATE:20270712[\s\S]*TRIGGER;VALUE=DATE-TIME:20270710T070000Z/,
    )
    const terms = mail?.attachments?.find((one) => one.contentType.startsWith('text/plain'))
    expect(String(terms?.content).length).toBeGreaterThan(200)
  })

  test.each([
    ['pay_later', 'Apri l’ordine e paga'],
    ['cash', 'Apri l’ordine nell’app'],
  ] as const)('B-12 what is to be paid with %s is opened by "%s"', async (method, words) => {
    await ordered(method)
    requireIn((await mailed())[0], words)
  })

  test.each([
    ['it', 'Promozione Benvenuti al bagno'],
    ['de', 'Aktion Willkommen am Strand'],
  ] as const)('B-06 tells in %s what a code took off, to the cent, from prices without it', async (language, name) => {
    const guest = await world.guest({ language })
    const { cart } = await guest.lock({ ...PERIOD, places: [place(320), place(321, 2)] })
    await guest.call(applyPromotionCode, { code: 'argo10' })
    const order = await guest.order('cash')
    const off = discountsOf(order.lines.flatMap((line) => line.price))
    expect(off).toEqual([{ promotion: 'benvenuti', cents: cart.totalCents - order.totalCents }])
    expect(order.lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(order.totalCents)
    const [mail] = await mailed()
    requireIn(mail, name, amount(cart.totalCents - order.totalCents), amount(order.totalCents))
    for (const line of cart.lines) requireIn(mail, amount(line.totalCents))
  })

  test('shows the pass as a picture that a scanner reads as the app’s, named for those who do not see it', async () => {
    const { order } = await ordered('cash')
    const [mail] = await mailed()
    const picture = mail?.attachments?.find((one) => one.contentType === 'image/png')
    expect(picture).toMatchObject({ cid: `pass-${order.number}@battigia` })
    expect(mail?.html).toMatch(
      new RegExp(`<img src="cid:pass-${order.number}@battigia" alt="[^"]*${order.number}[^"]*"`),
    )
    const { data, size } = encode(order.passCode ?? '', { ecc: 'M', border: 4 })
    const { data: pixels, info } = await sharp(picture?.content as Buffer)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: size * 12, height: size * 12 })
    const seen = data.map((row, y) =>
      row.map((_, x) => pixels[((y * 12 + 6) * info.width + x * 12 + 6) * info.channels] === 0),
    )
    expect(seen).toEqual(data)
  })

  test('an order that is over has no pass, no picture and no stay in the calendar', async () => {
    const { guest, order } = await ordered('cash')
    for (const line of [0, 1]) await remove(guest, order, line)
    await guest.call(calls.resendConfirmation, { orderId: order.orderId })
    const resent = (await mailed()).find((one) => one.id.startsWith(`order-${order.orderId}-`))
    expect(resent?.html).not.toContain('<img')
    expect(`${resent?.text}${resent?.html}`).not.toContain(order.passCode ?? '?')
    expect(resent?.attachments?.map((one) => one.contentType)).toEqual(['text/plain; charset=utf-8'])
  })
})

describe('R-707 R-218 mails about deleted places', () => {
  test.each(LANGUAGES)('in %s: what was freed, what is left and due; then that nothing is', async (language) => {
    const { guest, order } = await ordered('cash', language)
    const [first, second] = order.lines
    await mailed()
    await remove(guest, order, 0)
    const [one, ...none] = await mailed()
    expect(none).toEqual([])
    expect(one).toMatchObject({ language, subject: expect.stringContaining(order.number) })
    requireIn(one, 'C20', amount(first?.totalCents ?? 0), 'C21', amount(second?.totalCents ?? 0), '10:00')
    requireIn(one, new RegExp(`/riepilogo\\?order=${order.orderId}`))
    expect(one?.text.indexOf('C20')).toBeLessThan(one?.text.indexOf('C21') ?? 0)
    expect(calendars(one)).toEqual([{ method: 'PUBLISH', text: expect.stringMatching(/SEQUENCE:1[\s\S]*C21/) }])
    expect(calendars(one)[0]?.text).not.toContain('C20')

    await remove(guest, order, 1)
    const [last, ...rest] = await mailed()
    expect(rest).toEqual([])
    requireIn(last, order.number, 'C21', amount(second?.totalCents ?? 0), '/tabs/main-page-ombrelloni')
    expect(last?.text).not.toMatch(/C20|10:00/)
    expect(last?.text).not.toContain(order.passCode ?? '?')
    expect(calendars(last)).toEqual([
      { method: 'CANCEL', text: expect.stringMatching(/SEQUENCE:2[\s\S]*STATUS:CANCELLED/) },
    ])
    expect(uidsOf(last)).toEqual(uidsOf(one))
  })

  test('a booking that is deleted twice is mailed once; a refused deletion is not mailed', async () => {
    const { guest, order } = await ordered('cash')
    await mailed()
    await Promise.all([remove(guest, order, 0), remove(guest, order, 0)])
    await remove(guest, order, 0)
    expect((await mailed()).map((mail) => mail.id)).toEqual([`booking-${order.lines[0]?.bookingId}-deleted`])
    await setClock(db, '2027-07-10T00:00:00+02:00')
    await expect(remove(guest, order, 1)).rejects.toMatchObject({ code: 'booking_started' })
    expect(await mailed()).toEqual([])
  })

  test('a stay that is gone leaves the other stay of its order with the id that it had', async () => {
    const { guest } = await ordered('cash').then(async ({ guest: buyer, order }) => {
      for (const line of [0, 1]) await remove(buyer, order, line)
      return { guest: buyer }
    })
    await guest.lock({ ...PERIOD, places: [place(320)] })
    await guest.lock({ from: '2027-07-20', to: '2027-07-20', part: 'full_day', places: [place(321)] })
    const order = await guest.order('cash')
    await mailed()
    await remove(guest, order, 0)
    const [mail] = await mailed()
    expect(calendars(mail).map((one) => [one.method, /UID:(.+)/.exec(one.text)?.[1]])).toEqual([
      ['PUBLISH', `${order.number}-2@battigia`],
      ['CANCEL', `${order.number}-1@battigia`],
    ])
  })
})

const uidsOf = (mail: Mail | undefined) => calendars(mail).flatMap((one) => one.text.match(/^UID:.+$/gm) ?? [])

describe('R-807 R-902 B-04 mails about orders that the clock ends', () => {
  test.each(LANGUAGES)('in %s: cash that did not arrive, and pay later that was not paid', async (language) => {
    const { order: cash } = await ordered('cash', language)
    const other = await world.guest({ language })
    await other.lock({ ...PERIOD, places: [place(322)] })
    const later = await other.order('pay_later')
    await mailed()

    await setClock(db, '2027-07-09T20:00:00+02:00')
    await release()
    const [unpaid, ...none] = await mailed()
    expect(none).toEqual([])
    requireIn(unpaid, later.number, 'C22', amount(later.totalCents), '20:00', '/tabs/main-page-ombrelloni')

    await setClock(db, '2027-07-10T10:15:00+02:00')
    await release()
    const [released, ...rest] = await mailed()
    expect(rest).toEqual([])
    expect(released).toMatchObject({ language, subject: expect.stringContaining(cash.number) })
    requireIn(released, 'C20', 'C21', '10:00', ...cash.lines.map((line) => amount(line.totalCents)))
    expect(released?.text.split('\n\n')[1]).not.toBe(unpaid?.text.split('\n\n')[1])
    expect(calendars(released)).toEqual([{ method: 'CANCEL', text: expect.stringContaining('STATUS:CANCELLED') }])
  })

  test('jobs of several processes, and one run after the other, mail it once', async () => {
    const { order } = await ordered('cash')
    await mailed()
    await setClock(db, '2027-07-10T10:15:00+02:00')
    await Promise.all([release(), release(), release()])
    await release()
    expect((await mailed()).map((mail) => mail.id)).toEqual([`order-${order.orderId}-cash_cutoff_passed`])
    await release()
    expect(await mailed()).toEqual([])
  })

  test('what the guest deleted before is not freed a second time', async () => {
    const { guest, order } = await ordered('cash')
    await remove(guest, order, 0)
    await mailed()
    await setClock(db, '2027-07-10T10:15:00+02:00')
    await release()
    const [mail] = await mailed()
    expect(mail?.text).toContain('C21')
    expect(mail?.text).not.toContain('C20')
  })

  test('the mail and the end are one: when the end is rolled back nothing is mailed', async () => {
    await ordered('cash')
    await mailed()
    await setClock(db, '2027-07-10T10:15:00+02:00')
    await db.sql('alter table outbox add constraint outbox__closed check (false) not valid')
    await expect(release()).rejects.toThrow()
    expect(await db.sql('select status from orders')).toEqual([{ status: 'confirmed' }])
    await db.sql('alter table outbox drop constraint outbox__closed')
    await release()
    expect(await mailed()).toHaveLength(1)
  })
})
