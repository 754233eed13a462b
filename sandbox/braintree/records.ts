import type { ThreeDSecureInfo } from './cards.ts'

/** Instants are milliseconds of the sandbox's clock, amounts are cents. */
export interface Card {
  readonly number: string
  /** "01" to "12". */
  readonly expirationMonth: string
  /** Four digits. */
  readonly expirationYear: string
  readonly cardholderName: string | null
}

/** Names as the SDK sends them, e.g. `postal_code`. */
export type BillingAddress = Readonly<Record<string, string>>

export interface Nonce {
  readonly nonce: string
  readonly card: Card
  readonly createdAt: number
  readonly threeDSecure: ThreeDSecureInfo | null
  /** The saved card that it stands for, if it was made from one. */
  readonly token: string | null
  consumed: boolean
}

export interface SavedCard {
  readonly token: string
  readonly customerId: string
  readonly createdAt: number
  card: Card
  billing: BillingAddress | null
  isDefault: boolean
  updatedAt: number
}

/** The fields of a customer that a caller may give. */
export interface CustomerFields {
  firstName: string | null
  lastName: string | null
  company: string | null
  email: string | null
  phone: string | null
}

export interface Customer extends CustomerFields {
  readonly id: string
  readonly createdAt: number
  updatedAt: number
}

export type TransactionStatus =
  | 'authorized'
  | 'submitted_for_settlement'
  | 'settling'
  | 'settled'
  | 'settlement_pending'
  | 'settlement_declined'
  | 'voided'
  | 'processor_declined'
  | 'gateway_rejected'
  | 'failed'
  | 'authorization_expired'

export type RejectionReason = 'application_incomplete' | 'duplicate' | 'fraud' | 'risk_threshold' | 'three_d_secure'

/** The processor's answer; null before it was asked, as for what the gateway rejects itself. */
export interface ProcessorResponse {
  readonly code: string
  readonly text: string
  readonly type: 'approved' | 'soft_declined' | 'hard_declined'
}

export interface Transaction {
  readonly id: string
  readonly type: 'sale' | 'credit'
  readonly createdAt: number
  readonly card: Card
  readonly token: string | null
  readonly customerId: string | null
  readonly processor: ProcessorResponse | null
  readonly rejection: RejectionReason | null
  readonly threeDSecure: ThreeDSecureInfo | null
  /** Of a refund: the sale that it gives back. */
  readonly refundedTransactionId: string | null
  /** Of a partial settlement: the authorisation that it takes from. */
  readonly authorizedTransactionId: string | null
  readonly refundIds: string[]
  readonly partialSettlementIds: string[]
  readonly history: { readonly status: TransactionStatus; readonly at: number; readonly amount: number }[]
  readonly disputes: Dispute[]
  amount: number
  orderId: string | null
  status: TransactionStatus
  updatedAt: number
  /** No more partial settlements after the one that was called final. */
  finalCaptured: boolean
}

export interface Dispute {
  readonly id: string
  readonly transactionId: string
  readonly amount: number
  readonly openedAt: number
  readonly history: { readonly status: DisputeStatus; readonly at: number }[]
  status: DisputeStatus
  updatedAt: number
}

export type DisputeStatus = 'open' | 'won' | 'lost'
