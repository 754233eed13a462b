import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../domain/orders/calls.ts'
import { PAYMENT_MODES, type OnlineMethod } from '../../domain/payments/payment-modes.ts'
import { GIVE_BACK_REASONS } from '../../domain/payments/settlement.ts'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { bookingCalls, type BookingCalls, type Guest } from '../../tests/race/booking-calls.ts'
import { bookingDatabase } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { amount, deliverOrderMails, requireIn } from '../../tests/support/order-mailbox.ts'
import { ORDER_MAIL_TEXTS } from './mails/order-mail-words.ts'
import { money } from '../../domain/platform/format.ts'
import { quietItems } from '../item-slices.ts'
import { payableOrders } from './payable-orders.ts'
import { enqueueGivenBack, enqueueRefund } from './refund-outbox.ts'

const PERIOD = { from: '2027-07-10', to: '2027-07-11', part: 'full_day' } as const

let db: TestDatabase
let world: BookingCalls

beforeEach(async () => {
  db = await bookingDatabase({ at: '2027-07-01T08:00:00+02:00' })
  world = await bookingCalls(db)
})
afterEach(() => db.close())

const mailed = () => deliverOrderMails(db, world.settings)

/** C20 and C21 for a weekend, at the desk. */
async function ordered(language: Language): Promise<{ guest: Guest; order: calls.Order }> {
  const guest = await world.guest({ language })
  const places = [320, 321].map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] }))
  await guest.lock({ ...PERIOD, places })
  return { guest, order: await guest.order('cash') }
}

/** What the driver leaves of a payment, and what an order looks like that was made by it. */
async function paid(orderId: number, method: OnlineMethod, more: { use?: string; reason?: string } = {}) {
  const { use = 'paid', reason = null } = more
  const attemptId = `pa_${orderId}_${method}_${use}`
  await db.sql(
    `insert into payment_attempt (public_id, order_id, mode_id, provider, amount_cents, currency, request, state,
       captured_cents, instrument, use, give_back_reason, settled_at)
     select $2, id, $3, 'stripe', total_cents, 'EUR', '{}', 'captured', total_cents,
       '{"brand": "visa", "lastFour": "4242"}', $4, $5, battigia_now() from orders where id = $1`,
    [orderId, attemptId, PAYMENT_MODES[method], use, reason],
  )
  await db.sql(
    `insert into ledger_entry (order_id, attempt_id, kind, amount_cents, currency, is_give_back, key)
     select order_id, id, 'capture', amount_cents, 'EUR', use = 'give_back', public_id
     from payment_attempt where public_id = $1`,
    [attemptId],
  )
  if (use === 'paid') {
    await db.sql('update orders set method = $2, release_at = null, deadline_at = null where id = $1', [
      orderId,
      method,
    ])
  }
  return attemptId
}

describe('B-02 the confirmation of an order that was paid online', () => {
  test.each(LANGUAGES)('in %s: says that it is paid and by what, and asks for nothing', async (language) => {
    const said = new Set<string>()
    for (const method of ['card', 'wallet', 'cash'] as const) {
      const { order } = await ordered(language)
      if (method !== 'cash') await paid(order.orderId, method)
      const [mail] = await mailed()
      requireIn(mail, order.number, amount(order.totalCents))
      if (method === 'wallet') requireIn(mail, 'PayPal')
      if (method !== 'cash') expect(mail?.text).not.toContain('10:00')
      said.add(mail?.text.replaceAll(order.number, '…').split('\n\n')[3] ?? '')
      await db.sql(`delete from occupancy where state = 'booked'`)
    }
    expect(said.size).toBe(3)
  })

  test('cash that was taken at the desk is paid as well; an order that waits for its money is not confirmed', async () => {
    const { guest, order } = await ordered('en')
    await db.sql(`select enter_desk_money($1, 'taken', 'cash', $2, 'desk', null, '', 1, '')`, [
      order.orderId,
      order.totalCents,
    ])
    requireIn((await mailed())[0], 'Everything is paid.')
    await db.sql(
      `update orders set status = 'awaiting_payment', method = 'card', release_at = null, pay_until = battigia_now()`,
    )
    await guest.call(calls.resendConfirmation, { orderId: order.orderId })
    expect(await mailed()).toEqual([])
  })
})

describe('case 67 case 72 money that came and cannot stay', () => {
  test.each(LANGUAGES)('in %s: why, how much, by what, and that it goes back', async (language) => {
    const reasons = new Set<string>()
    for (const reason of GIVE_BACK_REASONS) {
      const { order } = await ordered(language)
      const isOver = reason === 'too_late' || reason === 'order_over'
      if (isOver) await end(order.orderId)
      const attemptId = await paid(order.orderId, 'card', { use: 'give_back', reason })
      await mailed()
      await db.database.transaction((tx) => enqueueGivenBack(tx, order.orderId, attemptId))
      const [mail, ...none] = await mailed()
      expect(none).toEqual([])
      expect(mail).toMatchObject({ language, id: attemptId, subject: expect.stringContaining(order.number) })
      requireIn(mail, order.number, /4242/, isOver ? '/tabs/main-page-ombrelloni' : `/riepilogo?order=${order.orderId}`)
      reasons.add(mail?.text.split('\n\n')[1] ?? '')
      await db.sql(`delete from occupancy where state = 'booked'`)
    }
    expect(reasons.size).toBe(GIVE_BACK_REASONS.length)
  })

  test('what the order has kept meanwhile is not called given back', async () => {
    const { order } = await ordered('it')
    const attemptId = await paid(order.orderId, 'card')
    await mailed()
    await db.database.transaction((tx) => enqueueGivenBack(tx, order.orderId, attemptId))
    expect(await mailed()).toEqual([])
  })

  const end = (orderId: number) => db.sql(`update orders set status = 'expired' where id = $1`, [orderId])
})

describe('R-707 case 76 case 78 what goes back after a deletion', () => {
  const remove = (guest: Guest, order: calls.Order, line: number) =>
    guest.call(calls.deleteUmbrellaBooking, {
      idOrdine: order.orderId,
      idPrenotazioneOmbrellone: order.lines[line]?.bookingId ?? 0,
    })

  test.each(LANGUAGES)(
    'in %s: the deletion names it, then the refund arrives, or the desk sees to it',
    async (language) => {
      const { guest, order } = await ordered(language)
      await paid(order.orderId, 'card')
      await mailed()
      await remove(guest, order, 0)
      const [deleted] = await mailed()
      const [refund] = await db.sql<{ public_id: string; amount_cents: number }>('select * from refund')
      expect(refund?.amount_cents).toBe(order.lines[0]?.totalCents)
      const back = ORDER_MAIL_TEXTS[language].freed.goesBack(money(refund?.amount_cents ?? 0, language))
      requireIn(deleted, back, 'C20', 'C21')
      for (const outcome of ['succeeded', 'failed'] as const) {
        await db.database.transaction((tx) => enqueueRefund(tx, order.orderId, refund?.public_id ?? '', outcome))
        await db.database.transaction((tx) => enqueueRefund(tx, order.orderId, refund?.public_id ?? '', outcome))
        const [mail, ...none] = await mailed()
        expect(none).toEqual([])
        expect(mail).toMatchObject({ language, id: `${refund?.public_id}-${outcome}` })
        expect(mail?.subject).toContain(order.number)
        requireIn(mail, ORDER_MAIL_TEXTS[language].money.refund[outcome].text, order.number)
        requireIn(mail, amount(refund?.amount_cents ?? 0), /4242/, `/riepilogo?order=${order.orderId}`)
      }
    },
  )

  test('a policy that keeps everything is named, and an unpaid order is silent about it', async () => {
    const [kept, unpaid] = [await ordered('en'), await world.guest({ language: 'en' })]
    await paid(kept.order.orderId, 'card')
    await db.sql(`update orders set refund_policy = '{"fullHours": 1000, "laterPercent": 0}'`)
    await unpaid.lock({ ...PERIOD, places: [{ umbrellaId: 322, people: 1, dogs: [], extras: [] }] })
    const other = await unpaid.order('cash')
    await mailed()
    await remove(kept.guest, kept.order, 0)
    requireIn((await mailed())[0], 'there is no refund for this booking')
    await remove(unpaid, other, 0)
    expect((await mailed())[0]?.text).not.toMatch(/refund|back the way/)
  })

  test.each(LANGUAGES)(
    'in %s: reserved money that could not be taken ends the order, and says so',
    async (language) => {
      const { order } = await ordered(language)
      await mailed()
      await db.sql(
        'update orders set release_at = null, deadline_day = null, deadline_hour = null, deadline_at = null, method = $1',
        ['card'],
      )
      const orders = payableOrders({
        settings: world.settings,
        announce: () => undefined,
        categories: quietItems(world.settings),
      })
      await db.database.transaction((tx) => orders.lose(tx, order.orderId))
      const [mail] = await mailed()
      expect(mail).toMatchObject({ language, id: `order-${order.orderId}-payment_lost` })
      requireIn(mail, ORDER_MAIL_TEXTS[language].freed.paymentLost, order.number, 'C20', 'C21')
      requireIn(mail, '/tabs/main-page-ombrelloni')
    },
  )
})
