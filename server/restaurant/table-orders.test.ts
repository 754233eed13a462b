import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, civilDate } from '../../domain/platform/civil-date.ts'
import { codeOf, LUNCH_DAY, restaurantWorld, type RestaurantWorld } from '../../tests/support/restaurant-world.ts'

let world: RestaurantWorld

beforeAll(async () => {
  world = await restaurantWorld()
})
afterEach(async () => {
  await world.db.sql('delete from restaurant_seating')
  await world.db.sql('delete from restaurant_sitting')
  await world.set({ restaurantDepositCents: 0, restaurantOneActive: true })
})
afterAll(() => world.db.close())

const tables = async () =>
  (
    await world.db.sql<{ number: number }>(
      `select t.number from restaurant_seating s join restaurant_table t on t.id = s.table_id
       where s.state in ('held', 'booked', 'seated') order by s.id`,
    )
  ).map(({ number }) => number)
const covers = async () =>
  (await world.db.sql<{ covers: number }>('select coalesce(sum(covers), 0)::int as covers from restaurant_sitting'))[0]
    ?.covers

describe('R-209 R-511 the price of a table', () => {
  test('a table costs nothing and asks for no service', async () => {
    const priced = await world.price({ dogs: 1, note: 'Seggiolone' })
    expect(priced).toMatchObject({ firstDay: LUNCH_DAY, takesCash: false, isServiceFree: true, readyInMinutes: null })
    expect(priced.items).toEqual([
      expect.objectContaining({
        kind: 'table',
        refId: 1,
        name: 'La Pineta',
        quantity: 2,
        totalCents: 0,
        time: '13:00',
        dogs: 1,
        note: 'Seggiolone',
      }),
    ])
  })

  test('B-09 a deposit is for each seat, once the setting says so', async () => {
    await world.set({ restaurantDepositCents: 500 })
    const { items } = await world.price({ seats: 4 })
    expect(items.map(({ kind, name, quantity, totalCents }) => [kind, name, quantity, totalCents])).toEqual([
      ['table', 'La Pineta', 4, 0],
      ['deposit', 'Caparra', 4, 2000],
    ])
  })

  test.each([
    [{ restaurant: 2 as const, meal: 'dinner' as const, time: '19:30' }, 'restaurant_suspended'],
    [{ day: civilDate('2028-01-10') }, 'restaurant_suspended'],
    [{ day: addDays(LUNCH_DAY, -1) }, 'meal_over'],
    [{ time: '13:05' }, 'time_not_offered'],
    [{ time: '15:00' }, 'time_not_offered'],
    [{ seats: 9 }, 'party_too_large'],
  ])('R-103 R-512 %o is refused: %s', async (change, code) => {
    expect(await codeOf(world.price(change))).toBe(code)
  })

  test('R-103 R-704 a restaurant that is switched off is refused', async () => {
    await world.set({ restaurantOneActive: false })
    expect(await codeOf(world.price())).toBe('restaurant_suspended')
  })
})

describe('B-09 taking and giving back', () => {
  test('the smallest free table that suits, each once, until none is left', async () => {
    for (const seats of [2, 2, 2, 2]) await world.order({ seats, day: addDays(LUNCH_DAY, 1) })
    expect(await tables()).toEqual([1, 2, 8, 3])
    await world.db.sql('update restaurant_table set is_used = number in (1, 2, 3, 8)')
    try {
      expect(await codeOf(world.order({ seats: 2, day: addDays(LUNCH_DAY, 1) }))).toBe('no_seats')
      expect(await codeOf(world.order({ seats: 2, day: addDays(LUNCH_DAY, 1), time: '14:15' }))).toBe('no_seats')
      await world.order({ seats: 2, day: addDays(LUNCH_DAY, 1), time: '14:30' })
      expect(await tables()).toEqual([1, 2, 8, 3, 1])
    } finally {
      await world.db.sql('update restaurant_table set is_used = true')
    }
  })

  test('not more people than the time and the sitting take, whatever tables are free', async () => {
    for (const seats of [8, 6]) await world.order({ seats })
    expect(await codeOf(world.order({ seats: 4 }))).toBe('no_seats')
    await world.order({ seats: 2 })
    await world.db.sql('update restaurant_sitting set online_covers = 18')
    expect(await codeOf(world.order({ seats: 4, time: '12:15' }))).toBe('no_seats')
    await world.order({ seats: 2, time: '12:15' })
    expect(await covers()).toBe(18)
  })

  test('a table that is taken and given back is free again, and given back once', async () => {
    const order = await world.order({ seats: 8 })
    expect([await world.stateOf(order), await covers()]).toEqual(['booked', 8])
    const ids = order.items.map(({ itemId }) => itemId)
    for (const _again of [1, 2]) await world.within((tx, orders) => orders.release(tx, order, ids))
    expect([await world.stateOf(order), await covers(), await tables()]).toEqual(['cancelled', 0, []])
    await world.order({ seats: 8 })
  })

  test('R5 late money takes the table again, unless somebody else has it by now', async () => {
    const [first, second] = [await world.order({ seats: 8 }), await world.order({ seats: 6 })]
    const release = (order: typeof first) =>
      world.within((tx, orders) =>
        orders.release(
          tx,
          order,
          order.items.map(({ itemId }) => itemId),
        ),
      )
    const retake = (order: typeof first) => world.within((tx, orders) => orders.retake(tx, order))
    await release(first)
    expect([await retake(first), await world.stateOf(first), await covers()]).toEqual([true, 'held', 14])
    expect([await retake(first), await covers()]).toEqual([true, 14])
    await release(first)
    await world.order({ seats: 8 })
    expect([await retake(first), await world.stateOf(first)]).toEqual([false, 'cancelled'])
    expect(await world.stateOf(second)).toBe('booked')
  })

  test('R5 late money of a party that has sat and left before its time takes no second table', async () => {
    const order = await world.order()
    await world.db.sql(`update restaurant_seating set state = 'left', left_at = battigia_now()`)
    const retaken = world.within((tx, orders) => orders.retake(tx, order))
    expect([await retaken, await world.stateOf(order), await covers()]).toEqual([true, 'left', 2])
  })

  test('a table waits for its order to stand', async () => {
    const order = await world.order()
    await world.db.sql("update restaurant_seating set state = 'held'")
    expect(await world.stateOf(order)).toBe('held')
    await world.within((tx, orders) => orders.confirm(tx, order))
    expect(await world.stateOf(order)).toBe('booked')
  })

  test('R-706 a table can be deleted until its time, its deposit only with it', async () => {
    await world.set({ restaurantDepositCents: 500 })
    const { items } = await world.price({ time: '13:00' })
    const can = (today: string, time: string) =>
      world.within(async (_tx, orders) =>
        items.map((item) => orders.canDelete(item, { today: civilDate(today), time })),
      )
    expect(await can('2027-07-17', '23:59')).toEqual([true, false])
    expect(await can('2027-07-18', '12:59')).toEqual([true, false])
    expect(await can('2027-07-18', '13:00')).toEqual([false, false])
    expect(await can('2027-07-19', '08:00')).toEqual([false, false])
  })
})

test('B-09 the database itself seats nobody on a taken table, and counts no cover beyond the most', async () => {
  await world.order({ seats: 8 })
  const twice = world.db.sql(
    `insert into restaurant_seating (restaurant_id, day, meal, at_time, table_id, stay_minutes, seats, dogs, state, name)
     select restaurant_id, day, meal, '14:00', table_id, 60, 2, 0, 'booked', 'Rossi' from restaurant_seating`,
  )
  await expect(twice).rejects.toMatchObject({ constraint: 'restaurant_seating__no_double_seating' })
  await expect(world.db.sql('update restaurant_sitting set covers = most_covers + 1')).rejects.toMatchObject({
    constraint: 'restaurant_sitting__within_its_covers',
  })
  await expect(world.db.sql('update restaurant_slot set covers = most_covers + 1')).rejects.toMatchObject({
    constraint: 'restaurant_slot__within_its_covers',
  })
})
