import type { Call } from '../domain/platform/call.ts'
import * as calls from '../domain/numbers/calls.ts'
import type { Ground } from './ground.ts'
import { httpCall } from './http-call.ts'
import { median } from './measure.ts'

const ROUNDS = 7
const MOST_MS = 300
/** The year that is asked for: it ends today, so that all of it has happened. */
const DAYS = 365

const SECTIONS: readonly Call[] = [
  calls.getNumbersOverview,
  calls.getOccupancyNumbers,
  calls.getRevenueNumbers,
  calls.getPlaceNumbers,
  calls.getNoShowNumbers,
  calls.getBarNumbers,
  calls.getSourceNumbers,
  calls.getHolderNumbers,
  calls.getCoverNumbers,
  calls.getWaitingNumbers,
]

/** Median of a call of the numbers on a whole year, in milliseconds through HTTP. */
export interface NumbersTime {
  readonly call: string
  readonly ms: number
  readonly bytes: number
}

/**
 * A year of 400 places: about 110,000 half-days of stays, 45,000 orders of places and 60,000 of the bar with their money, parties at
 * the restaurants. Written straight into the tables, outside of the season that the other benches book. Answers the medians of
 * several asks of each call; the first one, which plans, is not among them.
 */
export async function benchNumbers(
  ground: Ground,
): Promise<{ readonly times: readonly NumbersTime[]; readonly filled: string }> {
  const filled = await fillYear(ground)
  const manager = ground.guests[0]
  if (manager === undefined) throw new Error('no guest can be made a manager')
  await ground.sql(`insert into staff_member (account_id, roles, display_name) values ($1, '{manager}', 'Bench')`, [
    manager.accountId,
  ])
  const [year] = await ground.sql(`select (resort_today() - $1::integer)::text as from, resort_today()::text as to`, [
    DAYS - 1,
  ])
  const times: NumbersTime[] = []
  for (const call of SECTIONS) {
    const taken: number[] = []
    let bytes = 0
    for (let round = 0; round <= ROUNDS; round += 1) {
      const begun = performance.now()
      const reply = await httpCall(
        ground,
        0,
        `${call.path}?from=${String(year?.['from'])}&to=${String(year?.['to'])}`,
        null,
        manager,
      )
      if (reply.status !== 200) throw new Error(`${call.name}: ${reply.status} ${reply.body.slice(0, 200)}`)
      if (round > 0) taken.push(performance.now() - begun)
      bytes = reply.body.length
    }
    times.push({ call: call.name, ms: median(taken), bytes })
  }
  return { times, filled }
}

/** Every section's time, and whether the slowest is fast enough. */
export function numbersReport({ times, filled }: Awaited<ReturnType<typeof benchNumbers>>) {
  const lines = times.map(
    ({ call, ms, bytes }) =>
      `  ${call.padEnd(22)} ${ms.toFixed(0).padStart(5)} ms  ${(bytes / 1024).toFixed(0).padStart(5)} KiB`,
  )
  const slowest = times.reduce((most, one) => (one.ms > most.ms ? one : most))
  return {
    text: [`Numbers of a year (${filled}), medians of ${ROUNDS}:`, ...lines].join('\n'),
    slowest: `${slowest.ms.toFixed(0)} ms (${slowest.call})`,
    isMet: slowest.ms < MOST_MS,
  }
}

async function fillYear(ground: Ground): Promise<string> {
  const sql: Ground['sql'] = (text, values) => ground.sql(text, values)
  await sql('select setseed(0.2028)')
  await sql(FILL_STAYS)
  await sql(FILL_BAR)
  await sql(FILL_TABLES)
  await sql('vacuum analyze')
  const [count] = await sql(
    `select (select sum((upper(days) - lower(days)) * (upper(halves) - lower(halves))) from occupancy where state = 'booked') as halves,
            (select count(*) from orders where category = 'umbrella') as stays, (select count(*) from bar_order) as bar,
            (select count(*) from ledger_entry) as entries, (select count(*) from restaurant_seating) as parties`,
  )
  const of = (name: string) => Number(count?.[name]).toLocaleString('en-GB')
  return `${of('halves')} half-days in ${of('stays')} orders, ${of('bar')} bar orders, ${of('entries')} entries of the ledger, ${of('parties')} parties`
}

/** Orders of one stay each, with their line, history and money; one of fifty was missed. */
const FILL_STAYS = `
  create temporary table made on commit drop as
    select row_number() over () as n, p.id as umbrella_id, p.code, coalesce(p.row_id, '') as row_id, d.day, 1 + (random() < 0.2)::integer as length,
           random() < 0.25 as is_half, (array(select id from account where kind = 'customer' order by id limit 5000))[1 + floor(random() * 4999)] as account_id,
           random() < 0.02 as is_missed, 2000 + floor(random() * 60)::integer * 100 as cents, floor(random() * 3)::integer as dogs
      from place p, (select resort_today() - 1 - 2 * n as day from generate_series(0, 181) n) d
     where random() < 0.62 and p.is_bookable;
  with o as (
    insert into orders (number, account_id, status, method, first_day, release_at, service_percent, service_cents, total_cents, language,
        pass_code, quote_id, refund_policy, conditions_slug, conditions_language, conditions_version, placed_at)
    select 'YEAR-' || n, account_id, case when is_missed then 'no_show' else 'completed' end, case when n % 3 = 0 then 'cash' else 'card' end, day,
           case when n % 3 = 0 then day + interval '12 hours' end, 0, 0, cents, (array['it', 'it', 'de', 'en', 'fr', 'nl'])[1 + n % 6],
           'YEAR' || n, 'YEAR' || n, '{}', c.slug, c.language, c.version, day - (n % 40)::integer + interval '8 hours'
      from made, (select * from content_page order by slug, language, version limit 1) c
    returning id, quote_id, account_id, placed_at, total_cents, status
  ), stay as (
    insert into occupancy (umbrella_id, days, halves, state, account_id, order_id)
    select m.umbrella_id, daterange(m.day, m.day + m.length), case when m.is_half then '[0,1)' else '[0,2)' end::int4range, 'booked', o.account_id, o.id
      from made m join o on o.quote_id = 'YEAR' || m.n
    returning id, umbrella_id, days, halves, order_id
  ), line as (
    insert into order_line (id, order_id, umbrella_id, code, row_id, kind, is_accessible, days, halves, people, dogs, extras, price, total_cents)
    select s.id, s.order_id, m.umbrella_id, m.code, m.row_id, 'human', false, s.days, s.halves, 2,
           (select coalesce(jsonb_agg('{"name":"Nebbia","size":"small"}'::jsonb), '[]') from generate_series(1, m.dogs)), '[]', '{}', m.cents
      from stay s join o on o.id = s.order_id join made m on o.quote_id = 'YEAR' || m.n
  ), told as (
    insert into order_history (order_id, old_status, new_status, actor, reason, at)
    select id, null, 'confirmed', 'guest', 'ordered', placed_at from o
    union all select id, 'confirmed', status, 'clock', 'past', placed_at + interval '1 day' from o
  )
  insert into ledger_entry (order_id, kind, amount_cents, currency, key, at)
  select id, 'capture', total_cents, 'EUR', 'YEAR-' || id, placed_at from o where status = 'completed'`

const FILL_BAR = `
  create temporary table poured on commit drop as
    select n, resort_today() - 1 - (n % 360)::integer as day, (n / 360 + 1)::integer as ticket,
           (array(select id from account where kind = 'customer' order by id limit 5000))[1 + floor(random() * 4999)] as account_id,
           interval '9 hours' + random() * interval '9 hours' as at_time, random() * interval '14 minutes' as making, random() * interval '6 minutes' as bringing
      from generate_series(1, 60000) n;
  with o as (
    insert into orders (number, account_id, category, status, method, first_day, service_percent, service_cents, total_cents, language, pass_code,
        quote_id, refund_policy, placed_at)
    select 'BAR-' || n, account_id, 'bar', 'completed', 'card', day, 0, 0, 500 + floor(random() * 40)::integer * 50, 'it', 'BAR' || n, 'BAR' || n, '{}',
           (day + at_time) at time zone 'Europe/Rome'
      from poured returning id, quote_id, placed_at, total_cents
  ), told as (
    insert into order_history (order_id, old_status, new_status, actor, reason, at) select id, null, 'confirmed', 'guest', 'ordered', placed_at from o
  ), paid as (
    insert into ledger_entry (order_id, kind, amount_cents, currency, key, at) select id, 'capture', total_cents, 'EUR', 'BAR-' || id, placed_at from o
  ), going as (
    insert into bar_order (order_id, status, is_verified, day, ticket, received_at, accepted_at, ready_at, delivered_at, promised_at)
    select o.id, 'delivered', true, p.day, p.ticket, o.placed_at, o.placed_at, o.placed_at + p.making, o.placed_at + p.making + p.bringing, o.placed_at + p.making
      from o join poured p on o.quote_id = 'BAR' || p.n returning order_id
  ), item as (
    insert into order_item (order_id, kind, ref_id, name, options, quantity, unit_cents, total_cents, days)
    select o.id, 'dish', b.id, b.key, '{}', 1, 500, 500, daterange(p.day, p.day, '[]')
      from o join poured p on o.quote_id = 'BAR' || p.n
      cross join lateral (select * from bar_item where (id + p.n) % 7 = 0 order by id limit 2) b
    returning id, order_id, ref_id
  )
  insert into bar_order_line (item_row, order_id, item_id, name, options, quantity, station, work_seconds)
  select i.id, i.order_id, b.id, b.key, '{}', 1, b.station, b.prep_seconds from item i join bar_item b on b.id = i.ref_id`

const FILL_TABLES = `
  insert into restaurant_sitting (restaurant_id, day, meal, online_covers, most_covers)
  select r.id, resort_today() - n, m, 60, 100 from restaurant r, generate_series(1, 360) n, unnest(array['lunch', 'dinner']) m on conflict do nothing;
  insert into restaurant_seating (restaurant_id, day, meal, at_time, table_id, stay_minutes, seats, dogs, state, name, phone)
  select t.restaurant_id, resort_today() - n, m, case m when 'lunch' then '12:30' else '20:00' end::time, t.id, 90, 2 + n % 3, n % 2,
         case when n % 20 = 0 then 'no_show' else 'booked' end, 'Bench', '1'
    from restaurant_table t, generate_series(1, 360) n, unnest(array['lunch', 'dinner']) m where t.is_used and t.number <= 15`
