import type { Queryable } from '../../platform/database.ts'
import type { DeskOrder } from '../../platform/order-desk.ts'

/** Orders of one category for the people who make them, by their ids. */
export async function readDeskOrders(
  tx: Queryable,
  category: string,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, DeskOrder>> {
  const rows = await tx.query<DeskOrder & Record<string, unknown>>({
    name: 'items.desk',
    text: `select o.id as "orderId", o.number, o.status, o.method, o.total_cents as "totalCents",
             order_payment_status(o) as "paymentStatus",
             greatest(0, (payable_json(o, null) ->> 'dueCents')::integer) as "owedCents",
             -- Who is gone is known by the number alone (R-109).
             case when a.kind = 'erased' then o.number else a.first_name end as "firstName", a.last_name as "lastName", a.phone
           from orders o join account a on a.id = o.account_id
           where o.id = any ($1::bigint[]) and o.category = $2`,
    values: [orderIds, category],
  })
  return new Map(rows.map((row) => [row.orderId, row]))
}
