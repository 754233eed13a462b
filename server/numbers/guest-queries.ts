import type { SOURCE_DIMENSIONS } from '../../domain/numbers/answers.ts'
import type { Days } from '../../domain/numbers/period.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'
import { DURING } from './money-queries.ts'
import { PLANNED_ANEW } from './planned-anew.ts'

/** Orders that came to be, by where they come from; whoever ordered before, in whatever category, comes again. */
export async function readSources(tx: Queryable, { from, to }: Days) {
  return tx.query<{ dimension: (typeof SOURCE_DIMENSIONS)[number]; key: string; orders: number; cents: number }>({
    name: PLANNED_ANEW,
    text: `with guest as (
        select g.account_id, a.kind, f.placed_at as first_at
          from (select distinct o.account_id from orders o where ${DURING('o.placed_at')}) g
          join account a on a.id = g.account_id
          cross join lateral (
            select f.placed_at from orders f where f.account_id = g.account_id and f.status not in ('expired', 'failed')
             order by f.placed_at limit 1
          ) f
      ), placed as (
        select h.order_id is null as is_online, o.placed_at > g.first_at as is_again, o.language, o.method, g.kind,
               case when o.first_day <= (o.placed_at at time zone 'Europe/Rome')::date then 0
                    when o.first_day < (o.placed_at at time zone 'Europe/Rome')::date + 7 then 1
                    when o.first_day < (o.placed_at at time zone 'Europe/Rome')::date + 30 then 7
                    else 30 end as lead,
               count(*) as orders, sum(o.total_cents) as cents
          from orders o
          join guest g on g.account_id = o.account_id
          left join order_history h on h.order_id = o.id and h.old_status is null and h.actor = 'staff'
         where ${DURING('o.placed_at')} and o.status not in ('awaiting_payment', 'expired', 'failed') and o.category <> 'instalment'
         group by 1, 2, 3, 4, 5, 6
      ), summed as (
        select grouping(is_online, is_again, language, method, kind, lead) as level, is_online, is_again, language, method, kind, lead,
               sum(orders)::integer as orders, sum(cents)::float8 as cents
          from placed group by grouping sets ((is_online), (is_again), (language), (method), (kind), (lead))
      )
      select case level when 31 then 'channel' when 47 then 'return' when 55 then 'language' when 59 then 'method' when 61 then 'account'
               else 'lead' end as dimension,
             case level when 31 then case when is_online then 'online' else 'desk' end
               when 47 then case when is_again then 'again' else 'first' end
               when 55 then language when 59 then method when 61 then kind else 'lead_' || lead end as key,
             orders, cents
        from summed order by 1, 3 desc, 2`,
    values: [from, to],
  })
}

interface StoredHolderDay {
  readonly day: CivilDate
  readonly sold: number
  readonly soldCents: number
  readonly returned: number
  readonly resold: number
  readonly creditCents: number
}

/** Subscriptions by the day of their sale, and half-days that were given back by their own day. */
export async function readHolderDays(tx: Queryable, { from, to }: Days): Promise<StoredHolderDay[]> {
  return tx.query<StoredHolderDay & { day: CivilDate }>({
    name: PLANNED_ANEW,
    text: `with sale as (
        select (created_at at time zone 'Europe/Rome')::date as day, count(*)::integer as sold, sum(total_cents)::float8 as cents
          from subscription where ${DURING('created_at')} and state in ('confirmed', 'suspended', 'ended') group by 1
      ), given as (
        select day, count(*)::integer as returned, count(*) filter (where state = 'credited')::integer as resold,
               coalesce(sum(credited_cents), 0)::float8 as cents
          from day_return where day between $1::date and $2::date and state <> 'reclaimed' group by 1
      )
      select day, coalesce(s.sold, 0) as sold, coalesce(s.cents, 0) as "soldCents", coalesce(g.returned, 0) as returned,
             coalesce(g.resold, 0) as resold, coalesce(g.cents, 0) as "creditCents"
        from sale s full join given g using (day) order by 1`,
    values: [from, to],
  })
}

/** Subscriptions that have a day in the period. */
export async function countRunning(tx: Queryable, { from, to }: Days): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'numbers.running',
    text: `select count(*)::integer as count from subscription
            where days && daterange($1::date, $2::date, '[]') and state in ('confirmed', 'suspended', 'ended')`,
    values: [from, to],
  })
  return row?.count ?? 0
}

interface StoredCovers {
  readonly day: CivilDate
  readonly lunch: number
  readonly dinner: number
  readonly parties: number
  readonly noShows: number
  readonly dogs: number
}

/** Covers by day and meal; a party that did not come has no covers, one that cancelled is none. */
export async function readCovers(tx: Queryable, { from, to }: Days): Promise<StoredCovers[]> {
  return tx.query<StoredCovers & { day: CivilDate }>({
    name: PLANNED_ANEW,
    text: `select day, coalesce(sum(seats) filter (where meal = 'lunch' and state <> 'no_show'), 0)::integer as lunch,
                  coalesce(sum(seats) filter (where meal = 'dinner' and state <> 'no_show'), 0)::integer as dinner,
                  count(*)::integer as parties, count(*) filter (where state = 'no_show')::integer as "noShows",
                  coalesce(sum(dogs) filter (where state <> 'no_show'), 0)::integer as dogs
             from restaurant_seating
            where day between $1::date and $2::date and state in ('booked', 'seated', 'left', 'no_show')
            group by 1 order by 1`,
    values: [from, to],
  })
}

/** What became of the requests of the waiting list that were made in the period. */
export async function readWaiting(tx: Queryable, { from, to }: Days) {
  const [row] = await tx.query<
    Record<'joined' | 'offered' | 'accepted' | 'left' | 'ignored' | 'over' | 'open', number>
  >({
    name: 'numbers.waiting',
    text: `select count(*)::integer as joined,
                  count(*) filter (where exists (select from waiting_offer o where o.request_id = r.id))::integer as offered,
                  count(*) filter (where ended_by = 'accepted')::integer as accepted,
                  count(*) filter (where ended_by = 'left')::integer as left,
                  count(*) filter (where ended_by = 'ignored')::integer as ignored,
                  count(*) filter (where ended_by = 'over')::integer as over,
                  count(*) filter (where ended_at is null)::integer as open
             from waiting_request r where ${DURING('joined_at')}`,
    values: [from, to],
  })
  if (row === undefined) throw new Error('a count answers one row')
  return row
}
