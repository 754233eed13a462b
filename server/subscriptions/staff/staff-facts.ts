import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { SubscriptionCart } from '../../../domain/subscriptions/calls.ts'
import type { Queryable } from '../../platform/database.ts'
import type { OrderDesk } from '../../platform/order-desk.ts'
import type { GivenByHand } from '../../umbrellas/promotions/count-code-uses.ts'
import type { LifeFacts } from '../life/life-facts.ts'

/** What the resort's people may do about the money of subscriptions; the orders are to the right, so the composition hands it in. */
export interface SubscriptionDesk {
  /** Orders of subscriptions: their first payment. */
  readonly first: OrderDesk
  /** Orders of later instalments. */
  readonly instalments: OrderDesk
  /**
   * Orders a subscription for somebody at the desk: it stands at once, and its mail goes out when it can be taken back no more. Answers the
   * order. Throws what refuses a guest's, and `pay_later_too_late`.
   */
  orderSubscription(
    tx: Queryable,
    wish: {
      readonly accountId: number
      readonly cart: SubscriptionCart
      readonly language: Language
      /** Names the press. */
      readonly key: string
      /** The day by which its first payment comes online; it is given up after it. */
      readonly payBy: CivilDate | undefined
      /** What the desk takes off by hand. */
      readonly off: GivenByHand | undefined
    },
  ): Promise<number>
  /**
   * Orders an instalment for its holder, to be paid in cash: it stands at once, and its mail is the receipt. Answers the order.
   * Throws what refuses the instalment.
   */
  orderInstalment(
    tx: Queryable,
    wish: {
      readonly accountId: number
      readonly subscriptionId: number
      readonly position: number
      readonly language: Language
      /** Names the press: sent again it is the same order. */
      readonly key: string
    },
  ): Promise<number>
}

/** What the back office's calls of subscriptions need of the server around them. */
export interface StaffFacts extends LifeFacts {
  readonly desk: SubscriptionDesk
}
