import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../domain/numbers/calls.ts'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { smallWeek } from '../../tests/support/numbers-world.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import type { Handler } from '../platform/handler.ts'
import { numbersHandlers } from './routes.ts'

/** The week, one of its days, the day of the money, a year with two changes of the clock, days with nothing. */
const PERIODS = [
  { from: '2027-06-28', to: '2027-07-04' },
  { from: '2027-06-29', to: '2027-06-29' },
  { from: '2027-07-01', to: '2027-07-01' },
  { from: '2026-07-02', to: '2027-07-01' },
  { from: '2027-03-28', to: '2027-03-28' },
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2027-11-01', to: '2027-11-07' },
] as const

let db: TestDatabase
let staff: number

async function ask<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>> {
  const handler = (numbersHandlers as readonly Handler[]).find((one) => one.call.name === call.name)
  if (handler === undefined) throw new Error(`no handler answers ${call.name}`)
  const roles = ['manager'] as const
  const actor = { accountId: staff, sessionId: 1, email: '', isConfirmed: true, isGuest: false, isProven: true, roles }
  return runHandler(db.database, handler as unknown as Handler<C>, input, { actor, language: 'it' })
}

const total = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)
const one = async (text: string, { from, to }: (typeof PERIODS)[number]): Promise<Record<string, number>> => {
  const [row] = await db.sql<Record<string, number>>(text, [from, to])
  return row ?? {}
}

beforeAll(async () => {
  let guest: number
  ;({ db, guest, staff } = await smallWeek())
  // Money at the edges of the resort's days, also where its clock changes, and kinds that are no money.
  await db.sql(
    `insert into ledger_entry (order_id, kind, amount_cents, currency, key, at)
     select o.id, m.kind, m.cents, 'EUR', 'edge-' || m.n, m.at::timestamptz
       from (values (1, 'external_refund', -11, '2027-06-28T23:59:59.999+02:00'), (2, 'external_refund', -13, '2027-06-29T00:00:00+02:00'),
                    (3, 'external_refund', -17, '2027-03-28T00:30:00+01:00'), (4, 'external_refund', -19, '2027-03-28T23:30:00+02:00'),
                    (5, 'external_refund', -23, '2026-10-25T23:59:59+01:00'), (6, 'external_refund', -29, '2026-10-26T00:00:00+01:00')
            ) m (n, kind, cents, at)
       join lateral (select id from orders where account_id = $1 order by id offset m.n limit 1) o on true`,
    [guest],
  )
})
afterAll(() => db.close())

describe.each(PERIODS)('B-14 $from to $to: what is summed up fast is what is counted one by one', (days) => {
  test('half-days and dogs, day by day and place by place', async () => {
    const naive = await one(
      `select count(*)::integer as halves, coalesce(sum(case h when lower(o.halves) then jsonb_array_length(coalesce(l.dogs, s.dogs)) else 0 end), 0)::integer as dogs
         from generate_series($1::date, $2::date, interval '1 day') d
         join occupancy o on o.days @> d::date and o.state in ('booked', 'subscription')
         join generate_series(0, 1) h on o.halves @> h
         left join order_line l on l.order_id = o.order_id and l.id = coalesce(o.line_id, o.id)
         left join subscription s on s.id = o.subscription_id`,
      days,
    )
    const { rows, categories } = await ask(calls.getOccupancyNumbers, days)
    const { places } = await ask(calls.getPlaceNumbers, days)
    const { now, counted } = await ask(calls.getNumbersOverview, days)
    expect(total(rows, ({ taken }) => total(taken, (halves) => halves))).toBe(naive['halves'])
    expect(total(categories, ({ taken }) => total(taken, (halves) => halves))).toBe(naive['halves'])
    expect(total(places, ({ takenHalves }) => takenHalves)).toBe(naive['halves'])
    if (counted.to !== days.to) return
    expect(now.takenHalves).toBe(naive['halves'])
    expect(now.openHalves).toBe(total(rows, ({ open }) => total(open, (halves) => halves)))
    expect(now.dogs).toBe(naive['dogs'])
  })

  test('every cent of the ledger that is money, once, on the day and under the kind of its order', async () => {
    const { buckets } = await ask(calls.getRevenueNumbers, days)
    const naive = await db.sql<{ day: string; kind: string; cents: number }>(
      `select (e.at at time zone 'Europe/Rome')::date::text as day, o.category as kind, sum(e.amount_cents)::integer as cents
         from ledger_entry e, orders o where o.id = e.order_id and e.kind in ('capture', 'cash', 'card_terminal', 'desk_refund', 'refund', 'external_refund', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost')
          and to_char(e.at at time zone 'Europe/Rome', 'YYYY-MM-DD') between $1 and $2
        group by 1, 2`,
      [days.from, days.to],
    )
    const all = total(naive, ({ cents }) => cents)
    expect(total(buckets, ({ income }) => total(Object.values(income), (cents) => cents))).toBe(all)
    for (const kind of ['umbrella', 'subscription', 'bar'] as const)
      expect(total(buckets, ({ income }) => income[kind])).toBe(
        total(
          naive.filter((row) => row.kind === kind),
          ({ cents }) => cents,
        ),
      )
    for (const { from, to, income } of buckets)
      expect(total(Object.values(income), (cents) => cents)).toBe(
        total(
          naive.filter(({ day }) => day >= from && day <= to),
          ({ cents }) => cents,
        ),
      )
    const { now, counted } = await ask(calls.getNumbersOverview, days)
    if (counted.to === days.to) expect(now.revenueCents).toBe(all)
  })

  test('every order once in each way of telling where orders come from', async () => {
    const naive = await one(
      `select count(*)::integer as orders, coalesce(sum(total_cents), 0)::integer as cents,
              count(*) filter (where exists (select from orders e where e.account_id = o.account_id and e.status not in ('expired', 'failed')
                and e.placed_at < o.placed_at))::integer as again
         from orders o
        where to_char(placed_at at time zone 'Europe/Rome', 'YYYY-MM-DD') between $1 and $2
          and status in ('confirmed', 'completed', 'no_show', 'cancelled') and category <> 'instalment'`,
      days,
    )
    const { parts } = await ask(calls.getSourceNumbers, days)
    for (const dimension of ['channel', 'return', 'language', 'method', 'account', 'lead'] as const) {
      const own = parts.filter((part) => part.dimension === dimension)
      expect([total(own, ({ orders }) => orders), total(own, ({ cents }) => cents)]).toEqual([
        naive['orders'],
        naive['cents'],
      ])
    }
    expect(parts.find(({ key }) => key === 'again')?.orders ?? 0).toBe(naive['again'])
  })

  test('every order of the bar once by hour and once by station, with the times of all', async () => {
    const naive = await one(
      `select count(*)::integer as orders,
              percentile_cont(0.5) within group (order by extract(epoch from ready_at - received_at))::float8 as median,
              percentile_cont(0.9) within group (order by extract(epoch from delivered_at - received_at))::float8 as p90
         from bar_order where day between $1::date and $2::date and ready_at is not null and status in ('ready', 'delivered')`,
      days,
    )
    const { steps } = await ask(calls.getBarNumbers, days)
    const of = (by: string) => steps.filter((step) => step.by === by)
    for (const by of ['hour', 'station', 'all']) expect(total(of(by), ({ orders }) => orders)).toBe(naive['orders'])
    const [all] = of('all')
    if (naive['orders'] === 0) return
    expect(all?.toReady?.median).toBe(Math.round(naive['median'] ?? -1))
    expect(all?.toDelivered?.p90).toBe(Math.round(naive['p90'] ?? -1))
  })
})
