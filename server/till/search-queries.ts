import type { TillOrder } from '../../domain/till/calls.ts'
import type { Queryable } from '../platform/database.ts'
import { ORDER, type JsonRow } from './till-queries.ts'

/** After every text that begins with another, by bytes as the indexes have it. */
const LAST = '\u{10FFFF}'
/** Shorter than this nobody means the end of a number. */
const LEAST_OF_NUMBER = 3
/** Of a name that more people have, only those with something today are sure to be among them. */
const MOST_PEOPLE = 2000

/** Whether a person's name or e-mail is what was typed: either name, in either order, by its beginning. */
const NAMED = (a: string) => `${a}.kind <> 'erased' and (
  lower(${a}.last_name) ~>=~ $1 and lower(${a}.last_name) ~<~ ($1 || '${LAST}')
    and lower(${a}.first_name) ~>=~ $2 and lower(${a}.first_name) ~<~ ($2 || '${LAST}')
  or lower(${a}.first_name) ~>=~ $1 and lower(${a}.first_name) ~<~ ($1 || '${LAST}')
    and lower(${a}.last_name) ~>=~ $2 and lower(${a}.last_name) ~<~ ($2 || '${LAST}')
  or lower(${a}.last_name) ~>=~ $3 and lower(${a}.last_name) ~<~ ($3 || '${LAST}')
  or lower(${a}.first_name) ~>=~ $3 and lower(${a}.first_name) ~<~ ($3 || '${LAST}')
  or ${a}.email = $3
)`

const SEARCH = `
  with people as (
    select a.id from account a where ${NAMED('a')} limit ${MOST_PEOPLE}
  ), hits as (
    select id from orders where number ~>=~ $4 and number ~<~ ($4 || '${LAST}')
    union
    select id from orders where number ~>=~ ('BA-' || $4) and number ~<~ ('BA-' || $4 || '${LAST}')
    union
    select id from orders where reverse(number) ~>=~ reverse($4) and reverse(number) ~<~ (reverse($4) || '${LAST}')
    union
    select s.order_id from occupancy s join place p on p.id = s.umbrella_id
     where p.code = $5 and s.days @> resort_today() and s.order_id is not null
    union
    select o.id from people p join orders o on o.account_id = p.id
    union
    select o.id from orders o join account a on a.id = o.account_id
     where o.status = 'confirmed' and o.first_day = resort_today() and ${NAMED('a')}
  ), nearest as (
    select o.id from hits h join orders o on o.id = h.id
     where o.status in ('confirmed', 'completed', 'cancelled', 'no_show')
     order by (o.number = $5) desc, abs(o.first_day - resort_today()), o.id desc limit $6
  )
  select ${ORDER} as found from nearest n join orders o on o.id = n.id join account a on a.id = o.account_id
  order by (o.number = $5) desc, abs(o.first_day - resort_today()), o.id desc`

/**
 * Orders by the beginning or the end of their number, by the beginning of a name or the e-mail of their guest, or by a place of
 * today: the nearest day first.
 */
export async function searchTillOrders(tx: Queryable, search: string, most: number): Promise<TillOrder[]> {
  const lower = search.trim().toLowerCase()
  const [first = '', second = ''] = lower.split(/\s+/)
  const upper = lower.toUpperCase()
  const number = upper.length < LEAST_OF_NUMBER ? LAST : upper
  const rows = await tx.query<JsonRow<TillOrder>>({
    name: 'till.search',
    text: SEARCH,
    values: [first, second, lower, number, upper, most],
  })
  return rows.map(({ found }) => found)
}
