import type { ChangeMoney } from '../../../domain/orders/change-money.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { StoredOrder } from '../order-queries.ts'

/** The money of a change as the wire carries it. */
export function wireMoney(order: StoredOrder, money: ChangeMoney, creditCents: number) {
  return {
    totalBeforeCents: cents(money.totalBeforeCents),
    totalAfterCents: cents(money.totalAfterCents),
    refundCents: cents(money.goesBackCents),
    keptCents: cents(money.keptCents),
    differenceCents: cents(money.differenceCents),
    creditCents: cents(creditCents),
    isPaid: order.coveredCents > 0,
    policy: order.refundPolicy,
  }
}
