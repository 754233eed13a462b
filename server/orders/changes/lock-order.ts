import type { Queryable } from '../../platform/database.ts'

/** Cart, then order, as whoever orders or pays locks them (R2); answers whose order it is, null for an unknown one. */
export async function lockOrder(tx: Queryable, orderId: number): Promise<number | null> {
  await tx.query({
    name: 'changes.lock-cart',
    text: `select from umbrella_cart c join orders o on o.account_id = c.account_id where o.id = $1 for update of c`,
    values: [orderId],
  })
  const [row] = await tx.query<{ accountId: number }>({
    name: 'changes.lock-order',
    text: `select account_id as "accountId" from orders where id = $1 and category = 'umbrella' for update`,
    values: [orderId],
  })
  return row?.accountId ?? null
}
