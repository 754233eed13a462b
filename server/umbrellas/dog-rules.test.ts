import { afterEach, beforeEach, expect, test } from 'vitest'
import * as calls from '../../domain/umbrellas/calls.ts'
import type { Temperament } from '../../domain/dogs/dog-fields.ts'
import { joinWaitingList } from '../../domain/umbrellas/waiting-calls.ts'
import { SETTINGS } from '../../domain/settings/settings.ts'
import type { BookingCalls, Guest } from '../../tests/race/booking-calls.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { beachWorld, PERIOD, refused, type BeachWorld } from '../../tests/support/beach-world.ts'
import { suggestedLock } from '../../tests/support/best-suggestion.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { overruleDogs } from './overrule-dogs.ts'
import { resortData } from './resort-data.ts'
import { makeOffers } from './waiting/make-offers.ts'

let db: TestDatabase
let world: BookingCalls
let later: BeachWorld['later']
let close: BeachWorld['close']
let ids: ReadonlyMap<string, number>

beforeEach(async () => {
  ;({ db, world, later, close } = await beachWorld())
  const { plan } = await resortData(db.database)
  ids = new Map(plan.places.map(({ code, id }) => [code, id]))
})
afterEach(() => close())

const idOf = (code: string) => ids.get(code) ?? 0
const dog = (name: string, temperament?: Temperament, size: 'large' | 'small' = 'large') =>
  temperament === undefined ? { name, size } : { name, size, temperament }
const on = (code: string, ...dogs: ReturnType<typeof dog>[]) => ({
  umbrellaId: idOf(code),
  people: 1,
  dogs,
  extras: [],
})
const wishes = (...places: ReturnType<typeof on>[]) => ({ ...PERIOD, places })
const LAMPO = dog('Lampo', 'reactive')
const NEBBIA = dog('Nebbia')
const near = async () => {
  const { near: digits } = await world.run(calls.getAvailability, PERIOD, { actor: null })
  const { plan } = await resortData(db.database)
  return Object.fromEntries(plan.places.flatMap(({ code }, at) => (digits[at] === '0' ? [] : [[code, digits[at]]])))
}
const set = async (values: Parameters<typeof setSettings>[1]) => {
  await setSettings(db, values)
  await world.settings.reload(db.database)
}
const guests = (count: number) => Promise.all(Array.from({ length: count }, () => world.guest()))
const tries = (guest: Guest, ...places: ReturnType<typeof on>[]) => guest.lock(wishes(...places))

test('B-17 beside a dog that needs space nobody else’s dog lies: on both sides, in front and behind', async () => {
  const [anna, bruno] = (await guests(2)) as [Guest, Guest]
  await tries(anna, on('C5', LAMPO))
  for (const code of ['C4', 'C6', 'B5', 'D5'])
    await expect(tries(bruno, on(code, NEBBIA))).rejects.toEqual(
      refused('dog_needs_space', { code, reason: 'near_reactive' }),
    )
  expect(await near()).toMatchObject({ C4: '3', C6: '3', B5: '3', D5: '3' })
  expect((await near())['C5']).toBeUndefined()
  // People without a dog lie there, and so does a dog one place further, or the same person's own.
  await tries(bruno, on('C6'))
  await tries(bruno, on('C7', NEBBIA))
  await expect(tries(bruno, on('C8', dog('Tuono', 'reactive')))).resolves.toBeDefined()
  await tries(anna, on('C4', NEBBIA))
})

test('B-17 a dog that needs space does not come beside others, by its wish, its passport, or a change of dogs', async () => {
  const [anna, bruno] = (await guests(2)) as [Guest, Guest]
  await tries(anna, on('C5', NEBBIA))
  await expect(tries(bruno, on('C6', LAMPO))).rejects.toEqual(
    refused('dog_needs_space', { code: 'C6', reason: 'near_dogs', name: 'Lampo' }),
  )
  // Old clients say nothing of a temperament: the passport does.
  await db.sql(
    `insert into dog (account_id, name, size, temperament) values (${bruno.accountId}, 'Lampo', 'large', 'reactive')`,
  )
  await expect(tries(bruno, on('C6', dog('lampo')))).rejects.toEqual(refused('dog_needs_space'))
  const { cart } = await tries(bruno, on('C6', dog('Stella')))
  const lineId = cart.lines[0]?.lineId ?? 0
  const change = (...dogs: ReturnType<typeof dog>[]) =>
    bruno.call(calls.updateLine, { lineId, people: 1, dogs, extras: [] })
  await expect(change(dog('Lampo'))).rejects.toEqual(refused('dog_needs_space'))
  await change()
  expect(await near()).toEqual({ B5: '2', C4: '2', C6: '2', D5: '2' })
  // The order keeps what the hold kept, and gives it back with the place.
  const order = await anna.order('cash')
  expect(await near()).toMatchObject({ C6: '2' })
  await db.sql(`select cancel_order_lines(${order.orderId}, null, 'cancelled', 'guest', 'deleted by the guest')`)
  expect(await near()).toEqual({})
})

test('B-17 holds that ran out keep nobody away; a quiet row takes no dog that needs space', async () => {
  const [anna, bruno] = (await guests(2)) as [Guest, Guest]
  await tries(anna, on('C5', LAMPO))
  await later(600)
  expect(await near()).toEqual({})
  await tries(bruno, on('C6', NEBBIA))
  await expect(tries(bruno, on('K5', LAMPO))).rejects.toEqual(refused('dog_quiet_row', { row: 'K', name: 'Lampo' }))
  await tries(bruno, on('K5', dog('Pico', 'shy')))
})

test('B-17 a change of the rules breaks nobody’s place and holds for who comes next', async () => {
  expect(await db.sql('select dog_space_places() as places, are_dog_sizes_apart() as apart')).toEqual([
    { places: SETTINGS.dogSpacePlaces.default, apart: SETTINGS.dogSizesApart.default },
  ])
  const [anna, bruno, carla] = (await guests(3)) as [Guest, Guest, Guest]
  await tries(anna, on('C5', LAMPO))
  await tries(bruno, on('C7', NEBBIA))
  await set({ dogSpacePlaces: 2 })
  expect(await db.sql('select is_waived, count(*)::integer from dog_mark group by 1 order by 1')).toEqual([
    { is_waived: false, count: 7 },
    { is_waived: true, count: 1 },
  ])
  await expect(tries(carla, on('C3', NEBBIA))).rejects.toEqual(refused('dog_needs_space'))
  // Once the one in the way has gone, its place is kept as the rule says.
  await bruno.call(calls.unlockUmbrella, { dataInizio: PERIOD.from, dataFine: PERIOD.to, idOmbrellone: idOf('C7') })
  await expect(tries(carla, on('C7', NEBBIA))).rejects.toEqual(refused('dog_needs_space'))
  await set({ dogSpacePlaces: 0 })
  await tries(carla, on('C6', NEBBIA))
})

test('B-17 sizes apart: small and large dogs of different guests are not side by side', async () => {
  await set({ dogSizesApart: 1 })
  const [anna, bruno] = (await guests(2)) as [Guest, Guest]
  await tries(anna, on('C8', NEBBIA))
  const small = dog('Pepe', undefined, 'small')
  await expect(tries(bruno, on('C7', small))).rejects.toEqual(refused('dog_sizes_apart', { reason: 'sizes_apart' }))
  await tries(bruno, on('C6', small))
  await expect(tries(anna, on('B6', dog('Olmo')))).rejects.toEqual(refused('dog_sizes_apart'))
})

test('B-07, B-05, B-17 the best places and the waiting list pass over what does not suit; staff see why and may say so', async () => {
  const [anna, bruno, carla] = (await guests(3)) as [Guest, Guest, Guest]
  const { plan } = await resortData(db.database)
  await tries(anna, on('C5', NEBBIA))
  const best = await suggestedLock(bruno, PERIOD, { count: 1, people: 1, dogs: [LAMPO], wantsAccessible: false })
  if (best === null) throw new Error('nothing suits')
  expect((await bruno.lock(best)).cart.lines).toHaveLength(1)
  // Carla waits with a dog for row C, where all else is taken: C4 is free, but beside Nebbia.
  const rowC = plan.places.filter(({ row, number, isBookable }) => row === 'C' && number <= 8 && isBookable)
  const taken = rowC.filter(({ code }) => code !== 'C4' && code !== 'C5')
  await db.sql(
    `select block_places(array[${taken.map(({ id }) => id).join(',')}], daterange('${PERIOD.from}', '${PERIOD.to}', '[]'), int4range(0, 2), 'works', '', ${anna.accountId})`,
  )
  await carla.call(joinWaitingList, {
    ...PERIOD,
    kinds: ['large_dog'],
    zones: [],
    rows: ['C'],
    people: 1,
    dogs: [LAMPO],
  })
  expect(await db.database.transaction((tx) => makeOffers(tx, world.settings, null))).toEqual([])
  await anna.call(calls.unlockUmbrella, { dataInizio: PERIOD.from, dataFine: PERIOD.to, idOmbrellone: idOf('C5') })
  expect(await db.database.transaction((tx) => makeOffers(tx, world.settings, null))).toHaveLength(1)
  expect(Object.keys(await near()).length).toBeGreaterThan(3)
  // With open eyes it is given all the same.
  await db.database.transaction(async (tx) => {
    await overruleDogs(tx)
    await tx.query({
      name: 'test.lock',
      text: `insert into occupancy (umbrella_id, days, halves, state, account_id, expires_at)
             values (${idOf('D4')}, daterange('${PERIOD.from}', '${PERIOD.to}', '[]'), '[0,2)', 'held', ${bruno.accountId}, battigia_now() + interval '5 minutes')`,
      values: [],
    })
    await tx.query({
      name: 'test.line',
      text: `insert into cart_line select max(id), 1, '[{"name":"Nebbia","size":"large"}]', '[]', '[]', 0 from occupancy`,
      values: [],
    })
  })
  const waived = await db.sql('select side from dog_mark where is_waived order by 1')
  expect(waived).toContainEqual({ side: 'dog' })
  await db.sql(`delete from occupancy where umbrella_id = ${idOf('D4')}`)
})
