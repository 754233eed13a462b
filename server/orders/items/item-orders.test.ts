import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOrder, listOrders } from '../../../domain/orders/calls.ts'
import { cancelItem, evaluateItemOrder, startItemOrder, type ItemCartInput } from '../../../domain/orders/item-calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import {
  carsOn,
  cushions,
  freeDay,
  leaveSpaces,
  nameless,
  orderItems,
  parking,
  press,
} from '../../../tests/support/item-steps.ts'
import { mailsOf } from '../../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../../tests/support/payment-world.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const quote = (guest: Payer, cart: ItemCartInput) => guest.call(evaluateItemOrder, { cart })

describe('R-712 the quote', () => {
  test('R-105 R-111 says what, for how much, how it is paid and on which conditions', async () => {
    const day = freeDay()
    const told = await quote(await world.payer(), parking(day))
    expect(told).toMatchObject({
      category: 'parking',
      items: [{ kind: 'parking', quantity: 1, from: day, to: day, plate: 'AB123CD', totalCents: 800 }],
      servicePercent: 0,
      totalCents: 800,
      refused: [],
    })
    const methods = told.methods.map(({ method }) => method)
    expect(methods).toEqual(['card', 'second_card', 'wallet', 'cash'])
    expect(told.conditions.map(({ method }) => method).toSorted()).toEqual(methods.toSorted())
    expect(told.items[0]).not.toHaveProperty('facts')
    expect(Date.parse(told.expiresAt) - Date.parse(told.serverNow)).toBe(15 * 60_000)
    expect(await carsOn(world, day)).toBe(0)
  })

  test('R-708 the resort’s flags decide of cash and of the rest', async () => {
    const guest = await world.payer()
    const methods = async () => (await quote(guest, parking())).methods.map(({ method }) => method)
    await setSettings(world.db, { payAlsoCash: false })
    await expect.poll(methods).toEqual(['card', 'second_card', 'wallet'])
    await setSettings(world.db, { payAlsoCash: true, payOnlyCash: true })
    await expect.poll(methods).toEqual(['cash'])
    await setSettings(world.db, { payOnlyCash: false })
    await expect.poll(methods).toContain('card')
  })
})

describe('R-712 the order', () => {
  test('case 93 cash: stands at once, holds its space, has no deadline and is never given up', async () => {
    const [guest, day] = [await world.payer(), freeDay()]
    const order = await orderItems(guest, parking(day), 'cash')
    expect(order).toMatchObject({
      category: 'parking',
      status: 'confirmed',
      paymentStatus: 'unpaid',
      deadline: null,
      payUntil: null,
      totalCents: 800,
      lines: [],
      items: [{ plate: 'AB123CD', canDelete: true }],
    })
    expect(order.passCode).not.toBeNull()
    expect(await carsOn(world, day)).toBe(1)
    expect(await mailsOf(world, order.orderId)).toEqual(['orders.confirmation'])
    const rows = await world.db.sql('select from orders where id = $1 and release_at is null', [order.orderId])
    expect(rows).toHaveLength(1)
  })

  test('B-20 the same press is the same order, whatever else it says, also when two are under way at once', async () => {
    const [guest, day] = [await world.payer(), freeDay()]
    const wish = press(await quote(guest, cushions(day)), 'card')
    const orders = await Promise.all([1, 2, 3].map(() => guest.call(startItemOrder, wish)))
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
    const other = press(await quote(guest, parking(day)), 'cash', wish.clientId)
    expect(await guest.call(startItemOrder, other)).toMatchObject({
      orderId: orders[0]?.orderId,
      category: 'service',
      method: 'card',
    })
    expect(await carsOn(world, day)).toBe(0)
    // Another press of the same quote is the same order too: what was quoted was ordered.
    const again = await guest.call(startItemOrder, { ...wish, clientId: `${wish.clientId}-2` })
    expect(again.orderId).toBe(orders[0]?.orderId)
  })

  test('what changed since the quote has to be seen first', async () => {
    const [guest, day] = [await world.payer(), freeDay()]
    const wish = press(await quote(guest, cushions(day)), 'card')
    await world.db.sql('update service set full_day_cents = full_day_cents + 100 where id = 1')
    expect(await guest.refusal(startItemOrder, wish)).toBe('quote_changed')
    await world.db.sql('update service set full_day_cents = full_day_cents - 100 where id = 1')
    expect(await guest.refusal(startItemOrder, { ...wish, quoteId: 'nobodys-quote' })).toBe('quote_changed')
    expect(await (await world.payer()).refusal(startItemOrder, wish)).toBe('quote_changed')
    expect(await guest.refusal(startItemOrder, { ...wish, method: 'pay_later' })).toBe('method_not_offered')
    expect(await guest.refusal(startItemOrder, { ...wish, conditionsVersion: 'old' })).toBe('conditions_not_accepted')
    expect(await guest.refusal(startItemOrder, { ...wish, conditionsAccepted: false })).toBe('conditions_not_accepted')
    expect(await guest.call(startItemOrder, wish)).toMatchObject({ status: 'awaiting_payment', totalCents: 600 })
  })

  test('R-105 the last space is one guest’s: of two at the same moment, one has it', async () => {
    const day = freeDay()
    await leaveSpaces(world, day, 1)
    const guests = await Promise.all([world.payer(), world.payer()])
    const wishes = await Promise.all(guests.map(async (guest) => press(await quote(guest, parking(day)), 'cash')))
    const answers = await Promise.all(
      guests.map((guest, index) => guest.refusal(startItemOrder, wishes[index] as ReturnType<typeof press>)),
    )
    expect(new Set(answers)).toEqual(new Set([null, 'parking_full']))
    expect(await carsOn(world, day)).toBe(1)
  })

  test('R-409 R-516 a cart of one category is one order; what mixes them is no cart', async () => {
    const guest = await world.payer()
    const mixed = { ...parking(), items: [{ serviceId: 1, day: freeDay(), part: 'full_day', quantity: 1 }] }
    expect(await guest.refusal(evaluateItemOrder, { cart: mixed as ItemCartInput })).toBe('input_invalid')
    const kinds = await world.db.sql(
      `select o.id from orders o join order_item i on i.order_id = o.id group by o.id having count(distinct i.kind) > 1
       and o.category in ('parking', 'service')`,
    )
    expect(kinds).toEqual([])
  })
})

describe('R-110 guests without an account', () => {
  test('order, and see their own orders and nobody else’s', async () => {
    const [luca, sara] = [await nameless(world, 'Luca'), await nameless(world, 'Sara')]
    const order = await orderItems(luca, parking(), 'cash')
    const id = { orderId: String(order.orderId) }
    expect((await luca.call(getOrder, id)).number).toBe(order.number)
    expect((await luca.call(listOrders, {})).orders.map(({ orderId }) => orderId)).toEqual([order.orderId])
    expect(await sara.refusal(getOrder, id)).toBe('not_found')
    expect((await sara.call(listOrders, {})).orders).toEqual([])
    const deletion = { orderId: order.orderId, itemId: order.items[0]?.itemId ?? 0 }
    expect(await sara.refusal(cancelItem, deletion)).toBe('not_found')
    expect(await luca.call(cancelItem, deletion)).toMatchObject({ status: 'cancelled', passCode: null })
  })

  test('one order of a category waits for its cash, and a guest owes no more than the resort lets them', async () => {
    const guest = await nameless(world, 'Nina')
    const wish = press(await quote(guest, parking()), 'cash')
    await orderItems(guest, parking(), 'cash')
    expect((await quote(guest, parking())).refused).toEqual([
      expect.objectContaining({ method: 'cash', reason: 'cash_order_open' }),
    ])
    expect(await guest.refusal(startItemOrder, wish)).toBe('cash_order_open')
    // Another category is another bill.
    await orderItems(guest, cushions(), 'cash')
    const dear = await quote(await nameless(world, 'Ugo'), cushions(freeDay(), 17))
    expect(dear.totalCents).toBe(5100)
    expect(dear.methods.map(({ method }) => method)).not.toContain('cash')
    const known = await quote(await world.payer(), cushions(freeDay(), 17))
    expect(known.methods.map(({ method }) => method)).toContain('cash')
  })
})

describe('R-314 each category brings its own', () => {
  /** Two coffees of the bar. */
  const drinks = async (delivery: object): Promise<ItemCartInput> => {
    const [dish] = await world.db.sql<{ id: number }>(`select id from bar_item where key = 'caffe-shakerato'`)
    const items = [{ itemId: dish?.id ?? 0, quantity: 2, optionIds: [] }]
    return { cart: 'bar', delivery, items, tipCents: 100, isAdult: false } as ItemCartInput
  }

  test('R-104 R-510 the bar: a place that was only typed is paid first, what is fetched is paid there, with its number', async () => {
    const guest = await nameless(world, 'Elio')
    const typed = await quote(guest, await drinks({ kind: 'umbrella', code: 'D10' }))
    expect(typed.methods.map(({ method }) => method)).toEqual(['card', 'second_card', 'wallet'])
    expect(typed.readyInMinutes).toBeGreaterThan(0)
    const order = await orderItems(guest, await drinks({ kind: 'pickup' }), 'cash')
    expect(order).toMatchObject({
      category: 'bar',
      status: 'confirmed',
      delivery: { ticket: expect.any(Number), code: null, status: 'received' },
      items: [
        { kind: 'dish', quantity: 2, canDelete: false },
        { kind: 'tip', totalCents: 100 },
      ],
    })
    const deletion = { orderId: order.orderId, itemId: order.items[0]?.itemId ?? 0 }
    expect(await guest.refusal(cancelItem, deletion)).toBe('too_late_to_delete')
    const waiting = await orderItems(guest, await drinks({ kind: 'umbrella', code: 'D10' }), 'card')
    expect(waiting).toMatchObject({ status: 'awaiting_payment', delivery: null })
  })

  test('R-103 R-509 a table costs nothing: no payment, no conditions, and nothing to accept', async () => {
    const cart: ItemCartInput = {
      cart: 'restaurant',
      restaurant: 1,
      day: freeDay(),
      meal: 'dinner',
      time: '20:30',
      seats: 2,
      dogs: 0,
    }
    const guest = await world.payer()
    const told = await quote(guest, cart)
    expect(told).toMatchObject({ totalCents: 0, conditions: [], methods: [{ method: 'no_payment_needed' }] })
    const wish = press(told, 'no_payment_needed')
    expect(wish).toMatchObject({ conditionsAccepted: false, conditionsVersion: null })
    expect(await guest.call(startItemOrder, wish)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'none',
      conditionsVersion: null,
      items: [{ kind: 'table', quantity: 2, time: '20:30', canDelete: true }],
    })
  })
})
