import type { Days } from '../../domain/numbers/period.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

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
    name: 'numbers.bar-steps',
    text: `with made as (
        select l.order_id, case when min(l.station) = max(l.station) then min(l.station) else 'several' end as station
          from bar_order_line l join bar_order b on b.order_id = l.order_id
         where b.day between $1::date and $2::date and b.ready_at is not null
         group by 1
      ), timed as (
        select to_char(b.received_at at time zone 'Europe/Rome', 'HH24:00') as hour, m.station,
               extract(epoch from b.ready_at - b.received_at)::float8 as ready,
               extract(epoch from b.delivered_at - b.received_at)::float8 as delivered
          from bar_order b join made m on m.order_id = b.order_id
         where b.day between $1::date and $2::date and b.ready_at is not null and b.status in ('ready', 'delivered')
      )
      select case grouping(hour, station) when 1 then 'hour' when 2 then 'station' else 'all' end as by,
             coalesce(hour, station, 'every') as key, count(*)::integer as orders,
             round(percentile_cont(0.5) within group (order by ready))::integer as "readyMedian",
             round(percentile_cont(0.9) within group (order by ready))::integer as "readyP90",
             round(percentile_cont(0.5) within group (order by delivered))::integer as "deliveredMedian",
             round(percentile_cont(0.9) within group (order by delivered))::integer as "deliveredP90"
        from timed group by grouping sets ((hour), (station), ()) having count(*) > 0
       order by 1, 2`,
    values: [from, to],
  })
}

/** What the bar sold, most first; `name` in a language. What was rejected or cancelled is not sold. */
export async function readItemsSold(tx: Queryable, { from, to }: Days, language: Language) {
  return tx.query<{ itemId: number; name: string; art: string; photoId: string | null; pieces: number }>({
    name: 'numbers.bar-items',
    text: `with sold as (
        select l.item_id, sum(l.quantity)::integer as pieces
          from bar_order_line l join bar_order b on b.order_id = l.order_id
         where b.day between $1::date and $2::date and b.status in ('received', 'preparing', 'ready', 'delivered')
         group by 1
      )
      select i.id as "itemId", coalesce(i.name ->> $3, i.name ->> 'it') as name, i.art, i.photo_id as "photoId", s.pieces
        from sold s join bar_item i on i.id = s.item_id
       order by s.pieces desc, i.id`,
    values: [from, to, language],
  })
}
