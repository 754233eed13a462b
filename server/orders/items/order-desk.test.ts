import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ItemCartInput } from '../../../domain/orders/item-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { deleteRestaurantBooking } from '../../../domain/restaurant/calls.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { quietItems } from '../../item-slices.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { atBank, attemptsOf, ledgerOf, pressPay } from '../../../tests/support/card-steps.ts'
import { carsOn, cushions, freeDay, orderItems, parking } from '../../../tests/support/item-steps.ts'
import { driveAll, mailsOf, refundsOf, standingOf } from '../../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../../tests/support/payment-world.ts'
import type { OrderDesk } from '../../platform/order-desk.ts'
import type { Queryable } from '../../platform/database.ts'
import { orderDesk } from './order-desk.ts'

let world: PaymentWorld
let desk: OrderDesk

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
  desk = orderDesk(quietItems(world.server.app.settings), 'parking')
  BY.by.accountId = (await world.payer()).accountId
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const at = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => world.db.database.transaction(work)
const found = async (orderId: number) => (await desk.find(world.db.database, [orderId])).get(orderId)

/** Somebody of the resort, and where. */
const BY = { by: { accountId: 0 }, device: '' }

async function paidByCard(guest?: Payer) {
  const [payer, day] = [guest ?? (await world.payer()), freeDay()]
  const begun = await pressPay(world, payer, await orderItems(payer, parking(day), 'card'))
  await begun.type('pm_card_visa')
  await payer.outcome(begun.orderId)
  await driveAll(world, begun.orderId)
  return { ...begun, day }
}

test('B-01 what the resort cannot deliver ends, releases what it holds, and all its money goes back, once', async () => {
  const { orderId, ref, day } = await paidByCard()
  const wish = { orderId, reason: 'L’area è allagata.', ...BY }
  const answers = await Promise.all([at((tx) => desk.reject(tx, wish)), at((tx) => desk.reject(tx, wish))])
  expect(answers.toSorted()).toEqual([false, true])
  await driveAll(world, orderId)
  expect(await refundsOf(world, orderId)).toMatchObject([{ cents: 800 }])
  expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  expect(await carsOn(world, day)).toBe(0)
  expect(await mailsOf(world, orderId)).toEqual(['orders.confirmation', 'orders.freed', 'orders.refund'])
  expect(await atBank(world, ref)).toMatchObject({ status: 'succeeded' })
})

test('B-32 nobody sends the money of their own order back; an order that moves none they may end', async () => {
  const guest = await world.payer()
  const by = { accountId: guest.accountId }
  const { orderId } = await paidByCard(guest)
  await expect(at((tx) => desk.reject(tx, { orderId, reason: '', by }))).rejects.toThrow('not_yourself')
  expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed', payment: 'paid' })
  expect(await at((tx) => desk.reject(tx, { orderId, reason: '', ...BY }))).toBe(true)
  const unpaid = await orderItems(guest, parking(), 'cash')
  expect(await at((tx) => desk.reject(tx, { orderId: unpaid.orderId, reason: '', by }))).toBe(true)
})

test('B-01 money that is only reserved is not kept either', async () => {
  const [guest, day] = [await world.payer(), freeDay()]
  const begun = await pressPay(world, guest, await orderItems(guest, parking(day), 'card'))
  await begun.type('pm_card_visa')
  const wish = { orderId: begun.orderId, reason: '', ...BY }
  // What still waits for its money is nobody's to reject.
  expect(await at((tx) => desk.reject(tx, wish))).toBe(false)
  await world.server.app.payments.driver.sync((await attemptsOf(world, begun.orderId))[0]?.id ?? 0)
  expect(await at((tx) => desk.reject(tx, wish))).toBe(true)
  await driveAll(world, begun.orderId)
  await driveAll(world, begun.orderId)
  expect(await standingOf(world, begun.orderId)).toMatchObject({ status: 'cancelled', net: 0 })
})

test('case 91 cash is written once for each press, taken back by an entry of its own, and never more than is owed', async () => {
  const { orderId } = await orderItems(await world.payer(), parking(), 'cash')
  expect(await found(orderId)).toMatchObject({ owedCents: 800, paymentStatus: 'unpaid', lastName: 'Guest' })
  const cash = { orderId, amountCents: 800, key: 'press-1', ...BY }
  await expect(at((tx) => desk.takeMoney(tx, { ...cash, amountCents: 801 }))).rejects.toThrow('order_not_payable')
  const presses = await Promise.all([at((tx) => desk.takeMoney(tx, cash)), at((tx) => desk.takeMoney(tx, cash))])
  expect(presses.toSorted()).toEqual([false, true])
  expect(await found(orderId)).toMatchObject({ owedCents: 0, paymentStatus: 'paid' })
  expect(await at((tx) => desk.undoMoney(tx, cash))).toBe(true)
  expect(await at((tx) => desk.undoMoney(tx, cash))).toBe(false)
  expect(await found(orderId)).toMatchObject({ owedCents: 800, paymentStatus: 'unpaid' })
  expect(await ledgerOf(world, orderId)).toEqual([
    ['cash', 800],
    ['cash', -800],
  ])
  expect(await at((tx) => desk.takeMoney(tx, { ...cash, key: 'press-2' }))).toBe(true)
})

test('case 92 cash is taken while an online payment is under way: the payment goes back', async () => {
  const guest = await world.payer()
  const order = await orderItems(guest, parking(), 'cash')
  const { type, ref, orderId } = await pressPay(world, guest, order)
  await at((tx) => desk.takeMoney(tx, { orderId, amountCents: 800, key: 'by-hand', ...BY }))
  await type('pm_card_visa')
  await driveAll(world, orderId)
  expect(await atBank(world, ref)).toMatchObject({ taken: 0 })
  expect(await ledgerOf(world, orderId)).toEqual([['cash', 800]])
  expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed', payment: 'paid' })
})

test('delivered is completed, by mistake it is taken back, and nothing of another category is touched', async () => {
  const guest = await world.payer()
  const { orderId } = await orderItems(guest, parking(), 'cash')
  expect(await at((tx) => desk.complete(tx, orderId))).toBe(true)
  expect(await at((tx) => desk.complete(tx, orderId))).toBe(false)
  expect(await standingOf(world, orderId)).toMatchObject({ status: 'completed' })
  expect(await at((tx) => desk.reject(tx, { orderId, reason: '', ...BY }))).toBe(false)
  expect(await at((tx) => desk.reopen(tx, orderId))).toBe(true)
  expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed' })
  const other = await orderItems(guest, cushions(), 'cash')
  await expect(at((tx) => desk.complete(tx, other.orderId))).rejects.toThrow('not_found')
  expect(await found(other.orderId)).toBeUndefined()
})

test('B-09 B-01 a deposit holds its table while it is paid, stands once it is, and all of it goes back when the restaurant cancels', async () => {
  await changeDeposit(500)
  const guest = await world.payer()
  const begun = await pressPay(world, guest, await orderItems(guest, table(freeDay()), 'card'))
  expect(begun.order).toMatchObject({ status: 'awaiting_payment', totalCents: 1500 })
  await begun.type('pm_card_visa')
  expect(await guest.outcome(begun.orderId)).toMatchObject({ outcome: 'completed' })
  await driveAll(world, begun.orderId)
  expect(await ledgerOf(world, begun.orderId)).toEqual([['capture', 1500]])
  expect(await seatedAt(begun.orderId)).toBe(1)

  const tables = orderDesk(quietItems(world.server.app.settings), 'restaurant')
  expect(await at((tx) => tables.reject(tx, { orderId: begun.orderId, reason: 'La cucina è ferma.', ...BY }))).toBe(
    true,
  )
  await driveAll(world, begun.orderId)
  expect(await standingOf(world, begun.orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  expect(await seatedAt(begun.orderId)).toBe(0)
})

test('R-706 B-09 a guest who deletes the table in time gets the deposit back, and the table is free', async () => {
  await changeDeposit(500)
  const guest = await world.payer()
  const begun = await pressPay(world, guest, await orderItems(guest, table(freeDay()), 'card'))
  await begun.type('pm_card_visa')
  await guest.outcome(begun.orderId)
  await driveAll(world, begun.orderId)
  const booking = begun.order.items.find(({ kind }) => kind === 'table')
  await guest.call(deleteRestaurantBooking, {
    idPrenotazioneRistorante: booking?.itemId ?? 0,
    idOrdine: begun.orderId,
  })
  await driveAll(world, begun.orderId)
  expect(await standingOf(world, begun.orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  expect(await seatedAt(begun.orderId)).toBe(0)
})

/** Three people at lunch. */
function table(day: CivilDate): ItemCartInput {
  return { cart: 'restaurant', restaurant: 1, day, meal: 'lunch', time: '13:00', seats: 3, dogs: 0 }
}

async function changeDeposit(cents: number): Promise<void> {
  await setSettings(world.db, { restaurantDepositCents: cents })
  await vi.waitFor(() => expect(world.server.app.settings.restaurantDepositCents).toBe(cents))
}

/** Tables that an order's party has. */
async function seatedAt(orderId: number): Promise<number> {
  const [row] = await world.db.sql<{ count: number }>(
    `select count(*)::integer as count from restaurant_seating
      where order_id = $1 and state in ('held', 'booked', 'seated')`,
    [orderId],
  )
  return row?.count ?? 0
}
