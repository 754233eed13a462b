import { bookingDatabase, makeCustomers } from '../race/booking-world.ts'
import type { TestDatabase } from './database.ts'
import { arrangePlan, arrangeSubscription, payInCash, sendBack } from './return-world.ts'

/** Where orders are made. */
interface Beach {
  readonly db: TestDatabase
  readonly guest: number
  /** Ids of places by code. */
  readonly place: ReadonlyMap<string, number>
  /** Numbers the orders. */
  readonly next: () => number
}

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
async function book({ db, guest, place, next }: Beach, { code, from, to, ...rest }: Wanted): Promise<number> {
  const { halves = '[0,2)', cents = 4000, dogs = 0, method = 'cash', status = 'completed', placedAt } = rest
  const order = next()
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
       insert into order_history (order_id, old_status, new_status, actor, reason) select id, null, 'confirmed', 'guest', 'placed' from o
     )
     select id::integer from o`,
    [order, guest, status, method, from, cents, placedAt ?? null],
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

/** An order of the bar, brought to `code` or fetched: minutes from its coming to ready and to delivered. */
async function pour(
  { db, guest, next }: Beach,
  at: string,
  cents: number,
  pieces: readonly [string, number][],
  ready: number,
  delivered: number,
  code: string | null,
) {
  const order = next()
  const [made] = await db.sql<{ id: number }>(
    `with o as (
       insert into orders (number, account_id, category, status, method, first_day, service_percent, service_cents, total_cents,
         language, pass_code, quote_id, refund_policy, placed_at)
       select 'B-' || $1::integer, $2, 'bar', 'completed', 'cash', $3::timestamptz::date, 0, 0, $4, 'de', 'B' || $1::integer, 'B' || $1::integer, '{}', $3::timestamptz
       returning id
     ), h as (
       insert into order_history (order_id, old_status, new_status, actor, reason) select id, null, 'confirmed', 'staff', 'placed' from o
     )
     select id::integer from o`,
    [order, guest, at, cents],
  )
  const orderId = made?.id ?? 0
  await db.sql(
    `insert into bar_order (order_id, status, code, is_verified, day, ticket, received_at, accepted_at, ready_at, delivered_at, promised_at)
     values ($1::bigint, 'delivered', $5, true, $2::timestamptz::date, $1::bigint, $2, $2, $2::timestamptz + $3 * interval '1 minute',
             $2::timestamptz + $4 * interval '1 minute', $2::timestamptz + interval '20 minutes')`,
    [orderId, at, ready, delivered, code],
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

/** A week around 1 July 2027 with little in it, so that each number can be worked out by hand. */
export async function smallWeek(): Promise<{ db: TestDatabase; guest: number; staff: number }> {
  const db = await bookingDatabase()
  const [first, second] = await makeCustomers(db, 2, 'numbers-')
  const guest = first?.accountId ?? 0
  const staff = second?.accountId ?? 0
  const place = new Map<string, number>()
  for (const { id, code } of await db.sql<{ id: number; code: string }>('select id, code from place'))
    place.set(code, id)
  await arrangePlan(db)
  let orders = 0
  const beach = { db, guest, place, next: () => (orders += 1) }
  // C5: Mon to Wed whole, with one dog. C6: Tue morning. D10: nobody came on Wed. C7: booked ahead.
  const refunded = await book(beach, { code: 'C5', from: '2027-06-28', to: '2027-06-30', cents: 12_000, dogs: 1 })
  await sendBack(db, refunded, 1000)
  await book(beach, { code: 'C6', from: '2027-06-29', to: '2027-06-29', halves: '[0,1)', cents: 2500, method: 'card' })
  await book(beach, { code: 'D10', from: '2027-06-30', to: '2027-06-30', cents: 4000, status: 'no_show' })
  await book(beach, { code: 'C7', from: '2027-07-03', to: '2027-07-04', cents: 9000, dogs: 2, status: 'confirmed' })
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
  await book(beach, { code: 'C5', from: '2026-06-29', to: '2026-06-29', cents: 3000 })
  await pour(beach, '2027-06-29T12:10:00+02:00', 1000, [['spritz-al-limone', 2]], 4, 6, 'C5')
  await pour(beach, '2027-06-29T12:40:00+02:00', 2000, [['spritz-al-limone', 1]], 8, 10, 'C5')
  await pour(
    beach,
    '2027-06-29T13:05:00+02:00',
    3000,
    [
      ['spritz-al-limone', 1],
      ['schiacciata-toscana', 3],
    ],
    20,
    30,
    null,
  )
  await db.sql(
    `insert into hold_expiry (umbrella_id, account_id, expired_at) select $1, $2, battigia_now() from generate_series(1, 3)`,
    [place.get('C1'), guest],
  )
  return { db, guest, staff }
}
