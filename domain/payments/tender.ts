/** How money is paid at the desk: in cash, or by card at its terminal (B-12). */
export const TENDERS = ['cash', 'card_terminal'] as const
export type Tender = (typeof TENDERS)[number]

/** How the desk gives money back: over the counter, by the payment that brought it, or as the resort's credit. */
export const REFUND_TENDERS = ['cash', 'card_terminal', 'original', 'credit'] as const
export type RefundTender = (typeof REFUND_TENDERS)[number]
