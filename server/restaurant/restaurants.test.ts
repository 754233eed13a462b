import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../domain/platform/civil-date.ts'
import type { CallInput } from '../../domain/platform/call.ts'
import type * as calls from '../../domain/restaurant/calls.ts'
import { setClock } from '../../tests/race/booking-world.ts'
import { DEMO_FOLDER } from '../../tests/support/demo-resort.ts'
import {
  codeOf,
  LUNCH_DAY,
  restaurantWorld,
  WAITER,
  type RestaurantWorld,
} from '../../tests/support/restaurant-world.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { getRestaurantAvailability } from './get-restaurant-availability.ts'
import { getRestaurants } from './get-restaurants.ts'
import { isRestaurantActive } from './is-restaurant-active.ts'
import { restaurantsPart } from './restaurants-part.ts'
import { rollRestaurantSeasons } from './roll-restaurant-seasons.ts'
import { setOnlineBooking } from './set-online-booking.ts'
import { suspendRestaurant } from './suspend-restaurant.ts'

let world: RestaurantWorld

beforeAll(async () => {
  world = await restaurantWorld()
})
afterAll(() => world.db.close())

const list = async () => (await runHandler(world.db.database, getRestaurants(world.facts), {})).restaurants
const ask = (change: Partial<CallInput<typeof calls.getRestaurantAvailability>> = {}) =>
  runHandler(world.db.database, getRestaurantAvailability(world.facts), {
    restaurant: '1',
    day: LUNCH_DAY,
    seats: '2',
    ...change,
  })
const lunch = async (change: Parameters<typeof ask>[0] = {}) => (await ask(change)).meals[0]
const isActive = async (restaurant: '1' | '2') =>
  (await runHandler(world.db.database, isRestaurantActive(world.facts), { restaurant })).isActive

describe('R-103 R-704 the restaurants', () => {
  test('both, each with its flag, season, hours, and why it is closed', async () => {
    const [pineta, scoglio] = await list()
    expect(pineta).toMatchObject({
      restaurant: 1,
      name: 'La Pineta',
      isActive: true,
      season: { from: '2026-05-15', to: '2027-11-30' },
      suspended: null,
      largestTable: 8,
      closedBecause: null,
    })
    expect(pineta?.meals.map(({ meal, from, to }) => [meal, from, to])).toEqual([
      ['lunch', '12:15', '14:45'],
      ['dinner', '19:30', '21:45'],
    ])
    expect(scoglio).toMatchObject({
      name: 'Lo Scoglio',
      suspended: { until: '2027-07-21' },
      closedBecause: 'suspended',
    })
  })

  test('R-716 a restaurant that nobody can book is not active', async () => {
    expect([await isActive('1'), await isActive('2')]).toEqual([true, false])
    await world.db.sql("update restaurant set platforms = '{ios}' where id = 1")
    expect([await isActive('1'), (await list())[0]?.closedBecause]).toEqual([false, 'platform'])
    await world.db.sql("update restaurant set platforms = '{ios,other}' where id = 1")
    await world.set({ restaurantOneActive: false })
    expect([await isActive('1'), (await list())[0]?.closedBecause]).toEqual([false, 'inactive'])
    await world.set({ restaurantOneActive: true })
  })

  test('R-903 a missing season is closed, never a date of years ago', async () => {
    await world.set({ restaurantOneSeasonTo: null })
    expect((await list())[0]).toMatchObject({ season: null, closedBecause: 'season' })
    expect((await ask()).closedBecause).toBe('season')
    await world.set({ restaurantOneSeasonTo: '2027-11-30' })
  })

  test('B-09 the staff suspend a restaurant and end that; its days after it stay open', async () => {
    const suspension = { until: LUNCH_DAY, reason: null }
    const change = (given: typeof suspension | null) =>
      runHandler(
        world.db.database,
        suspendRestaurant(world.facts),
        { restaurant: 1, suspension: given },
        { actor: WAITER },
      )
    await change(suspension)
    expect([(await ask()).closedBecause, (await ask({ day: addDays(LUNCH_DAY, 1) })).closedBecause]).toEqual([
      'suspended',
      null,
    ])
    expect((await lunch())?.slots.every(({ state }) => state === 'closed')).toBe(true)
    expect(await codeOf(world.price())).toBe('restaurant_suspended')
    await change(null)
    expect((await ask()).closedBecause).toBeNull()
    const audit = await world.db.sql<{ action: string }>(
      "select action from staff_action where subject = 'restaurant:1' order by id",
    )
    expect(audit.map(({ action }) => action)).toEqual(['restaurant.suspend', 'restaurant.resume'])
  })

  test('R-903 seasons that move with the calendar follow it, those that are open once are left alone', async () => {
    expect(await world.db.database.transaction(rollRestaurantSeasons)).toBe(false)
    await world.db.sql("update restaurant set opening_from = 'today', opening_to = 'today+200' where id = 2")
    expect(await world.db.database.transaction(rollRestaurantSeasons)).toBe(true)
    await world.set({})
    expect((await list()).map(({ season }) => season?.from)).toEqual(['2026-05-15', '2027-07-18'])
  })
})

describe('R-715 times of a day', () => {
  test('free times, and few once only some seats are left', async () => {
    expect((await lunch())?.slots).toHaveLength(11)
    expect((await lunch())?.slots.find(({ time }) => time === '13:00')).toEqual({
      time: '13:00',
      state: 'free',
      seatsLeft: 16,
    })
    await world.order({ seats: 8 })
    await world.order({ seats: 6 })
    expect((await lunch())?.slots.find(({ time }) => time === '13:00')).toEqual({
      time: '13:00',
      state: 'few',
      seatsLeft: 2,
    })
    const four = await lunch({ seats: '4' })
    expect(four?.slots.find(({ time }) => time === '13:00')).toEqual({ time: '13:00', state: 'full', seatsLeft: 0 })
  })

  test('one meal when it is asked for; a party that no table takes is told so', async () => {
    expect((await ask({ meal: 'dinner' })).meals.map(({ meal }) => meal)).toEqual(['dinner'])
    expect(await ask({ seats: '9' })).toMatchObject({ isTooLarge: true })
  })

  test('B-09 a sitting that the staff close online offers no time, and its seats are theirs to set', async () => {
    const set = (isOpen: boolean, covers: number) =>
      runHandler(
        world.db.database,
        setOnlineBooking(world.facts),
        { restaurant: 1, day: addDays(LUNCH_DAY, 2), meal: 'lunch', isOpen, covers },
        { actor: WAITER },
      )
    const there = { day: addDays(LUNCH_DAY, 2) }
    await set(false, 50)
    expect(await lunch(there)).toMatchObject({
      isClosed: true,
      slots: expect.arrayContaining([expect.objectContaining({ state: 'closed' })]),
    })
    expect(await codeOf(world.price(there))).toBe('time_not_offered')
    await set(true, 3)
    expect((await lunch({ ...there, seats: '4' }))?.slots.every(({ state }) => state === 'full')).toBe(true)
    expect((await lunch({ ...there, seats: '3' }))?.slots.every(({ state }) => state === 'few')).toBe(true)
  })
})

describe('R-515 cut-offs by the resort’s wall, also where the clocks changed that night', () => {
  test.each([
    ['2027-03-28T10:59:55+02:00', false, false],
    ['2027-03-28T11:00:10+02:00', true, false],
    ['2027-10-31T10:59:50+01:00', false, false],
    ['2027-10-31T11:00:10+01:00', true, false],
    ['2027-07-18T19:59:50+02:00', true, false],
    ['2027-07-18T20:00:10+02:00', true, true],
  ])('at %s lunch is over: %s, dinner is over: %s', async (at, ...over) => {
    await setClock(world.db, at)
    const { today, meals } = await ask({ day: at.slice(0, 10) })
    expect(today).toBe(at.slice(0, 10))
    expect(meals.map(({ isOver }) => isOver)).toEqual(over)
    expect(meals.map(({ until }) => until)).toEqual(['11:00', '20:00'])
    expect(meals.map(({ slots }) => slots.every(({ state }) => state === 'closed' || state === 'past'))).toEqual(over)
    expect(await codeOf(world.price({ day: today }))).toBe(over[0] ? 'meal_over' : null)
  })
})

test('B-23 the restaurants are a file of the resort: what was written is read again, and twice changes nothing', async () => {
  const { $schema: _schema, ...given } = JSON.parse(
    await readFile(path.join(DEMO_FOLDER, restaurantsPart.file), 'utf8'),
  )
  const model = restaurantsPart.schema.parse(given)
  expect(restaurantsPart.check(model, new Map())).toEqual([])
  for (const _twice of [1, 2]) {
    await world.db.database.transaction((tx) => restaurantsPart.write(tx, model))
    expect(await restaurantsPart.read(world.db.database)).toEqual(model)
  }
  const [pineta] = model.restaurants
  if (pineta === undefined) throw new Error('the demo has no restaurant')
  const wrong = {
    ...pineta,
    opening: { from: 'today', to: '2027-09-01' },
    meals: pineta.meals.toReversed(),
    stays: [
      { upTo: 4, minutes: 90 },
      { upTo: 4, minutes: 60 },
    ],
    tables: [
      { table: 2, seats: 2 },
      { table: 2, seats: 4 },
    ],
    suspended: { until: 'soon' },
  }
  expect(restaurantsPart.check({ restaurants: [pineta, wrong] }, new Map()).map(({ path }) => path)).toEqual([
    'restaurants[1].id',
    'restaurants[1].tables[1].table',
    'restaurants[1].meals[1].from',
    'restaurants[1].stays[1].upTo',
    'restaurants[1].opening',
    'restaurants[1].suspended.until',
  ])
})
