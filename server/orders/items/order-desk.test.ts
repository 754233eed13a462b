import { afterAll, beforeAll, expect, test } from 'vitest'
import { quietItems } from '../../item-slices.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { atBank, attemptsOf, ledgerOf, pressPay } from '../../../tests/support/card-steps.ts'
import { carsOn, cushions, freeDay, orderItems, parking } from '../../../tests/support/item-steps.ts'
import { driveAll, mailsOf, refundsOf, standingOf } from '../../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../../tests/support/payment-world.ts'
import type { OrderDesk } from '../../platform/order-desk.ts'
import type { Queryable } from '../../platform/database.ts'
import { orderDesk } from './order-desk.ts'

let world: PaymentWorld
let desk: OrderDesk

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
  desk = orderDesk(quietItems(world.server.app.settings), 'parking')
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const at = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => world.db.database.transaction(work)
const found = async (orderId: number) => (await desk.find(world.db.database, [orderId])).get(orderId)

async function paidByCard() {
  const [guest, day] = [await world.payer(), freeDay()]
  const begun = await pressPay(world, guest, await orderItems(guest, parking(day), 'card'))
  await begun.type('pm_card_visa')
  await guest.outcome(begun.orderId)
  await driveAll(world, begun.orderId)
  return { ...begun, day }
}

test('B-01 what the resort cannot deliver ends, releases what it holds, and all its money goes back, once', async () => {
  const { orderId, ref, day } = await paidByCard()
  const wish = { orderId, reason: 'L’area è allagata.' }
  const answers = await Promise.all([at((tx) => desk.reject(tx, wish)), at((tx) => desk.reject(tx, wish))])
  expect(answers.toSorted()).toEqual([false, true])
  await driveAll(world, orderId)
  expect(await refundsOf(world, orderId)).toMatchObject([{ cents: 800 }])
  expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
  expect(await carsOn(world, day)).toBe(0)
  expect(await mailsOf(world, orderId)).toEqual(['orders.confirmation', 'orders.freed', 'orders.refund'])
  expect(await atBank(world, ref)).toMatchObject({ status: 'succeeded' })
})

test('B-01 money that is only reserved is not kept either', async () => {
  const [guest, day] = [await world.payer(), freeDay()]
  const begun = await pressPay(world, guest, await orderItems(guest, parking(day), 'card'))
  await begun.type('pm_card_visa')
  const wish = { orderId: begun.orderId, reason: '' }
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
  const cash = { orderId, amountCents: 800, key: 'press-1' }
  await expect(at((tx) => desk.takeCash(tx, { ...cash, amountCents: 801 }))).rejects.toThrow('order_not_payable')
  const presses = await Promise.all([at((tx) => desk.takeCash(tx, cash)), at((tx) => desk.takeCash(tx, cash))])
  expect(presses.toSorted()).toEqual([false, true])
  expect(await found(orderId)).toMatchObject({ owedCents: 0, paymentStatus: 'paid' })
  expect(await at((tx) => desk.undoCash(tx, cash))).toBe(true)
  expect(await at((tx) => desk.undoCash(tx, cash))).toBe(false)
  expect(await found(orderId)).toMatchObject({ owedCents: 800, paymentStatus: 'unpaid' })
  expect(await ledgerOf(world, orderId)).toEqual([
    ['cash', 800],
    ['cash', -800],
  ])
  expect(await at((tx) => desk.takeCash(tx, { ...cash, key: 'press-2' }))).toBe(true)
})

test('case 92 cash is taken while an online payment is under way: the payment goes back', async () => {
  const guest = await world.payer()
  const order = await orderItems(guest, parking(), 'cash')
  const { type, ref, orderId } = await pressPay(world, guest, order)
  await at((tx) => desk.takeCash(tx, { orderId, amountCents: 800, key: 'by-hand' }))
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
  expect(await at((tx) => desk.reject(tx, { orderId, reason: '' }))).toBe(false)
  expect(await at((tx) => desk.reopen(tx, orderId))).toBe(true)
  expect(await standingOf(world, orderId)).toMatchObject({ status: 'confirmed' })
  const other = await orderItems(guest, cushions(), 'cash')
  await expect(at((tx) => desk.complete(tx, other.orderId))).rejects.toThrow('not_found')
  expect(await found(other.orderId)).toBeUndefined()
})
