import type { Days } from '../../domain/numbers/period.ts'
import type { BeachDay, BeachRow, StoredCell } from '../../domain/numbers/occupancy.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'
import { PLANNED_ANEW } from './planned-anew.ts'

/** The stays that touch a period, cut to it, and each of their days: `$1` is its first day, `$2` its last. */
const STAYS = `
  stay as (
    select o.umbrella_id, o.state, p.row_id, p.category_id, p.is_bookable and not p.is_removed as is_for_sale, o.order_id, o.subscription_id,
           coalesce(o.line_id, o.id) as line_id, upper(o.halves) - lower(o.halves) as halves,
           greatest(lower(o.days), $1::date) as first_day, least(upper(o.days), $2::date + 1) as end_day
      from occupancy o join place p on p.id = o.umbrella_id
     where daterange(lower(o.days), upper(o.days)) && daterange($1::date, $2::date, '[]')
       and o.state in ('booked', 'subscription', 'blocked')
  )`

/** Half-days by row and day, and by category and day: what is taken on places that are sold and on others, and what is out of use. */
export async function readCells(
  tx: Queryable,
  { from, to }: Days,
): Promise<(StoredCell & { readonly by: 'row' | 'category' })[]> {
  return tx.query<StoredCell & { by: 'row' | 'category'; row: string; day: CivilDate }>({
    name: PLANNED_ANEW,
    // Stays that are alike are counted before they are spread over their days.
    text: `with ${STAYS}, alike as (
        select row_id, category_id, is_for_sale, state = 'blocked' as is_blocked, first_day, end_day, sum(halves) as halves
          from stay group by 1, 2, 3, 4, 5, 6
      )
      select case grouping(row_id) when 0 then 'row' else 'category' end as by, coalesce(row_id, category_id, '') as row,
             first_day + n as day,
             coalesce(sum(halves) filter (where is_for_sale and not is_blocked), 0)::integer as taken,
             coalesce(sum(halves) filter (where not is_for_sale and not is_blocked), 0)::integer as "takenElsewhere",
             coalesce(sum(halves) filter (where is_for_sale and is_blocked), 0)::integer as blocked
        from alike, generate_series(0, end_day - first_day - 1) n
       group by grouping sets ((row_id, first_day + n), (category_id, first_day + n))`,
    values: [from, to],
  })
}

/** The whole beach by day: half-days of the rows as in {@link readCells}, and the dogs of all who had a place. */
export async function readBeachDays(tx: Queryable, { from, to }: Days): Promise<BeachDay[]> {
  return tx.query<BeachDay & { day: CivilDate }>({
    name: PLANNED_ANEW,
    text: `with ${STAYS}, alike as (
        select s.row_id is not null as is_in_row, s.is_for_sale, s.state = 'blocked' as is_blocked, s.first_day, s.end_day,
               sum(s.halves) as halves, sum(jsonb_array_length(coalesce(l.dogs, b.dogs, '[]'))) as dogs
          from stay s
          left join order_line l on s.state = 'booked' and (l.id, l.order_id) = (s.line_id, s.order_id)
          left join subscription b on s.state = 'subscription' and b.id = s.subscription_id
         group by 1, 2, 3, 4, 5
      )
      select first_day + n as day, not bool_and(is_blocked) as "isLived", sum(dogs)::integer as dogs,
             coalesce(sum(halves) filter (where is_in_row and is_for_sale and not is_blocked), 0)::integer as taken,
             coalesce(sum(halves) filter (where is_in_row and not is_for_sale and not is_blocked), 0)::integer as "takenElsewhere",
             coalesce(sum(halves) filter (where is_in_row and is_for_sale and is_blocked), 0)::integer as blocked
        from alike, generate_series(0, end_day - first_day - 1) n
       group by first_day + n`,
    values: [from, to],
  })
}

/** The days on which somebody had a place. */
export async function readLivedDays(tx: Queryable, { from, to }: Days): Promise<ReadonlySet<CivilDate>> {
  const rows = await tx.query<{ day: CivilDate }>({
    name: PLANNED_ANEW,
    text: `select lower(run) + n as day
             from unnest((
               select range_agg(daterange(lower(days), upper(days)) * daterange($1::date, $2::date, '[]')) from occupancy
                where daterange(lower(days), upper(days)) && daterange($1::date, $2::date, '[]') and state in ('booked', 'subscription')
             )) run, generate_series(0, upper(run) - lower(run) - 1) n`,
    values: [from, to],
  })
  return new Set(rows.map(({ day }) => day))
}

/** The rows from the sea with how many places of each can be booked. */
export async function readBeachRows(tx: Queryable): Promise<BeachRow[]> {
  return tx.query<BeachRow & { row: string }>({
    name: 'numbers.rows',
    text: `select r.id as row, count(p.id) filter (where p.is_bookable and not p.is_removed)::integer as places
             from beach_row r left join place p on p.row_id = r.id group by r.id, r.position order by r.position`,
    values: [],
  })
}

/** The categories in their order, named in a language, with how many places of each can be booked. */
export async function readBeachCategories(
  tx: Queryable,
  language: Language,
): Promise<(BeachRow & { readonly name: string })[]> {
  return tx.query<BeachRow & { row: string; name: string }>({
    name: 'numbers.categories',
    text: `select c.id as row, coalesce(c.name ->> $1, c.name ->> 'it') as name,
                  count(p.id) filter (where p.is_bookable and not p.is_removed)::integer as places
             from category c join place p on p.category_id = c.id group by c.id order by c.position`,
    values: [language],
  })
}

/** What a place was worth in a period. */
export interface StoredPlace {
  readonly umbrellaId: number
  readonly code: string
  readonly row: string
  readonly x: number
  readonly y: number
  readonly isForSale: boolean
  readonly takenHalves: number
  readonly blockedHalves: number
  readonly valueCents: number
  readonly barOrders: number
  readonly barCents: number
}

/** Half-days and value of every place, the price of a stay evenly on its days, and what the bar sold to be brought there. */
export async function readPlaceSums(tx: Queryable, { from, to }: Days): Promise<StoredPlace[]> {
  return tx.query<StoredPlace & { code: string }>({
    name: PLANNED_ANEW,
    text: `with ${STAYS}, sums as (
        select s.umbrella_id,
               coalesce(sum(s.halves * (s.end_day - s.first_day)) filter (where s.state <> 'blocked'), 0) as taken,
               coalesce(sum(s.halves * (s.end_day - s.first_day)) filter (where s.state = 'blocked'), 0) as blocked,
               sum((s.end_day - s.first_day) * s.halves * case s.state
                     when 'booked' then l.total_cents::numeric
                       / nullif((upper(l.days) - lower(l.days)) * (upper(l.halves) - lower(l.halves)), 0)
                     when 'subscription' then b.total_cents::numeric / nullif((upper(b.days) - lower(b.days)) * s.halves, 0)
                   end) as cents
          from stay s
          left join order_line l on s.state = 'booked' and (l.id, l.order_id) = (s.line_id, s.order_id)
          left join subscription b on s.state = 'subscription' and b.id = s.subscription_id
         group by 1
      ), sold as materialized (
        select order_id, code from bar_order
         where day between $1::date and $2::date and code is not null and status in ('received', 'preparing', 'ready', 'delivered')
      ), bar as (
        select s.code, count(*)::integer as orders, sum(o.total_cents)::float8 as cents
          from sold s join orders o on o.id = s.order_id
         where o.id between (select min(order_id) from sold) and (select max(order_id) from sold)
         group by 1
      )
      select p.id as "umbrellaId", p.code, coalesce(p.row_id, '') as row, p.x, p.y, p.is_bookable and not p.is_removed as "isForSale",
             coalesce(s.taken, 0)::integer as "takenHalves", coalesce(s.blocked, 0)::integer as "blockedHalves",
             round(coalesce(s.cents, 0))::integer as "valueCents", coalesce(b.orders, 0) as "barOrders",
             coalesce(b.cents, 0) as "barCents"
        from place p left join sums s on s.umbrella_id = p.id left join bar b on b.code = p.code
       where not p.is_removed or s.umbrella_id is not null or b.code is not null
       order by p.position, p.id`,
    values: [from, to],
  })
}

/** Stays that were to begin in a period up to today and those nobody came to on some day, by method, row and weekday. */
export async function readNoShows(tx: Queryable, { from, to }: Days) {
  return tx.query<{ dimension: 'method' | 'row' | 'weekday'; key: string; stays: number; noShows: number }>({
    name: PLANNED_ANEW,
    text: `with marked as (
        select distinct claim_id as line_id, order_id from no_show where kind = 'line' and undone_at is null
      ), stay as (
        select o.method, l.row_id, extract(isodow from lower(l.days))::integer as weekday,
               o.status = 'no_show' or m.line_id is not null as is_missed
          from order_line l
          join orders o on o.id = l.order_id
          left join marked m on (m.line_id, m.order_id) = (l.id, l.order_id)
         where lower(l.days) >= $1::date and lower(l.days) <= least($2::date, resort_today())
           and (o.status = 'no_show' or m.line_id is not null or l.cancelled_at is null and o.status in ('confirmed', 'completed'))
      )
      select case grouping(method, row_id, weekday) when 3 then 'method' when 5 then 'row' else 'weekday' end as dimension,
             coalesce(method, row_id, 'weekday_' || weekday) as key,
             count(*)::integer as stays, count(*) filter (where is_missed)::integer as "noShows"
        from stay group by grouping sets ((method), (row_id), (weekday))
       order by 1, 2`,
    values: [from, to],
  })
}
