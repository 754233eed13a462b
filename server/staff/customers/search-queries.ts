import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Found } from '../../../domain/staff/customer-calls.ts'
import type { Queryable } from '../../platform/database.ts'

const NOBODY = `null::bigint as "accountId", null::bigint as "orderId", null::bigint as "subscriptionId", null::integer as "umbrellaId", null::date as day`
export const PERSON = `coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.phone)`

/**
 * The end of everything that begins with a text, by bytes as the indexes have it: a range that any plan can use, where `like`
 * with a parameter cannot.
 */
const LAST = '\u{10FFFF}'
const range = (text: string): [string, string] => [text, text + LAST]

export interface Wanted {
  readonly query: string
  readonly day: CivilDate
  readonly most: number
  readonly byEmail: boolean
}

/** Ids of people by the beginning of a name, first and last in either order, or of a phone: `$1` to `$8` are {@link personRanges}, `$9` the most of each. */
export const PEOPLE = `
  (select id from account where lower(last_name) ~>=~ $1 and lower(last_name) ~<~ $2
     and ($3 = '' or lower(first_name) ~>=~ $3 and lower(first_name) ~<~ $4) and kind <> 'erased' limit $9)
  union
  (select id from account where lower(first_name) ~>=~ $1 and lower(first_name) ~<~ $2
     and ($3 = '' or lower(last_name) ~>=~ $3 and lower(last_name) ~<~ $4) and kind <> 'erased' limit $9)
  union
  (select id from account where lower(last_name) ~>=~ $5 and lower(last_name) ~<~ $6 and kind <> 'erased' limit $9)
  union
  (select id from account where phone ~>=~ $7 and phone ~<~ $8 and kind <> 'erased' limit $9)
  union
  (select id from account where phone ~>=~ ('+39' || $7) and phone ~<~ ('+39' || $8) and kind <> 'erased' limit $9)`

/** What a query begins as names, as one text, and as a phone. */
export function personRanges(query: string): string[] {
  const lower = query.toLowerCase()
  const [first = '', second = ''] = lower.split(/\s+/)
  const digits = query.replaceAll(/[\s.\-()/]/g, '')
  const phone = /^\+?\d{3,}$/.test(digits) ? digits : LAST
  return [...range(first), second, second + LAST, ...range(lower), ...range(phone)]
}

/** What a query begins as the number of an order, and as a plate. */
export function orderRanges(query: string): string[] {
  const upper = query.toUpperCase()
  const plate = upper.replaceAll(/[\s-]/g, '')
  return [...range(upper.length < 3 ? LAST : upper), ...range(plate.length < 4 ? LAST : plate)]
}

/** People by the beginning of a name, a phone or an e-mail; first and last name in either order. */
export function findPeople(tx: Queryable, { query, most, byEmail }: Wanted): Promise<Found[]> {
  return tx.query<Found & Record<string, unknown>>({
    name: byEmail ? 'search.people-and-mails' : 'search.people',
    text: `
      with hits as (
        ${PEOPLE}
        ${byEmail ? `union (select id from account where email ~>=~ $5 and email ~<~ $6 and email <> '' and kind <> 'erased' limit $9)` : ''}
      )
      select ${NOBODY.replace('null::bigint as "accountId"', 'a.id as "accountId"')}, 'customer' as kind, ${PERSON} as label,
        ${byEmail ? `concat_ws(' · ', nullif(a.phone, ''), nullif(a.email, ''))` : 'a.phone'} as detail
      from hits h join account a on a.id = h.id
      order by lower(a.last_name), lower(a.first_name), a.id limit $9`,
    values: [...personRanges(query), most],
  })
}

/** Orders by the beginning of their number, or the plate of what was parked. */
export function findOrders(tx: Queryable, { query, most }: Wanted): Promise<Found[]> {
  return tx.query<Found & Record<string, unknown>>({
    name: 'search.orders',
    text: `
      with hits as (
        (select id from orders where number ~>=~ $1 and number ~<~ $2 limit $5)
        union
        (select id from orders where number ~>=~ ('BA-' || $1) and number ~<~ ('BA-' || $2) limit $5)
        union
        (select order_id from order_item where plate ~>=~ $3 and plate ~<~ $4 and plate is not null limit $5)
      )
      select case when s.id is null then 'order' else 'subscription' end as kind, o.number as label, coalesce(${PERSON}, '') as detail,
        case when a.kind <> 'erased' then a.id end as "accountId", o.id as "orderId", s.id as "subscriptionId",
        s.umbrella_id as "umbrellaId", o.first_day as day
      from hits h join orders o on o.id = h.id join account a on a.id = o.account_id
      left join subscription s on s.order_id = o.id
      order by o.first_day desc, o.id desc limit $5`,
    values: [...orderRanges(query), most],
  })
}

/** A place by its code, with who has it on a day. */
export function findPlaces(tx: Queryable, { query, day }: Wanted): Promise<Found[]> {
  return tx.query<Found & Record<string, unknown>>({
    name: 'search.places',
    text: `
      select 'place' as kind, p.code as label, coalesce(string_agg(${PERSON}, ', ' order by lower(o.halves)), '') as detail,
        null::bigint as "accountId", null::bigint as "orderId", null::bigint as "subscriptionId", p.id as "umbrellaId",
        $2::date as day
      from place p
      left join occupancy o on o.umbrella_id = p.id and o.days @> $2::date and o.state in ('booked', 'subscription')
      left join account a on a.id = o.account_id
      where p.code = $1
      group by p.id, p.code`,
    values: [query.toUpperCase().replaceAll(/\s/g, ''), day],
  })
}

export async function readToday(tx: Queryable): Promise<CivilDate> {
  const [row] = await tx.query<{ today: CivilDate }>({
    name: 'search.today',
    text: 'select resort_today() as today',
    values: [],
  })
  if (row === undefined) throw new Error('the database did not say what day it is')
  return row.today
}
