import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { OnlineMethod } from '../../domain/payments/payment-modes.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

/** What others hear of after the commit: days on which places became free, or an order of items that changed. */
export type OrderChange =
  | { readonly from: CivilDate; readonly to: CivilDate }
  | { readonly orderId: number; readonly category: string }
export type OrderChanges = readonly OrderChange[]

/**
 * What the payments ask of the orders; those are to the right, so the composition hands it in. Every function but the
 * last two runs in the caller's transaction, with the cart and the order locked. Places stand for whatever an order holds:
 * umbrellas, seats, stock, spaces.
 */
export interface PayableOrders {
  /** Books the order's places, its own holds or free ones again, all or nothing; false when one is taken (R5). */
  pin(tx: Queryable, orderId: number): Promise<boolean>
  /** Confirms an order whose places are pinned, by the way that paid it at last, and mails it. */
  confirm(tx: Queryable, orderId: number, method: OnlineMethod): Promise<OrderChanges>
  /** The payment that pinned the places was refused: they wait for another one again, or are free. */
  unpin(tx: Queryable, orderId: number): Promise<OrderChanges>
  /** Declined too often, or paid when a place was taken: what places are left are free. */
  giveUp(tx: Queryable, orderId: number, why: 'too_many_declines' | 'too_late'): Promise<OrderChanges>
  /** The money of a confirmed order cannot be taken after all: its places are free, and its guest gets a mail. */
  lose(tx: Queryable, orderId: number): Promise<OrderChanges>
  /** Mails the receipt of a payment for an order that stood before it. */
  mailPaid(tx: Queryable, orderId: number, attemptId: string): Promise<void>
  /** Mails that money came which cannot stay, and goes back. */
  mailGivenBack(tx: Queryable, orderId: number, attemptId: string): Promise<void>
  /** Mails that a refund has arrived at the provider, or that it failed and the desk sees to it. */
  mailRefund(tx: Queryable, orderId: number, refundId: string, outcome: 'succeeded' | 'failed'): Promise<void>
  /** Mails that the provider reviews a payment, or that it refused it after that. */
  mailReview(tx: Queryable, orderId: number, attemptId: string, outcome: 'began' | 'denied'): Promise<void>
  announce(changes: OrderChanges): void
  /** What is bought, for the provider's page. */
  describe(orderNumber: string, language: Language): string
}
