import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readResort } from '../../domain/umbrellas/files/read-resort.ts'
import type { ResortModel } from '../../domain/umbrellas/files/resort-model.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { demoResort } from '../../tests/support/demo-resort.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { getPlan } from './get-plan.ts'
import { forgetResortData, NoResort, resortData, seasonFromCents } from './resort-data.ts'
import { exportResort } from './resort-export.ts'
import { importResort, ImportRefused } from './resort-import.ts'
import { rollSeason } from './roll-season.ts'

let db: TestDatabase
let files: Map<string, string>
let demo: ResortModel

function modelOf(texts: ReadonlyMap<string, string>): ResortModel {
  const { model, problems } = readResort(texts)
  if (model === null) throw new Error(JSON.stringify(problems))
  return model
}

/** The demo with some text of one file replaced. */
function changed(file: string, from: string | RegExp, to: string): ResortModel {
  const text = files.get(file) ?? ''
  const replaced = text.replace(from, to)
  expect(replaced).not.toBe(text)
  return modelOf(new Map(files).set(file, replaced))
}

const imported = (model: ResortModel) => db.database.transaction((tx) => importResort(tx, model))
const season = () =>
  db.sql<{ key: string; value: string }>("select key, value from setting where key like 'umbrellaSeason%' order by key")

beforeAll(async () => {
  const read = await demoResort()
  files = new Map(read.files)
  demo = read.model
})

beforeEach(async () => {
  db = await testDatabase()
  forgetResortData()
  return () => db.close()
})

afterAll(() => forgetResortData())

test('B-23 exporting what was imported gives the same files, byte for byte', async () => {
  await imported(demo)
  const exported = await db.database.connection(exportResort)
  expect([...exported.keys()].toSorted()).toEqual([...files.keys()].toSorted())
  for (const [name, text] of exported) expect(text, name).toBe(files.get(name))
})

test('B-23 importing again changes neither ids nor version nor the audit of settings', async () => {
  const first = await imported(demo)
  const before = await db.sql('select * from place order by id')
  const audit = await db.sql('select count(*) from setting_change')
  const second = await imported(demo)
  expect(second).toEqual(first)
  expect(await db.sql('select * from place order by id')).toEqual(before)
  expect(await db.sql('select count(*) from setting_change')).toEqual(audit)
})

test('R-101 the demo has 356 places, 350 of them bookable, with the ids of row and number', async () => {
  await imported(demo)
  const plan = await runHandler(db.database, getPlan, {})
  expect(plan.places).toHaveLength(356)
  expect(plan.places.filter((place) => !place.isBookable).map((place) => place.code)).toEqual([
    'C13',
    'E3',
    'I22',
    'K12',
    'L19',
    'P10',
  ])
  expect(plan.places.filter((place) => place.isAccessible).map((place) => place.code)).toEqual([
    'A8',
    'A9',
    'A16',
    'A17',
    'B8',
    'B17',
    'G8',
    'G9',
    'G16',
    'G17',
  ])
  // B-21: the row before the pines, and the gazebos under them.
  expect([...new Set(plan.places.filter((place) => place.isShaded).map((place) => place.row))]).toEqual(['N', 'O', 'P'])
  expect(plan.places.find((place) => place.code === 'C5')).toMatchObject({
    isShaded: false,
    id: 305,
    category: 'large-dog',
    x: 15,
    y: 19,
    seaDistance: 12,
  })
})

test('a changed plan is a new version, a moved place keeps its id and another layout of the file is the same version', async () => {
  const first = await imported(demo)
  const compact = new Map(files).set('beach.json', JSON.stringify(JSON.parse(files.get('beach.json') ?? '')))
  expect(await imported(modelOf(compact))).toEqual(first)
  const moved = changed(
    'beach.json',
    '"accessible"',
    '"moved": [{ "code": "C5", "x": 15.5, "y": 19 }],\n  "accessible"',
  )
  const second = await imported(moved)
  expect(second.version).not.toBe(first.version)
  const [place] = await db.sql<{ id: number; x: number }>("select id, x from place where code = 'C5'")
  expect(place).toEqual({ id: 305, x: 15.5 })
})

test('a removed place stays for old bookings, is out of the plan, and comes back with its id', async () => {
  await imported(demo)
  await imported(changed('beach.json', 'B1-N8', 'B1-M8, N1-N7'))
  forgetResortData()
  const { plan } = await db.database.connection(resortData)
  expect(plan.places.some((place) => place.code === 'N8')).toBe(false)
  expect(await db.sql("select id, is_removed from place where code = 'N8'")).toEqual([{ id: 1408, is_removed: true }])
  await imported(demo)
  expect(await db.sql("select id, is_removed from place where code = 'N8'")).toEqual([{ id: 1408, is_removed: false }])
})

describe('an import that would orphan a stay is refused with the list, and changes nothing', () => {
  async function account(): Promise<number> {
    const [row] = await db.sql<{ id: number }>(
      `insert into account (email, password_hash, first_name, last_name, phone)
       values ($1, 'x', 'Giulia', 'Ferri', '3331234567') returning id::int`,
      [`${randomUUID()}@example.org`],
    )
    return row?.id ?? 0
  }
  /** A booked stay and its order; answers the order's id. */
  async function booked(code: string, days: string): Promise<number> {
    const owner = await account()
    const [order] = await db.sql<{ id: number }>(
      `insert into orders (number, account_id, quote_id, status, method, first_day, service_percent, service_cents,
         total_cents, conditions_slug, conditions_language, conditions_version, language, pass_code, refund_policy)
       select $1, $2, $1, 'confirmed', 'no_payment_needed', lower($3::daterange), 0, 0, 0, slug, language, version, 'it', $1, '{}'
       from content_page where slug = 'conditions-without-payment' and language = 'it' and is_current returning id::int`,
      [randomUUID(), owner, days],
    )
    await db.sql(
      `insert into occupancy (umbrella_id, days, halves, state, account_id, order_id)
       select id, $2::daterange, '[0,2)', 'booked', $3, $4 from place where code = $1`,
      [code, days, owner, order?.id],
    )
    return order?.id ?? 0
  }
  const refusedFor = async (model: ResortModel) => {
    const before = await db.sql('select version from beach')
    const error: unknown = await imported(model).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ImportRefused)
    expect(await db.sql('select version from beach')).toEqual(before)
    return (error as ImportRefused).orphans.map(({ code, from, to, reason, orderId }) => ({
      code,
      from,
      to,
      reason,
      orderId,
    }))
  }
  const in30 = async (length: number) => {
    const [row] = await db.sql<{ from: string; to: string; range: string }>(
      `select (resort_today() + 30)::text as from, (resort_today() + 30 + $1::int - 1)::text as to,
        daterange(resort_today() + 30, resort_today() + 30 + $1::int)::text as range`,
      [length],
    )
    return row ?? { from: '', to: '', range: '' }
  }

  test('the place is gone', async () => {
    await imported(demo)
    const { from, to, range } = await in30(2)
    const orderId = await booked('N8', range)
    expect(await refusedFor(changed('beach.json', 'B1-N8', 'B1-M8, N1-N7'))).toEqual([
      { code: 'N8', from, to, reason: 'place_removed', orderId },
    ])
  })

  test('the place has another category', async () => {
    await imported(demo)
    const { from, to, range } = await in30(1)
    const orderId = await booked('O1', range)
    const model = changed(
      'beach.json',
      '"category": "dog-gazebo", "codes": "O1-P8"',
      '"category": "human-gazebo", "codes": "O1-P8"',
    )
    expect(await refusedFor(model)).toEqual([{ code: 'O1', from, to, reason: 'category_changed', orderId }])
  })

  test('the season is cut', async () => {
    await imported(demo)
    const { from, to, range } = await in30(3)
    const orderId = await booked('C5', range)
    expect(await refusedFor(changed('resort.json', 'today+200', 'today+31'))).toEqual([
      { code: 'C5', from, to, reason: 'outside_season', orderId },
    ])
  })

  test('a live hold counts; one that ran out, a past stay and a block do not', async () => {
    await imported(demo)
    const { from, to, range } = await in30(1)
    await db.sql(
      `insert into occupancy (umbrella_id, days, halves, state, account_id, expires_at)
       values (1408, $1::daterange, '[0,2)', 'held', $2, now() + interval '1 minute')`,
      [range, await account()],
    )
    const gone = changed('beach.json', 'B1-N8', 'B1-M8, N1-N7')
    expect(await refusedFor(gone)).toEqual([{ code: 'N8', from, to, reason: 'place_removed', orderId: null }])
    await db.sql("update occupancy set expires_at = now() - interval '1 second'")
    await booked('N8', '[2020-07-01,2020-07-03)')
    await db.sql(
      "insert into occupancy (umbrella_id, days, halves, state) values (1408, '[2031-07-01,2031-07-02)', '[0,2)', 'blocked')",
    )
    await expect(imported(gone)).resolves.toMatchObject({ places: 355 })
  })
})

test('R-903 the demo’s season covers today and the next four months, whenever it is tried', async () => {
  await imported(demo)
  for (const later of ['0 days', '300 days', '1200 days']) {
    await db.moveClock(later)
    await db.database.transaction(rollSeason)
    const [row] = await db.sql<{ covers: boolean }>(
      `select (select value #>> '{}' from setting where key = 'umbrellaSeasonFrom')::date <= resort_today()
        and (select value #>> '{}' from setting where key = 'umbrellaSeasonTo')::date >= resort_today() + interval '4 months' as covers`,
    )
    expect(row).toEqual({ covers: true })
  }
})

test('R-903 rolling a season that did not move leaves no trace; one that is open once is left to staff', async () => {
  await imported(demo)
  expect(await db.database.transaction(rollSeason)).toBe(false)
  await imported(
    changed('resort.json', '"from": "today", "to": "today+200"', '"from": "2031-05-01", "to": "2031-09-30"'),
  )
  expect(await season()).toEqual([
    { key: 'umbrellaSeasonFrom', value: '2031-05-01' },
    { key: 'umbrellaSeasonTo', value: '2031-09-30' },
  ])
  await db.moveClock('4000 days')
  expect(await db.database.transaction(rollSeason)).toBe(false)
})

test('the import is one transaction: a failure at its end leaves nothing behind', async () => {
  await db.sql("alter table setting add constraint setting__test_fails check (key <> 'umbrellaSeasonTo')")
  await expect(imported(demo)).rejects.toThrow('setting__test_fails')
  expect(
    await db.sql('select (select count(*) from place)::int as places, (select count(*) from beach)::int as beaches'),
  ).toEqual([{ places: 0, beaches: 0 }])
  await expect(db.database.connection(resortData)).rejects.toThrow(NoResort)
})

test('an import announces its version to every server process', async () => {
  const { default: pg } = await import('pg')
  const listener = new pg.Client({ connectionString: db.url })
  await listener.connect()
  const heard = new Promise<string | undefined>((resolve) =>
    listener.once('notification', (message) => resolve(message.payload)),
  )
  await listener.query('listen resort_changed')
  const { version } = await imported(demo)
  expect(await heard).toBe(version)
  await listener.end()
})

test('the lowest price of the season is that of its cheapest bookable place', async () => {
  await imported(demo)
  const days = { from: '2027-07-13', to: '2027-08-07' } as Parameters<typeof seasonFromCents>[1]
  expect(await db.database.connection((tx) => seasonFromCents(tx, days))).toBe(3100)
})
