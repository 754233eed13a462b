import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOrder } from '../../domain/orders/calls.ts'
import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import * as calls from '../../domain/subscriptions/calls.ts'
import { getAvailability } from '../../domain/umbrellas/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings, TEST_NOW } from '../../tests/race/booking-world.ts'
import { nameless, press } from '../../tests/support/item-steps.ts'
import { passTime } from '../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { quietItems } from '../item-slices.ts'
import { orderDesk } from '../orders/items/order-desk.ts'
import { leaveOrders } from '../orders/leave-orders.ts'
import { itemOrderOf, openItemOrder } from '../orders/items/item-changes.ts'
import { readResortMoment } from '../umbrellas/occupancy-queries.ts'
import { lockLimits } from '../umbrellas/umbrella-rules.ts'
import { takeInstalment } from './instalment-queries.ts'
import { subscriptionData } from './subscription-data.ts'
import { holdPlace } from './claim-queries.ts'
import { aSubscription, AUGUST, placeIds, PLANS, staysOf, subscribe } from '../../tests/support/subscription-steps.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const AUGUST_STAY = 'subscription 2027-08-01 2027-08-31 [0,2)'
const HELD_AUGUST = 'held 2027-08-01 2027-08-31 [0,2)'
const plan = (planId: number, from: string = AUGUST) => ({ planId: String(planId), from })
const hold = (guest: Payer, umbrellaId: number, planId = PLANS.month, from: string = AUGUST) =>
  guest.call(calls.holdSubscriptionPlace, { planId, from, umbrellaId })
const isHeld = (guest: Payer, umbrellaId: number, planId = PLANS.month) =>
  guest.refusal(calls.holdSubscriptionPlace, { planId, from: AUGUST, umbrellaId })
const oneId = async (code: string) => (await placeIds(world, code))[0] ?? 0
const listed = async (guest: Payer) => (await guest.call(calls.listSubscriptions, {})).subscriptions
const stockOn = async (day: string, half = 0) => {
  const [row] = await world.db.sql<{ reserved: number }>(
    `select coalesce(sum(reserved), 0)::integer as reserved from extra_stock where extra_id = 'sun_bed' and day = $1 and half = $2`,
    [day, half],
  )
  return row?.reserved ?? 0
}

describe('R-102 step one: plans', () => {
  test('the plans as they are sold now: days, lowest prices and places left', async () => {
    const { plans } = await (await world.payer()).call(calls.getSubscriptionPlans, {})
    expect(plans.map(({ planId, kind, from, to }) => [planId, kind, from, to])).toEqual([
      [1, 'span', '2027-07-01', '2027-09-15'],
      [2, 'span', '2027-08-01', '2027-08-31'],
      [3, 'length', '2027-07-01', '2027-07-15'],
      [4, 'length', '2027-07-01', '2027-07-30'],
      [5, 'span', '2027-07-01', '2027-09-15'],
      [6, 'span', '2027-07-01', '2027-09-15'],
      [7, 'span', '2027-07-01', '2027-09-15'],
      [8, 'carnet', '2027-07-01', '2027-09-15'],
    ])
    const [season, month, , weekdays, , , , carnet] = plans
    // It has begun: 77 of its 107 days are left of 1,480 €.
    expect(season?.fromCents.find(({ category }) => category === 'human')?.cents).toBe(Math.round((148_000 * 77) / 107))
    expect(season?.start).toEqual({ from: '2027-07-01', to: '2027-09-15' })
    expect(month).toMatchObject({ name: 'Agosto', depositPercent: 40, withdrawalDays: 0, fewPlaces: 10 })
    expect(month?.free?.every(({ places }) => places > 0)).toBe(true)
    expect(weekdays?.weekdays).toEqual([1, 2, 3, 4, 5])
    expect(carnet).toMatchObject({ entries: 10, free: null, withdrawalDays: 14 })
  })

  test('a place that is booked on one day of it is not left, and the cheapest free one is told', async () => {
    const guest = await world.payer()
    const left = async () =>
      (await guest.call(calls.getSubscriptionPlans, {})).plans[1]?.free?.find(({ category }) => category === 'human')
        ?.places
    const before = (await left()) ?? 0
    const [free] = await world.db.sql<{ id: number }>(
      `select id from place where category_id = 'human' and row_id = 'N' limit 1`,
    )
    const id = free?.id ?? 0
    await world.db.sql(
      `insert into occupancy (umbrella_id, days, halves, state) values ($1, '[2027-08-10,2027-08-11)', '[1,2)', 'blocked')`,
      [id],
    )
    expect(await left()).toBe(before - 1)
    await world.db.sql('delete from occupancy where umbrella_id = $1', [id])
    expect(await left()).toBe(before)
  })
})

describe('R-102 step two: the place', () => {
  test('free on every half-day, held, or taken on so many days; prices by row; extras by the month', async () => {
    const guest = await world.payer()
    const [h7 = 0, h8 = 0] = await placeIds(world, 'H7', 'H8')
    await hold(guest, h7)
    await world.db.sql(
      `insert into occupancy (umbrella_id, days, halves, state)
       values ($1, '[2027-07-30,2027-08-03)', '[0,1)', 'blocked'), ($1, '[2027-08-02,2027-08-03)', '[1,2)', 'blocked')`,
      [h8],
    )
    const found = await guest.call(calls.getSubscriptionAvailability, plan(PLANS.month))
    expect(found.states).toHaveLength(found.missing.length)
    expect(found.states).toMatch(/^[fhbx]+$/)
    expect(found.states.replaceAll(/[^h]/g, '')).toBe('h')
    expect(found.missing.filter((days) => days > 0).toSorted((a, b) => a - b)).toEqual([2, 31])
    expect(found.prices).toContainEqual({ row: 'H', category: 'human', totalCents: 69_000 })
    expect(found.prices).toContainEqual({ row: 'D', category: 'human', totalCents: 82_000 })
    expect(found.extras.find(({ id, category }) => id === 'sun_bed' && category === 'human')).toMatchObject({
      included: 2,
      max: 2,
      monthCents: 6000,
      totalCents: 6000,
    })
    expect(found.instalments).toEqual([
      { percent: 40, dueDay: '2027-07-01' },
      { percent: 60, dueDay: '2027-07-15' },
    ])

    const missing = await guest.call(calls.getMissingDays, { ...plan(PLANS.month), umbrellaId: String(h8) })
    expect(missing.days).toEqual([
      { day: '2027-08-01', part: 'morning' },
      { day: '2027-08-02', part: 'full_day' },
    ])
    expect(missing.nearest).toHaveLength(5)
    expect(missing.nearest.map(({ code }) => code)).not.toContain('H7')
    expect(missing.nearest.every(({ totalCents }) => totalCents > 0)).toBe(true)
    await world.db.sql('delete from occupancy where umbrella_id = any ($1)', [[h7, h8]])
  })

  test('who begins later pays and finds the days that are left', async () => {
    const guest = await world.payer()
    const late = await guest.call(calls.getSubscriptionAvailability, plan(PLANS.season, '2027-09-06'))
    expect(late).toMatchObject({ from: '2027-09-06', to: '2027-09-15', days: 10 })
    expect(late.prices).toContainEqual({ row: 'N', category: 'human', totalCents: Math.round((148_000 * 10) / 107) })
    for (const from of ['2027-06-30', '2027-09-16']) {
      expect(await guest.refusal(calls.getSubscriptionAvailability, plan(PLANS.season, from))).toBe(
        'plan_start_not_offered',
      )
    }
    expect(await guest.refusal(calls.getSubscriptionAvailability, plan(99))).toBe('plan_unknown')
  })

  test('R-405 a hold is for every day, the same again is the same, another replaces it, and it is released', async () => {
    const guest = await world.payer()
    const [h1 = 0, h2 = 0] = await placeIds(world, 'H1', 'H2')
    const first = await hold(guest, h2)
    expect(await staysOf(world, h2)).toEqual([HELD_AUGUST])
    expect((await hold(guest, h2)).expiresAt).toBe(first.expiresAt)
    expect(await isHeld(await world.payer(), h2)).toBe('umbrella_taken')
    await hold(guest, h1)
    expect([await staysOf(world, h1), await staysOf(world, h2)]).toEqual([[HELD_AUGUST], []])
    // A hold that is lost leaves the one before.
    const other = await world.payer()
    await hold(other, h2)
    expect(await isHeld(guest, h2)).toBe('umbrella_taken')
    expect(await staysOf(world, h1)).toEqual([HELD_AUGUST])
    await guest.call(calls.releaseSubscriptionPlace, {})
    await guest.call(calls.releaseSubscriptionPlace, {})
    await other.call(calls.releaseSubscriptionPlace, {})
    expect([await staysOf(world, h1), await staysOf(world, h2)]).toEqual([[], []])
  })

  test('R-312 weekends are held as weekends, mornings as mornings: what is left is free', async () => {
    const guest = await world.payer()
    const h3 = await oneId('H3')
    await hold(guest, h3, PLANS.weekends, '2027-09-01')
    expect(await staysOf(world, h3)).toEqual(['held 2027-09-04 2027-09-05 [0,2)', 'held 2027-09-11 2027-09-12 [0,2)'])
    await hold(guest, h3, PLANS.mornings, '2027-09-01')
    expect(await staysOf(world, h3)).toEqual(['held 2027-09-01 2027-09-15 [0,1)'])
    const other = await world.payer()
    await hold(other, h3, PLANS.afternoons, '2027-09-01')
    expect(await staysOf(world, h3)).toHaveLength(2)
    await guest.call(calls.releaseSubscriptionPlace, {})
    await other.call(calls.releaseSubscriptionPlace, {})
  })

  test('R-514 at most five places on one half-day, bookings and the cart included', async () => {
    const guest = await world.payer()
    const ids = await placeIds(world, 'I1', 'I2', 'I3', 'I4', 'I5', 'I6')
    await world.db.sql(
      `insert into occupancy (umbrella_id, days, halves, state, account_id, expires_at)
       select id, '[2027-08-05,2027-08-06)', '[1,2)', 'held', $2, battigia_now() + interval '1 hour' from unnest($1::integer[]) id`,
      [ids.slice(0, 5), guest.accountId],
    )
    expect(await isHeld(guest, ids[5] ?? 0)).toBe('too_many_umbrellas')
    const quote = await guest.call(evaluateItemOrder, { cart: aSubscription(ids[5] ?? 0) })
    expect(await guest.refusal(startItemOrder, press(quote, 'cash'))).toBe('too_many_umbrellas')
    expect(await isHeld(guest, ids[5] ?? 0, PLANS.mornings)).toBe(null)
    await world.db.sql('delete from occupancy where umbrella_id = any ($1)', [ids])
  })

  test('R-405 an expired hold is free, and the same guest waits before holding it again', async () => {
    const [guest, other] = [await world.payer(), await world.payer()]
    const h4 = await oneId('H4')
    const { expiresAt } = await hold(guest, h4)
    await world.setClock(new Date(Date.parse(expiresAt) + 1000).toISOString())
    const { states } = await guest.call(calls.getSubscriptionAvailability, plan(PLANS.month))
    expect(states).not.toContain('h')
    expect(await isHeld(guest, h4)).toBe('held_again_too_soon')
    expect(await isHeld(other, h4)).toBe(null)
    await other.call(calls.releaseSubscriptionPlace, {})
    expect(await isHeld(guest, h4)).toBe('held_again_too_soon')
    await world.setClock(TEST_NOW)
  })

  test.each([
    ['device', { deviceId: 'one-phone', addressPrefix: null }],
    ['prefix', { deviceId: null, addressPrefix: '203.0.113.0/24' }],
  ])('a %s holds so many places for all its accounts together', async (scope, from) => {
    const { settings } = world.server.app
    const moment = await readResortMoment(world.db.database, settings.dayTurnHour)
    const [h1 = 0, h2 = 0] = await placeIds(world, 'H1', 'H2')
    const holdBy = (accountId: number, umbrellaId: number) =>
      holdPlace(world.db.database, {
        ...from,
        accountId,
        umbrellaId,
        days: [AUGUST],
        part: 'full_day',
        moment,
        turnHour: settings.dayTurnHour,
        limits: { ...lockLimits(settings, null), perDevice: 1, perPrefix: 1 },
      })
    const [guest, other] = [await world.payer(), await world.payer()]
    expect(await holdBy(guest.accountId, h1)).toMatchObject({ outcome: 'held' })
    expect(await holdBy(guest.accountId, h2)).toMatchObject({ outcome: 'held' })
    expect(await holdBy(other.accountId, h1)).toMatchObject({ outcome: 'too_many_held', scope })
    await guest.call(calls.releaseSubscriptionPlace, {})
    expect(await holdBy(other.accountId, h1)).toMatchObject({ outcome: 'held' })
    await other.call(calls.releaseSubscriptionPlace, {})
  })

  test('the valve of a nearly held beach is for these holds as well', async () => {
    const { settings } = world.server.app
    const moment = await readResortMoment(world.db.database, settings.dayTurnHour)
    const guest = await world.payer()
    const outcome = await holdPlace(world.db.database, {
      deviceId: null,
      addressPrefix: null,
      accountId: guest.accountId,
      umbrellaId: await oneId('H1'),
      days: [AUGUST],
      part: 'full_day',
      moment,
      turnHour: settings.dayTurnHour,
      limits: lockLimits(settings, 0),
    })
    expect(outcome).toEqual({ outcome: 'beach_nearly_held' })
  })
})

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

  test('in instalments: the deposit with the order, each other part once, whoever presses first', async () => {
    const guest = await world.payer()
    const i7 = await oneId('I7')
    const order = await subscribe(guest, aSubscription(i7, { inInstalments: true }))
    expect(order.totalCents).toBe(23_600)
    expect(order.items[0]?.options.join(' ')).toContain('590,00')
    const [subscription] = await listed(guest)
    expect(subscription?.instalments.map(({ amountCents, dueDay }) => [amountCents, dueDay])).toEqual([
      [23_600, '2027-07-01'],
      [35_400, '2027-07-15'],
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
    await world.db.database.transaction((tx) =>
      desk.takeCash(tx, { orderId: kept.orderId, amountCents: kept.totalCents, key: 'desk' }),
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
