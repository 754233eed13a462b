import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type * as calls from '../../domain/parking/calls.ts'
import type * as staffCalls from '../../domain/parking/staff-calls.ts'
import type { CallInput } from '../../domain/platform/call.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Language } from '../../domain/platform/language.ts'
import { bookingDatabase } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { ResortClock } from '../umbrellas/resort-clock.ts'
import { getParking } from './get-parking.ts'
import { codeOf, LIFEGUARD, testFacts } from '../../tests/support/parking-facts.ts'
import type { ParkingFacts } from './parking-facts.ts'
import { parkingOrders } from './parking-orders.ts'
import { parkingPart } from './parking-part.ts'
import { setParkingSpaces } from './set-parking-spaces.ts'

const PINETA = 1
const DAY = civilDate('2027-07-18')
const NEXT = civilDate('2027-07-19')
const ASKER = { language: 'it' } as const

let db: TestDatabase
let facts: ParkingFacts

beforeAll(async () => {
  db = await bookingDatabase()
  facts = await testFacts(db)
})
afterEach(() => db.sql('delete from parking_space'))
afterAll(() => db.close())

const aCart = (change: Partial<calls.ParkingCart> = {}): calls.ParkingCart => ({
  cart: 'parking',
  areaId: PINETA,
  from: DAY,
  to: DAY,
  part: 'full_day',
  plate: 'GF482KR',
  ...change,
})
const price = (cart: calls.ParkingCart) => parkingOrders(facts).price(db.database, cart, ASKER)
const ordered = async (cart: calls.ParkingCart) => {
  const { items } = await price(cart)
  return { items: items.map((item, index) => ({ ...item, itemId: index + 1 })) }
}
const ask = (change: Partial<CallInput<typeof calls.getParking>> = {}, language: Language = 'it', given = facts) =>
  runHandler(db.database, getParking(given), { from: DAY, to: DAY, part: 'full_day', ...change }, { language })
const left = async (part: DayPart = 'full_day') => (await ask({ part })).areas[0]?.left
const setSpaces = (spaces: number, change: Partial<CallInput<typeof staffCalls.setParkingSpaces>> = {}) =>
  runHandler(
    db.database,
    setParkingSpaces,
    { areaId: PINETA, from: DAY, to: DAY, spaces, ...change },
    { actor: LIFEGUARD },
  )

test('R-105 the demo has two areas with price and free spaces, in the asker’s language', async () => {
  expect((await ask()).areas).toEqual([
    { areaId: 1, name: 'Pineta', text: 'All’ombra', hasShade: true, unitCents: 800, totalCents: 800, left: 40 },
    { areaId: 2, name: 'Dune', text: 'Al sole', hasShade: false, unitCents: 500, totalCents: 500, left: 120 },
  ])
  const days = await ask({ to: NEXT, part: 'morning' }, 'de')
  expect(days.areas[0]).toMatchObject({ name: 'Pinienwald', text: 'Im Schatten', unitCents: 500, totalCents: 1000 })
})

test.each([
  [{ to: '2027-07-17' }, 'input_invalid'],
  [{ from: '2027-06-30' }, 'input_invalid'],
  [{ from: '2028-07-18', to: '2028-07-18' }, 'outside_season'],
  [{ to: '2027-11-30' }, 'period_too_long'],
])('R-512 days that cannot be booked are refused: %o', async (change, code) => {
  expect(await codeOf(ask(change))).toBe(code)
  expect(await codeOf(price(aCart(change as Partial<calls.ParkingCart>)))).toBe(code)
})

test('R-512 once the morning is over, today’s full day and morning are refused and the afternoon is not', async () => {
  const today = civilDate('2027-07-01')
  const late = { settings: facts.settings, clock: new ResortClock() }
  late.clock.note({ today, halfNow: 1 }, facts.settings.dayTurnHour)
  const stay = { from: today, to: today }
  expect(await codeOf(ask({ ...stay, part: 'morning' }, 'it', late))).toBe('day_part_over')
  expect(await codeOf(parkingOrders(late).price(db.database, aCart(stay), ASKER))).toBe('day_part_over')
  expect(await codeOf(ask({ ...stay, part: 'afternoon' }, 'it', late))).toBeNull()
})

test('R-314 a cart becomes one item with the plate, as many as days; the desk takes money and asks no service', async () => {
  const priced = await price(aCart({ to: NEXT }))
  expect(priced).toMatchObject({ firstDay: DAY, takesCash: true, isServiceFree: true, readyInMinutes: null })
  expect(priced.items).toEqual([
    expect.objectContaining({
      kind: 'parking',
      refId: PINETA,
      name: 'Parcheggio Pineta',
      quantity: 2,
      unitCents: 800,
      totalCents: 1600,
      from: DAY,
      to: NEXT,
      plate: 'GF482KR',
    }),
  ])
  expect(await codeOf(price(aCart({ areaId: 99 })))).toBe('item_unknown')
})

test('R-105 a space is taken for its half-days, given back, and taken again while there is one', async () => {
  const orders = parkingOrders(facts)
  await setSpaces(1)
  const order = await ordered(aCart({ part: 'morning' }))
  await orders.take(db.database, order)
  expect([await left('morning'), await left('afternoon'), await left()]).toEqual([0, 1, 0])
  expect(await codeOf(price(aCart()))).toBe('parking_full')
  expect(await codeOf(orders.take(db.database, order))).toBe('parking_full')
  await orders.release(db.database, order, [99])
  expect(await left('morning')).toBe(0)
  await orders.release(db.database, order, [1])
  expect(await left('morning')).toBe(1)
  expect(await orders.retake(db.database, order)).toBe(true)
  expect(await orders.retake(db.database, order)).toBe(false)
})

test('R-105 a stay of which one half-day is full takes none of the others', async () => {
  const orders = parkingOrders(facts)
  await setSpaces(1)
  const long = await ordered(aCart({ from: civilDate('2027-07-16'), to: NEXT }))
  await orders.take(db.database, await ordered(aCart({ part: 'afternoon' })))
  expect(await codeOf(orders.take(db.database, long))).toBe('parking_full')
  expect(await db.sql('select sum(taken)::int as taken from parking_space')).toEqual([{ taken: 1 }])
})

test('R-707 a space can be deleted until its first day begins', () => {
  const { canDelete } = parkingOrders(facts)
  expect(canDelete({ from: DAY }, { today: civilDate('2027-07-17') })).toBe(true)
  expect(canDelete({ from: DAY }, { today: DAY })).toBe(false)
})

test('R-603 the staff sets the spaces of some days, audited, and never below what is sold', async () => {
  await parkingOrders(facts).take(db.database, await ordered(aCart()))
  await setSpaces(0)
  expect(await left()).toBe(0)
  expect(await db.sql('select spaces, taken from parking_space order by half')).toEqual([
    { spaces: 1, taken: 1 },
    { spaces: 1, taken: 1 },
  ])
  const [action] = await db.sql('select action, subject, detail from staff_action order by id desc limit 1')
  expect(action).toEqual({
    action: 'parking.set-spaces',
    subject: 'parking-area:1',
    detail: { from: DAY, to: DAY, before: [40], after: 0 },
  })
  expect(await codeOf(setSpaces(3, { areaId: 99 }))).toBe('item_unknown')
  expect(await codeOf(setSpaces(3, { to: '2027-07-17' }))).toBe('input_invalid')
})

test('B-23 a new file changes the usual number, keeps what is sold and what the staff set, and hides what is gone', async () => {
  const file = await parkingPart.read(db.database)
  if (file === null) throw new Error('the demo has no car park')
  await parkingOrders(facts).take(db.database, await ordered(aCart()))
  await setSpaces(7, { to: DAY, areaId: 2 })
  const [pineta] = file.areas
  if (pineta === undefined) throw new Error('the demo has no area')
  await parkingPart.write(db.database, { areas: [{ ...pineta, spaces: 0 }] })
  expect((await ask()).areas).toEqual([expect.objectContaining({ areaId: 1, left: 0 })])
  await parkingPart.write(db.database, file)
  expect((await ask()).areas.map((area) => area.left)).toEqual([39, 7])
  expect(await parkingPart.read(db.database)).toEqual(file)
})

test('B-23 the same id twice is a problem of the file', () => {
  const area = { id: 1 } as Parameters<typeof parkingPart.check>[0]['areas'][number]
  expect(parkingPart.check({ areas: [area, area] }, new Map())).toEqual([
    { path: 'areas[1].id', expected: 'an id that no other has', found: '1' },
  ])
})
