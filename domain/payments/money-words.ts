/** Kinds of movements of an order's money, as the ledger has them. */
export const LEDGER_KINDS = [
  'capture',
  'cash',
  'card_terminal',
  'desk_refund',
  'credit',
  'credit_back',
  'to_credit',
  'refund',
  'external_refund',
  'refund_failed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'fee',
] as const
export type LedgerEntryKind = (typeof LEDGER_KINDS)[number]

/** What is known of money that goes back by a provider. */
export const REFUND_STATES = [
  'requested',
  'submitted',
  'pending',
  'waiting_settlement',
  'succeeded',
  'failed',
  'cancelled',
  'external',
] as const
export type RefundState = (typeof REFUND_STATES)[number]
