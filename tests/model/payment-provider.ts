import type { ProviderId, Snapshot } from '../../domain/payments/snapshot.ts'

/** How a provider takes money: reserved first, at once, or when the server asks after the payer's approval (8.5). */
export const TAKES: Readonly<Record<ProviderId, 'authorised' | 'at_once' | 'on_approval'>> = {
  stripe: 'authorised',
  braintree: 'at_once',
  paypal: 'on_approval',
}

/** No answer: what was asked for has happened, or has not. */
export class NoAnswer extends Error {}

export interface PlayedPayment {
  readonly ref: string
  readonly provider: ProviderId
  readonly attemptId: string
  readonly orderId: string
  amountCents: number
  state: Snapshot['state']
  capturedCents: number
  refundedCents: number
  errorCode: string | null
  /** The wallet thinks the capture over (cases 25 and 26). */
  isPending: boolean
  readonly refunds: Map<string, { readonly amountCents: number; isPending: boolean }>
  readonly before: Snapshot[]
}

export interface PlayedEvent {
  readonly eventId: string
  readonly ref: string
}

/** What a person does at the provider's page. */
export type PersonAct = 'pay' | 'challenge' | 'decline' | 'pay_other_amount'

/**
 * The three providers as one: payments by stable keys, 3-D Secure, answers that are lost after the effect, calls that
 * fail before it, reads that are late, and a cancel that comes too late.
 */
export class PlayedProvider {
  readonly payments = new Map<string, PlayedPayment>()
  readonly events: PlayedEvent[] = []
  /** Ends of a cancel that took effect, for who wants to judge them. */
  onCancelled: (payment: PlayedPayment) => void = () => undefined
  isFaultless = false
  readonly #chance: () => number

  constructor(chance: () => number) {
    this.#chance = chance
  }

  create(attempt: {
    readonly id: string
    readonly orderId: string
    readonly provider: ProviderId
    readonly amountCents: number
  }): Snapshot {
    return this.#answer(() => {
      const ref = `at ${attempt.provider}: ${attempt.id}:create`
      const found = this.payments.get(ref)
      if (found !== undefined) return snapshotOf(found)
      const payment: PlayedPayment = {
        ref,
        provider: attempt.provider,
        attemptId: attempt.id,
        orderId: attempt.orderId,
        amountCents: attempt.amountCents,
        state: attempt.provider === 'paypal' ? 'needs_action' : 'needs_method',
        capturedCents: 0,
        refundedCents: 0,
        errorCode: null,
        isPending: false,
        refunds: new Map(),
        before: [],
      }
      this.payments.set(ref, payment)
      return snapshotOf(payment)
    })
  }

  /** The payment of an attempt, as far as there is one yet. */
  find(attemptId: string): string | null {
    return [...this.payments.values()].find((payment) => payment.attemptId === attemptId)?.ref ?? null
  }

  /** Three reads in ten answer something that was true before. */
  fetch(ref: string): Snapshot {
    return this.#answer(() => {
      const payment = this.#payment(ref)
      const isStale = !this.isFaultless && this.#chance() < 0.3
      const earlier = isStale ? payment.before[Math.floor(this.#chance() * payment.before.length)] : undefined
      return earlier ?? snapshotOf(payment)
    })
  }

  capture(ref: string): Snapshot {
    return this.#answer(() => {
      const payment = this.#payment(ref)
      if (payment.state === 'authorized') this.#take(payment)
      else if (payment.provider === 'paypal' && payment.state === 'processing' && !payment.isPending) {
        const luck = this.#chance()
        if (luck < 0.7 || this.isFaultless) this.#take(payment)
        else if (luck < 0.85) this.#change(payment, { state: 'needs_action', errorCode: 'INSTRUMENT_DECLINED' })
        else payment.isPending = true
      }
      return snapshotOf(payment)
    })
  }

  /** Ends what is open or reserved; answers how the payment stands, captured when it came too late. */
  cancel(ref: string): Snapshot {
    return this.#answer(() => {
      const payment = this.#payment(ref)
      if (payment.state !== 'captured' && payment.state !== 'cancelled' && !payment.isPending) {
        this.#change(payment, { state: 'cancelled', errorCode: null })
        this.onCancelled(payment)
      }
      return snapshotOf(payment)
    })
  }

  /** The same key is the same refund; more than there is, is refused. Answers whether the money is back. */
  refund(ref: string, amountCents: number, key: string): 'succeeded' | 'pending' | 'refused' {
    return this.#answer(() => {
      const payment = this.#payment(ref)
      const known = payment.refunds.get(key)
      if (known !== undefined) return known.isPending ? 'pending' : 'succeeded'
      const promised = [...payment.refunds.values()].reduce((sum, refund) => sum + refund.amountCents, 0)
      if (promised + amountCents > payment.capturedCents) return 'refused'
      const isPending = !this.isFaultless && this.#chance() < 0.2
      payment.refunds.set(key, { amountCents, isPending })
      if (!isPending) this.#change(payment, { refundedCents: payment.refundedCents + amountCents })
      return isPending ? 'pending' : 'succeeded'
    })
  }

  act(payment: PlayedPayment, act: PersonAct): void {
    if (payment.state !== 'needs_method' && payment.state !== 'needs_action') return
    if (act === 'challenge') this.#change(payment, { state: 'needs_action', errorCode: null })
    else if (act === 'decline') this.#change(payment, { state: 'needs_method', errorCode: 'card_declined' })
    else {
      // A bank may reserve less than was asked; what a wallet's payer approves is the order as it was made.
      if (act === 'pay_other_amount' && payment.provider !== 'paypal')
        payment.amountCents += payment.amountCents > 100 ? -100 : 100
      this.#pay(payment)
    }
  }

  /** The bank lets a reservation go by itself. */
  letGo(payment: PlayedPayment): void {
    if (payment.state === 'authorized') this.#change(payment, { state: 'cancelled', errorCode: null })
  }

  /** What the provider thought over comes to an end: the capture, and refunds. */
  review(payment: PlayedPayment, isTaken: boolean): void {
    if (payment.isPending) {
      payment.isPending = false
      if (isTaken) this.#take(payment)
      else this.#change(payment, { state: 'needs_action', errorCode: 'DECLINED' })
    }
    for (const refund of payment.refunds.values()) {
      if (!refund.isPending) continue
      refund.isPending = false
      this.#change(payment, { refundedCents: payment.refundedCents + refund.amountCents })
    }
  }

  #pay(payment: PlayedPayment): void {
    const takes = TAKES[payment.provider]
    if (takes === 'authorised') this.#change(payment, { state: 'authorized', errorCode: null })
    else if (takes === 'on_approval') this.#change(payment, { state: 'processing', errorCode: null })
    else this.#take(payment)
  }

  #take(payment: PlayedPayment): void {
    this.#change(payment, { state: 'captured', errorCode: null, capturedCents: payment.amountCents })
  }

  #change(payment: PlayedPayment, change: Partial<PlayedPayment>): void {
    payment.before.push(snapshotOf(payment))
    Object.assign(payment, change)
    this.events.push({ eventId: `${payment.ref} ${payment.before.length}`, ref: payment.ref })
  }

  #payment(ref: string): PlayedPayment {
    const found = this.payments.get(ref)
    if (found === undefined) throw new RangeError(`no payment ${ref}`)
    return found
  }

  /** One call in twenty fails before its effect, one in twenty after it. */
  #answer<Answer>(effect: () => Answer): Answer {
    const luck = this.isFaultless ? 1 : this.#chance()
    if (luck < 0.05) throw new NoAnswer('failed before the effect')
    const answer = effect()
    if (luck < 0.1) throw new NoAnswer('lost after the effect')
    return answer
  }
}

export function snapshotOf(payment: PlayedPayment): Snapshot {
  return {
    ref: payment.ref,
    state: payment.state,
    amountCents: payment.amountCents,
    currency: 'EUR',
    capturedCents: payment.capturedCents,
    refundedCents: payment.refundedCents,
    feeCents: null,
    disputes: [],
    isApproved: payment.state === 'processing' && !payment.isPending,
    error:
      payment.errorCode === null
        ? null
        : { code: payment.errorCode, isRetryable: true, tryRef: `${payment.ref} ${payment.before.length}` },
    instrument: null,
    metadata: { attempt: payment.attemptId, order: payment.orderId },
  }
}
