import type { Logger } from 'pino'
import { HOUR, MINUTE, SECOND } from '../../domain/platform/duration.ts'
import type { ProviderId, RefundSnapshot } from '../../domain/payments/snapshot.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { enqueueStaffNotice } from '../platform/notices.ts'
import { lease, release } from './lease-queries.ts'
import { enterLedger, openIssue } from './ledger-queries.ts'
import type { PayableOrders } from './payable-orders.ts'
import { ProviderUnavailable, type PaymentProvider } from './provider.ts'
import { changeRefund, lockRefund, readRefund, type Refund } from './refund-queries.ts'

export interface RefundTools {
  readonly database: Database
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>
  readonly orders: PayableOrders
  readonly log: Logger
}

/** Seconds until a refund is looked at again. */
const UNTIL_CAPTURED = 5
const UNTIL_SETTLED = HOUR / SECOND
const UNTIL_DECIDED = (15 * MINUTE) / SECOND
const AFTER_NO_ANSWER = MINUTE / SECOND

/** Brings refunds to their end with one key each (R6, payments guide 7.3); one process drives a refund at a time. */
export class RefundDriver {
  readonly #tools: RefundTools

  constructor(tools: RefundTools) {
    this.#tools = tools
  }

  /** False when somebody else is at it. Never throws for a provider. */
  async sync(id: number): Promise<boolean> {
    const { database, log } = this.#tools
    const held = await lease(database, 'refund', id)
    if (held === null) return false
    let next: number | null = AFTER_NO_ANSWER
    try {
      next = await this.#drive(id)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) log.error({ err: error, refund: id }, 'a refund cannot be driven')
      next = AFTER_NO_ANSWER * 2
    } finally {
      await release(database, 'refund', id, held, next)
    }
    return true
  }

  async #drive(id: number): Promise<number | null> {
    const refund = await readRefund(this.#tools.database, id)
    if (refund === null || refund.state === 'external' || refund.state === 'cancelled') return null
    if (refund.paymentRef === null || refund.attemptState === 'authorized') return UNTIL_CAPTURED
    const provider = this.#tools.providers.get(refund.provider)
    if (provider === undefined) throw new Error(`there are refunds by ${refund.provider}, and no keys for it`)
    const snapshot =
      refund.ref === null
        ? await provider.refund(refund.paymentRef, refund.amountCents, refund.key, refund.refundId)
        : await provider.fetchRefund(refund.paymentRef, refund.ref)
    await this.#tools.database.transaction((tx) => this.#write(tx, id, snapshot))
    return untilNext(snapshot)
  }

  async #write(tx: Queryable, id: number, snapshot: RefundSnapshot): Promise<void> {
    const before = await lockRefund(tx, id)
    await changeRefund(tx, id, snapshot)
    if (snapshot.state === 'succeeded') await this.#succeed(tx, before)
    // One that its provider called off brings the money back as little as one that failed.
    if (snapshot.state === 'failed' || snapshot.state === 'cancelled') await this.#fail(tx, before, snapshot)
  }

  async #succeed(tx: Queryable, refund: Refund): Promise<void> {
    const isNew = await enterLedger(tx, {
      ...entryOf(refund),
      kind: 'refund',
      amountCents: -refund.amountCents,
      key: `refund:${refund.refundId}`,
    })
    if (refund.reason === 'give_back') await settleAttempt(tx, refund.attempt)
    else if (isNew) await this.#tools.orders.mailRefund(tx, refund.orderId, refund.refundId, 'succeeded')
  }

  /** A refund may fail at once, or days after it succeeded (case 78): staff give the money back another way. */
  async #fail(tx: Queryable, refund: Refund, { error }: RefundSnapshot): Promise<void> {
    if (refund.state === 'succeeded') {
      await enterLedger(tx, {
        ...entryOf(refund),
        kind: 'refund_failed',
        amountCents: refund.amountCents,
        key: `refund-failed:${refund.refundId}`,
      })
    }
    const isNew = await openIssue(tx, {
      key: `refund-failed:${refund.refundId}`,
      kind: 'refund_failed',
      provider: refund.provider,
      orderId: refund.orderId,
      attemptId: refund.attempt,
      detail: { refundId: refund.refundId, amountCents: refund.amountCents, code: error?.code ?? null },
    })
    if (refund.reason === 'give_back') await settleAttempt(tx, refund.attempt)
    if (!isNew) return
    await this.#tools.orders.mailRefund(tx, refund.orderId, refund.refundId, 'failed')
    const { orderId, amountCents } = refund
    await enqueueStaffNotice(tx, `refund-failed:${refund.refundId}`, { topic: 'refund_failed', orderId, amountCents })
  }
}

function entryOf({ orderId, attempt, id, currency, reason }: Refund) {
  return { orderId, attemptId: attempt, refundId: id, currency, isGiveBack: reason === 'give_back' }
}

function untilNext({ state }: RefundSnapshot): number | null {
  if (state === 'waiting_settlement') return UNTIL_SETTLED
  return state === 'pending' ? UNTIL_DECIDED : null
}

/** Nothing is left to do for a payment that went back, or that staff have to give back. */
async function settleAttempt(tx: Queryable, attempt: number): Promise<void> {
  await tx.query({
    name: 'payments.settle-attempt',
    text: 'update payment_attempt set settled_at = coalesce(settled_at, battigia_now()), next_sync_at = null where id = $1',
    values: [attempt],
  })
}
