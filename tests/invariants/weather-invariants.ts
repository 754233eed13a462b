import type { Invariant } from './invariant.ts'

/** The first booked line's first day as one of bad weather that guests were told of. */
const BAD_DAY = `insert into weather_day
  (day, halves, cause, minutes, state, decided_by, decided_at, tells_at, told_at, percent, arrived_percent, subscription_percent)
  select lower(days), '[0,2)', 'rain', 200, 'confirmed', 1, battigia_now(), battigia_now(), battigia_now(), 50, 25, 25
    from order_line where cancelled_at is null order by id limit 1`
const CHOICE = `insert into weather_choice
  (weather_day_id, order_id, line_id, day, halves, code, has_arrived, paid_cents, credit_cents, choose_until)
  select d.id, l.order_id, l.id, d.day, '[0,2)', l.code, false, 10000000, 10000000, battigia_now()
    from weather_day d cross join (select * from order_line where cancelled_at is null order by id limit 1) l`

/** What the weather rule promises (B-19). */
export const WEATHER_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I106',
    promise:
      'a choice for bad weather became credit exactly when it is credited: once, of its amount, for its order’s guest',
    finds: `select c.id, l.id as lot from weather_choice c
            full join (select * from credit_lot where reason = 'weather' and key not like 'weather-share-%') l on l.key = 'weather-' || c.id
            left join orders o on o.id = c.order_id
            where (c.state = 'credited') is distinct from (l.id is not null)
               or l.earned_cents <> c.credit_cents or l.account_id <> o.account_id`,
    broken: [BAD_DAY, CHOICE, `update weather_choice set state = 'credited', ended_at = battigia_now()`],
  },
  {
    id: 'I107',
    promise: 'for bad weather nobody is promised more than their order ever received',
    finds: `select c.order_id from weather_choice c where c.state in ('open', 'credited') group by c.order_id
            having sum(c.credit_cents) > (
              select coalesce(sum(e.amount_cents), 0) from ledger_entry e where e.order_id = c.order_id and e.amount_cents > 0
            )`,
    broken: [BAD_DAY, CHOICE],
  },
  {
    id: 'I108',
    promise: 'a choice is of half-days that the resort confirmed as bad weather, and what moved is no more on them',
    finds: `select c.id from weather_choice c
            join weather_day d on d.id = c.weather_day_id
            left join order_line l on l.id = c.moved_line_id and l.order_id = c.order_id
            where d.state <> 'confirmed' or d.day <> c.day or not d.halves @> c.halves
               or l.cancelled_at is null and l.days @> c.day and l.halves && c.halves`,
    broken: [
      BAD_DAY,
      CHOICE,
      `update weather_day set state = 'declined', tells_at = null, told_at = null, percent = null, arrived_percent = null,
         subscription_percent = null`,
    ],
  },
  {
    id: 'I119',
    promise:
      'a share for bad weather is credit once, of its amount, for the holder of its subscription, and of money that came',
    finds: `select w.id, l.id as lot from weather_share w
            full join (select * from credit_lot where reason = 'weather' and key like 'weather-share-%') l on l.key = 'weather-share-' || w.id
            left join subscription s on s.id = w.subscription_id
            where w.id is null or l.id is null or l.earned_cents <> w.credit_cents or l.account_id <> s.account_id
            union all
            select w.subscription_id, null from weather_share w group by w.subscription_id
            having sum(w.credit_cents) > (
              select coalesce(sum(e.amount_cents), 0) from subscription_instalment i join ledger_entry e on e.order_id = i.order_id
               where i.subscription_id = w.subscription_id and e.amount_cents > 0
            )`,
    broken: [
      BAD_DAY,
      `insert into weather_share (weather_day_id, subscription_id, day, halves, code, paid_cents, credit_cents)
       select d.id, s.id, d.day, '[0,1)', 'A1', 10, 1 from weather_day d cross join (select * from subscription order by id limit 1) s`,
    ],
  },
]
