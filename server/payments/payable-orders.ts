import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { OnlineMethod } from '../../domain/payments/payment-modes.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

/** Days on which places became free, to be announced after the commit. */
export type FreedDays = readonly { readonly from: CivilDate; readonly to: CivilDate }[]

/**
 * What the payments ask of the orders; those are to the right, so the composition hands it in. Every function but the
 * last two runs in the caller's transaction, with the cart and the order locked.
 */
export interface PayableOrders {
  /** Books the order's places, its own holds or free ones again, all or nothing; false when one is taken (R5). */
  pin(tx: Queryable, orderId: number): Promise<boolean>
  /** Confirms an order whose places are pinned, by the way that paid it at last, and mails it. */
  confirm(tx: Queryable, orderId: number, method: OnlineMethod): Promise<void>
  /** The payment that pinned the places was refused: they are the cart's holds again, or free. */
  unpin(tx: Queryable, orderId: number): Promise<FreedDays>
  /** Declined too often, or paid when a place was taken: what places are left are free. */
  giveUp(tx: Queryable, orderId: number, why: 'too_many_declines' | 'too_late'): Promise<FreedDays>
  /** The money of a confirmed order cannot be taken after all: its places are free, and its guest gets a mail. */
  lose(tx: Queryable, orderId: number): Promise<FreedDays>
  /** Mails that money came which cannot stay, and goes back. */
  mailGivenBack(tx: Queryable, orderId: number, attemptId: string): Promise<void>
  /** Mails that a refund has arrived at the provider, or that it failed and the desk sees to it. */
  mailRefund(tx: Queryable, orderId: number, refundId: string, outcome: 'succeeded' | 'failed'): Promise<void>
  announce(freed: FreedDays): void
  /** What is bought, for the provider's page. */
  describe(orderNumber: string, language: Language): string
}
