import type { PaymentKind } from './fiscal-words.ts'

/** What of an entry of the ledger decides its receipt. */
export interface FiscalEntry {
  readonly kind: string
  readonly amountCents: number
  /** Of money that came and must not stay: nothing was sold for it. */
  readonly isGiveBack: boolean
  /** `cash` or `card_terminal` of what the desk gave back; null otherwise. */
  readonly tender: string | null
}

/**
 * What an entry is for the receipts: money for something sold, money that goes back of it, an entry that takes an earlier one back as if it
 * had not been, or nothing.
 */
export type EntryMeaning =
  | { readonly act: 'sale' | 'refund' | 'take_back'; readonly payment: PaymentKind }
  | { readonly act: 'none' }

const NONE: EntryMeaning = { act: 'none' }
const byTender = (tender: string | null): PaymentKind => (tender === 'card_terminal' ? 'electronic' : 'cash')

/**
 * Guide 2.3 rules 1 and 5. Credit is no money: it is a discount, so that neither using it nor turning money into it is a receipt; with
 * `isCreditVoucher` it is a voucher instead, sold for nothing and spent like money (decision 116).
 */
export function meaningOf(
  { kind, amountCents, isGiveBack, tender }: FiscalEntry,
  isCreditVoucher: boolean,
): EntryMeaning {
  if (isGiveBack) return NONE
  switch (kind) {
    case 'capture':
      return { act: 'sale', payment: 'electronic' }
    case 'cash':
      return { act: amountCents > 0 ? 'sale' : 'take_back', payment: 'cash' }
    case 'card_terminal':
      return { act: amountCents > 0 ? 'sale' : 'take_back', payment: 'electronic' }
    case 'desk_refund':
      return { act: amountCents < 0 ? 'refund' : 'take_back', payment: byTender(tender) }
    case 'refund':
    case 'external_refund':
      return { act: 'refund', payment: 'electronic' }
    case 'refund_failed':
      return { act: 'take_back', payment: 'electronic' }
    case 'credit':
      return isCreditVoucher ? { act: 'sale', payment: 'voucher' } : NONE
    case 'credit_back':
    case 'to_credit':
      return isCreditVoucher ? { act: 'refund', payment: 'voucher' } : NONE
    default:
      return NONE
  }
}
