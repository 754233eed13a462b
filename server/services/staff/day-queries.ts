import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Queryable } from '../../platform/database.ts'

interface Days {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** The stock of a service on one day. */
export interface ServiceDay {
  readonly day: CivilDate
  /** Null is no limit. */
  readonly stock: number | null
  readonly taken: number
  readonly isSet: boolean
}

/** How many of a service there are on a usual day, null for no limit; undefined when there is no such service. */
export async function usualStock(tx: Queryable, serviceId: number): Promise<number | null | undefined> {
  const [row] = await tx.query<{ stock: number | null }>({
    name: 'services.usual-stock',
    text: 'select stock from service where id = $1 and not is_removed',
    values: [serviceId],
  })
  return row?.stock
}

/** The stock of a service on every one of some days. */
export function serviceDays(tx: Queryable, serviceId: number, { from, to }: Days): Promise<ServiceDay[]> {
  return tx.query<ServiceDay & Record<string, unknown>>({
    name: 'services.days',
    text: `
      select ($2::date + n)::text as day,
             min(case when t.service_id is null then s.stock else t.stock end) as stock,
             coalesce(max(t.taken), 0) as taken, coalesce(bool_or(t.is_set), false) as "isSet"
        from service s
       cross join generate_series(0, $3::date - $2::date) as n
       cross join generate_series(0, 1) as h
        left join service_stock t on t.service_id = s.id and t.day = $2::date + n and t.half = h
       where s.id = $1
       group by n order by n`,
    values: [serviceId, from, to],
  })
}

/** Somebody who comes at a time. */
interface Comer {
  readonly day: CivilDate
  readonly time: string
  readonly name: string
  readonly quantity: number
  readonly orderNumber: string
  readonly isPaid: boolean
}

/** Who comes at which time of some days, in their order; what waits for its payment is not certain yet and left out. */
export function readComers(tx: Queryable, serviceId: number, { from, to }: Days): Promise<Comer[]> {
  return tx.query<Comer & Record<string, unknown>>({
    name: 'services.comers',
    text: `
      select lower(i.days)::text as day, to_char(i.at_time, 'HH24:MI') as time,
             coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), o.number) as name, i.quantity,
             o.number as "orderNumber", order_payment_status(o) <> 'unpaid' as "isPaid"
        from order_item i
        join orders o on o.id = i.order_id and o.status in ('confirmed', 'completed')
        join account a on a.id = o.account_id
       where i.kind = 'service' and i.ref_id = $1 and i.at_time is not null and i.cancelled_at is null
         and lower(i.days) between $2 and $3
       order by 1, 2, i.id`,
    values: [serviceId, from, to],
  })
}

/** Lets the usual stock hold on some days again. */
export async function clearStock(tx: Queryable, serviceId: number, { from, to }: Days): Promise<void> {
  await tx.query({
    name: 'services.lock-set-days',
    text: `
      select from service_stock where service_id = $1 and day between $2 and $3 and is_set
       order by day, half for update`,
    values: [serviceId, from, to],
  })
  await tx.query({
    name: 'services.clear-stock',
    text: `
      update service_stock t
         set is_set = false, stock = case when s.stock is null then null else greatest(s.stock, t.taken) end
        from service s
       where s.id = t.service_id and t.service_id = $1 and t.day between $2 and $3 and t.is_set`,
    values: [serviceId, from, to],
  })
}
