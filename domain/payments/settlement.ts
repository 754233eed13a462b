import { hasMoney, type AttemptState } from './attempt-states.ts'
import type { Snapshot } from './snapshot.ts'

/** Whether money that came stays: decided exactly once per attempt (R4). */
export type AttemptUse = 'paid' | 'give_back'

/** Why money that came does not stay. */
export const GIVE_BACK_REASONS = ['too_late', 'order_over', 'paid_already', 'mismatch'] as const
export type GiveBackReason = (typeof GIVE_BACK_REASONS)[number]

/** What the decision asks of the order; `places` is where they stand. */
export interface PayableOrder {
  /** `claim`: its places are taken now, if they are ours or free. `booked`: it has them. `over`: it wants none. */
  readonly places: 'claim' | 'booked' | 'over'
  /** What is still to be paid, without what this attempt brings. */
  readonly dueCents: number
}

export interface SettledAttempt {
  readonly attemptId: string
  readonly orderId: string
  readonly amountCents: number
  readonly currency: string
  readonly state: AttemptState
  readonly use: AttemptUse | null
  readonly isCancelRequested: boolean
  /** Nothing is left to do for it, as in {@link DrivenAttempt}. */
  readonly isSettled: boolean
}

/** Who asks: a return, a webhook and the clock may settle; what is to be cancelled only its own job (R7). */
export type SettledBy = 'sync' | 'cancel_job'

export type Settlement =
  /** Nothing is decided: no money yet, or decided before, or not for this asker to decide. */
  | { readonly kind: 'none' }
  /** The places are claimed under lock; taken by somebody else, the money goes back as `too_late` (R5). */
  | { readonly kind: 'claim' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'give_back'; readonly reason: GiveBackReason }

/** Whether the provider's payment is the one that the attempt asked for (R12). */
export function matches(attempt: SettledAttempt, snapshot: Snapshot): boolean {
  const { attempt: attemptId = attempt.attemptId, order: orderId = attempt.orderId } = snapshot.metadata
  return (
    snapshot.amountCents === attempt.amountCents &&
    snapshot.currency === attempt.currency &&
    attemptId === attempt.attemptId &&
    orderId === attempt.orderId
  )
}

/**
 * R4, R5, R7, R12: what becomes of money that is reserved or taken. `state` is the attempt's after the snapshot.
 * `isApproved`: the payer has approved a payment that reserves nothing (PayPal), so that the places are pinned first.
 */
export function settlementOf(
  attempt: SettledAttempt,
  order: PayableOrder,
  snapshot: Snapshot,
  by: SettledBy,
  isApproved = false,
): Settlement {
  if (attempt.use !== null) return { kind: 'none' }
  // Cancelled for good: a read from before, when its money was reserved, books nothing.
  if (attempt.isSettled) return { kind: 'none' }
  // The row's state never goes back (R3): what decides has to show the money itself, with the amount that it has now.
  if (!hasMoney(snapshot.state) && !isApproved) return { kind: 'none' }
  if (attempt.isCancelRequested && attempt.state !== 'captured' && by !== 'cancel_job') return { kind: 'none' }
  if (!matches(attempt, snapshot)) return { kind: 'give_back', reason: 'mismatch' }
  if (order.places === 'over') return { kind: 'give_back', reason: 'order_over' }
  if (order.dueCents < attempt.amountCents) return { kind: 'give_back', reason: 'paid_already' }
  return order.places === 'claim' ? { kind: 'claim' } : { kind: 'keep' }
}

/** What an attempt needs next from its provider; `none` waits for the person or is over. */
export type ProviderStep = 'fetch' | 'capture' | 'cancel' | 'refund' | 'none'

export interface DrivenAttempt {
  readonly state: AttemptState
  readonly use: AttemptUse | null
  readonly isCancelRequested: boolean
  /** Nothing is left to do for it: captured and kept, given back, cancelled or declined. */
  readonly isSettled: boolean
}

/** The next step of the driver (R6): from the row alone, so that it goes on after any crash. */
export function nextStep({ state, use, isCancelRequested, isSettled }: DrivenAttempt): ProviderStep {
  if (isSettled) return 'none'
  if (use === 'paid') return state === 'captured' ? 'none' : 'capture'
  if (use === 'give_back') return state === 'captured' ? 'refund' : 'cancel'
  if (isCancelRequested) return state === 'captured' ? 'fetch' : 'cancel'
  return 'fetch'
}
