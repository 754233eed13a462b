import { HAS_PLACES, type Invariant } from './invariant.ts'

/** A return of the first booked line's first half-day, as it would stand beside the stay that it should have freed. */
const GIVEN = `insert into day_return (order_id, line_id, umbrella_id, day, half, share_percent, cap_cents)
  select order_id, id, umbrella_id, lower(days), lower(halves), 50, 2000
    from (select * from order_line where cancelled_at is null order by id limit 1) l`
const FREED = `delete from occupancy where state = 'booked'`
/** It is credited as if its own line had bought it. */
const CREDITED = `update day_return set state = 'credited', ended_at = battigia_now(), sold_order_id = order_id, sold_line_id = line_id,
  earned_cents = 1000, credited_cents = 500`

/** What giving back days promises (B-18). */
export const RETURN_INVARIANTS: readonly Invariant[] = [
  {
    id: 'B18-1',
    promise: 'who gave a half-day back does not have it',
    finds: `select r.id from day_return r
            join occupancy o on o.umbrella_id = r.umbrella_id and o.days @> r.day and o.halves @> r.half::integer
             and (o.state = 'booked' and (coalesce(o.line_id, o.id), o.order_id) = (r.line_id, r.order_id)
               or o.state = 'subscription' and o.subscription_id = r.subscription_id)
            left join order_line l on l.id = r.line_id and l.order_id = r.order_id
            where r.state <> 'reclaimed' and l.cancelled_at is null`,
    broken: [GIVEN],
  },
  {
    id: 'B18-2',
    promise: 'a half-day is on offer once: of its returns that nobody bought there is one at most',
    finds: `select r.umbrella_id, r.day, r.half from day_return r
            where r.state = 'offered' and not exists (select from holder_after(r.umbrella_id, r.day, r.half, r.id))
            group by 1, 2, 3 having count(*) > 1`,
    // The later one of two standing returns is what the first was sold to, so that both have to be of a line that is over.
    broken: [
      'drop index day_return__once_per_line',
      'drop trigger order_line__lapses_returns on order_line',
      FREED,
      GIVEN,
      GIVEN,
      'update order_line set cancelled_at = battigia_now()',
    ],
  },
  {
    id: 'B18-3',
    promise:
      'a return earns its holder no more than the resort earns, nor more than its rule says, and only once its day is over',
    finds: `select id from day_return where state = 'credited' and (
              credited_cents > least(earned_cents, cap_cents, round(earned_cents * share_percent / 100.0)) or day >= resort_today())`,
    broken: [
      'alter table day_return drop constraint day_return__never_more_than_earned',
      GIVEN,
      CREDITED,
      `update day_return set day = '2026-06-01', credited_cents = 501`,
    ],
  },
  {
    id: 'B18-4',
    promise:
      'a credited return was sold to one line or subscription of somebody else that had the half-day, and that to no other',
    finds: `select r.id from day_return r
            left join subscription hs on hs.id = r.subscription_id
            left join orders h on h.id = coalesce(r.order_id, hs.order_id)
            left join order_line l on l.id = r.sold_line_id and l.order_id = r.sold_order_id
            left join subscription s on s.id = r.sold_subscription_id
            left join orders b on b.id = coalesce(l.order_id, s.order_id)
            where r.state = 'credited' and (
              b.account_id = h.account_id
              or l.id is not null and (
                l.umbrella_id <> r.umbrella_id or not l.days @> r.day or not l.halves @> r.half::integer
                or l.cancelled_at < r.ended_at or not ${HAS_PLACES.replaceAll('o.', 'b.')} and l.cancelled_at is null)
              or s.id is not null and not s.days @> r.day)
            union all
            select min(id) from day_return where sold_line_id is not null
            group by sold_order_id, sold_line_id, day, half having count(*) > 1`,
    broken: [GIVEN, CREDITED],
  },
  {
    id: 'B18-5',
    promise: 'what a return earned is on its holder’s credit once, and no return gave credit that it did not earn',
    finds: `select r.id, c.id as lot from (select * from day_return where state = 'credited') r
            full join (select * from credit_lot where reason = 'day_resold') c on c.key = 'return-' || r.id
            where r.id is null or c.id is null or c.earned_cents <> r.credited_cents`,
    broken: [GIVEN, CREDITED],
  },
]
