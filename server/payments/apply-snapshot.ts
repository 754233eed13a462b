import { randomBytes } from 'node:crypto'
import { nextState } from '../../domain/payments/attempt-states.ts'
import { methodOfMode, type OnlineMethod } from '../../domain/payments/payment-modes.ts'
import { windowAfterDecline, type WindowRules } from '../../domain/payments/payment-window.ts'
import {
  settlementOf,
  type AttemptUse,
  type GiveBackReason,
  type PayableOrder,
  type SettledBy,
} from '../../domain/payments/settlement.ts'
import type { PaymentError, Snapshot } from '../../domain/payments/snapshot.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { DAY } from '../../domain/platform/duration.ts'
import type { Queryable } from '../platform/database.ts'
import { enqueueStaffNotice } from '../platform/notices.ts'
import {
  changeAttempt,
  extendPayment,
  insertTry,
  lockAttempt,
  type Attempt,
  type LockedAttempt,
  type PayableFacts,
} from './attempt-queries.ts'
import { attemptIssue, disputeEntries, enterLedger, openIssue, type LedgerEntry } from './ledger-queries.ts'
import type { OrderChanges, PayableOrders } from './payable-orders.ts'
import { tellReview } from './payment-review.ts'
import { insertRefund, sumOfRefunds } from './refund-queries.ts'

/** What applying a snapshot needs besides the transaction. */
export interface ApplyTools {
  readonly orders: PayableOrders
  readonly settings: Settings
  /** Whether a refused payment cannot be tried again as it is: the next try is another payment. */
  readonly endsWithDecline: (snapshot: Snapshot) => boolean
}

/** What a snapshot has brought. */
export interface Applied {
  /** What others hear of after the commit. */
  readonly changes: OrderChanges
  /** The account whose payment was decided to stay just now; null otherwise. */
  readonly paidBy: number | null
}

/** What one transaction has decided of an attempt. */
interface Decided {
  use: AttemptUse | null
  reason: GiveBackReason | null
  isCancelRequested: boolean
  changes: OrderChanges
}

export function windowRules({ payMinutes, payCapMinutes, declineMinutes }: Settings): WindowRules {
  return { payMinutes, capMinutes: payCapMinutes, declineMinutes }
}

/**
 * Takes in what the provider says of an attempt, in the caller's transaction (R1 to R5, R12): moves its state, decides
 * once whether the money stays, and writes the ledger. Applied twice it is applied once.
 */
export async function applySnapshot(
  tx: Queryable,
  id: number,
  snapshot: Snapshot,
  by: SettledBy,
  tools: ApplyTools,
): Promise<Applied> {
  const locked = await lockAttempt(tx, id)
  const { attempt, order } = locked
  const state = nextState(attempt.state, snapshot)
  const now: Attempt = { ...attempt, state, ref: snapshot.ref }
  const decided = await decide(tx, { ...locked, attempt: now }, snapshot, by, tools)
  const isWaiting = state === 'needs_method' || state === 'needs_action'
  const isDeclined = snapshot.error !== null && (isWaiting || state === 'cancelled')
  await tellReview(tx, locked, { snapshot, state, isDeclined }, tools.orders)
  if (snapshot.error !== null && isDeclined && !isSameTry(attempt.error, snapshot.error)) {
    await insertTry(tx, id, snapshot.error)
    // What is to be cancelled gave way to another attempt, whose places and time are not its to change.
    if (!attempt.isCancelRequested) {
      const declined = await afterDecline(tx, locked, tools)
      decided.changes = declined.changes
      decided.isCancelRequested ||= declined.isGivenUp
    }
  } else if (order.isPinned && !attempt.isCancelRequested && (isWaiting || state === 'cancelled')) {
    decided.changes = await leaveTime(tx, locked, tools)
  }
  await keepUnderReview(tx, order, snapshot, state, tools, locked.serverNow)
  const isOver = isDeclined && tools.endsWithDecline(snapshot)
  await changeAttempt(tx, {
    id,
    state: isOver ? 'declined' : state,
    ref: snapshot.ref,
    use: decided.use,
    giveBackReason: decided.reason,
    isCancelRequested: decided.isCancelRequested,
    isSettled: attempt.isSettled || isOver || state === 'cancelled' || (state === 'captured' && decided.use === 'paid'),
    // What came stays what came (R3): a void before the settlement gives it back, as a refund does.
    capturedCents: Math.max(attempt.capturedCents, snapshot.capturedCents),
    refundedCents: snapshot.refundedCents,
    instrument: snapshot.instrument ?? attempt.instrument,
    // A wallet tells of a refused capture once; as long as nothing else happens it is why the payment waits.
    error: snapshot.error ?? (isWaiting && state === attempt.state ? attempt.error : null),
  })
  await writeLedger(tx, now, snapshot, decided.use)
  return { changes: decided.changes, paidBy: attempt.use === null && decided.use === 'paid' ? order.accountId : null }
}

async function decide(
  tx: Queryable,
  { attempt, order }: LockedAttempt,
  snapshot: Snapshot,
  by: SettledBy,
  { orders }: ApplyTools,
): Promise<Decided> {
  const { use, giveBackReason: reason, isCancelRequested } = attempt
  const isApproved = snapshot.isApproved === true
  const facts = { ...attempt, orderId: String(attempt.orderId) }
  const settlement = settlementOf(facts, payableOrder(order), snapshot, by, isApproved)
  const decided: Decided = { use, reason, isCancelRequested, changes: [] }
  const kept: Decided = { use: 'paid', reason: null, isCancelRequested: false, changes: [] }
  const hasMoney = attempt.state === 'authorized' || attempt.state === 'captured'
  switch (settlement.kind) {
    case 'none':
      return decided
    case 'give_back':
      return giveBack(tx, attempt, order, settlement.reason, orders)
    case 'claim':
      if (!(await orders.pin(tx, order.orderId))) return giveBack(tx, attempt, order, 'too_late', orders)
      // What is only approved keeps its places, and is decided once the money has come (payments guide, 8.5).
      if (!hasMoney) return { ...decided, isCancelRequested: false }
      return { ...kept, changes: await orders.confirm(tx, order.orderId, wayOf(attempt)) }
    case 'keep':
      if (!hasMoney) return { ...decided, isCancelRequested: false }
      if (order.status !== 'awaiting_payment') {
        await orders.mailPaid(tx, order.orderId, attempt.attemptId)
        return kept
      }
      return { ...kept, changes: await orders.confirm(tx, order.orderId, wayOf(attempt)) }
  }
}

/** The way that paid: the guest may have changed it since the order was placed. */
function wayOf({ modeId }: Attempt): OnlineMethod {
  const method = methodOfMode(modeId)
  if (method === undefined) throw new Error(`nothing is paid online by mode ${modeId}`)
  return method
}

function payableOrder({ status, isPinned, dueCents }: PayableFacts): PayableOrder {
  if (status === 'confirmed' || status === 'completed' || isPinned) return { places: 'booked', dueCents }
  return { places: status === 'awaiting_payment' || status === 'expired' ? 'claim' : 'over', dueCents }
}

async function giveBack(
  tx: Queryable,
  attempt: Attempt,
  order: PayableFacts,
  decidedReason: GiveBackReason,
  orders: PayableOrders,
): Promise<Decided> {
  // An expired order whose pinned places were freed owes nothing any more: its money is late, not double.
  const reason = decidedReason === 'paid_already' && order.status === 'expired' ? 'too_late' : decidedReason
  if (reason === 'mismatch') await openIssue(tx, attemptIssue(attempt, 'mismatch', `mismatch:${attempt.attemptId}`))
  const changes =
    reason === 'too_late' && order.status === 'awaiting_payment'
      ? await orders.giveUp(tx, order.orderId, 'too_late')
      : []
  await orders.mailGivenBack(tx, order.orderId, attempt.attemptId)
  return { use: 'give_back', reason, isCancelRequested: attempt.isCancelRequested, changes }
}

/** Whether two answers tell of the same refused try. */
function isSameTry(before: PaymentError | null, now: PaymentError): boolean {
  return (
    before !== null &&
    before.code === now.code &&
    before.declineCode === now.declineCode &&
    before.tryRef === now.tryRef
  )
}

/** A decline leaves at least two minutes, or, at the maximum of tries, nothing (payments guide, 8.2 and 8.4). */
async function afterDecline(
  tx: Queryable,
  { order, serverNow }: LockedAttempt,
  tools: ApplyTools,
): Promise<{ readonly changes: OrderChanges; readonly isGivenUp: boolean }> {
  const { orders, settings } = tools
  if (order.status !== 'awaiting_payment') return { changes: [], isGivenUp: false }
  if (order.tries + 1 >= settings.maxPaymentTries) {
    return { changes: await orders.giveUp(tx, order.orderId, 'too_many_declines'), isGivenUp: true }
  }
  return { changes: await leaveTime(tx, { order, serverNow }, tools), isGivenUp: false }
}

/** What a payment leaves that came to nothing: two minutes within the cap, with the places in the cart again. */
async function leaveTime(
  tx: Queryable,
  { order, serverNow }: Pick<LockedAttempt, 'order' | 'serverNow'>,
  { orders, settings }: ApplyTools,
): Promise<OrderChanges> {
  if (order.payUntil !== null && order.holdStartedAt !== null) {
    const window = { startedAt: Date.parse(order.holdStartedAt), deadline: Date.parse(order.payUntil) }
    await extendPayment(tx, order.orderId, windowAfterDecline(window, Date.parse(serverNow), windowRules(settings)))
  }
  return order.isPinned ? orders.unpin(tx, order.orderId) : []
}

/**
 * A capture that its provider reviews keeps the pinned places for some days (cases 25 and 26), items at most until their first
 * day begins: a drink of today is not made tomorrow.
 */
async function keepUnderReview(
  tx: Queryable,
  order: PayableFacts,
  snapshot: Snapshot,
  state: Attempt['state'],
  { settings }: ApplyTools,
  serverNow: string,
): Promise<void> {
  if (!order.isPinned || state !== 'processing' || snapshot.isApproved === true) return
  const days = Date.parse(order.holdStartedAt ?? serverNow) + settings.pendingPaymentDays * DAY
  const until = order.category === 'umbrella' ? days : Math.min(days, Date.parse(order.firstDayAt))
  if (order.payUntil === null || Date.parse(order.payUntil) < until) await extendPayment(tx, order.orderId, until)
}

/** Every movement once, by its key: capture, fee, refunds from elsewhere, disputes (payments guide, 9.1). */
async function writeLedger(tx: Queryable, attempt: Attempt, snapshot: Snapshot, use: AttemptUse | null): Promise<void> {
  if (snapshot.capturedCents <= 0 || use === null) return
  const { orderId, attemptId, currency } = attempt
  const own = { orderId, attemptId: attempt.id, refundId: null, currency, isGiveBack: use === 'give_back' }
  await enterLedger(tx, {
    ...own,
    kind: 'capture',
    amountCents: snapshot.capturedCents,
    key: `capture:${attemptId}`,
  })
  if (snapshot.feeCents !== null)
    await enterLedger(tx, { ...own, kind: 'fee', amountCents: -snapshot.feeCents, key: `fee:${attemptId}` })
  for (const dispute of snapshot.disputes)
    for (const entry of disputeEntries(dispute)) await enterDispute(tx, { ...own, ...entry })
  await writeExternalRefund(tx, attempt, snapshot)
}

/** One movement of a dispute; its opening is mailed to the managers once (case 83). */
async function enterDispute(tx: Queryable, entry: LedgerEntry): Promise<void> {
  const isNew = await enterLedger(tx, entry)
  if (!isNew || entry.kind !== 'dispute_opened') return
  const { key, orderId, amountCents } = entry
  await enqueueStaffNotice(tx, key, { topic: 'dispute_opened', orderId, amountCents: -amountCents })
}

/** A refund that was made in the provider's dashboard (case 80). */
async function writeExternalRefund(tx: Queryable, attempt: Attempt, snapshot: Snapshot): Promise<void> {
  if (snapshot.refundedCents === 0) return
  const cents = snapshot.refundedCents - (await sumOfRefunds(tx, attempt.id))
  if (cents <= 0) return
  const key = `external:${attempt.attemptId}:${snapshot.refundedCents}`
  const refundId = `rf_${randomBytes(12).toString('base64url')}`
  const id = await insertRefund(tx, {
    refundId,
    orderId: attempt.orderId,
    attempt: attempt.id,
    lineId: null,
    amountCents: cents,
    reason: 'external',
    state: 'external',
    key,
    ref: null,
  })
  if (id === null) return
  await enterLedger(tx, {
    orderId: attempt.orderId,
    attemptId: attempt.id,
    refundId: id,
    kind: 'external_refund',
    amountCents: -cents,
    currency: attempt.currency,
    isGiveBack: false,
    key: `refund:${refundId}`,
  })
}
