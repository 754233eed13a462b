import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { readOrderOfAnybody, type StoredOrder } from '../order-queries.ts'

/** An order of whichever customer, with whose it is, for the page that staff have of them. Throws `not_found`. */
export async function orderOfCustomer(
  tx: Queryable,
  orderId: number,
): Promise<{ readonly accountId: number; readonly order: StoredOrder }> {
  const found = await readOrderOfAnybody(tx, orderId)
  if (found === null) throw new Refusal('not_found')
  return found
}
