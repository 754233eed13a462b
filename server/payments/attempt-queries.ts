import type { Language } from '../../domain/platform/language.ts'
import type { AttemptState } from '../../domain/payments/attempt-states.ts'
import type { AttemptUse, GiveBackReason } from '../../domain/payments/settlement.ts'
import type { PaymentError, PaymentInstrument, ProviderId } from '../../domain/payments/snapshot.ts'
import type { Queryable } from '../platform/database.ts'

/** What the provider is asked for, so that the same call can be repeated (R8); no card and no nonce. */
export interface PaymentRequest {
  /** What is bought, in the words of the first time. */
  readonly description: string
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly customerRef: string | null
  readonly cardRef: string | null
  readonly isToBeSaved: boolean
}

/** A row of `payment_attempt`. */
export interface Attempt {
  readonly id: number
  /** The public id: in keys, in the provider's metadata and in the browser. */
  readonly attemptId: string
  readonly orderId: number
  readonly modeId: number
  readonly provider: ProviderId
  readonly amountCents: number
  readonly currency: string
  readonly state: AttemptState
  readonly ref: string | null
  readonly use: AttemptUse | null
  readonly giveBackReason: GiveBackReason | null
  readonly isIndeterminate: boolean
  readonly isCancelRequested: boolean
  readonly isSettled: boolean
  readonly capturedCents: number
  readonly refundedCents: number
  readonly instrument: PaymentInstrument | null
  readonly error: PaymentError | null
  readonly request: PaymentRequest
  readonly createdAt: string
  readonly syncs: number
}

/** What an attempt has to know of its order. */
export interface PayableFacts {
  readonly orderId: number
  readonly number: string
  readonly accountId: number
  readonly status: 'awaiting_payment' | 'confirmed' | 'completed' | 'expired' | 'failed' | 'cancelled' | 'no_show'
  /** Of places, or of which items. */
  readonly category: string
  /** The way that it is settled, as it was chosen or as it was paid at last. */
  readonly method: string
  readonly language: Language
  /** When its first day begins. */
  readonly firstDayAt: string
  /** The places are booked although the money has not come. */
  readonly isPinned: boolean
  readonly payUntil: string | null
  readonly holdStartedAt: string | null
  readonly payStartedAt: string | null
  /** When an unpaid order is given up; null for what is paid at once. */
  readonly releaseAt: string | null
  /** What is to be paid, without what other attempts bring. */
  readonly dueCents: number
  /** Something was paid once, and no change has made it dearer since: what is owed then is the desk's to settle. */
  readonly hasReceived: boolean
  /** What is owed is only the difference of a change: nothing is given up for it, and no window ends. */
  readonly isDifference: boolean
  readonly tries: number
}

export interface LockedAttempt {
  readonly attempt: Attempt
  readonly order: PayableFacts
  readonly serverNow: string
}

interface JsonRow<T> extends Record<string, unknown> {
  readonly found: T
}

/** Locks cart, order and attempt, in this order (R2). */
export async function lockAttempt(tx: Queryable, id: number): Promise<LockedAttempt> {
  const [row] = await tx.query<JsonRow<LockedAttempt>>({
    name: 'payments.lock-attempt',
    text: 'select lock_attempt($1) as found',
    values: [id],
  })
  if (row === undefined) throw new Error(`there is no attempt ${id}`)
  return row.found
}

/** The order of an account with its cart and itself locked; null for anyone else's. */
export async function lockPayable(
  tx: Queryable,
  accountId: number,
  orderId: number,
): Promise<{ readonly order: PayableFacts; readonly serverNow: string } | null> {
  await tx.query({
    name: 'payments.lock-cart',
    text: 'select from umbrella_cart where account_id = $1 for update',
    values: [accountId],
  })
  const [row] = await tx.query<JsonRow<PayableFacts> & { readonly serverNow: string }>({
    name: 'payments.lock-order',
    text: `select payable_json(o, null) as found, iso_instant(battigia_now()) as "serverNow" from orders o
           where o.id = $1 and o.account_id = $2 for update`,
    values: [orderId, accountId],
  })
  return row === undefined ? null : { order: row.found, serverNow: row.serverNow }
}

/** What a payment has to know of an order, without locks. */
export async function readPayable(tx: Queryable, orderId: number): Promise<PayableFacts> {
  const [row] = await tx.query<JsonRow<PayableFacts>>({
    name: 'payments.payable',
    text: 'select payable_json(o, null) as found from orders o where o.id = $1',
    values: [orderId],
  })
  if (row === undefined) throw new Error(`there is no order ${orderId}`)
  return row.found
}

const ATTEMPT = 'select attempt_json(a) as found from payment_attempt a'

async function oneAttempt(tx: Queryable, name: string, where: string, values: unknown[]): Promise<Attempt | null> {
  const [row] = await tx.query<JsonRow<Attempt>>({ name, text: `${ATTEMPT} ${where}`, values })
  return row?.found ?? null
}

export const readAttempt = (tx: Queryable, id: number) => oneAttempt(tx, 'payments.attempt', 'where a.id = $1', [id])

/** The attempt by its public id, if its order is the account's. */
export const findOwnAttempt = (tx: Queryable, accountId: number, attemptId: string) =>
  oneAttempt(
    tx,
    'payments.own-attempt',
    'join orders o on o.id = a.order_id where a.public_id = $1 and o.account_id = $2',
    [attemptId, accountId],
  )

/** The attempt that the order's guest is in the middle of. */
export const findOpenAttempt = (tx: Queryable, orderId: number) =>
  oneAttempt(
    tx,
    'payments.open-attempt',
    'where a.order_id = $1 and a.settled_at is null and a.cancel_requested_at is null and a.use is null',
    [orderId],
  )

/** The attempt that tells how paying went: the one that paid, else the newest, as while the difference of a change is open. */
export const findTellingAttempt = (tx: Queryable, orderId: number) =>
  oneAttempt(
    tx,
    'payments.telling-attempt',
    `where a.order_id = $1 order by (
       a.use is not distinct from 'paid'
       and not exists (select from orders o where o.id = a.order_id and o.difference_cents > 0)
     ) desc, a.id desc limit 1`,
    [orderId],
  )

export const findAttemptByRef = (tx: Queryable, provider: ProviderId, ref: string) =>
  oneAttempt(tx, 'payments.attempt-by-ref', 'where a.provider = $1 and a.ref = $2', [provider, ref])

export interface NewAttempt {
  readonly attemptId: string
  readonly orderId: number
  readonly modeId: number
  readonly provider: ProviderId
  readonly amountCents: number
  readonly currency: string
  readonly request: PaymentRequest
}

/** Stores an attempt before its provider is called; the index refuses a second open one of the order. */
export async function insertAttempt(tx: Queryable, attempt: NewAttempt): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'payments.insert-attempt',
    text: `insert into payment_attempt (public_id, order_id, mode_id, provider, amount_cents, currency, request, next_sync_at)
           values ($1, $2, $3, $4, $5, $6, $7, battigia_now() + interval '2 minutes') returning id`,
    values: [
      attempt.attemptId,
      attempt.orderId,
      attempt.modeId,
      attempt.provider,
      attempt.amountCents,
      attempt.currency,
      JSON.stringify(attempt.request),
    ],
  })
  if (row === undefined) throw new Error('the attempt was not stored')
  return row.id
}

/** What a snapshot and its decision make of an attempt. */
export interface AttemptChange {
  readonly id: number
  readonly state: AttemptState
  readonly ref: string | null
  readonly use: AttemptUse | null
  readonly giveBackReason: GiveBackReason | null
  readonly isCancelRequested: boolean
  readonly isSettled: boolean
  readonly capturedCents: number
  readonly refundedCents: number
  readonly instrument: PaymentInstrument | null
  readonly error: PaymentError | null
}

/** Writes what is known now; nothing is uncertain about it any more. */
export async function changeAttempt(tx: Queryable, change: AttemptChange): Promise<void> {
  await tx.query({
    name: 'payments.change-attempt',
    text: `update payment_attempt
           set state = $2, ref = $3, use = $4, give_back_reason = $5, is_indeterminate = false,
               cancel_requested_at = case when $6 then coalesce(cancel_requested_at, battigia_now()) end,
               settled_at = case when $7 then coalesce(settled_at, battigia_now()) end,
               captured_cents = $8, refunded_cents = $9, instrument = $10, error = $11
           where id = $1`,
    values: [
      change.id,
      change.state,
      change.ref,
      change.use,
      change.giveBackReason,
      change.isCancelRequested,
      change.isSettled,
      change.capturedCents,
      change.refundedCents,
      change.instrument === null ? null : JSON.stringify(change.instrument),
      change.error === null ? null : JSON.stringify(change.error),
    ],
  })
}

/** Nobody can tell now whether money moved (R13); written before a call that moves it, and after one without an answer. */
export async function markIndeterminate(tx: Queryable, id: number): Promise<void> {
  await tx.query({
    name: 'payments.indeterminate',
    text: 'update payment_attempt set is_indeterminate = true where id = $1 and settled_at is null',
    values: [id],
  })
}

/** The call that was uncertain never reached the provider. */
export async function clearIndeterminate(tx: Queryable, id: number): Promise<void> {
  await tx.query({
    name: 'payments.determinate',
    text: 'update payment_attempt set is_indeterminate = false where id = $1',
    values: [id],
  })
}

/** Asks for the attempt's end at its provider; the driver carries it out (R7). */
export async function requestCancel(tx: Queryable, id: number): Promise<void> {
  await tx.query({
    name: 'payments.request-cancel',
    text: `update payment_attempt set cancel_requested_at = coalesce(cancel_requested_at, battigia_now()),
             next_sync_at = battigia_now()
           where id = $1 and settled_at is null and use is null`,
    values: [id],
  })
}

/** Remembers a decline, for support and for the maximum of tries. */
export async function insertTry(tx: Queryable, id: number, error: PaymentError): Promise<void> {
  await tx.query({
    name: 'payments.try',
    text: 'insert into payment_try (attempt_id, code, decline_code) values ($1, $2, $3)',
    values: [id, error.code, error.declineCode ?? null],
  })
}

/** Moves the end of a payment's window, and of the holds that wait for it (payments guide, 8.4). */
export async function extendPayment(tx: Queryable, orderId: number, until: number): Promise<void> {
  await tx.query({
    name: 'payments.extend',
    text: 'select extend_payment($1, $2)',
    values: [orderId, new Date(until).toISOString()],
  })
}

/** When the window of a booked order's payment began, for its cap. */
export async function markPayStarted(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'payments.pay-started',
    text: `update orders
           set pay_started_at = case when pay_until > battigia_now() then coalesce(pay_started_at, battigia_now())
                                else battigia_now() end
           where id = $1`,
    values: [orderId],
  })
}
