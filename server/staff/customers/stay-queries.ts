import type { Stay } from '../../../domain/staff/customer-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import { orderRanges, PEOPLE, PERSON, personRanges, type Wanted } from './search-queries.ts'

/** Of a name that more people have, as many are looked at. */
const MOST_PEOPLE = 500

/**
 * Stays of all days by who has them (name, phone, dog), by their place, their order's number or a plate: the nearest to the asked day first,
 * and of two as near the coming one. A stay that holds the asked day is of that day.
 */
export function findStays(tx: Queryable, { query, day, most }: Wanted): Promise<Stay[]> {
  return tx.query<Stay & Record<string, unknown>>({
    name: 'search.stays',
    text: `
      with people as (
        ${PEOPLE}
        union
        (select account_id from dog where lower(name) ~>=~ $5 and lower(name) ~<~ $6 limit $9)
      ), found as (
        select o.id from people p join orders o on o.account_id = p.id
        union
        select id from orders where number ~>=~ $10 and number ~<~ $11
        union
        select id from orders where number ~>=~ ('BA-' || $10) and number ~<~ ('BA-' || $11)
        union
        select i.order_id from order_item i where i.plate ~>=~ $12 and i.plate ~<~ $13 and i.plate is not null
        union
        select c.order_id from occupancy c join place p on p.id = c.umbrella_id where p.code = $14 and c.order_id is not null
        union
        select s.order_id from subscription s join place p on p.id = s.umbrella_id where p.code = $14
      ), stays as (
        select l.order_id, l.days, jsonb_agg(distinct l.code) as codes from found f
          join order_line l on l.order_id = f.id and l.cancelled_at is null
         group by l.order_id, l.days
        union all
        select s.order_id, s.days, jsonb_build_array(p.code) from found f
          join subscription s on s.order_id = f.id and s.state not in ('pending', 'cancelled')
          join place p on p.id = s.umbrella_id
      ), near as (
        select s.*, greatest(lower(s.days), least($15::date, upper(s.days) - 1)) as day from stays s
      )
      select n.order_id as "orderId", o.number, coalesce(${PERSON}, '') as holder, a.phone, n.codes, n.day,
        lower(n.days) as "from", upper(n.days) - 1 as "to", case when o.category = 'umbrella' then due_cents_of(o) else 0 end as "dueCents"
      from near n join orders o on o.id = n.order_id and o.status in ('confirmed', 'completed')
      join account a on a.id = o.account_id and a.kind <> 'erased'
      order by abs(n.day - $15::date), n.day desc, lower(a.last_name), n.order_id limit $16`,
    values: [...personRanges(query), MOST_PEOPLE, ...orderRanges(query), query.toUpperCase(), day, most],
  })
}
