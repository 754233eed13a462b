import type { Queryable } from '../platform/database.ts'
import { ORDER, type StoredOrder } from './order-queries.ts'

/**
 * The order that stands instead of one that was ordered anew, in another tab or on another device; null for none. The transaction that
 * ends the one writes the other, so that both have its instant.
 */
export async function readOrderInstead(tx: Queryable, accountId: number, orderId: number): Promise<StoredOrder | null> {
  const [row] = await tx.query<{ order: StoredOrder }>({
    name: 'orders.instead',
    text: `with recursive line as (
             select id, category from orders where id = $1 and account_id = $2
             union
             select n.id, n.category from line l
               join order_history h on h.order_id = l.id and h.reason = 'ordered anew'
               join orders n on n.account_id = $2 and n.category = l.category and n.placed_at = h.at and n.id > l.id
           )
           select ${ORDER} from orders o join line using (id, category)
           where o.id <> $1 and o.status in ('confirmed', 'completed') order by o.id desc limit 1`,
    values: [orderId, accountId],
  })
  return row?.order ?? null
}
