import type { Queryable } from '../platform/database.ts'

/** An order that neither stands nor waits for its money: what it was for may be ordered again. */
const IS_OVER = `exists (select from orders o where o.id = i.order_id and o.status in ('expired', 'failed', 'cancelled', 'no_show'))`

/**
 * Ties an instalment to the order that pays it, if no other order does or waits to: one statement, so that of two devices one is
 * told no. False when it is not open.
 */
export async function takeInstalment(
  tx: Queryable,
  { accountId, orderId }: { readonly accountId: number; readonly orderId: number },
  { subscriptionId, position }: { readonly subscriptionId: number; readonly position: number },
): Promise<boolean> {
  const rows = await tx.query<{ position: number }>({
    name: 'subscriptions.take-instalment',
    text: `update subscription_instalment i set order_id = $2
             from subscription s
            where s.id = i.subscription_id and s.id = $3 and s.account_id = $1 and i.position = $4 and i.position > 0
              and s.state in ('confirmed', 'suspended') and (i.order_id is null or i.order_id = $2 or ${IS_OVER})
           returning i.position`,
    values: [accountId, orderId, subscriptionId, position],
  })
  return rows.length > 0
}

/** The order pays it no more: it is open again. */
export async function releaseInstalment(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'subscriptions.release-instalment',
    text: 'update subscription_instalment set order_id = null where order_id = $1 and position > 0',
    values: [orderId],
  })
}

/** Whether an order already pays an instalment, or waits to. */
export async function isInstalmentTaken(
  tx: Queryable,
  { subscriptionId, position }: { readonly subscriptionId: number; readonly position: number },
): Promise<boolean> {
  const [row] = await tx.query<{ isTaken: boolean }>({
    name: 'subscriptions.is-instalment-taken',
    text: `select i.order_id is not null and not ${IS_OVER} as "isTaken"
             from subscription_instalment i where i.subscription_id = $1 and i.position = $2`,
    values: [subscriptionId, position],
  })
  return row?.isTaken === true
}
