/** How money is paid at the desk: in cash, or by card at its terminal (B-12). */
export const TENDERS = ['cash', 'card_terminal'] as const
export type Tender = (typeof TENDERS)[number]
