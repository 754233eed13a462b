import type { Queryable } from '../platform/database.ts'

/** Whoever takes a place for an account locks its cart before all else: what the account has is counted. */
export async function lockCart(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'umbrellas.make-cart',
    text: 'insert into umbrella_cart (account_id) values ($1) on conflict do nothing',
    values: [accountId],
  })
  await tx.query({
    name: 'umbrellas.lock-cart',
    text: 'select from umbrella_cart where account_id = $1 for update',
    values: [accountId],
  })
}
