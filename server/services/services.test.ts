import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../domain/platform/call.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Language } from '../../domain/platform/language.ts'
import type * as calls from '../../domain/services/calls.ts'
import type * as staffCalls from '../../domain/services/staff-calls.ts'
import { bookingDatabase } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import type { ParkingFacts } from '../parking/parking-facts.ts'
import { codeOf, LIFEGUARD, testFacts } from '../../tests/support/parking-facts.ts'
import { getServices } from './get-services.ts'
import { serviceOrders } from './service-orders.ts'
import { servicesPart } from './services-part.ts'
import { setServiceStock } from './set-service-stock.ts'

const [SHOWER, SUP, CANOE] = [3, 6, 8]
const DAY = civilDate('2027-07-18')
const ASKER = { language: 'it' } as const

let db: TestDatabase
let facts: ParkingFacts

beforeAll(async () => {
  db = await bookingDatabase()
  facts = await testFacts(db)
})
afterEach(async () => {
  await db.sql('delete from service_stock')
  await db.sql('delete from service_slot')
})
afterAll(() => db.close())

type Item = calls.ServiceCart['items'][number]
const aCart = (...items: Partial<Item>[]): calls.ServiceCart => ({
  cart: 'service',
  items: items.map((item) => ({ serviceId: SUP, day: DAY, part: 'full_day', quantity: 1, ...item })),
})
const price = (cart: calls.ServiceCart) => serviceOrders(facts).price(db.database, cart, ASKER)
const ordered = async (cart: calls.ServiceCart) => {
  const { items } = await price(cart)
  return { items: items.map((item, index) => ({ ...item, itemId: index + 1 })) }
}
const take = async (cart: calls.ServiceCart) => serviceOrders(facts).take(db.database, await ordered(cart), cart, ASKER)
const list = async (part: DayPart = 'full_day', language: Language = 'it') =>
  (await runHandler(db.database, getServices(facts), { day: DAY, part }, { language })).services
const left = async (serviceId: number, part: DayPart = 'full_day') =>
  (await list(part)).find((service) => service.serviceId === serviceId)?.left
const setStock = (stock: number | null, change: Partial<CallInput<typeof staffCalls.setServiceStock>> = {}) =>
  runHandler(
    db.database,
    setServiceStock,
    { serviceId: SUP, from: DAY, to: DAY, stock, ...change },
    { actor: LIFEGUARD },
  )

test('R-715 the demo has eight services with price and stock, in the asker’s language; some have no limit', async () => {
  const services = await list('morning', 'en')
  expect(services.map((service) => service.name)).toEqual([
    'Cushion',
    'Beach towel',
    'Hot shower',
    'Dog shower',
    'Locker',
    'Stand-up paddle',
    'Pedal boat',
    'Canoe',
  ])
  expect(services[2]).toMatchObject({ serviceId: SHOWER, unit: 'piece', unitCents: 200, left: null, page: 'showers' })
  expect(services[5]).toMatchObject({ serviceId: SUP, unit: 'day_part', unitCents: 1800, left: 8, art: 'sup' })
  expect((await list('full_day'))[5]?.unitCents).toBe(3000)
})

test('R-512 days that cannot be booked are refused', async () => {
  const asked = (day: string) =>
    codeOf(runHandler(db.database, getServices(facts), { day, part: 'full_day' }, { language: 'it' }))
  expect(await asked('2027-06-30')).toBe('input_invalid')
  expect(await asked('2028-07-18')).toBe('outside_season')
  expect(await codeOf(price(aCart({ day: civilDate('2028-07-18') })))).toBe('outside_season')
})

test('R-314 every line becomes an item with its own day and price; the earliest day is the order’s', async () => {
  const earlier = civilDate('2027-07-10')
  const priced = await price(aCart({ part: 'morning', quantity: 2 }, { serviceId: SHOWER, day: earlier, quantity: 3 }))
  expect(priced).toMatchObject({ firstDay: earlier, takesCash: true, isServiceFree: true, readyInMinutes: null })
  expect(priced.items).toMatchObject([
    { kind: 'service', refId: SUP, name: 'SUP', quantity: 2, unitCents: 1800, totalCents: 3600, from: DAY, to: DAY },
    { refId: SHOWER, name: 'Doccia calda', quantity: 3, unitCents: 200, totalCents: 600, from: earlier },
  ])
  expect(await codeOf(price(aCart({ serviceId: 99 })))).toBe('item_unknown')
})

test('R-314 lines of one service are added up: more than there is, is refused with its name', async () => {
  const over = aCart({ part: 'morning', quantity: 5 }, { quantity: 4 })
  await expect(price(over)).rejects.toMatchObject({ code: 'service_sold_out', data: { name: 'SUP' } })
  expect(await codeOf(price(aCart({ part: 'morning', quantity: 8 }, { part: 'afternoon', quantity: 8 })))).toBeNull()
})

test('R-314 pieces are taken for their half-days, all or none, given back and taken again', async () => {
  const orders = serviceOrders(facts)
  await take(aCart({ quantity: 7 }))
  expect([await left(SUP), await left(SHOWER)]).toEqual([1, null])
  await setStock(1, { serviceId: CANOE })
  const both = await ordered(aCart({ serviceId: CANOE }, { serviceId: SUP }))
  await take(aCart({ serviceId: CANOE, part: 'afternoon' }))
  await expect(orders.take(db.database, both, aCart(), ASKER)).rejects.toMatchObject({
    code: 'service_sold_out',
    data: { name: 'Canoa' },
  })
  expect(await left(SUP)).toBe(1)
  expect(await orders.retake(db.database, both)).toBe(false)
  await setStock(2, { serviceId: CANOE })
  expect(await orders.retake(db.database, both)).toBe(true)
  await orders.release(db.database, both, [2])
  expect([await left(SUP), await left(CANOE)]).toEqual([1, 0])
  await orders.release(db.database, both, [])
  expect(await left(CANOE)).toBe(0)
})

test('R-314 what has no limit is counted and never refused', async () => {
  await take(aCart({ serviceId: SHOWER, quantity: 20 }))
  await take(aCart({ serviceId: SHOWER, quantity: 20 }))
  expect(await left(SHOWER)).toBeNull()
  expect(await db.sql('select distinct taken from service_stock')).toEqual([{ taken: 40 }])
})

test('R-707 a service can be deleted until its day begins', () => {
  const { canDelete } = serviceOrders(facts)
  expect(canDelete({ from: DAY }, { today: civilDate('2027-07-17') })).toBe(true)
  expect(canDelete({ from: DAY }, { today: DAY })).toBe(false)
})

test('R-603 the staff sets the stock of some days, audited, and never below what is sold', async () => {
  await take(aCart({ quantity: 3 }))
  await setStock(2)
  expect(await left(SUP)).toBe(0)
  expect(await db.sql('select distinct stock, taken from service_stock')).toEqual([{ stock: 3, taken: 3 }])
  const [action] = await db.sql('select action, subject, detail from staff_action order by id desc limit 1')
  expect(action).toEqual({
    action: 'services.set-stock',
    subject: `service:${SUP}`,
    detail: { from: DAY, to: DAY, before: [8], after: 2 },
  })
  await setStock(null)
  expect(await left(SUP)).toBeNull()
  expect(await codeOf(setStock(3, { serviceId: 99 }))).toBe('item_unknown')
  expect(await codeOf(setStock(3, { to: '2027-07-17' }))).toBe('input_invalid')
})

test('B-23 a new file changes the usual stock, keeps what the staff set, and hides what is gone', async () => {
  const file = await servicesPart.read(db.database)
  if (file === null) throw new Error('the demo has no services')
  await take(aCart({ quantity: 2 }, { serviceId: CANOE }))
  await setStock(5, { serviceId: CANOE })
  const kept = file.services.filter((service) => [SUP, CANOE].includes(service.id))
  await servicesPart.write(db.database, { services: kept.map((service) => ({ ...service, stock: 1 })) })
  expect((await list()).map((service) => [service.serviceId, service.left])).toEqual([
    [SUP, 0],
    [CANOE, 4],
  ])
  await servicesPart.write(db.database, file)
  expect(await left(SUP)).toBe(6)
  expect(await servicesPart.read(db.database)).toEqual(file)
})

const DOG_SHOWER = 4
const shower = (time?: string, change: Partial<Item> = {}) =>
  aCart({ serviceId: DOG_SHOWER, quantity: 1, ...(time === undefined ? {} : { time }), ...change })
const slotsLeft = async (part: DayPart = 'full_day') =>
  Object.fromEntries(
    (await list(part))
      .find(({ serviceId }) => serviceId === DOG_SHOWER)
      ?.slots?.map(({ time, left: free }) => [time, free]) ?? [],
  )

test('B-22 the dog shower is booked for a time: one dog at a time, and its half-day counts it', async () => {
  expect(Object.keys(await slotsLeft())).toEqual(
    ['10', '11', '12', '13', '14', '15', '16', '17', '18'].flatMap((hour) => [`${hour}:00`, `${hour}:30`]),
  )
  expect(Object.keys(await slotsLeft('morning')).at(-1)).toBe('13:30')
  const priced = await price(shower('10:30'))
  expect(priced.items).toMatchObject([{ refId: DOG_SHOWER, time: '10:30', part: 'morning', totalCents: 500 }])
  const order = await ordered(shower('10:30'))
  await take(shower('10:30'))
  expect((await slotsLeft())['10:30']).toBe(0)
  expect(await left(DOG_SHOWER, 'morning')).toBe(23)
  expect(await codeOf(price(shower('10:30')))).toBe('service_sold_out')
  expect(await codeOf(serviceOrders(facts).take(db.database, order, shower('10:30'), ASKER))).toBe('service_sold_out')
  expect(await left(DOG_SHOWER, 'morning')).toBe(23)
  expect(await serviceOrders(facts).retake(db.database, order)).toBe(false)
  await serviceOrders(facts).release(db.database, order, [1])
  expect((await slotsLeft())['10:30']).toBe(1)
  expect(await left(DOG_SHOWER, 'morning')).toBe(24)
  expect(await serviceOrders(facts).retake(db.database, order)).toBe(true)
})

test.each([
  ['no time', shower()],
  ['a time between two', shower('10:15')],
  ['a time after the last', shower('19:00')],
  ['a time for what has none', aCart({ time: '10:30' })],
])('B-22 %s is refused', async (_name, cart) => {
  expect(await codeOf(price(cart))).toBe('time_not_offered')
})

test('B-22 two dogs of one cart do not fit one time; of two who press at once one has it', async () => {
  expect(await codeOf(price(shower('11:00', { quantity: 2 })))).toBe('service_sold_out')
  const tries = await Promise.allSettled([take(shower('11:30')), take(shower('11:30'))])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await slotsLeft())['11:30']).toBe(0)
})

test('B-22 B-23 the times of a service are exported as its file has them', async () => {
  const file = await db.database.transaction((tx) => servicesPart.read(tx))
  expect(JSON.stringify(file?.services[3])).toMatch(
    /"price":"5.00","slots":\{"from":"10:00","to":"18:30","everyMinutes":30,"atOnce":1\}\}$/,
  )
})
