import { ARRIVAL_INVARIANTS } from './arrival-invariants.ts'
import { CREDIT_INVARIANTS } from './credit-invariants.ts'
import { DESK_INVARIANTS } from './desk-invariants.ts'
import { DOG_INVARIANTS } from './dog-invariants.ts'
import { FISCAL_INVARIANTS } from './fiscal-invariants.ts'
import { STATUS_EDGES } from '../../domain/orders/order-states.ts'
import { HAS_PLACES, LIVE, minutes, type Invariant } from './invariant.ts'
import { ITEM_INVARIANTS } from './item-invariants.ts'
import { PAYMENT_INVARIANTS } from './payment-invariants.ts'
import { PRICE_INVARIANTS } from './price-invariants.ts'
import { RETURN_INVARIANTS } from './return-invariants.ts'
import { SUBSCRIPTION_LIFE_INVARIANTS } from './subscription-life-invariants.ts'
import { SUBSCRIPTION_INVARIANTS } from './subscription-invariants.ts'
import { TILL_INVARIANTS } from './till-invariants.ts'
import { WAITING_INVARIANTS } from './waiting-invariants.ts'
import { WEATHER_INVARIANTS } from './weather-invariants.ts'

const EDGES = STATUS_EDGES.map((edge) => `('${edge.replace('>', `', '`)}')`).join(', ')
/** A later copy of any row, without the columns that are generated. */
const COPY_OCCUPANCY = `insert into occupancy (umbrella_id, days, halves, state, account_id, order_id, expires_at)`

const BOOKING_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    promise: 'no two stays on one place overlap',
    finds: `select a.id, b.id as other from occupancy a join occupancy b
            on a.umbrella_id = b.umbrella_id and a.id < b.id and a.days && b.days and a.halves && b.halves`,
    broken: [
      'alter table occupancy drop constraint occupancy__no_double_booking',
      `${COPY_OCCUPANCY} select umbrella_id, days, halves, state, account_id, order_id, expires_at from occupancy limit 1`,
    ],
  },
  {
    id: 'I2',
    promise: 'a booked stay has one order that has its places, and that names it and its guest',
    finds: `select s.id from occupancy s
            left join orders o on o.id = s.order_id and o.account_id = s.account_id and ${HAS_PLACES}
            left join order_line l on l.id = coalesce(s.line_id, s.id) and l.order_id = o.id and l.cancelled_at is null
            where s.state = 'booked' and l.id is null`,
    broken: [`update orders set status = 'cancelled'`],
  },
  {
    id: 'I3',
    promise: 'an order that has its places owns all its half-days but those that its guest gave back',
    finds: `select l.id from order_line l join orders o on o.id = l.order_id and ${HAS_PLACES}
            where l.cancelled_at is null and (upper(l.days) - lower(l.days)) * (upper(l.halves) - lower(l.halves)) <> (
              select coalesce(sum((upper(s.days) - lower(s.days)) * (upper(s.halves) - lower(s.halves))), 0) from occupancy s
              where s.order_id = l.order_id and coalesce(s.line_id, s.id) = l.id and s.state = 'booked'
                and s.umbrella_id = l.umbrella_id and l.days @> s.days and l.halves @> s.halves
            ) + (
              select count(*) from day_return r
              where r.order_id = l.order_id and r.line_id = l.id and r.state <> 'reclaimed' and r.umbrella_id = l.umbrella_id
                and l.days @> r.day and l.halves @> r.half::integer
            )`,
    broken: [`delete from occupancy where state = 'booked'`],
  },
  {
    id: 'I3b',
    promise: 'an order that ended keeps no place; its lines stand only where a late payment may still claim them',
    finds: `select o.id from orders o where not ${HAS_PLACES}
            and (exists (select from occupancy s where s.order_id = o.id)
              or (o.status not in ('awaiting_payment', 'expired')
                and exists (select from order_line l where l.order_id = o.id and l.cancelled_at is null)))`,
    broken: [`update orders set status = 'no_show'`],
  },
  {
    id: 'I4',
    promise:
      'no hold outlives its minutes, the cap once paying began, or the offer that was taken into its cart, plus the sweep of 60 s',
    finds: `select s.id from occupancy s where s.state = 'held' and s.held_for is null and (
              s.expires_at < battigia_now() - interval '60 s'
              or s.expires_at > greatest(
                s.created_at + ${minutes('holdMinutes', 8)},
                (select max(o.hold_started_at) from order_line l join orders o on o.id = l.order_id where l.id = s.id)
                  + ${minutes('payCapMinutes', 20)},
                (select max(w.expires_at) from waiting_offer w join waiting_request q on q.id = w.request_id
                  where q.account_id = s.account_id and w.answer = 'accepted')))`,
    broken: [`update occupancy set expires_at = expires_at + interval '1 s' where state = 'held'`],
  },
  {
    id: 'I5',
    promise: 'at most 5 places held per account, and 5 held or booked per half-day (R-514)',
    finds: `select account_id, 'held' as what from occupancy
            where state = 'held' and held_for is null and expires_at > battigia_now()
            group by 1 having count(*) > 5
            union all
            select s.account_id, d || '/' || h from occupancy s, generate_series(0, upper(s.days) - lower(s.days) - 1) n,
              lateral (select lower(s.days) + n as d) day, generate_series(lower(s.halves), upper(s.halves) - 1) h
            where s.account_id is not null and (s.state <> 'held' or s.expires_at > battigia_now())
            group by s.account_id, d, h having count(*) > 5`,
    broken: [
      `${COPY_OCCUPANCY} select p.id, s.days, s.halves, s.state, s.account_id, s.order_id, s.expires_at
       from (select * from occupancy where state = 'held' limit 1) s,
            (select id from place where id not in (select umbrella_id from occupancy) order by id limit 5) p`,
    ],
  },
  {
    id: 'I5b',
    promise: 'a live cart counts its places, and all of them end together (R-405)',
    finds: `select c.account_id from umbrella_cart c
            left join occupancy s on s.account_id = c.account_id and s.state = 'held' and s.held_for is null
              and s.expires_at > battigia_now()
            where c.expires_at > battigia_now() or s.id is not null
            group by c.account_id, c.line_count, c.expires_at
            having count(s.id) <> c.line_count or count(s.id) filter (where s.expires_at <> c.expires_at) > 0`,
    broken: [`update umbrella_cart set line_count = line_count + 1 where line_count > 0`],
  },
  {
    id: 'I6',
    promise: 'no claim outside the season, no hold in the past; a missing season is closed (R-903)',
    finds: `with season as (
              select (select value #>> '{}' from setting where key = 'umbrellaSeasonFrom')::date as first,
                     (select value #>> '{}' from setting where key = 'umbrellaSeasonTo')::date as last)
            select s.id from occupancy s, season where s.state <> 'blocked' and (
              (upper(s.days) > resort_today()
                and (greatest(lower(s.days), resort_today()) >= first and upper(s.days) - 1 <= last) is not true)
              or (s.state = 'held' and s.expires_at > battigia_now() and lower(s.days) < resort_today()))`,
    broken: [`delete from setting where key = 'umbrellaSeasonTo'`],
  },
  {
    id: 'I7',
    promise: 'stock is never negative nor above what exists',
    finds: 'select * from extra_stock where reserved < 0 or reserved > capacity',
    broken: [
      'alter table extra_stock drop constraint extra_stock__within_capacity',
      'update extra_stock set reserved = capacity + 1 where capacity is not null',
    ],
  },
  {
    id: 'I8',
    promise: 'the reserved counter is the sum of the live lines',
    finds: `with lines as (
              select s.days, s.halves, l.extras from occupancy s join cart_line l on l.stay_id = s.id
              union all
              select l.days, l.halves, l.extras from order_line l join orders o on o.id = l.order_id and ${HAS_PLACES}
              where l.cancelled_at is null
              union all
              select s.days, s.halves, u.extras from occupancy s join subscription u on u.id = s.subscription_id and s.days <@ u.days
              union all
              select daterange(r.day, r.day + 1), int4range(r.half, r.half + 1), u.extras from day_return r
              join subscription u on u.id = r.subscription_id and u.state <> 'cancelled' where r.state <> 'reclaimed' and not r.is_final
            ), sums as (
              select x.id as extra_id, lower(l.days) + n as day, h as half, sum(x.quantity) as quantity
              from lines l, jsonb_to_recordset(l.extras) as x(id text, quantity integer),
                generate_series(0, upper(l.days) - lower(l.days) - 1) n,
                generate_series(lower(l.halves), upper(l.halves) - 1) h
              group by 1, 2, 3)
            select extra_id, day, half, s.reserved, l.quantity from extra_stock s
            full join sums l using (extra_id, day, half)
            where coalesce(s.reserved, 0) <> coalesce(l.quantity, 0)`,
    broken: ['update extra_stock set reserved = reserved - 1 where reserved > 0'],
  },
  {
    id: 'I9',
    promise:
      'an order costs the sum of its lines that stand and the service (of all, when it never was one); a line costs the sum of its price',
    finds: `select o.id from orders o left join order_line l on l.order_id = o.id
              and (l.cancelled_at is null or (o.status in ('expired', 'failed') and o.total_cents > 0))
            where o.category = 'umbrella'
            group by o.id having o.total_cents <> coalesce(sum(l.total_cents), 0) + o.service_cents
              or o.service_cents <> round(coalesce(sum(l.total_cents), 0) * o.service_percent / 100.0)
            union all
            select id from order_line where total_cents <>
              coalesce((select sum(("row" ->> 'totalCents')::integer) from jsonb_array_elements(price) as "row"), 0)`,
    broken: ['update orders set total_cents = total_cents + 1'],
  },
  {
    id: 'I14',
    promise: 'no order is confirmed without money, credit, a way to settle it, or a total of zero',
    finds: `select o.id from orders o where o.status in ${LIVE} and o.total_cents > 0
              and o.method not in ('cash', 'pay_later') and not (o.method = 'no_payment_needed' and o.credit_cents > 0)
              and not exists (select from payment_attempt a where a.order_id = o.id and a.use = 'paid')`,
    broken: [`update orders set method = 'card', release_at = null`],
  },
  {
    id: 'I16',
    promise: 'order numbers and pass codes are unique',
    finds: `select number as code from orders group by 1 having count(*) > 1
            union all select pass_code from orders group by 1 having count(*) > 1`,
    broken: [
      'alter table orders drop constraint orders__number_never_reused, drop constraint orders__quote_used_once, drop constraint orders__pass_code_unique',
      `insert into orders (number, account_id, quote_id, status, method, first_day, service_percent, service_cents, total_cents,
         conditions_slug, conditions_language, conditions_version, language, pass_code, release_at, refund_policy)
       select number, account_id, quote_id, 'cancelled', method, first_day, 0, 0, 0,
         conditions_slug, conditions_language, conditions_version, language, pass_code, release_at, refund_policy from orders limit 1`,
    ],
  },
  {
    id: 'I17',
    promise: 'the history of an order follows allowed edges and ends at its status',
    finds: `with steps as (
              select h.*, lag(new_status) over (partition by order_id order by id) as before,
                lead(id) over (partition by order_id order by id) as next from order_history h)
            select s.order_id from steps s left join orders o on o.id = s.order_id and s.next is null
            where s.old_status is distinct from s.before
              or (s.old_status <> s.new_status and (s.old_status, s.new_status) not in (values ${EDGES}))
              or (o.id is not null and o.status <> s.new_status)
            union all
            select id from orders where not exists (select from order_history h where h.order_id = orders.id)`,
    broken: [
      `update orders set status = 'completed'`,
      `insert into order_history (order_id, old_status, new_status, actor, reason)
       select id, 'no_show', 'confirmed', 'staff', 'broken on purpose' from orders`,
    ],
  },
  {
    id: 'I21',
    promise: 'the outbox drains: nothing waits for 15 minutes unless it was given up with an alert',
    finds: `select id from outbox where failed_at is null and created_at < now() - interval '15 min' and attempts = 0`,
    broken: [
      `insert into outbox (kind, key, payload, created_at) values ('broken', 'x', '{}', now() - interval '16 min')`,
    ],
  },
  {
    id: 'I23',
    promise: 'people and dogs fit their category (R-306, R-307)',
    finds: `with lines as (
              select s.umbrella_id, l.people as wanted, l.dogs, l.extras from occupancy s join cart_line l on l.stay_id = s.id
              union all
              select umbrella_id, people, dogs, extras from order_line where cancelled_at is null
            ), facts as (
              select l.*, c.max_dogs, c.dog_sizes, c.people, c.people_first_row, c.max_people, c.max_people_first_row, r.is_first,
                coalesce((select sum(x.quantity) from jsonb_to_recordset(l.extras) as x(id text, quantity integer)
                          where x.id = 'extra_seat'), 0) as seats
              from lines l join place p on p.id = l.umbrella_id join category c on c.id = p.category_id
              join beach_row r on r.id = p.row_id)
            select umbrella_id from facts where
              wanted > case when is_first then least(max_people_first_row, people_first_row + seats)
                            else least(max_people, people + seats) end
              or jsonb_array_length(dogs) > max_dogs
              or exists (select from jsonb_array_elements(dogs) dog where not (dog ->> 'size') = any (dog_sizes))`,
    broken: [
      `update cart_line set dogs = '[{"name":"Rex","size":"large"},{"name":"Max","size":"large"},{"name":"Leo","size":"large"},{"name":"Zoe","size":"large"}]'`,
    ],
  },
  {
    id: 'I27',
    promise: 'every row that belongs to a person has one',
    finds: `select 'orders' as belongs, id from orders where account_id is null
            union all select 'session', id from session where account_id is null
            union all select 'occupancy', id from occupancy where account_id is null and state <> 'blocked'`,
    broken: ['alter table orders alter column account_id drop not null', 'update orders set account_id = null'],
  },
  {
    id: 'I28',
    promise: 'a live session belongs to a confirmed account and slides within its age',
    finds: `select s.id from session s left join account a on a.id = s.account_id
            where s.ends_at > battigia_now() and (a.id is null or s.created_at > s.ends_at)`,
    broken: [`update session set created_at = ends_at + interval '1 s'`],
  },
  {
    id: 'I31',
    promise: 'every instant has a time zone',
    finds: `select attrelid::regclass::text, attname from pg_attribute join pg_class c on c.oid = attrelid
            where atttypid = 'timestamp'::regtype and c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace`,
    broken: ['alter table orders add column broken_at timestamp'],
  },
  {
    id: 'I33',
    promise: 'a stay held for a cart has its line, a booked one its order line, and nothing else has one',
    finds: `select s.id from occupancy s left join cart_line l on l.stay_id = s.id
            where (s.state = 'held' and s.held_for is null) <> (l.stay_id is not null)`,
    broken: ['delete from cart_line'],
  },
]

export const INVARIANTS: readonly Invariant[] = [
  ...BOOKING_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...CREDIT_INVARIANTS,
  ...DESK_INVARIANTS,
  ...ITEM_INVARIANTS,
  ...RETURN_INVARIANTS,
  ...PRICE_INVARIANTS,
  ...SUBSCRIPTION_INVARIANTS,
  ...SUBSCRIPTION_LIFE_INVARIANTS,
  ...TILL_INVARIANTS,
  ...FISCAL_INVARIANTS,
  ...ARRIVAL_INVARIANTS,
  ...WAITING_INVARIANTS,
  ...DOG_INVARIANTS,
  ...WEATHER_INVARIANTS,
]

/** What jobs keep in time, and a season that rolls: broken for a moment wherever a test jumps with the clock. */
const TIMED: ReadonlySet<string> = new Set(['I4', 'I6', 'I13', 'I21', 'I63'])

/** What holds at every instant, whatever the clock did. */
export const TIMELESS_INVARIANTS = INVARIANTS.filter(({ id }) => !TIMED.has(id))
