import { addDays, civilDate } from '../../domain/platform/civil-date.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BookingCalls } from '../../tests/race/booking-calls.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { beachWorld, PERIOD, type BeachWorld } from '../../tests/support/beach-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { resortData } from './resort-data.ts'

let db: TestDatabase
let world: BookingCalls
let close: BeachWorld['close']
let ids: ReadonlyMap<string, number>

beforeEach(async () => {
  ;({ db, world, close } = await beachWorld())
  const { plan } = await resortData(db.database)
  ids = new Map(plan.places.map(({ code, id }) => [code, id]))
})
afterEach(() => close())

const on = (code: string, dog: object) => ({
  umbrellaId: ids.get(code) ?? 0,
  people: 1,
  dogs: [dog as { name: string; size: 'large' | 'small' }],
  extras: [],
})
const LAMPO = { name: 'Lampo', size: 'large', temperament: 'reactive' }
const NEBBIA = { name: 'Nebbia', size: 'large' }

const marks = () =>
  db.sql<{ is_waived: boolean; count: number }>(
    'select is_waived, count(*)::integer as count from dog_mark group by 1 order by 1',
  )

test('B-17, R-109 places side by side whose dogs are one person’s go over to another account together', async () => {
  const [anna, bruno] = [await world.guest(), await world.guest()]
  await anna.lock({ ...PERIOD, places: [on('C5', LAMPO), on('C6', NEBBIA)] })
  await anna.order('cash')
  // One for whom the resort's people made an exception stays the exception.
  await db.sql(
    'begin; set local battigia.dogs_overruled = $$on$$; ' + heldBy(bruno.accountId, 'C4', NEBBIA) + '; commit',
  )
  expect(await marks()).toEqual([
    { is_waived: false, count: 6 },
    { is_waived: true, count: 1 },
  ])
  await db.sql(`select detach_account(${anna.accountId})`)
  expect(await marks()).toEqual([
    { is_waived: false, count: 6 },
    { is_waived: true, count: 1 },
  ])
})

test('B-17, R-109 whoever was there in a year that is over is erased under the rules of now', async () => {
  const [anna, bruno] = [await world.guest(), await world.guest()]
  await anna.lock({ ...PERIOD, places: [on('C5', NEBBIA)] })
  await anna.order('cash')
  await bruno.lock({ ...PERIOD, places: [on('C6', { name: 'Pepe', size: 'small' })] })
  await bruno.order('cash')
  await db.moveClock('300 days')
  await setSettings(db, { dogSizesApart: 1 })
  await db.sql(`update order_line set dogs = '[{"name": "", "size": "large"}]' where dogs @> '[{"size": "large"}]'`)
  await db.sql(`update order_line set dogs = '[{"name": "", "size": "small"}]' where dogs @> '[{"size": "small"}]'`)
  expect(await marks()).toEqual([{ is_waived: false, count: 2 }])
})

const heldBy = (accountId: number, code: string, dog: object) =>
  `with stay as (
     insert into occupancy (umbrella_id, days, halves, state, account_id, expires_at)
     values (${ids.get(code)}, daterange('${PERIOD.from}', '${PERIOD.to}', '[]'), '[0,2)', 'held', ${accountId}, battigia_now() + interval '5 minutes')
     returning id
   )
   insert into cart_line (stay_id, people, dogs, extras, price, total_cents) select id, 1, '${JSON.stringify([dog])}', '[]', '[]', 0 from stay`

test('B-17, B-03 who stands where a new rule would not let them come may still divide their days', async () => {
  const [anna, bruno] = [await world.guest(), await world.guest()]
  const first = civilDate(PERIOD.from)
  const period = { ...PERIOD, to: addDays(first, 2) }
  for (const [who, code, dog] of [
    [anna, 'C5', LAMPO],
    [bruno, 'C7', NEBBIA],
  ] as const) {
    await who.lock({ ...period, places: [on(code, dog)] })
    await who.order('cash')
  }
  await setSettings(db, { dogSpacePlaces: 2 })
  const [waived] = await db.sql<{ order: number; line: number; price: object[]; total: number }>(
    `select l.order_id::integer as "order", l.id::integer as line, l.price, l.total_cents as total
     from dog_mark m join order_line l on l.id = m.stay_id where m.is_waived limit 1`,
  )
  // What each of them costs is not looked at here.
  const parts = [first, addDays(first, 1), period.to].map((day, n) => {
    const money = n === 0 ? { price: waived?.price, total: waived?.total } : { price: [], total: 0 }
    return { from: day, to: day, first: 0, end: 2, ...money, isGone: n === 1 }
  })
  await db.sql('select divide_line($1, $2, $3)', [waived?.order, waived?.line, JSON.stringify(parts)])
  expect(await db.sql('select from occupancy where order_id = $1', [waived?.order])).toHaveLength(3)
})
