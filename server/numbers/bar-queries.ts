import type { Days } from '../../domain/numbers/period.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'
import { PLANNED_ANEW } from './planned-anew.ts'

interface StoredStep {
  readonly by: 'hour' | 'station' | 'all'
  readonly key: string
  readonly orders: number
  readonly readyMedian: number | null
  readonly readyP90: number | null
  readonly deliveredMedian: number | null
  readonly deliveredP90: number | null
}

/** Seconds from an order's coming to ready and to delivered, by the hour, by the station that made it, and of all. */
export async function readSteps(tx: Queryable, { from, to }: Days): Promise<StoredStep[]> {
  return tx.query<StoredStep & { key: string }>({
    name: PLANNED_ANEW,
    // The orders of some days are neighbours: their lines are read as one run, in the order in which they are grouped.
    text: `with asked as materialized (
        select order_id, date_part('hour', received_at at time zone 'Europe/Rome')::integer as hour,
               date_part('epoch', ready_at - received_at) as ready, date_part('epoch', delivered_at - received_at) as delivered
          from bar_order
         where day between $1::date and $2::date and ready_at is not null and status in ('ready', 'delivered')
      ), made as (
        select order_id, min(station collate "C") as first, max(station collate "C") as last
          from bar_order_line
         where order_id between (select min(order_id) from asked) and (select max(order_id) from asked)
         group by 1
      ), timed as (
        select a.hour, case when m.first = m.last then m.first else 'several' end as station, a.ready, a.delivered
          from asked a join made m on m.order_id = a.order_id
      ), measured as (
        select grouping(hour, station) as level, hour, station, count(*)::integer as orders,
               percentile_cont(array[0.5, 0.9]) within group (order by ready) as ready,
               percentile_cont(array[0.5, 0.9]) within group (order by delivered) as delivered
          from timed group by grouping sets ((hour), (station), ()) having count(*) > 0
      )
      select case level when 1 then 'hour' when 2 then 'station' else 'all' end as by,
             case level when 1 then to_char(hour, 'fm00') || ':00' when 2 then station else 'every' end as key, orders,
             round(ready[1])::integer as "readyMedian", round(ready[2])::integer as "readyP90",
             round(delivered[1])::integer as "deliveredMedian", round(delivered[2])::integer as "deliveredP90"
        from measured order by 1, 2`,
    values: [from, to],
  })
}

/** What the bar sold, most first; `name` in a language. What was rejected or cancelled is not sold. */
export async function readItemsSold(tx: Queryable, { from, to }: Days, language: Language) {
  return tx.query<{ itemId: number; name: string; art: string; photoId: string | null; pieces: number }>({
    name: PLANNED_ANEW,
    text: `with asked as (
        select order_id from bar_order
         where day between $1::date and $2::date and status in ('received', 'preparing', 'ready', 'delivered')
      ), sold as (
        select l.item_id, sum(l.quantity)::integer as pieces
          from bar_order_line l join asked a on a.order_id = l.order_id
         where l.order_id between (select min(order_id) from asked) and (select max(order_id) from asked)
         group by 1
      )
      select i.id as "itemId", coalesce(i.name ->> $3, i.name ->> 'it') as name, i.art, i.photo_id as "photoId", s.pieces
        from sold s join bar_item i on i.id = s.item_id
       order by s.pieces desc, i.id`,
    values: [from, to, language],
  })
}
