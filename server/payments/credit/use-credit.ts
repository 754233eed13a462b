import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'

/**
 * Cents that an account may use for an order of a category: what it has, and what the order that still waits for its payment gives
 * back when this one takes its place.
 */
export async function readCreditFor(tx: Queryable, accountId: number, category: string): Promise<number> {
  const [row] = await tx.query<{ cents: number }>({
    name: 'payments.credit-for',
    text: `select usable_credit($1) + (
             select coalesce(sum(credit_cents), 0)::integer from orders
              where account_id = $1 and category = $2 and status = 'awaiting_payment' and not is_pinned
           ) as cents`,
    values: [accountId, category],
  })
  return row?.cents ?? 0
}

/** All that an account has, whenever it ends. */
export async function readBalance(tx: Queryable, accountId: number): Promise<number> {
  const [row] = await tx.query<{ cents: number }>({
    name: 'payments.credit-balance',
    text: 'select balance_cents as cents from credit_balance where account_id = $1',
    values: [accountId],
  })
  return row?.cents ?? 0
}

/** A part of an order that credit pays; `movement` names it, so that it is paid once. */
export interface CreditUse {
  readonly orderId: number
  /** Above 0. */
  readonly creditCents: number
  readonly movement: string
}

/**
 * B-06: pays a part of an order with its account's credit, the soonest to expire first, in the caller's transaction with the order
 * locked. Throws `credit_changed` when there is not so much.
 */
export async function spendCredit(tx: Queryable, { orderId, creditCents, movement }: CreditUse): Promise<void> {
  const [row] = await tx.query<{ isUsed: boolean }>({
    name: 'payments.use-credit',
    text: 'select use_credit($1, $2, $3) as "isUsed"',
    values: [orderId, creditCents, movement],
  })
  if (row?.isUsed !== true) throw new Refusal('credit_changed')
}

/**
 * Gives back what credit a locked order has beyond what it costs by now, to the lots that it came from; what else came in goes back
 * before it, by its provider or at the desk. Answers the cents; 0 for a movement that was made before.
 */
export async function returnExcessCredit(tx: Queryable, orderId: number, movement: string): Promise<number> {
  const [row] = await tx.query<{ cents: number }>({
    name: 'payments.return-excess-credit',
    text: 'select return_excess_credit($1, $2) as cents',
    values: [orderId, movement],
  })
  return row?.cents ?? 0
}
