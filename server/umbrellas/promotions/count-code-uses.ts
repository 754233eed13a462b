import { Refusal } from '../../../domain/platform/refusal.ts'
import type { PriceRow } from '../../../domain/umbrellas/calls.ts'
import { discountsOf } from '../../../domain/umbrellas/discounts.ts'
import { BY_HAND, type HandDiscount } from '../../../domain/umbrellas/hand-discount.ts'
import type { Queryable } from '../../platform/database.ts'
import { resortData } from '../resort-data.ts'
import { countPromotionUse } from './promotion-queries.ts'

/** Why the desk takes something off, and who of the resort does. */
export interface ByHand {
  readonly reason: string
  readonly givenBy: number
}

/** What the desk takes off by hand, and the most that who gives it may, in percent; null binds nobody. */
export interface GivenByHand extends ByHand {
  readonly discount: HandDiscount
  readonly mostPercent: number | null
}

/**
 * Counts the codes of an order that is being placed (B-06), and notes what was taken off by hand, in its transaction. Throws `code_used_up` when somebody else had the last
 * use: nothing is ordered then. An order without a code costs no statement.
 */
export async function countCodeUses(
  tx: Queryable,
  {
    orderId,
    accountId,
    price,
    byHand,
  }: {
    readonly orderId: number
    readonly accountId: number
    readonly price: readonly PriceRow[]
    readonly byHand?: ByHand | undefined
  },
): Promise<void> {
  const discounts = discountsOf(price)
  if (discounts.length === 0) return
  const { promotions } = await resortData(tx)
  const automatic = new Set(promotions.filter((one) => one.code === null).map((one) => one.id))
  for (const { promotion: promotionId, cents } of discounts.toSorted((a, b) => (a.promotion < b.promotion ? -1 : 1))) {
    if (automatic.has(promotionId)) continue
    const by = promotionId === BY_HAND && byHand ? { reason: byHand.reason, givenBy: byHand.givenBy } : {}
    const use = { promotionId, orderId, accountId, cents, ...by }
    if (!(await countPromotionUse(tx, use))) throw new Refusal('code_used_up')
  }
}
