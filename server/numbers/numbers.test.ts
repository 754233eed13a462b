import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../domain/numbers/calls.ts'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { smallWeek } from '../../tests/support/numbers-world.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import type { Handler } from '../platform/handler.ts'
import { numbersHandlers } from './routes.ts'

/** TEST_NOW is Thursday 1 July 2027, 08:00: the week has three days that are over or running. */
const WEEK = { from: '2027-06-28', to: '2027-07-04' }
const AUGUST = { from: '2027-08-01', to: '2027-08-31' }
let db: TestDatabase
let guest: number
let staff: number

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

beforeAll(async () => {
  ;({ db, guest, staff } = await smallWeek())
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

  test('half-days by category and day, named in the asker’s language', async () => {
    const { categories, rows } = await ask(calls.getOccupancyNumbers, WEEK, 'en')
    const of = (id: string) => categories.find(({ category }) => category === id)
    expect(categories.map(({ name }) => name)[0]).toBe('Large dog')
    // All who came were in the places of large dogs; C9, of small ones, is not for sale on Monday.
    expect(of('large-dog')?.taken).toEqual([4, 5, 4, 2, 2, 4, 4])
    const small = 2 * (of('small-dog')?.places ?? 0)
    expect(of('small-dog')?.open).toEqual([small - 2, small, small, small, small, small, small])
    const places = (parts: readonly { places: number }[]) => parts.reduce((sum, one) => sum + one.places, 0)
    expect(places(categories)).toBe(places(rows))
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

  test('what the bar brought to every umbrella; what is fetched at the counter is of none', async () => {
    const { places } = await ask(calls.getPlaceNumbers, WEEK)
    const sold = places.filter(({ barOrders }) => barOrders > 0)
    expect(sold.map(({ code, barOrders, barCents }) => [code, barOrders, barCents])).toEqual([['C5', 2, 3000]])
    const [none] = (await ask(calls.getPlaceNumbers, AUGUST)).places
    expect([none?.barOrders, none?.barCents]).toEqual([0, 0])
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
    expect(lines[1]).toBe('From;To;Occupancy, %;Revenue, €;Dogs hosted;Bar bill, €;Expired holds, %')
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
