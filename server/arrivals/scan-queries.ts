import type { OrderCategory, OrderStatus } from '../../domain/orders/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { StoredState } from '../../domain/subscriptions/subscription-states.ts'
import type { Queryable } from '../platform/database.ts'

/** What a code is of. */
export interface Scanned {
  readonly orderId: number
  readonly subscriptionId: number | null
  readonly category: OrderCategory
  readonly number: string
  readonly holder: string
  readonly status: OrderStatus
  /** Null for an order that is no subscription's. */
  readonly subscriptionState: StoredState | null
}

/**
 * The order or the subscription that a pass, a card or an order number names; null for none. A number is found without its
 * hyphens (`compact`).
 */
export async function findScanned(tx: Queryable, code: string, compact: string): Promise<Scanned | null> {
  const [row] = await tx.query<Scanned & Record<string, unknown>>({
    name: 'arrivals.scanned',
    text: `with found as (
             select o.id, s.id as subscription_id
               from orders o left join subscription s on s.order_id = o.id
              where o.pass_code = $1 or length($2) = 10
                and o.number = substr($2, 1, 2) || '-' || substr($2, 3, 4) || '-' || substr($2, 7, 4)
             union all
             -- A card that was sold before it had its order's code.
             select s.order_id, s.id from subscription s where s.pass_code = $1
           )
           select f.id as "orderId", f.subscription_id as "subscriptionId", o.category, o.number, o.status, s.state as "subscriptionState",
             case when a.kind = 'erased' then o.number else trim(a.first_name || ' ' || a.last_name) end as holder
           from found f join orders o on o.id = f.id join account a on a.id = o.account_id
           left join subscription s on s.id = f.subscription_id
           limit 1`,
    values: [code, compact],
  })
  return row ?? null
}

/** The day of it that lies nearest to an asked one, later before earlier; null when it has none. */
export async function findNearestDay(
  tx: Queryable,
  { orderId, subscriptionId }: Pick<Scanned, 'orderId' | 'subscriptionId'>,
  day: CivilDate,
): Promise<CivilDate | null> {
  const [row] = await tx.query<{ later: CivilDate | null; earlier: CivilDate | null }>({
    name: 'arrivals.nearest-day',
    text: `select min(greatest(lower(t.days), $3::date)) filter (where upper(t.days) > $3::date) as later,
             max(upper(t.days) - 1) filter (where upper(t.days) <= $3::date) as earlier
           from occupancy t
           left join subscription s on s.id = t.subscription_id
           where case when $2::bigint is null then t.order_id = $1 and t.state = 'booked'
                 else t.subscription_id = $2 and t.state = 'subscription' and t.days <@ s.days end`,
    values: [orderId, subscriptionId, day],
  })
  return row?.later ?? row?.earlier ?? null
}
