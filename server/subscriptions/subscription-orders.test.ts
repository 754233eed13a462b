import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOrder } from '../../domain/orders/calls.ts'
import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import * as calls from '../../domain/subscriptions/calls.ts'
import { getAvailability } from '../../domain/umbrellas/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings, TEST_NOW } from '../../tests/race/booking-world.ts'
import { pressPay } from '../../tests/support/card-steps.ts'
import { nameless, press } from '../../tests/support/item-steps.ts'
import { passTime } from '../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { quietItems } from '../item-slices.ts'
import { orderDesk } from '../orders/items/order-desk.ts'
import { leaveOrders } from '../orders/leave-orders.ts'
import { itemOrderOf, openItemOrder } from '../orders/items/item-changes.ts'
import { takeInstalment } from './instalment-queries.ts'
import { subscriptionData } from './subscription-data.ts'
import { aSubscription, AUGUST, placeIds, PLANS, staysOf, subscribe } from '../../tests/support/subscription-steps.ts'

/** A card whose bank asks its holder first. */
const CHALLENGED = 'pm_card_threeDSecure2Required'
let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const AUGUST_STAY = 'subscription 2027-08-01 2027-08-31 [0,2)'
const hold = (guest: Payer, umbrellaId: number, planId = PLANS.month, from: string = AUGUST) =>
  guest.call(calls.holdSubscriptionPlace, { planId, from, umbrellaId })
const oneId = async (code: string) => (await placeIds(world, code))[0] ?? 0
const listed = async (guest: Payer) => (await guest.call(calls.listSubscriptions, {})).subscriptions
const stockOn = async (day: string, half = 0) => {
  const [row] = await world.db.sql<{ reserved: number }>(
    `select coalesce(sum(reserved), 0)::integer as reserved from extra_stock where extra_id = 'sun_bed' and day = $1 and half = $2`,
    [day, half],
  )
  return row?.reserved ?? 0
}

describe('R-102 R-509 step three: the order', () => {
  test('the hold becomes the subscription; its extras are taken on every half-day; the day guest finds it booked', async () => {
    const guest = await world.payer()
    const h5 = await oneId('H5')
    await hold(guest, h5)
    const before = await stockOn('2027-08-20')
    const order = await subscribe(guest, aSubscription(h5, { extras: [{ id: 'sun_bed', quantity: 1 }] }))
    expect(order).toMatchObject({
      category: 'subscription',
      status: 'confirmed',
      totalCents: 75_000,
      items: [{ kind: 'subscription', name: 'Agosto', canDelete: false }],
    })
    expect(await staysOf(world, h5)).toEqual([AUGUST_STAY])
    expect((await stockOn('2027-08-20')) - before).toBe(3)
    const day = await guest.call(getAvailability, { from: '2027-08-15', to: '2027-08-15', part: 'morning' })
    expect(day.states).toContain('b')
    expect(await listed(guest)).toMatchObject([
      {
        umbrellaId: h5,
        code: 'H5',
        state: 'confirmed',
        totalCents: 75_000,
        extras: [{ id: 'sun_bed', quantity: 3 }],
        instalments: [{ position: 0, amountCents: 75_000, isPaid: false, orderId: order.orderId }],
      },
    ])
    expect(await listed(await world.payer())).toEqual([])
  })

  test('without a hold the place is claimed with the order, or refused', async () => {
    const [guest, other] = [await world.payer(), await world.payer()]
    const h6 = await oneId('H6')
    const quotes = await Promise.all(
      [guest, other].map((one) => one.call(evaluateItemOrder, { cart: aSubscription(h6) })),
    )
    const [first, second] = quotes
    if (first === undefined || second === undefined) throw new Error('no quotes')
    await guest.call(startItemOrder, press(first, 'cash'))
    expect(await other.refusal(startItemOrder, press(second, 'cash'))).toBe('umbrella_taken')
    expect(await other.refusal(evaluateItemOrder, { cart: aSubscription(h6) })).toBe('umbrella_taken')
    expect(await staysOf(world, h6)).toEqual([AUGUST_STAY])
  })

  test('what does not suit is refused before it is priced', async () => {
    const guest = await world.payer()
    const [h9 = 0, a1 = 0] = await placeIds(world, 'H9', 'A1')
    const [human] = await world.db.sql<{ id: number }>(
      `select id from place where category_id = 'human' and row_id = 'H' limit 1`,
    )
    const code = (cart: calls.SubscriptionCart, who = guest) => who.refusal(evaluateItemOrder, { cart })
    const dog = { name: 'Nebbia', size: 'large' as const, weightTenthsKg: 300 }
    expect(await code(aSubscription(human?.id ?? 0, { dogs: [dog] }))).toMatch(/dog/)
    expect(await code(aSubscription(h9, { people: 9 }))).toBe('too_many_people')
    expect(await code(aSubscription(h9, { extras: [{ id: 'sun_bed', quantity: 9 }] }))).toBe('extra_not_offered')
    expect(await code(aSubscription(h9, { extras: [{ id: 'table', quantity: 1 }] }))).toBe('extra_not_offered')
    expect(await code(aSubscription(999_999))).toBe('umbrella_unknown')
    expect(await code(aSubscription(a1, { planId: 99 }))).toBe('plan_unknown')
    expect(await code(aSubscription(h9, { from: '2027-08-02' as typeof AUGUST }))).toBe('plan_start_not_offered')
    expect(await code(aSubscription(h9), await nameless(world, 'Piero'))).toBe('not_allowed')
    expect(await code(aSubscription(h9, { renewsId: 1 }))).toBe('not_found')
    expect(await staysOf(world, h9)).toEqual([])
  })

  test('cash from 5,000 euro on is not offered; every other way is', async () => {
    const guest = await world.payer()
    const [gazebo] = await world.db.sql<{ id: number }>(`select id from place where category_id = 'dog-gazebo' limit 1`)
    const ways = async (cart: calls.SubscriptionCart) =>
      (await guest.call(evaluateItemOrder, { cart })).methods.map(({ method }) => method)
    expect(await ways(aSubscription(gazebo?.id ?? 0))).toEqual(['card', 'second_card', 'wallet', 'cash'])
    await setSettings(world.db, { subscriptionCashBelowCents: 215_000 })
    await expect.poll(() => ways(aSubscription(gazebo?.id ?? 0))).toEqual(['card', 'second_card', 'wallet'])
    expect(await ways(aSubscription(gazebo?.id ?? 0, { inInstalments: true }))).not.toContain('cash')
    await setSettings(world.db, { subscriptionCashBelowCents: 500_000 })
  })

  test('an extra that is sold out on one day of it takes nothing', async () => {
    const guest = await world.payer()
    const i9 = await oneId('I9')
    await world.db.sql(`update extra_stock set reserved = capacity where extra_id = 'sun_bed' and day = '2027-08-20'`)
    expect(
      await guest
        .call(evaluateItemOrder, { cart: aSubscription(i9) })
        .then((quote) => guest.refusal(startItemOrder, press(quote, 'cash'))),
    ).toBe('extra_sold_out')
    expect(await staysOf(world, i9)).toEqual([])
    await world.db.sql(
      `update extra_stock s set reserved = (
         select coalesce(sum((x ->> 'quantity')::integer), 0) from subscription u, jsonb_array_elements(u.extras) x
          where u.state <> 'cancelled' and x ->> 'id' = 'sun_bed' and u.days @> s.day
       ) where extra_id = 'sun_bed' and day = '2027-08-20'`,
    )
  })

  test('an order that nobody pays in time gives everything back; late money takes it again', async () => {
    const guest = await world.payer()
    const i8 = await oneId('I8')
    const before = await stockOn('2027-08-21')
    const order = await subscribe(guest, aSubscription(i8), 'card')
    expect(order.status).toBe('awaiting_payment')
    expect(await staysOf(world, i8)).toEqual([AUGUST_STAY])
    await passTime(world, 11)
    expect(await staysOf(world, i8)).toEqual([])
    expect(await stockOn('2027-08-21')).toBe(before)
    expect(await listed(guest)).toEqual([])

    const retake = () =>
      world.db.database.transaction(async (tx) => {
        const { category, found } = await openItemOrder(tx, quietItems(world.server.app.settings), order.orderId)
        return category.retake(tx, itemOrderOf(found))
      })
    await world.db.sql(
      `insert into occupancy (umbrella_id, days, halves, state) values ($1, '[2027-08-10,2027-08-11)', '[1,2)', 'blocked')`,
      [i8],
    )
    expect(await retake()).toBe(false)
    expect(await staysOf(world, i8)).toHaveLength(1)
    await world.db.sql('delete from occupancy where umbrella_id = $1', [i8])
    expect([await retake(), await retake()]).toEqual([true, false])
    expect(await staysOf(world, i8)).toEqual([AUGUST_STAY])
    expect(await stockOn('2027-08-21')).toBe(before + 2)
    // The order itself is over here, so that what the money would have kept is given up again.
    await world.db.database.transaction(async (tx) => {
      const { category, found } = await openItemOrder(tx, quietItems(world.server.app.settings), order.orderId)
      await category.release(tx, itemOrderOf(found), [])
    })
    expect([await staysOf(world, i8), await stockOn('2027-08-21')]).toEqual([[], before])
    await world.setClock(TEST_NOW)
  })

  test('case 62 paid by card it stands; money that comes late takes all of its days again, where they are free', async () => {
    const guest = await world.payer()
    const [k1 = 0, k2 = 0] = await placeIds(world, 'K1', 'K2')
    const now = await subscribe(guest, aSubscription(k1), 'card')
    await (await pressPay(world, guest, now)).type('pm_card_visa')
    expect(await guest.outcome(now.orderId)).toMatchObject({ outcome: 'completed', order: { status: 'confirmed' } })
    expect(await listed(guest)).toMatchObject([{ state: 'confirmed', instalments: [{ isPaid: true }] }])

    const late = await subscribe(guest, aSubscription(k2), 'card')
    const { ref, type } = await pressPay(world, guest, late)
    await type(CHALLENGED)
    await passTime(world, 11)
    expect(await staysOf(world, k2)).toEqual([])
    await world.bank.challenge(ref, true)
    expect(await guest.outcome(late.orderId)).toMatchObject({ outcome: 'completed', order: { status: 'confirmed' } })
    expect(await staysOf(world, k2)).toEqual([AUGUST_STAY])
    expect((await listed(guest)).map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
    await world.setClock(TEST_NOW)
  })

  test('in instalments: the deposit with the order, each other part once, whoever presses first', async () => {
    const guest = await world.payer()
    const i7 = await oneId('I7')
    const order = await subscribe(guest, aSubscription(i7, { inInstalments: true }))
    expect(order.totalCents).toBe(23_600)
    expect(order.items[0]?.options.join(' ')).toContain('590,00')
    const [subscription] = await listed(guest)
    expect(subscription?.instalments.map(({ amountCents, dueDay }) => [amountCents, dueDay])).toEqual([
      [23_600, '2027-07-01'],
      [35_400, '2027-08-01'],
    ])
    const cart = { cart: 'instalment' as const, subscriptionId: subscription?.subscriptionId ?? 0, position: 1 }
    const elsewhere = await guest.elsewhere()
    const quotes = await Promise.all([guest, elsewhere].map((one) => one.call(evaluateItemOrder, { cart })))
    const pressed = await Promise.all(
      quotes.map((quote, index) => (index === 0 ? guest : elsewhere).refusal(startItemOrder, press(quote, 'cash'))),
    )
    expect(pressed.filter((code) => code === null)).toHaveLength(1)
    expect(await guest.refusal(evaluateItemOrder, { cart })).toBe('instalment_not_open')
    expect(await (await world.payer()).refusal(evaluateItemOrder, { cart })).toBe('not_found')
    expect(await guest.refusal(evaluateItemOrder, { cart: { ...cart, position: 2 } })).toBe('not_found')
    const [after] = await listed(guest)
    const paidBy = after?.instalments[1]?.orderId ?? 0
    // The statement itself lets no second order have it, and the same one again.
    const take = (orderId: number) => takeInstalment(world.db.database, { accountId: guest.accountId, orderId }, cart)
    expect([await take(order.orderId), await take(paidBy)]).toEqual([false, true])
    expect(await guest.call(getOrder, { orderId: String(paidBy) })).toMatchObject({
      category: 'instalment',
      totalCents: 35_400,
    })
  })

  test('an instalment whose order came to nothing is open again', async () => {
    const guest = await world.payer()
    const i6 = await oneId('I6')
    await subscribe(guest, aSubscription(i6, { inInstalments: true }))
    const [subscription] = await listed(guest)
    const cart = { cart: 'instalment' as const, subscriptionId: subscription?.subscriptionId ?? 0, position: 1 }
    const quote = await guest.call(evaluateItemOrder, { cart })
    await guest.call(startItemOrder, press(quote, 'card'))
    expect(await guest.refusal(evaluateItemOrder, { cart })).toBe('instalment_not_open')
    await passTime(world, 11)
    expect(await guest.refusal(evaluateItemOrder, { cart })).toBe(null)
    await world.setClock(TEST_NOW)
  })

  test('a carnet has entries and no place', async () => {
    const guest = await world.payer()
    const order = await subscribe(
      guest,
      aSubscription(null, { planId: PLANS.carnet, from: '2027-07-01' as typeof AUGUST }),
    )
    expect(order.totalCents).toBe(23_000)
    expect(await listed(guest)).toMatchObject([
      { kind: 'carnet', umbrellaId: null, code: null, entries: 10, entriesLeft: 10, state: 'running' },
    ])
  })

  test('R-109 who leaves the resort without having paid leaves the place free; what is paid stays with the books', async () => {
    const [unpaid, paid] = [await world.payer(), await world.payer()]
    const [j1 = 0, j2 = 0] = await placeIds(world, 'J1', 'J2')
    const dog = { name: 'Nebbia', size: 'small' as const, weightTenthsKg: 70 }
    const desk = orderDesk(quietItems(world.server.app.settings), 'subscription')
    const order = await subscribe(unpaid, aSubscription(j1))
    const kept = await subscribe(paid, aSubscription(j2))
    await world.db.sql(`update subscription set dogs = $2 where order_id = $1`, [kept.orderId, JSON.stringify([dog])])
    await world.db.sql(
      'select mark_dogs(o.id) from occupancy o join subscription s on s.id = o.subscription_id where s.order_id = $1',
      [kept.orderId],
    )
    await world.db.database.transaction((tx) =>
      desk.takeMoney(tx, {
        orderId: kept.orderId,
        amountCents: kept.totalCents,
        key: 'desk',
        by: paid,
        device: '',
      }),
    )
    expect((await listed(paid))[0]?.instalments).toMatchObject([{ isPaid: true }])
    const exported = await subscriptionData.export(world.db.database, paid.accountId)
    expect(JSON.stringify(exported)).toContain('Nebbia')
    for (const { accountId } of [unpaid, paid]) {
      await world.db.database.transaction(async (tx) => {
        const { settings } = world.server.app
        await leaveOrders(tx, { settings, categories: quietItems(settings), announce: () => undefined }, accountId)
        await subscriptionData.erase(tx, accountId)
        await tx.query({ name: '', text: 'select detach_account($1)', values: [accountId] })
      })
    }
    expect(await staysOf(world, j1)).toEqual([])
    expect(await staysOf(world, j2)).toEqual([AUGUST_STAY])
    const rows = await world.db.sql(
      `select s.state, a.kind, s.dogs from subscription s join account a on a.id = s.account_id
        where s.order_id = any ($1) order by s.order_id`,
      [[order.orderId, kept.orderId]],
    )
    expect(rows).toEqual([
      { state: 'cancelled', kind: 'erased', dogs: [] },
      { state: 'confirmed', kind: 'erased', dogs: [{ name: '', size: 'small' }] },
    ])
  })
})
