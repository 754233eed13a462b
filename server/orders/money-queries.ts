import { methodOfMode, type OnlineMethod } from '../../domain/payments/payment-modes.ts'
import type { AttemptUse, GiveBackReason } from '../../domain/payments/settlement.ts'
import type { Queryable } from '../platform/database.ts'

/** Money of an order that moved or is about to, and what it was paid with. */
export interface MovedMoney {
  readonly amountCents: number
  readonly method: OnlineMethod
  /** Of the card, where its provider told. */
  readonly lastFour: string | null
  /** Why it does not stay; null for a refund and for what stays. */
  readonly reason: GiveBackReason | null
}

type Row = Omit<MovedMoney, 'method'> & { readonly modeId: number }

const COLUMNS = `a.mode_id as "modeId", a.instrument ->> 'lastFour' as "lastFour", a.give_back_reason as reason`

/** A payment that stays, or one that goes back; null when the order has none such by this id. */
export async function readPayment(
  tx: Queryable,
  orderId: number,
  attemptId: string,
  use: AttemptUse,
): Promise<MovedMoney | null> {
  const [row] = await tx.query<Row>({
    name: 'orders.payment',
    text: `select a.amount_cents as "amountCents", ${COLUMNS} from payment_attempt a
           where a.public_id = $1 and a.order_id = $2 and a.use = $3`,
    values: [attemptId, orderId, use],
  })
  return row === undefined ? null : movedMoney(row)
}

/** A refund by its public id; null when the order has none by this id. */
export async function readSentRefund(tx: Queryable, orderId: number, refundId: string): Promise<MovedMoney | null> {
  const [row] = await tx.query<Row>({
    name: 'orders.sent-refund',
    text: `select r.amount_cents as "amountCents", ${COLUMNS}
           from refund r join payment_attempt a on a.id = r.attempt_id
           where r.public_id = $1 and r.order_id = $2`,
    values: [refundId, orderId],
  })
  return row === undefined ? null : movedMoney(row)
}

/** What goes back for bookings of an order, in cents: by providers, null when nothing of it was paid online, and as credit. */
export async function readRefundOfBookings(
  tx: Queryable,
  orderId: number,
  bookingIds: readonly number[],
): Promise<{ readonly refundCents: number | null; readonly creditCents: number }> {
  const [row] = await tx.query<{ refundCents: number | null; creditCents: number }>({
    name: 'orders.refund-of-bookings',
    text: `select (
               select (select coalesce(sum(r.amount_cents), 0)::integer from refund r
                        where r.order_id = $1 and r.line_id = any ($2))
                where exists (select from payment_attempt a where a.order_id = $1 and a.use = 'paid')
             ) as "refundCents",
             (select coalesce(-sum(e.amount_cents), 0)::integer from ledger_entry e
               where e.order_id = $1 and e.kind in ('credit_back', 'to_credit') and not e.is_give_back
                 and (e.key = any ($3) or e.key like any ($4))) as "creditCents"`,
    values: [orderId, bookingIds, ...creditKeys(orderId, bookingIds)],
  })
  return row ?? { refundCents: null, creditCents: 0 }
}

/** Keys of the ledger by which credit came back for bookings, or with the end of their order. */
function creditKeys(orderId: number, bookingIds: readonly number[]): [keys: string[], patterns: string[]] {
  const keys = bookingIds.map((id) => `credit-back:line:${orderId}:${id}`)
  return [
    [...keys, `credit-back:due:${orderId}`, `credit-back:lost:${orderId}`],
    bookingIds.map((id) => `to-credit:${orderId}:${id}:%`),
  ]
}

function movedMoney({ modeId, ...rest }: Row): MovedMoney {
  const method = methodOfMode(modeId)
  if (method === undefined) throw new Error(`nothing is paid online by the mode ${modeId}`)
  return { ...rest, method }
}
