import { Refusal } from '../../../domain/platform/refusal.ts'
import type { PriceRow } from '../../../domain/umbrellas/calls.ts'
import { discountsOf } from '../../../domain/umbrellas/promotion.ts'
import type { Queryable } from '../../platform/database.ts'
import { resortData } from '../resort-data.ts'
import { countPromotionUse } from './promotion-queries.ts'

/**
 * Counts the codes of an order that is being placed (B-06), in its transaction. Throws `code_used_up` when somebody else had the last
 * use: nothing is ordered then. An order without a code costs no statement.
 */
export async function countCodeUses(
  tx: Queryable,
  {
    orderId,
    accountId,
    price,
  }: { readonly orderId: number; readonly accountId: number; readonly price: readonly PriceRow[] },
): Promise<void> {
  const discounts = discountsOf(price)
  if (discounts.length === 0) return
  const { promotions } = await resortData(tx)
  const automatic = new Set(promotions.filter((one) => one.code === null).map((one) => one.id))
  for (const { promotion: promotionId, cents } of discounts.toSorted((a, b) => (a.promotion < b.promotion ? -1 : 1))) {
    if (automatic.has(promotionId)) continue
    if (!(await countPromotionUse(tx, { promotionId, orderId, accountId, cents }))) throw new Refusal('code_used_up')
  }
}
