import type { Queryable } from '../platform/database.ts'

/**
 * whoever proved an e-mail gets what was ordered with it without an account (decision 091). Part of signing in; one
 * statement, which finds nothing for most people. Answers the ids of the orders.
 */
export async function adoptGuestOrders(tx: Queryable, accountId: number): Promise<readonly number[]> {
  const [row] = await tx.query<{ orders: number[] }>({
    name: 'accounts.adopt-guest-orders',
    text: 'select adopt_guest_orders($1) as orders',
    values: [accountId],
  })
  return row?.orders ?? []
}
