import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../../domain/orders/calls.ts'
import { getOrderStatement } from '../../domain/orders/statement-calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { booked, cancel, D, move, read, whole } from '../../tests/support/change-steps.ts'
import { driveAll, mailsOf, paidOrder, setPrices } from '../../tests/support/money-steps.ts'
import { amount, deliverOrderMails, requireIn } from '../../tests/support/order-mailbox.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { payInCash } from '../../tests/support/return-world.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { ORDER_MAIL_TEXTS } from './mails/order-mail-words.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
  await setPrices(world, 4000)
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
})
afterAll(() => world.close())

const statementOf = (guest: Payer, orderId: number) => guest.call(getOrderStatement, { orderId: String(orderId) })
const rowsOf = async (guest: Payer, orderId: number) =>
  (await statementOf(guest, orderId)).postings.map(({ kind, way, amountCents, isPending }) =>
    [kind, way, amountCents, ...(isPending ? ['pending'] : [])].join(' '),
  )

/** The rows add up: what the order costs, less what is owed, plus what is held, is what came and stayed. */
async function addsUp(guest: Payer, order: Order) {
  const { postings, keptCents, allowanceCents, dueCents, heldCents } = await statementOf(guest, order.orderId)
  const net = postings.reduce((sum, { amountCents }) => sum + amountCents, 0)
  expect(net).toBe(order.totalCents + keptCents - allowanceCents - dueCents + heldCents)
}

describe('R-212 R-411 B-03 the statement of an order', () => {
  test('each payment, a difference too, has its day, its way and its sum; the difference has its receipt by mail, once', async () => {
    const stay = await booked(world)
    const { guest, orderId } = stay
    expect(await rowsOf(guest, orderId)).toEqual(['capture card 8000'])
    await deliverOrderMails(world.db, liveSettings())
    await world.setClock('2027-07-03T10:00:00+02:00')
    const dearer = await move(stay, { to: D[2] })
    expect(await statementOf(guest, orderId)).toMatchObject({ dueCents: 4000, heldCents: 0 })
    await addsUp(guest, dearer)
    await deliverOrderMails(world.db, liveSettings())

    await paidOrder(world, { guest, order: dearer, card: 'pm_card_mastercard' })
    await driveAll(world, orderId)
    const { postings, dueCents } = await statementOf(guest, orderId)
    expect(postings).toMatchObject([
      { kind: 'capture', way: 'card', lastFour: '4242', amountCents: 8000, isPending: false },
      { kind: 'capture', way: 'card', lastFour: '4444', amountCents: 4000, isPending: false },
    ])
    expect(postings.map(({ at }) => at.slice(0, 10))).toEqual(['2027-07-01', '2027-07-03'])
    expect(dueCents).toBe(0)
    await addsUp(guest, await read(guest, orderId))
    expect(await mailsOf(world, orderId)).toEqual(['orders.paid'])
    const [mail, ...none] = await deliverOrderMails(world.db, liveSettings())
    expect(none).toEqual([])
    const { subject, text, nothingLeft } = ORDER_MAIL_TEXTS.it.money.paid
    expect(mail?.subject).toContain(subject('', dearer.number))
    requireIn(mail, text, dearer.number, amount(4000), /4444/, nothingLeft, `/riepilogo?order=${orderId}`)
    await world.setClock('2027-07-01T08:00:00+02:00')
  })

  test('a refund is on its way, then it has its day; what goes into credit is a row of its own', async () => {
    const stay = await booked(world, D[3])
    const { guest, orderId } = stay
    await cancel(stay, whole(D[3]))
    expect(await rowsOf(guest, orderId)).toEqual(['capture card 16000', 'refund card -4000 pending'])
    await addsUp(guest, await read(guest, orderId))
    await driveAll(world, orderId)
    const [line] = (await read(guest, orderId)).lines.filter(({ isCancelled }) => !isCancelled)
    await cancel({ ...stay, bookingId: line?.bookingId ?? 0 }, whole(D[2]), 'credit')
    expect(await rowsOf(guest, orderId)).toEqual(['capture card 16000', 'refund card -4000', 'to_credit credit -4000'])
    await addsUp(guest, await read(guest, orderId))
  })

  test('cash of the desk is a row; what nobody has paid has none; somebody else’s order is unknown', async () => {
    const { guest, orderId } = await booked(world, D[0], 'cash')
    expect(await statementOf(guest, orderId)).toEqual({
      postings: [],
      keptCents: 0,
      allowanceCents: 0,
      dueCents: 4000,
      heldCents: 0,
    })
    await payInCash(world.db, orderId, 4000)
    expect(await rowsOf(guest, orderId)).toEqual(['cash cash 4000'])
    const stranger = await world.payer()
    expect(await stranger.refusal(getOrderStatement, { orderId: String(orderId) })).toBe('not_found')
  })

  test('what was to be paid later and is paid online has its receipt as well; a first payment has its confirmation alone', async () => {
    const first = await booked(world, D[0])
    expect(await mailsOf(world, first.orderId)).toEqual(['orders.confirmation'])
    const later = await booked(world, D[0], 'pay_later')
    await deliverOrderMails(world.db, liveSettings())
    await paidOrder(world, { guest: later.guest, order: later.order })
    expect(await mailsOf(world, later.orderId)).toEqual(['orders.paid'])
  })
})
