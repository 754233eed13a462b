import type { Ground } from './ground.ts'

/** Days of a season, and of the year that it lies in: a season ends yesterday, the one before 364 days earlier. */
const SEASON_DAYS = 150
const YEAR_OF_WEEKS = 364

/**
 * Two years of a resort of 400 places, because the overview sets a year beside the one before. Each has a season of 150 days with about
 * 70 % of the half-days taken in stays of a day, a tenth of the places by subscriptions; 60,000 orders of the bar, 20,000 of
 * parking, 8,000 of the restaurants, all with their money, and parties at the tables. Written straight into the tables, before the
 * season that the other benches book; receipts of that time are no work any more. Answers what is there of one year.
 */
export async function fillYears(ground: Ground): Promise<string> {
  const sql: Ground['sql'] = (text, values) => ground.sql(text, values)
  await sql('select setseed(0.2028)')
  for (const ago of [YEAR_OF_WEEKS, 0]) {
    await sql(FILL_SUBSCRIPTIONS.replaceAll('{ago}', String(ago)))
    await sql(FILL_STAYS.replaceAll('{ago}', String(ago)))
    await sql(FILL_BAR.replaceAll('{ago}', String(ago)))
    await sql(FILL_OTHERS.replaceAll('{ago}', String(ago)))
  }
  await sql(FILL_TABLES)
  await sql('insert into hold_expiry_count (day, expired) values (resort_today() - 800, 0)')
  await sql('vacuum analyze')
  const [count] = await sql(COUNT_YEAR)
  const of = (name: string) => Number(count?.[name]).toLocaleString('en-GB')
  return (
    `${of('halves')} half-days of ${of('sold')} on ${of('places')} places, ${of('stays')} orders of places, ${of('bar')} of the bar, ` +
    `${of('others')} of parking and restaurants, ${of('entries')} entries of the ledger, ${of('parties')} parties; as much the year before`
  )
}

const COUNT_YEAR = `
  with year as (select daterange(resort_today() - 364, resort_today(), '[]') as days)
  select (select sum((least(upper(o.days), resort_today()) - greatest(lower(o.days), lower(year.days))) * (upper(halves) - lower(halves)))
            from occupancy o where o.state in ('booked', 'subscription') and o.days && year.days and lower(o.days) < resort_today()) as halves,
         (select 2 * ${SEASON_DAYS} * count(*) from place where is_bookable) as sold, (select count(*) from place where is_bookable) as places,
         (select count(*) from orders where category = 'umbrella' and first_day <@ year.days) as stays,
         (select count(*) from bar_order where day <@ year.days) as bar,
         (select count(*) from orders where category in ('parking', 'restaurant') and first_day <@ year.days) as others,
         (select count(*) from ledger_entry where (at at time zone 'Europe/Rome')::date <@ year.days) as entries,
         (select count(*) from restaurant_seating where day <@ year.days) as parties
    from year`

/** Their receipts were issued long ago: nobody works on them while the numbers are asked for. */
const RECEIPTED = `; update fiscal_document set state = 'not_due' where state = 'noted'`

/** Guests who come again and again. */
const SOMEBODY = `(array(select id from account where kind = 'customer' order by id limit 5000))[1 + floor(random() * 4999)]`

/** Every tenth place, for the whole season. */
const FILL_SUBSCRIPTIONS = `
  create temporary table season on commit drop as
    select p.id as umbrella_id, ${SOMEBODY} as account_id, resort_today() - {ago} - ${SEASON_DAYS} as first_day,
           'SEASON-{ago}-' || p.id as mark, 180000 + (p.id % 40) * 1000 as cents
      from place p where p.is_bookable and p.id % 10 = 0;
  with o as (
    insert into orders (number, account_id, category, status, method, first_day, service_percent, service_cents, total_cents, language,
        pass_code, quote_id, refund_policy, placed_at)
    select mark, account_id, 'subscription', 'completed', 'card', first_day, 0, 0, cents, 'it', mark, mark, '{}', first_day - interval '60 days'
      from season returning id, quote_id, placed_at, total_cents
  ), told as (
    insert into order_history (order_id, old_status, new_status, actor, reason, at) select id, null, 'confirmed', 'guest', 'ordered', placed_at from o
  ), sold as (
    insert into subscription (account_id, plan_id, plan, order_id, umbrella_id, days, part, people, dogs, extras, price, total_cents, state,
        pass_code, created_at)
    select s.account_id, p.id, p.plan, o.id, s.umbrella_id, daterange(s.first_day, s.first_day + ${SEASON_DAYS}), 'full_day', 2, '[]', '[]', '{}',
           s.cents, 'ended', s.mark, o.placed_at
      from season s join o on o.quote_id = s.mark, (select * from subscription_plan order by id limit 1) p
    returning id, umbrella_id, account_id, days
  ), placed as (
    insert into occupancy (umbrella_id, days, halves, state, account_id, subscription_id)
    select umbrella_id, days, '[0,2)', 'subscription', account_id, id from sold
  )
  insert into ledger_entry (order_id, kind, amount_cents, currency, key, at)
  select id, 'capture', total_cents, 'EUR', quote_id, placed_at from o${RECEIPTED}`

/** Orders of one stay of a day each, with their line, history and money; one of fifty was missed, one of a hundred refunded in part. */
const FILL_STAYS = `
  create temporary table made on commit drop as
    select row_number() over () as n, p.id as umbrella_id, p.code, coalesce(p.row_id, '') as row_id, d.day,
           random() < 0.28 as is_half, ${SOMEBODY} as account_id, random() < 0.02 as is_missed,
           2000 + floor(random() * 60)::integer * 100 as cents, floor(random() * 3)::integer as dogs
      from place p, (select resort_today() - {ago} - n as day from generate_series(1, ${SEASON_DAYS}) n) d
     where random() < 0.9 and p.is_bookable and p.id % 10 <> 0;
  with o as (
    insert into orders (number, account_id, status, method, first_day, release_at, service_percent, service_cents, total_cents, language,
        pass_code, quote_id, refund_policy, conditions_slug, conditions_language, conditions_version, placed_at)
    select 'YEAR-{ago}-' || n, account_id, case when is_missed then 'no_show' else 'completed' end, case when n % 3 = 0 then 'cash' else 'card' end,
           day, case when n % 3 = 0 then day + interval '12 hours' end, 0, 0, cents, (array['it', 'it', 'de', 'en', 'fr', 'nl'])[1 + n % 6],
           'YEAR-{ago}-' || n, 'YEAR-{ago}-' || n, '{}', c.slug, c.language, c.version, day - (n % 40)::integer + interval '8 hours'
      from made, (select * from content_page order by slug, language, version limit 1) c
    returning id, quote_id, account_id, placed_at, total_cents, status
  ), stay as (
    insert into occupancy (umbrella_id, days, halves, state, account_id, order_id)
    select m.umbrella_id, daterange(m.day, m.day + 1), case when m.is_half then '[0,1)' else '[0,2)' end::int4range, 'booked', o.account_id, o.id
      from made m join o on o.quote_id = 'YEAR-{ago}-' || m.n
    returning id, umbrella_id, days, halves, order_id
  ), line as (
    insert into order_line (id, order_id, umbrella_id, code, row_id, kind, is_accessible, days, halves, people, dogs, extras, price, total_cents)
    select s.id, s.order_id, m.umbrella_id, m.code, m.row_id, 'human', false, s.days, s.halves, 2,
           (select coalesce(jsonb_agg('{"name":"Nebbia","size":"small"}'::jsonb), '[]') from generate_series(1, m.dogs)), '[]', '{}', m.cents
      from stay s join o on o.id = s.order_id join made m on o.quote_id = 'YEAR-{ago}-' || m.n
  ), told as (
    insert into order_history (order_id, old_status, new_status, actor, reason, at)
    select id, null, 'confirmed', case when id % 9 = 0 then 'staff' else 'guest' end, 'ordered', placed_at from o
    union all select id, 'confirmed', status, 'clock', 'past', placed_at + interval '1 day' from o
  )
  insert into ledger_entry (order_id, kind, amount_cents, currency, key, at)
  select id, 'capture', total_cents, 'EUR', 'PAID-' || id, placed_at from o where status = 'completed'
  union all
  select id, 'refund', -total_cents / 2, 'EUR', 'BACK-' || id, placed_at + interval '1 hour' from o where status = 'completed' and id % 100 = 0${RECEIPTED}`

const FILL_BAR = `
  create temporary table poured on commit drop as
    select n, resort_today() - {ago} - 1 - (n % ${SEASON_DAYS})::integer as day, (n / ${SEASON_DAYS} + 1)::integer as ticket, ${SOMEBODY} as account_id,
           interval '9 hours' + random() * interval '9 hours' as at_time, random() * interval '14 minutes' as making,
           random() * interval '6 minutes' as bringing
      from generate_series(1, 60000) n;
  with o as (
    insert into orders (number, account_id, category, status, method, first_day, service_percent, service_cents, total_cents, language, pass_code,
        quote_id, refund_policy, placed_at)
    select 'BAR-{ago}-' || n, account_id, 'bar', 'completed', 'card', day, 0, 0, 500 + floor(random() * 40)::integer * 50, 'it',
           'BAR-{ago}-' || n, 'BAR-{ago}-' || n, '{}', (day + at_time) at time zone 'Europe/Rome'
      from poured returning id, quote_id, placed_at, total_cents
  ), told as (
    insert into order_history (order_id, old_status, new_status, actor, reason, at) select id, null, 'confirmed', 'guest', 'ordered', placed_at from o
  ), paid as (
    insert into ledger_entry (order_id, kind, amount_cents, currency, key, at) select id, 'capture', total_cents, 'EUR', 'BAR-' || id, placed_at from o
  ), going as (
    insert into bar_order (order_id, status, is_verified, day, ticket, received_at, accepted_at, ready_at, delivered_at, promised_at)
    select o.id, 'delivered', true, p.day, p.ticket, o.placed_at, o.placed_at, o.placed_at + p.making, o.placed_at + p.making + p.bringing, o.placed_at + p.making
      from o join poured p on o.quote_id = 'BAR-{ago}-' || p.n returning order_id
  ), item as (
    insert into order_item (order_id, kind, ref_id, name, options, quantity, unit_cents, total_cents, days)
    select o.id, 'dish', b.id, b.key, '{}', 1, 500, 500, daterange(p.day, p.day, '[]')
      from o join poured p on o.quote_id = 'BAR-{ago}-' || p.n
      cross join lateral (select * from bar_item where (id + p.n) % 7 = 0 order by id limit 2) b
    returning id, order_id, ref_id
  )
  insert into bar_order_line (item_row, order_id, item_id, name, options, quantity, station, work_seconds)
  select i.id, i.order_id, b.id, b.key, '{}', 1, b.station, b.prep_seconds from item i join bar_item b on b.id = i.ref_id${RECEIPTED}`

const FILL_OTHERS = `
  with o as (
    insert into orders (number, account_id, category, status, method, first_day, service_percent, service_cents, total_cents, language, pass_code,
        quote_id, refund_policy, placed_at)
    select 'MORE-{ago}-' || n, ${SOMEBODY}, case when n <= 20000 then 'parking' else 'restaurant' end, 'completed', 'card', d.day, 0, 0,
           800 + floor(random() * 20)::integer * 100, 'it', 'MORE-{ago}-' || n, 'MORE-{ago}-' || n, '{}', d.day - (n % 5) + interval '10 hours'
      from generate_series(1, 28000) n cross join lateral (select resort_today() - {ago} - 1 - n % ${SEASON_DAYS} as day) d
    returning id, placed_at, total_cents
  ), told as (
    insert into order_history (order_id, old_status, new_status, actor, reason, at) select id, null, 'confirmed', 'guest', 'ordered', placed_at from o
  )
  insert into ledger_entry (order_id, kind, amount_cents, currency, key, at) select id, 'capture', total_cents, 'EUR', 'MORE-' || id, placed_at from o${RECEIPTED}`

const FILL_TABLES = `
  insert into restaurant_sitting (restaurant_id, day, meal, online_covers, most_covers)
  select r.id, resort_today() - n, m, 60, 100 from restaurant r, generate_series(1, 720) n, unnest(array['lunch', 'dinner']) m on conflict do nothing;
  insert into restaurant_seating (restaurant_id, day, meal, at_time, table_id, stay_minutes, seats, dogs, state, name, phone)
  select t.restaurant_id, resort_today() - n, m, case m when 'lunch' then '12:30' else '20:00' end::time, t.id, 90, 2 + n % 3, n % 2,
         case when n % 20 = 0 then 'no_show' else 'booked' end, 'Bench', '1'
    from restaurant_table t, generate_series(1, 720) n, unnest(array['lunch', 'dinner']) m where t.is_used and t.number <= 15`
