import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import * as calls from '../../domain/subscriptions/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { TEST_NOW } from '../../tests/race/booking-world.ts'
import { press } from '../../tests/support/item-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { readResortMoment } from '../umbrellas/resort-moment.ts'
import { lockLimits } from '../umbrellas/umbrella-rules.ts'
import { holdPlace } from './claim-queries.ts'
import { aSubscription, AUGUST, placeIds, PLANS, staysOf } from '../../tests/support/subscription-steps.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const HELD_AUGUST = 'held 2027-08-01 2027-08-31 [0,2)'
const plan = (planId: number, from: string = AUGUST) => ({ planId: String(planId), from })
const hold = (guest: Payer, umbrellaId: number, planId = PLANS.month, from: string = AUGUST) =>
  guest.call(calls.holdSubscriptionPlace, { planId, from, umbrellaId })
const isHeld = (guest: Payer, umbrellaId: number, planId = PLANS.month) =>
  guest.refusal(calls.holdSubscriptionPlace, { planId, from: AUGUST, umbrellaId })
const oneId = async (code: string) => (await placeIds(world, code))[0] ?? 0

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
      { percent: 60, dueDay: '2027-08-01' },
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
    expect(await holdBy(guest.accountId, h1)).toMatchObject({ outcome: 'held', freed: null })
    expect(await holdBy(guest.accountId, h2)).toMatchObject({ outcome: 'held', freed: { from: AUGUST, to: AUGUST } })
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
