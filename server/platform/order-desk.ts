import type { Queryable } from './database.ts'

/** What an order of items says to the people who make it, lay the table or keep the space. */
export interface DeskOrder {
  readonly orderId: number
  /** For people, e.g. "BA-7K3M-Q2XT". */
  readonly number: string
  readonly status: 'awaiting_payment' | 'confirmed' | 'completed' | 'expired' | 'failed' | 'cancelled' | 'no_show'
  /** The ledger's word: 'unpaid', 'paid', 'refunded' and so on. */
  readonly paymentStatus: string
  readonly method: string
  readonly totalCents: number
  /** What is still to be taken, in cash or online; 0 for what is paid. */
  readonly owedCents: number
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** Money that was taken for an order; `key` names the press, so that sent again it is written once (case 91). */
export interface MoneyTaken {
  readonly orderId: number
  /** Cash where it is missing. */
  readonly tender?: 'cash' | 'card_terminal' | undefined
  /** Cash that was handed over; just as much where it is missing. */
  readonly tenderedCents?: number | undefined
  readonly amountCents: number
  readonly key: string
  /** Who took it: the till is kept by person. */
  readonly by: { readonly accountId: number }
  /** Name of the browser that it was pressed in. */
  readonly device: string
}

/**
 * What the resort's people may do to an order of items. The orders are to the right of the slices that use it, so the composition
 * hands it in (`server/slices.ts`). Every function runs in the caller's transaction and locks the order: call it before locking
 * rows of one's own. Who calls it audits the action. An order that is unknown, or of another category, throws `not_found`.
 */
export interface OrderDesk {
  /** Orders as they stand, by their ids; unknown ones are left out. Locks nothing. */
  find(tx: Queryable, orderIds: readonly number[]): Promise<ReadonlyMap<number, DeskOrder>>
  /**
   * The resort cannot deliver: the order ends as cancelled, what it holds is released, all that was paid online goes back, and its
   * guest gets a mail with the reason in their words (B-01). False when it was over before, and nothing happens. Throws `not_yourself`
   * where money would go back to who rejects it (B-32).
   */
  reject(
    tx: Queryable,
    order: { readonly orderId: number; readonly reason: string; readonly by: { readonly accountId: number } },
  ): Promise<boolean>
  /**
   * A standing thing of an order is for another time of its day. Its guest gets a mail with the new calendar file when that can no
   * longer be taken back, and none when it was, or with null (B-09). Nothing happens when it is for that time already, or over.
   */
  reschedule(
    tx: Queryable,
    thing: {
      readonly orderId: number
      readonly itemId: number
      readonly time: string
      readonly tellAfterMs: number | null
    },
  ): Promise<void>
  /** Writes money into the ledger and the till; false when this key has written it before. Throws `order_not_payable` for what is over or owes less. */
  takeMoney(tx: Queryable, taken: MoneyTaken): Promise<boolean>
  /** Takes back what {@link takeMoney} wrote by this key, with an entry of its own; false when there is nothing to take back. */
  undoMoney(tx: Queryable, taken: Pick<MoneyTaken, 'orderId' | 'key' | 'by' | 'device'>): Promise<boolean>
  /**
   * It was sold by mistake: the order ends as cancelled, what it holds is released, and no mail of it goes out that has not. False when
   * it is over, or money of it is here.
   */
  takeBack(tx: Queryable, orderId: number): Promise<boolean>
  /** Delivered, eaten, parked: the order is completed; false when it was over before. */
  complete(tx: Queryable, orderId: number): Promise<boolean>
  /** Takes {@link complete} back: it was pressed by mistake. False when the order is not completed. */
  reopen(tx: Queryable, orderId: number): Promise<boolean>
}
