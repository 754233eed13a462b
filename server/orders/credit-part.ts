import type { OfferedMethod } from '../../domain/orders/methods.ts'
import type { PaymentMethod } from '../../domain/orders/calls.ts'
import { coversAll, creditFor } from '../../domain/payments/credit.ts'
import { isOnlineMethod } from '../../domain/payments/payment-modes.ts'
import { cents, type Cents } from '../../domain/platform/cents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'

/** What the guest wishes to settle an order with. */
export interface Settling {
  readonly method: PaymentMethod
  /** The part that credit pays; missing is none (B-06). */
  readonly creditCents?: number | undefined
}

const BY_CREDIT: OfferedMethod = { method: 'no_payment_needed', modeId: null, deadline: null }

/**
 * B-06: the way to settle what credit pays alone: none; null where another way pays at least a part. Throws `credit_changed` for more
 * credit than the total can take, or so much that too little is left to be paid online.
 */
export function settledByCredit(totalCents: number, { method, creditCents = 0 }: Settling): OfferedMethod | null {
  if (creditFor(totalCents, creditCents, isOnlineMethod(method)) !== creditCents) throw new Refusal('credit_changed')
  if (creditCents === 0 || creditCents < totalCents) return null
  if (method !== BY_CREDIT.method) throw new Refusal('method_not_offered')
  return BY_CREDIT
}

/** What a quote says of credit: how much of it the guest may use, and whose conditions are accepted with which method. */
export function quotedCredit(
  { totalCents, offered }: { readonly totalCents: number; readonly offered: readonly OfferedMethod[] },
  availableCents: number,
): { readonly creditCents: Cents; readonly isAccepted: (of: { readonly method: PaymentMethod }) => boolean } {
  const isAlone = coversAll(totalCents, availableCents)
  return {
    creditCents: cents(totalCents > 0 ? availableCents : 0),
    isAccepted: ({ method }) =>
      offered.some((one) => one.method === method) || (isAlone && method === BY_CREDIT.method),
  }
}
