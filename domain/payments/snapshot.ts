/** The providers that the product speaks to. */
export const PROVIDER_IDS = ['paypal', 'stripe', 'braintree'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

/** Where a payment stands at its provider, in one language for all of them (payments guide, 7.2). */
export const SNAPSHOT_STATES = [
  'needs_method',
  'needs_action',
  'processing',
  'authorized',
  'captured',
  'cancelled',
] as const
export type SnapshotState = (typeof SNAPSHOT_STATES)[number]

/** Why the last try of a payment was refused. */
export interface PaymentError {
  /** The provider's code, such as `card_declined` or `INSTRUMENT_DECLINED`. */
  readonly code: string
  /** The issuer's reason when the provider tells it, such as `insufficient_funds`. */
  readonly declineCode?: string
  /** Whether another try may succeed at all. */
  readonly isRetryable: boolean
  /** What tells this try from the one before with the same code, such as the refused charge's id. */
  readonly tryRef?: string
}

export interface DisputeSnapshot {
  readonly ref: string
  readonly state: 'open' | 'won' | 'lost'
  readonly amountCents: number
}

/** The card or wallet that was used, as far as it may be shown. */
export interface PaymentInstrument {
  /** `visa`, `mastercard`, `paypal` …, in small letters. */
  readonly brand: string
  /** Null for what has no number. */
  readonly lastFour: string | null
}

/** What a provider says of one payment when it is asked: the only source of truth (R1). Amounts are cents. */
export interface Snapshot {
  /** The provider's id of the payment: PaymentIntent, PayPal order, Braintree transaction. */
  readonly ref: string
  readonly state: SnapshotState
  readonly amountCents: number
  /** ISO 4217 in capitals. */
  readonly currency: string
  /** The payer has approved and nothing has been captured: the capture decides (PayPal, 8.5). */
  readonly isApproved?: boolean
  /** Somebody at the provider looks at the capture, for up to some days (PayPal, cases 25 and 26). */
  readonly isUnderReview?: boolean
  readonly capturedCents: number
  /** Given back so far and not failed since; a pending refund is not in it. */
  readonly refundedCents: number
  /** The provider's fee on the capture; null while it is not known. */
  readonly feeCents: number | null
  readonly disputes: readonly DisputeSnapshot[]
  readonly error: PaymentError | null
  readonly instrument: PaymentInstrument | null
  /** What the attempt was sent with: its id (`attempt`) and its order's (`order`); empty when the payment is not ours. */
  readonly metadata: { readonly attempt?: string; readonly order?: string }
}

/** Where a refund stands (payments guide, 8.3). `waiting_settlement`: the provider gives back only what has settled. */
export type RefundSnapshotState = 'pending' | 'waiting_settlement' | 'succeeded' | 'failed' | 'cancelled'

export interface RefundSnapshot {
  /** Null when the money never moved: an authorisation that was voided, or a refund that has to wait. */
  readonly ref: string | null
  readonly state: RefundSnapshotState
  readonly amountCents: number
  readonly error: PaymentError | null
}
