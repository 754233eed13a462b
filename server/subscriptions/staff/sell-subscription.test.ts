import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../../domain/platform/call.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { SubscriptionCart } from '../../../domain/subscriptions/calls.ts'
import { sellSubscription, undoSubscriptionSale } from '../../../domain/subscriptions/sale-calls.ts'
import { getStaffSubscription, takeInstalmentCash } from '../../../domain/subscriptions/staff-calls.ts'
import { getTill } from '../../../domain/till/calls.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'
import { CARNET, lifeWorld, SEASON, type LifeWorld } from '../../../tests/support/subscription-life-world.ts'
import { expireItemOrdersJob } from '../../orders/items/expire-item-orders.ts'
import { quietItems } from '../../item-slices.ts'

let world: LifeWorld
let cashier: Payer

beforeAll(async () => {
  world = await lifeWorld()
  cashier = await world.cashier()
})
afterAll(() => world.close())

const FROM = civilDate('2027-07-10')
const ADA = { firstName: 'Ada', lastName: 'Neri', phone: '+393331234567', email: 'ada@example.it' }

/** What the desk sends for the rest of the season on a place, at the price that its guest is shown. */
async function wish(
  code: string,
  changes: Partial<CallInput<typeof sellSubscription>> = {},
  cart: Partial<SubscriptionCart> = {},
) {
  const umbrellaId = await world.place(code)
  const base = { people: 2, dogs: [], extras: [], inInstalments: true, renewsId: null }
  return {
    cart: { cart: 'subscription' as const, planId: SEASON, from: FROM, umbrellaId, ...base, ...cart },
    customer: ADA,
    language: 'it' as const,
    paid: null,
    totalCents: await priceOf(code),
    ...changes,
  }
}

/** The price of a place from that day on, by what the guest's own order says. */
const prices = new Map<string, number>()
async function priceOf(code: string): Promise<number> {
  const known = prices.get(code[0] ?? '')
  if (known !== undefined) return known
  const guest = await world.payer()
  const { totalCents } = await world.season(guest, `${code[0]}9`, { from: FROM })
  prices.set(code[0] ?? '', totalCents)
  return totalCents
}
const one = (subscriptionId: number) => cashier.call(getStaffSubscription, { subscriptionId: String(subscriptionId) })
const mails = async () =>
  (await world.db.sql<{ key: string }>(`select key from outbox where kind = 'orders.confirmation'`)).length

test('R-102, R-603 a season pass is sold as its guest buys it: the deposit in cash, the rest in instalments', async () => {
  const asked = await wish('C5', { paid: { tender: 'cash', tenderedCents: 110_000 } })
  const before = await mails()
  const { subscriptionId, dueCents } = await cashier.call(sellSubscription, asked)
  expect(dueCents).toBe(0)
  const sold = await one(subscriptionId)
  expect(sold).toMatchObject({
    holder: 'Ada Neri',
    phone: '+393331234567',
    code: 'C5',
    state: 'confirmed',
    overdueCents: 0,
  })
  expect(sold.totalCents).toBe(asked.totalCents)
  const [first, ...later] = sold.instalments
  expect(first).toMatchObject({ position: 0, owedCents: 0 })
  expect(later.length).toBeGreaterThan(0)
  expect(later.every(({ owedCents, amountCents }) => owedCents === amountCents)).toBe(true)
  const { movements } = await cashier.call(getTill, {})
  expect(movements[0]).toMatchObject({ tender: 'cash', amountCents: first?.amountCents, tenderedCents: 110_000 })
  expect(await mails()).toBe(before + 1)
  expect(await cashier.refusal(sellSubscription, asked)).toBe('umbrella_taken')
})

test('R-102 the guests’ rules hold at the desk: the price that was seen, who can be reached, the law on cash', async () => {
  const asked = await wish('C6')
  const refused = (changes: object) => cashier.refusal(sellSubscription, { ...asked, ...changes })
  expect(await refused({ totalCents: asked.totalCents - 1 })).toBe('quote_changed')
  expect(await refused({ customer: { ...ADA, phone: '', email: '' } })).toBe('input_invalid')
  expect(await refused({ cart: { ...asked.cart, people: 20 } })).toBe('too_many_people')
  await world.set({ subscriptionCashBelowCents: 1000 })
  expect(await refused({ paid: { tender: 'cash' } })).toBe('method_not_offered')
  const { subscriptionId } = await cashier.call(sellSubscription, { ...asked, paid: { tender: 'card_terminal' } })
  const [, next] = (await one(subscriptionId)).instalments
  const cash = { subscriptionId, position: next?.position ?? 0, amountCents: next?.amountCents ?? 0 }
  expect(await cashier.refusal(takeInstalmentCash, { ...cash, pressId: 'press-of-a-test' })).toBe('method_not_offered')
  await world.set({ subscriptionCashBelowCents: 500_000 })
})

test('R-102 a carnet needs no place, and is paid later', async () => {
  const asked = await wish(
    'C7',
    {},
    { planId: CARNET, umbrellaId: null, people: 1, inInstalments: false, from: civilDate('2027-07-01') },
  )
  const guest = await world.carnet(await world.payer())
  const { subscriptionId, dueCents } = await cashier.call(sellSubscription, { ...asked, totalCents: guest.totalCents })
  expect(dueCents).toBe(guest.totalCents)
  expect(await one(subscriptionId)).toMatchObject({ code: null, entries: 10, entriesLeft: 10 })
})

test('B-06, R-102 what the desk takes off by hand is a row of the price: instalments, money and the log follow it', async () => {
  const asked = await wish('C4', { discount: { percent: 10 }, discountReason: 'Cliente abituale' })
  const off = Math.round(asked.totalCents / 10)
  const refused = (changes: object) => cashier.refusal(sellSubscription, { ...asked, ...changes })
  expect(await refused({})).toBe('quote_changed')
  expect(await refused({ discountReason: undefined })).toBe('input_invalid')
  expect(await refused({ discount: { percent: 90 } })).toBe('discount_too_large')
  const less = { ...asked, totalCents: asked.totalCents - off }
  const { subscriptionId, actionId } = await cashier.call(sellSubscription, less)
  const sold = await one(subscriptionId)
  expect(sold.totalCents).toBe(less.totalCents)
  expect(sold.instalments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(less.totalCents)
  const uses = () =>
    world.db.sql(
      `select u.promotion_id, u.amount_cents as cents, u.reason, u.given_back_at is not null as returned from promotion_use u
         join subscription s on s.order_id = u.order_id where s.id = $1`,
      [subscriptionId],
    )
  const use = { promotion_id: 'by_hand', cents: off, reason: 'Cliente abituale' }
  expect(await uses()).toEqual([{ ...use, returned: false }])
  await cashier.call(undoSubscriptionSale, { actionId })
  expect(await uses()).toEqual([{ ...use, returned: true }])
})

test('B-06 a season pass that a manager gives away is paid and valid: no instalment, no money, no link to pay', async () => {
  const manager = await world.cashier()
  await world.db.sql(`update staff_member set roles = '{manager}' where account_id = $1`, [manager.accountId])
  await priceOf('D5')
  const mailed = await mails()
  const given: { subscriptionId: number; actionId: number }[] = []
  for (const [code, changes] of [
    ['D5', { paid: null }],
    ['D7', { payBy: civilDate('2027-07-05') }],
    ['D6', { paid: { tender: 'cash' as const } }],
  ] as const) {
    const asked = await wish(code, { ...changes, discount: { percent: 100 }, discountReason: 'Omaggio', totalCents: 0 })
    const { subscriptionId, actionId, dueCents, number } = await manager.call(sellSubscription, asked)
    expect(dueCents).toBe(0)
    const sold = await one(subscriptionId)
    expect(sold).toMatchObject({ state: 'confirmed', totalCents: 0, overdueCents: 0, instalments: [] })
    const [order] = await world.db.sql(
      `select status, method, total_cents as total, (select count(*)::int from ledger_entry where order_id = o.id) as entries,
              (select count(*)::int from payment_attempt where order_id = o.id) as attempts
         from orders o where number = $1`,
      [number],
    )
    expect(order).toEqual({ status: 'confirmed', method: 'no_payment_needed', total: 0, entries: 0, attempts: 0 })
    given.push({ subscriptionId, actionId })
  }
  expect(await mails()).toBe(mailed + 3)
  const taken = given.pop()
  await manager.call(undoSubscriptionSale, { actionId: taken?.actionId ?? 0 })
  expect(await one(taken?.subscriptionId ?? 0)).toMatchObject({ state: 'cancelled' })
  await world.setClock('2027-07-05T20:00:01+02:00')
  await expireItemOrdersJob({ categories: quietItems(world.server.app.settings) }).run(world.db.database)
  await world.setClock('2027-07-01T08:00:00+02:00')
  for (const { subscriptionId } of given)
    expect(await one(subscriptionId)).toMatchObject({ state: 'confirmed', overdueCents: 0 })
})

test('B-11 a sale that was a mistake is taken back with its money: the place is free, nothing is mailed', async () => {
  const asked = await wish('C7', { paid: { tender: 'cash' } })
  const before = await mails()
  const { actionId, subscriptionId } = await cashier.call(sellSubscription, asked)
  await cashier.call(undoSubscriptionSale, { actionId })
  expect(await one(subscriptionId)).toMatchObject({ state: 'cancelled' })
  expect(await mails()).toBe(before)
  const { movements } = await cashier.call(getTill, {})
  expect(movements.slice(0, 2).map(({ amountCents }) => amountCents)).toEqual(
    [-1, 1].map((sign) => sign * (movements[1]?.amountCents ?? 0)),
  )
  expect(await cashier.refusal(undoSubscriptionSale, { actionId })).toBe('status_changed')
  await cashier.call(sellSubscription, asked)
})

test('R-102, B-11 whoever calls pays online by a day: until then nobody is late, after it the place is free again', async () => {
  const payBy = civilDate('2027-07-05')
  const asked = await wish('C8', { payBy })
  expect(await cashier.refusal(sellSubscription, { ...asked, customer: { ...ADA, email: '' } })).toBe('input_invalid')
  expect(await cashier.refusal(sellSubscription, { ...asked, paid: { tender: 'cash' } })).toBe('input_invalid')
  const { subscriptionId, number } = await cashier.call(sellSubscription, asked)
  await world.setClock('2027-07-04T09:00:00+02:00')
  expect(await one(subscriptionId)).toMatchObject({ state: 'confirmed', overdueCents: 0 })
  const expire = () => expireItemOrdersJob({ categories: quietItems(world.server.app.settings) }).run(world.db.database)
  await expire()
  expect(await one(subscriptionId)).toMatchObject({ state: 'confirmed' })
  await world.setClock('2027-07-05T20:00:01+02:00')
  await expire()
  expect(await one(subscriptionId)).toMatchObject({ state: 'cancelled' })
  const [order] = await world.db.sql('select status, method from orders where number = $1', [number])
  expect(order).toEqual({ status: 'cancelled', method: 'pay_later' })
  const [told] = await world.db.sql(
    `select payload ->> 'cause' as cause from outbox where kind = 'orders.freed' order by id desc limit 1`,
  )
  expect(told).toEqual({ cause: 'payment_due' })
  await cashier.call(sellSubscription, { ...asked, payBy: civilDate('2027-07-09') })
})
