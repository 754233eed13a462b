import type Stripe from 'stripe'
import type { RefundSnapshot } from '../../../../domain/payments/snapshot.ts'
import { ProviderMisuse, UnknownAtProvider } from '../../provider.ts'
import { asked } from './stripe-errors.ts'
import { idOf } from './stripe-fields.ts'
import { cancelPayment, isReplayed } from './stripe-payments.ts'
import { refundSnapshotOf } from './stripe-snapshot.ts'

/** Refusals that end a refund, and whether another try may succeed later. */
const REFUSALS: ReadonlyMap<string, boolean> = new Map([
  ['charge_already_refunded', false],
  ['charge_disputed', false],
  ['charge_not_refundable', false],
  ['refund_disputed_payment', false],
  ['balance_insufficient', true],
])

/**
 * Gives money back: a reservation is released, and no refund exists then (ref null); taken money is refunded. More than
 * is left, or a charge that cannot be refunded (case 79), answers `failed` with Stripe's code. A payment that Stripe is
 * still processing answers `waiting_settlement`. Throws ProviderMisuse for a part of a reservation.
 */
export async function refundPayment(
  stripe: Stripe,
  ref: string,
  amountCents: number,
  key: string,
  refundId: string,
): Promise<RefundSnapshot> {
  const { status, amount, metadata } = await asked(() => stripe.paymentIntents.retrieve(ref))
  if (status === 'requires_capture' && amountCents !== amount) {
    throw new ProviderMisuse(`Stripe: ${ref} is only reserved, so no part of it can be given back`)
  }
  // The money may be taken between the read and the release.
  const state = status === 'succeeded' ? 'captured' : (await cancelPayment(stripe, ref)).state
  if (state === 'cancelled') return { ref: null, state: 'succeeded', amountCents, error: null }
  if (state !== 'captured') return { ref: null, state: 'waiting_settlement', amountCents, error: null }
  const answer = await asked(
    () =>
      stripe.refunds.create(
        { payment_intent: ref, amount: amountCents, metadata: { ...metadata, refund: refundId } },
        { idempotencyKey: key },
      ),
    (error) => refusalOf(error.code ?? tooMuch(error.param), amountCents),
  )
  if (!('object' in answer)) return answer
  // A replay shows the refund as it was at first.
  return isReplayed(answer) ? readRefund(stripe, ref, answer.id) : refundSnapshotOf(answer)
}

/** A refund as it is now. Throws UnknownAtProvider also for a refund of another payment. */
export async function readRefund(stripe: Stripe, paymentRef: string, refundRef: string): Promise<RefundSnapshot> {
  const refund = await asked(() => stripe.refunds.retrieve(refundRef))
  if (idOf(refund.payment_intent) !== paymentRef) {
    throw new UnknownAtProvider(`Stripe: ${paymentRef} has no refund ${refundRef}`)
  }
  return refundSnapshotOf(refund)
}

function refusalOf(code: string, amountCents: number): RefundSnapshot | null {
  const isRetryable = REFUSALS.get(code) ?? (code === TOO_MUCH ? false : null)
  return isRetryable === null ? null : { ref: null, state: 'failed', amountCents, error: { code, isRetryable } }
}

/** Stripe refuses more than is left by naming the parameter, without a code; its own code for such amounts says it. */
const TOO_MUCH = 'amount_too_large'

function tooMuch(param: string | undefined): string {
  return param === 'amount' ? TOO_MUCH : ''
}
