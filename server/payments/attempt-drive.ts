import type { Logger } from 'pino'
import type { Settings } from '../../domain/settings/settings.ts'
import { hasMoney, isOpen } from '../../domain/payments/attempt-states.ts'
import { isOnlineMethod } from '../../domain/payments/payment-modes.ts'
import { nextStep, type SettledBy } from '../../domain/payments/settlement.ts'
import type { ProviderId, Snapshot } from '../../domain/payments/snapshot.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { applySnapshot } from './apply-snapshot.ts'
import {
  changeAttempt,
  clearIndeterminate,
  lockAttempt,
  markIndeterminate,
  readAttempt,
  type Attempt,
} from './attempt-queries.ts'
import { giveBackAll } from './give-back.ts'
import { holds, type Lease } from './lease-queries.ts'
import { attemptIssue, openIssue } from './ledger-queries.ts'
import { newPayment } from './new-payment.ts'
import type { PayableOrders } from './payable-orders.ts'
import type { CreatedPayment, NewPayment, PaymentProvider } from './provider.ts'
import type { RefundDriver } from './refund-driver.ts'
import { dropRefundsOf } from './refund-queries.ts'

export interface DriverTools {
  readonly database: Database
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>
  readonly orders: PayableOrders
  readonly settings: Settings
  readonly log: Logger
  /** Keeps the cards that a payment saved in step with their provider. */
  readonly refreshCards: (accountId: number, provider: PaymentProvider, modeId: number) => Promise<void>
}

/** Somebody took over what this process was too slow with: nothing of it counts any more. */
export class LeaseLost extends Error {
  constructor(id: number) {
    super(`the attempt ${id} is driven by somebody else now`)
    this.name = 'LeaseLost'
  }
}

/** Steps of one drive; a payment needs three at most, the rest is for what moves meanwhile. */
const MOST_STEPS = 8
/** Seconds. R10: what is not final is looked at again about every minute; what has to happen, sooner. */
export const LOOK_AGAIN = 60
export const SOON = 10

/** One lease's work on an attempt: each step from the row alone, each answer in one transaction (R6, R8). */
export class AttemptDrive {
  readonly #tools: DriverTools
  readonly #refunds: RefundDriver
  readonly #id: number
  /** Null for what may happen beside whoever has it: taking in what a call has just answered. */
  readonly #lease: Lease | null

  constructor(tools: DriverTools, refunds: RefundDriver, id: number, held: Lease | null) {
    this.#tools = tools
    this.#refunds = refunds
    this.#id = id
    this.#lease = held
  }

  /** Prepares the payment at its provider, or answers the one that was prepared (R8); its snapshot is taken in. */
  async create(payment: NewPayment): Promise<CreatedPayment> {
    const created = await this.#provider(await this.#read()).create(payment)
    await this.#apply(created.snapshot, 'sync')
    return created
  }

  /** Steps until nothing is left to ask; answers in how many seconds to look again, null for never. */
  async run(): Promise<number | null> {
    if (await this.#lookBack()) return null
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const attempt = await this.#read()
      if (attempt.isSettled) return null
      const isMore = attempt.ref === null ? await this.#find(attempt) : await this.#step(attempt, attempt.ref)
      if (!isMore) break
    }
    const { isSettled, isCancelRequested, use } = await this.#read()
    if (isSettled) return null
    return isCancelRequested || use !== null ? SOON : LOOK_AGAIN
  }

  /** A payment that its provider does not know can bring nothing: it is over, and staff see it. Kept money stays as it is. */
  async forget(): Promise<void> {
    await this.#transaction(async (tx) => {
      const { attempt } = await lockAttempt(tx, this.#id)
      if (attempt.isSettled || !isOpen(attempt.state)) return
      await changeAttempt(tx, { ...attempt, state: 'cancelled', isSettled: true })
      await openIssue(tx, attemptIssue(attempt, 'unknown_at_provider', `unknown:${attempt.attemptId}`))
    })
  }

  /** What is settled is only asked for refunds from elsewhere, disputes and fees; true when that was all (cases 80, 83, 86). */
  async #lookBack(): Promise<boolean> {
    const attempt = await this.#read()
    if (!attempt.isSettled) return false
    if (attempt.ref !== null && hasMoney(attempt.state))
      await this.#apply(await this.#provider(attempt).fetch(attempt.ref), 'sync')
    return true
  }

  /** One step; true when the row may ask for another one at once. */
  async #step(attempt: Attempt, ref: string): Promise<boolean> {
    const { attemptId } = attempt
    const provider = this.#provider(attempt)
    const by: SettledBy = attempt.isCancelRequested ? 'cancel_job' : 'sync'
    switch (nextStep(attempt)) {
      case 'none':
        return false
      case 'refund':
        await giveBackAll(this.#tools.database, this.#refunds, attempt)
        return false
      case 'capture': {
        const snapshot = await provider.capture(ref, `cap:${attemptId}`)
        await (snapshot.state === 'cancelled' ? this.#lose() : this.#apply(snapshot, by))
        return false
      }
      case 'cancel': {
        // Asked first: what has been paid for places that are still free may stay (8.6); only this job decides it (R7).
        await this.#apply(await provider.fetch(ref), by)
        const now = await this.#read()
        if (nextStep(now) !== 'cancel') return true
        await this.#apply(await provider.cancel(ref), by)
        return true
      }
      case 'fetch': {
        const snapshot = await provider.fetch(ref)
        await this.#apply(snapshot, by)
        if (snapshot.isApproved === true && !attempt.isCancelRequested) return this.#captureApproved(ref)
        const now = await this.#read()
        return nextStep(now) !== 'fetch'
      }
    }
  }

  /** The payer has approved and the places are pinned: the capture decides (PayPal, 8.5). */
  async #captureApproved(ref: string): Promise<boolean> {
    const { database } = this.#tools
    const { attempt, order } = await this.#transaction((tx) => lockAttempt(tx, this.#id))
    const isReady = order.isPinned || order.status === 'confirmed'
    if (!isReady || attempt.use !== null || attempt.isCancelRequested) return nextStep(attempt) !== 'fetch'
    await markIndeterminate(database, this.#id)
    const snapshot = await this.#provider(attempt).capture(ref, `cap:${attempt.attemptId}`)
    await this.#apply(snapshot, 'sync')
    return nextStep(await this.#read()) !== 'fetch'
  }

  /** An attempt whose payment is not known here: an answer was lost, or there is none yet (R8, cases 40 and 44). */
  async #find(attempt: Attempt): Promise<boolean> {
    const { database } = this.#tools
    const provider = this.#provider(attempt)
    const snapshot = await provider.find(attempt.attemptId)
    if (snapshot !== null) {
      await this.#apply(snapshot, attempt.isCancelRequested ? 'cancel_job' : 'sync')
      return true
    }
    if (attempt.isIndeterminate) await clearIndeterminate(database, attempt.id)
    if (!attempt.isCancelRequested) return false
    if (!provider.beginsWithNonce) {
      // It may be on its way: the same call again answers the payment that is there, and that is cancelled (R8).
      const { order } = await this.#transaction((tx) => lockAttempt(tx, this.#id))
      await this.#apply((await provider.create(newPayment(attempt, order))).snapshot, 'cancel_job')
      return true
    }
    await this.#transaction((tx) => changeAttempt(tx, { ...attempt, state: 'cancelled', isSettled: true }))
    return false
  }

  async #apply(snapshot: Snapshot, by: SettledBy): Promise<void> {
    const { orders, settings, refreshCards, log } = this.#tools
    const before = await this.#read()
    const provider = this.#provider(before)
    // A nonce is used up by its try (Braintree), an approval by a capture that failed for good (PayPal, case 26).
    const endsWithDecline = ({ error }: Snapshot) =>
      provider.beginsWithNonce || (provider.capturesOnApproval && error?.isRetryable === false)
    const { changes, paidBy } = await this.#transaction((tx) =>
      applySnapshot(tx, this.#id, snapshot, by, { orders, settings, endsWithDecline }),
    )
    orders.announce(changes)
    if (paidBy === null || !before.request.isToBeSaved) return
    try {
      await refreshCards(paidBy, provider, before.modeId)
    } catch (error) {
      log.warn({ err: error, attempt: this.#id }, 'a card that was saved while paying shows up with the next event')
    }
  }

  /** The reservation is gone although the order counted on it: the places are free, and staff see it. */
  async #lose(): Promise<void> {
    const { orders } = this.#tools
    const changes = await this.#transaction(async (tx) => {
      const { attempt, order } = await lockAttempt(tx, this.#id)
      await changeAttempt(tx, { ...attempt, state: 'cancelled', isSettled: true })
      await dropRefundsOf(tx, this.#id)
      await openIssue(tx, attemptIssue(attempt, 'authorization_lost', `authorization-lost:${attempt.attemptId}`))
      // What was to be paid otherwise, or later, only owes again.
      return isOnlineMethod(order.method) ? orders.lose(tx, attempt.orderId) : []
    })
    orders.announce(changes)
  }

  /** The provider of the attempt. Throws where its keys are gone: then its money cannot be looked after. */
  #provider({ provider: id }: Attempt): PaymentProvider {
    const provider = this.#tools.providers.get(id)
    if (provider === undefined) throw new Error(`there are payments by ${id}, and no keys for it`)
    return provider
  }

  async #read(): Promise<Attempt> {
    const attempt = await readAttempt(this.#tools.database, this.#id)
    if (attempt === null) throw new Error(`there is no attempt ${this.#id}`)
    return attempt
  }

  /** One transaction of who holds the lease; nothing of it happens after somebody else took over. */
  async #transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#tools.database.transaction(async (tx) => {
      const result = await work(tx)
      const isOurs = this.#lease === null || (await holds(tx, 'payment_attempt', this.#id, this.#lease))
      if (!isOurs) throw new LeaseLost(this.#id)
      return result
    })
  }
}
