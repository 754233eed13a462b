import type { RefundState } from '../../domain/payments/money-words.ts'
import type { PaymentError, ProviderId } from '../../domain/payments/snapshot.ts'
import type { Queryable } from '../platform/database.ts'

export type RefundReason = 'cancelled' | 'give_back' | 'staff'

/** A row of `refund` with what its attempt says. */
export interface Refund {
  readonly id: number
  /** The public id: in keys and in the provider's metadata. */
  readonly refundId: string
  readonly orderId: number
  readonly attempt: number
  readonly attemptId: string
  readonly provider: ProviderId
  readonly paymentRef: string | null
  readonly attemptState: string
  readonly currency: string
  readonly amountCents: number
  readonly reason: RefundReason | 'external'
  readonly state: RefundState
  readonly key: string
  readonly ref: string | null
  readonly syncs: number
}

const REFUND = `select r.id, r.public_id as "refundId", r.order_id as "orderId", r.attempt_id as attempt,
    a.public_id as "attemptId", a.provider, a.ref as "paymentRef", a.state as "attemptState", a.currency,
    r.amount_cents as "amountCents", r.reason, r.state, r.idem_key as key, r.ref, r.syncs
  from refund r join payment_attempt a on a.id = r.attempt_id`

export async function readRefund(tx: Queryable, id: number): Promise<Refund | null> {
  const [row] = await tx.query<Refund & Record<string, unknown>>({
    name: 'payments.refund',
    text: `${REFUND} where r.id = $1`,
    values: [id],
  })
  return row ?? null
}

/** The same with its attempt locked, so that no two writers settle it. */
export async function lockRefund(tx: Queryable, id: number): Promise<Refund> {
  const [row] = await tx.query<Refund & Record<string, unknown>>({
    name: 'payments.lock-refund',
    text: `${REFUND} where r.id = $1 for update of r, a`,
    values: [id],
  })
  if (row === undefined) throw new Error(`there is no refund ${id}`)
  return row
}

export interface NewRefund {
  readonly refundId: string
  readonly orderId: number
  readonly attempt: number
  readonly lineId: number | null
  readonly amountCents: number
  readonly reason: RefundReason | 'external'
  readonly state: 'requested' | 'external'
  readonly key: string
  readonly ref: string | null
}

/** Stores a refund once per key (case 76); answers its id, or null when it was there. */
export async function insertRefund(tx: Queryable, refund: NewRefund): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'payments.insert-refund',
    text: `insert into refund (public_id, order_id, attempt_id, line_id, amount_cents, reason, state, idem_key, ref, next_sync_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $7 = 'requested' then battigia_now() end)
           on conflict (idem_key) do nothing returning id`,
    values: [
      refund.refundId,
      refund.orderId,
      refund.attempt,
      refund.lineId,
      refund.amountCents,
      refund.reason,
      refund.state,
      refund.key,
      refund.ref,
    ],
  })
  return row?.id ?? null
}

export async function findRefundByKey(tx: Queryable, key: string): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'payments.refund-by-key',
    text: 'select id from refund where idem_key = $1',
    values: [key],
  })
  return row?.id ?? null
}

export async function changeRefund(
  tx: Queryable,
  id: number,
  change: { readonly state: RefundState; readonly ref: string | null; readonly error: PaymentError | null },
): Promise<void> {
  await tx.query({
    name: 'payments.change-refund',
    text: 'update refund set state = $2, ref = coalesce($3, ref), error = $4 where id = $1',
    values: [id, change.state, change.ref, change.error === null ? null : JSON.stringify(change.error)],
  })
}

/** What this product has sent back of an attempt, or may have: everything that its provider may count as refunded. */
export async function sumOfRefunds(tx: Queryable, attempt: number): Promise<number> {
  const [row] = await tx.query<{ cents: number }>({
    name: 'payments.refunds-of',
    text: `select coalesce(sum(amount_cents), 0)::integer as cents from refund
           where attempt_id = $1 and (state in ('submitted', 'pending', 'succeeded', 'external') or (state = 'requested' and syncs > 0))`,
    values: [attempt],
  })
  return row?.cents ?? 0
}

/** The attempts that paid an order with what is still theirs to give back, the newest first; what became credit is not. */
export async function readRefundable(
  tx: Queryable,
  orderId: number,
): Promise<{ readonly attempt: number; readonly cents: number; readonly isCaptured: boolean }[]> {
  return tx.query<{ attempt: number; cents: number; isCaptured: boolean }>({
    name: 'payments.refundable',
    text: `select a.id as attempt, a.state = 'captured' as "isCaptured", (a.amount_cents - coalesce(sum(r.amount_cents) filter (
               where r.state not in ('failed', 'cancelled')), 0) + (
               select coalesce(sum(e.amount_cents), 0) from ledger_entry e where e.attempt_id = a.id and e.kind = 'to_credit'
             ))::integer as cents
           from payment_attempt a left join refund r on r.attempt_id = a.id
           where a.order_id = $1 and a.use = 'paid' and a.state in ('authorized', 'captured')
           group by a.id order by a.id desc`,
    values: [orderId],
  })
}

/** Refunds of an attempt that its provider is still busy with: an event may be about them. */
export async function wakeRefundsOf(tx: Queryable, attempt: number): Promise<void> {
  await tx.query({
    name: 'payments.wake-refunds',
    text: `update refund set next_sync_at = battigia_now()
           where attempt_id = $1 and state in ('submitted', 'pending', 'waiting_settlement', 'succeeded')`,
    values: [attempt],
  })
}

/** Refunds of money that never came: nothing is left to send back. */
export async function dropRefundsOf(tx: Queryable, attempt: number): Promise<void> {
  await tx.query({
    name: 'payments.drop-refunds',
    text: `update refund set state = 'cancelled', next_sync_at = null where attempt_id = $1 and state = 'requested'`,
    values: [attempt],
  })
}
