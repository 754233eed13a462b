import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../domain/numbers/calls.ts'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import { bookingDatabase, makeCustomers } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { arrangePlan, arrangeSubscription, payInCash, sendBack } from '../../tests/support/return-world.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import type { Handler } from '../platform/handler.ts'
import { numbersHandlers } from './routes.ts'

/** TEST_NOW is Thursday 1 July 2027, 08:00: the week has three days that are over or running. */
const WEEK = { from: '2027-06-28', to: '2027-07-04' }
const AUGUST = { from: '2027-08-01', to: '2027-08-31' }
let db: TestDatabase
let guest: number
let staff: number
const place = new Map<string, number>()

async function ask<C extends Call>(call: C, input: CallInput<C>, language: 'it' | 'en' = 'it'): Promise<CallOutput<C>> {
  const handler = (numbersHandlers as readonly Handler[]).find((one) => one.call.name === call.name)
  if (handler === undefined) throw new Error(`no handler answers ${call.name}`)
  const actor = {
    accountId: staff,
    sessionId: 1,
    email: '',
    isConfirmed: true,
    isGuest: false,
    isProven: true,
    roles: ['manager'] as const,
  }
  return runHandler(db.database, handler as unknown as Handler<C>, input, { actor, language })
}

let orders = 0

interface Wanted {
  readonly code: string
  readonly from: string
  readonly to: string
  readonly halves?: string
  readonly cents?: number
  readonly dogs?: number
  readonly method?: 'cash' | 'card'
  readonly status?: 'confirmed' | 'completed' | 'no_show'
  readonly placedAt?: string
}

/** A booking as its slices leave it; one that nobody came to has no stay any more. */
async function book({ code, from, to, ...rest }: Wanted): Promise<number> {
  const { halves = '[0,2)', cents = 4000, dogs = 0, method = 'cash', status = 'completed', placedAt } = rest
  orders += 1
  const [made] = await db.sql<{ id: number }>(
    `with o as (
       insert into orders (number, account_id, status, method, first_day, release_at, service_percent, service_cents, total_cents,
         language, pass_code, quote_id, refund_policy, conditions_slug, conditions_language, conditions_version, placed_at)
       select 'N-' || $1, $2, $3, $4, $5, case $4 when 'cash' then $5::date + interval '12 hours' end, 0, 0, $6, 'it',
              'N' || $1, 'N' || $1, '{"fullHours": 24, "laterPercent": 50}', p.slug, p.language, p.version,
              coalesce($7::timestamptz, battigia_now())
         from (select * from content_page order by slug, language, version limit 1) p
       returning id
     ), h as (
       insert into order_history (order_id, old_status, new_status, actor, reason) select id, null, 'confirmed', 'guest', 'ordered' from o
     )
     select id::integer from o`,
    [orders, guest, status, method, from, cents, placedAt ?? null],
  )
  const orderId = made?.id ?? 0
  const dogList = JSON.stringify(Array.from({ length: dogs }, () => ({ name: 'Nebbia', size: 'small' })))
  const [stay] = await db.sql<{ id: string }>(
    `insert into occupancy (umbrella_id, days, halves, state, account_id, order_id)
     values ($1, daterange($2, $3, '[]'), $4::int4range, 'booked', $5, $6) returning id`,
    [place.get(code), from, to, halves, guest, orderId],
  )
  await db.sql(
    `insert into order_line (id, order_id, umbrella_id, code, row_id, kind, is_accessible, days, halves, people, dogs, extras, price,
       total_cents, cancelled_at)
     select $1, $2, p.id, p.code, p.row_id, 'human', false, daterange($3, $4, '[]'), $5::int4range, 2, $6, '[]', '{}', $7,
            case when $8 then battigia_now() end
       from place p where p.code = $9`,
    [stay?.id, orderId, from, to, halves, dogList, cents, status === 'no_show', code],
  )
  if (status === 'no_show') await db.sql('delete from occupancy where id = $1', [stay?.id])
  else await payInCash(db, orderId, cents)
  return orderId
}

/** An order of the bar: minutes from its coming to ready and to delivered. */
async function pour(at: string, cents: number, pieces: readonly [string, number][], ready: number, delivered: number) {
  orders += 1
  const [made] = await db.sql<{ id: number }>(
    `with o as (
       insert into orders (number, account_id, category, status, method, first_day, service_percent, service_cents, total_cents,
         language, pass_code, quote_id, refund_policy, placed_at)
       select 'B-' || $1::integer, $2, 'bar', 'completed', 'cash', $3::timestamptz::date, 0, 0, $4, 'de', 'B' || $1::integer, 'B' || $1::integer, '{}', $3::timestamptz
       returning id
     ), h as (
       insert into order_history (order_id, old_status, new_status, actor, reason) select id, null, 'confirmed', 'staff', 'ordered' from o
     )
     select id::integer from o`,
    [orders, guest, at, cents],
  )
  const orderId = made?.id ?? 0
  await db.sql(
    `insert into bar_order (order_id, status, is_verified, day, ticket, received_at, accepted_at, ready_at, delivered_at, promised_at)
     values ($1::bigint, 'delivered', true, $2::timestamptz::date, $1::bigint, $2, $2, $2::timestamptz + $3 * interval '1 minute',
             $2::timestamptz + $4 * interval '1 minute', $2::timestamptz + interval '20 minutes')`,
    [orderId, at, ready, delivered],
  )
  for (const [key, quantity] of pieces) {
    await db.sql(
      `with i as (
         insert into order_item (order_id, kind, ref_id, name, options, quantity, unit_cents, total_cents, days)
         select $1, 'dish', id, key, '{}', $3, cents, cents * $3, daterange($4::timestamptz::date, $4::timestamptz::date, '[]')
           from bar_item where key = $2 returning id, ref_id)
       insert into bar_order_line (item_row, order_id, item_id, name, options, quantity, station, work_seconds)
       select i.id, $1, b.id, b.key, '{}', $3, b.station, 60 from i join bar_item b on b.id = i.ref_id`,
      [orderId, key, quantity, at],
    )
  }
  await payInCash(db, orderId, cents)
}

beforeAll(async () => {
  db = await bookingDatabase()
  const [first, second] = await makeCustomers(db, 2, 'numbers-')
  guest = first?.accountId ?? 0
  staff = second?.accountId ?? 0
  for (const { id, code } of await db.sql<{ id: number; code: string }>('select id, code from place'))
    place.set(code, id)
  await arrangePlan(db)
  // C5: Mon to Wed whole, with one dog. C6: Tue morning. D10: nobody came on Wed. C7: booked ahead.
  const refunded = await book({ code: 'C5', from: '2027-06-28', to: '2027-06-30', cents: 12_000, dogs: 1 })
  await sendBack(db, refunded, 1000)
  await book({ code: 'C6', from: '2027-06-29', to: '2027-06-29', halves: '[0,1)', cents: 2500, method: 'card' })
  await book({ code: 'D10', from: '2027-06-30', to: '2027-06-30', cents: 4000, status: 'no_show' })
  await book({ code: 'C7', from: '2027-07-03', to: '2027-07-04', cents: 9000, dogs: 2, status: 'confirmed' })
  await arrangeSubscription(db, {
    accountId: guest,
    umbrellaId: place.get('C8') ?? 0,
    from: '2027-06-21',
    to: '2027-07-10',
    totalCents: 20_000,
  })
  await db.sql(
    `insert into occupancy (umbrella_id, days, halves, state) values ($1, '[2027-06-28,2027-06-29)', '[0,2)', 'blocked')`,
    [place.get('C9')],
  )
  // The same weekdays a year before: Monday 29 June 2026.
  await book({ code: 'C5', from: '2026-06-29', to: '2026-06-29', cents: 3000 })
  await pour('2027-06-29T12:10:00+02:00', 1000, [['spritz-al-limone', 2]], 4, 6)
  await pour('2027-06-29T12:40:00+02:00', 2000, [['spritz-al-limone', 1]], 8, 10)
  await pour(
    '2027-06-29T13:05:00+02:00',
    3000,
    [
      ['spritz-al-limone', 1],
      ['schiacciata-toscana', 3],
    ],
    20,
    30,
  )
  await db.sql(
    `insert into hold_expiry (umbrella_id, account_id, expired_at) select $1, $2, battigia_now() from generate_series(1, 3)`,
    [place.get('C1'), guest],
  )
})
afterAll(() => db.close())

describe('B-14 the numbers of a small week', () => {
  test('half-days by row and day, without what is out of use', async () => {
    const { rows, today } = await ask(calls.getOccupancyNumbers, WEEK)
    expect(today).toBe('2027-07-01')
    const row = rows.find((one) => one.row === 'C')
    const all = 2 * (row?.places ?? 0)
    // C8 every day, C5 until Wednesday, C6 half of Tuesday, C7 at the weekend; C9 is not for sale on Monday.
    expect(row?.taken).toEqual([4, 5, 4, 2, 2, 4, 4])
    expect(row?.open).toEqual([all - 2, all, all, all, all, all, all])
    expect(rows.find((one) => one.row === 'D')?.taken).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('the first figures count up to today and stand beside the same weekdays a year before', async () => {
    const overview = await ask(calls.getNumbersOverview, WEEK)
    expect(overview.counted).toEqual({ from: '2027-06-28', to: '2027-07-01', isAhead: false })
    // Paid today: 12,000 - 1,000 + 2,500 + 9,000 + 20,000 + 3,000 (a year before's, paid now) + 6,000 at the bar.
    expect(overview.now).toMatchObject({ takenHalves: 15, revenueCents: 51_500, dogs: 3, barOrders: 3, barCents: 6000 })
    expect(overview.now).toMatchObject({ holdsExpired: 3, linesOrdered: 5 })
    expect(overview.before).toMatchObject({
      from: '2026-06-29',
      to: '2026-07-02',
      figures: { takenHalves: 2, revenueCents: 0, dogs: 0, holdsExpired: null },
    })
    const ahead = await ask(calls.getNumbersOverview, AUGUST)
    expect(ahead.counted.isAhead).toBe(true)
    expect(ahead.before).toBeNull()
  })

  test('the ledger’s money by kind on the day on which it moved', async () => {
    const { buckets } = await ask(calls.getRevenueNumbers, WEEK)
    expect(buckets).toHaveLength(7)
    expect(buckets.filter(({ income }) => Object.values(income).some((cents) => cents !== 0))).toEqual([
      {
        from: '2027-07-01',
        to: '2027-07-01',
        income: { umbrella: 25_500, subscription: 20_000, bar: 6000, restaurant: 0, parking: 0, service: 0 },
      },
    ])
  })

  test('every umbrella with the price of its days in the period', async () => {
    const { places } = await ask(calls.getPlaceNumbers, WEEK)
    const of = (code: string) => {
      const found = places.find((one) => one.code === code)
      return [found?.takenHalves, found?.openHalves, found?.valueCents]
    }
    expect([of('C5'), of('C6'), of('C7'), of('C9'), of('D10')]).toEqual([
      [6, 14, 12_000],
      [1, 14, 2500],
      [4, 14, 9000],
      [0, 12, 0],
      [0, 14, 0],
    ])
    // 7 of its 20 days.
    expect(of('C8')).toEqual([14, 14, 7000])
  })

  test('who did not come, by method, row and weekday; what lies ahead is not missed', async () => {
    const { parts } = await ask(calls.getNoShowNumbers, WEEK)
    expect(parts.filter(({ dimension }) => dimension === 'method')).toEqual([
      { dimension: 'method', key: 'card', stays: 1, noShows: 0 },
      { dimension: 'method', key: 'cash', stays: 2, noShows: 1 },
    ])
    expect(parts.find(({ key }) => key === 'weekday_3')).toMatchObject({ stays: 1, noShows: 1 })
    expect(parts.find(({ dimension, key }) => dimension === 'row' && key === 'D')).toMatchObject({
      stays: 1,
      noShows: 1,
    })
  })

  test('times of the bar by hour and station, and what is ordered most', async () => {
    const { steps, items } = await ask(calls.getBarNumbers, WEEK, 'en')
    const step = (key: string) => steps.find((one) => one.key === key)
    // 4 and 8 minutes: the middle is 6, nine tenths of the way 7 min 36 s.
    expect(step('12:00')).toMatchObject({
      orders: 2,
      toReady: { median: 360, p90: 456 },
      toDelivered: { median: 480, p90: 576 },
    })
    expect(step('every')).toMatchObject({ orders: 3, toReady: { median: 480 } })
    expect(step('drinks')).toMatchObject({ orders: 2 })
    expect(step('several')).toMatchObject({ orders: 1, toReady: { median: 1200, p90: 1200 } })
    expect(items.map(({ name, pieces }) => [name, pieces])).toEqual([
      ['Lemon spritz', 4],
      [expect.any(String), 3],
    ])
  })

  test('where orders come from', async () => {
    const { parts } = await ask(calls.getSourceNumbers, { from: '2027-07-01', to: '2027-07-01' })
    const of = (key: string) => parts.find((one) => one.key === key)
    expect(of('online')).toMatchObject({ orders: 6, cents: 50_500 })
    expect(of('desk')).toBeUndefined()
    const bar = await ask(calls.getSourceNumbers, { from: '2027-06-29', to: '2027-06-29' })
    expect(bar.parts.find(({ key }) => key === 'desk')).toMatchObject({ orders: 3, cents: 6000 })
    expect(bar.parts.find(({ key }) => key === 'first')).toMatchObject({ orders: 1 })
  })

  test('subscriptions, covers and the waiting list', async () => {
    const holders = await ask(calls.getHolderNumbers, WEEK)
    expect(holders.running).toBe(1)
    expect(holders.buckets.find(({ from }) => from === '2027-07-01')).toMatchObject({ sold: 1, soldCents: 20_000 })
    await db.sql(
      `insert into restaurant_sitting (restaurant_id, day, meal, online_covers, most_covers)
       values (1, '2027-06-29', 'lunch', 50, 100) on conflict do nothing`,
    )
    await db.sql(
      `insert into restaurant_seating (restaurant_id, day, meal, at_time, table_id, stay_minutes, seats, dogs, state, name, phone)
       select t.restaurant_id, '2027-06-29', 'lunch', '12:30', t.id, 90, 2, 1, s.state, 'Rossi', '1'
         from (select *, row_number() over (order by id) as n from restaurant_table where restaurant_id = 1) t
         join (values (1, 'booked'), (2, 'no_show'), (3, 'cancelled')) s (n, state) using (n)`,
    )
    const { buckets } = await ask(calls.getCoverNumbers, WEEK)
    expect(buckets[1]).toMatchObject({ lunch: 2, dinner: 0, parties: 2, noShows: 1, dogs: 1 })
    await db.sql(
      `insert into waiting_request (account_id, days, halves, kinds, zones, rows, people, dogs, closes_at, ended_at, ended_by)
       select $1, '[2027-07-10,2027-07-11)', '[0,2)', '{}', '{}', '{}', 2, '[]', '2027-07-10T10:00Z', battigia_now(), by
         from unnest(array['accepted', 'left']) by`,
      [guest],
    )
    const july = { from: '2027-07-01', to: '2027-07-31' }
    expect(await ask(calls.getWaitingNumbers, july)).toMatchObject({
      joined: 2,
      offered: 0,
      accepted: 1,
      left: 1,
      open: 0,
    })
  })

  test('the file holds every section in the asker’s language, and who took it is written down', async () => {
    const { fileName, csv } = await ask(
      calls.exportNumbers,
      { ...WEEK, sections: ['overview', 'occupancy', 'items'] },
      'en',
    )
    expect(fileName).toBe('numeri-2027-06-28-2027-07-04.csv')
    const lines = csv.split('\r\n')
    expect(lines[0]).toBe('\uFEFFSummary')
    expect(lines[1]).toBe('From;To;Occupancy, %;Revenue, €;Dogs hosted;Bar ticket, €;Expired holds, %')
    expect(lines[2]).toMatch(/^2027-06-28;2027-07-01;\d+,\d;515,00;3;20,00;37,5$/)
    expect(lines[3]).toMatch(/^2026-06-29;2026-07-02;\d+,\d;0,00;0;;$/)
    expect(csv).toContain('Most ordered at the bar\r\nProduct;Pieces\r\nLemon spritz;4\r\n')
    expect(await db.sql('select account_id::integer, action, subject, detail from staff_action')).toEqual([
      {
        account_id: staff,
        action: 'numbers.export',
        subject: 'numbers:2027-06-28:2027-07-04',
        detail: { sections: ['overview', 'occupancy', 'items'], language: 'en' },
      },
    ])
  })
})

test('B-14 days before the beach’s records are closed, not empty: of a rolling season only what is ahead is known', async () => {
  await db.sql(`update beach_opening set from_day = 'today', to_day = 'today+200'`)
  const { rows } = await ask(calls.getOccupancyNumbers, { from: '2027-06-14', to: '2027-06-28' })
  const row = rows.find((one) => one.row === 'C')
  expect(row?.open.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(row?.open.at(-1)).toBe(2 * (row?.places ?? 0) - 2)
})
