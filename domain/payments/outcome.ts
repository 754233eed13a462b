import { hasMoney, isOpen, type AttemptState } from './attempt-states.ts'
import { failureOf, shownCode, type PaymentFailure } from './payment-failure.ts'
import type { AttemptUse, GiveBackReason } from './settlement.ts'
import type { PaymentError } from './snapshot.ts'

/** what a person is told of a payment. */
export type Outcome = 'completed' | 'failed' | 'pending'

/** What the outcome depends on of the attempt that tells how paying went. */
export interface ToldAttempt {
  readonly state: AttemptState
  readonly use: AttemptUse | null
  readonly giveBackReason: GiveBackReason | null
  readonly isIndeterminate: boolean
  readonly isCancelRequested: boolean
  readonly isSettled: boolean
  readonly error: PaymentError | null
}

export interface ToldOrder {
  /** It has its places for good. */
  readonly isLive: boolean
  readonly isAwaiting: boolean
  readonly isExpired: boolean
  readonly dueCents: number
  readonly triesLeft: number
}

export interface ToldPayment {
  readonly outcome: Outcome
  readonly failure: { readonly reason: PaymentFailure; readonly code: string } | null
  /** Never while the outcome is open (R13). */
  readonly canRetry: boolean
}

const GIVEN_BACK: Readonly<Record<GiveBackReason, PaymentFailure>> = {
  too_late: 'places_taken',
  order_over: 'order_over',
  paid_already: 'order_over',
  mismatch: 'order_over',
}

/** The outcome of paying an order, from what is stored and never from a redirect (5.3, cases 34 to 36). */
export function outcomeOf(order: ToldOrder, attempt: ToldAttempt | null): ToldPayment {
  if (order.isLive && (order.dueCents <= 0 || attempt === null || attempt.use === 'paid')) return done('completed')
  if (attempt !== null && isUndecided(attempt)) return done('pending')
  if (attempt?.use === 'give_back' && attempt.giveBackReason !== null) {
    return { outcome: 'failed', failure: told(GIVEN_BACK[attempt.giveBackReason]), canRetry: false }
  }
  // Of a live order something is due here: the others are completed.
  const isPayable = (order.isAwaiting || order.isLive) && order.triesLeft > 0
  if (!isPayable) return { outcome: 'failed', failure: overBecause(order), canRetry: false }
  const error = attempt?.error ?? null
  const failure = error === null ? told('not_finished') : { reason: failureOf(error), code: shownCode(error) }
  return { outcome: 'failed', failure, canRetry: true }
}

/** Money may be moving: no answer yet, under review, or reserved and not decided. */
function isUndecided(attempt: ToldAttempt): boolean {
  if (attempt.isSettled) return false
  if (attempt.isIndeterminate || attempt.state === 'processing') return true
  if (attempt.use === null && hasMoney(attempt.state)) return true
  return attempt.isCancelRequested && !isOpen(attempt.state)
}

function overBecause({ isExpired, triesLeft }: ToldOrder): ToldPayment['failure'] {
  if (isExpired) return told('time_over')
  return told(triesLeft <= 0 ? 'too_many_tries' : 'order_over')
}

function told(reason: PaymentFailure): { reason: PaymentFailure; code: string } {
  return { reason, code: reason }
}

function done(outcome: Outcome): ToldPayment {
  return { outcome, failure: null, canRetry: false }
}
