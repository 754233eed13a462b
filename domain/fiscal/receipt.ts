import type { FiscalEntry } from './entry-meaning.ts'
import type { DocumentKind, DueTime, Nature, PaymentKind, ProductLine, Reason } from './fiscal-words.ts'

/** What a product line bears on a receipt. */
export interface FiscalProfile {
  readonly productLine: ProductLine
  readonly isDue: boolean
  readonly dueWhen: DueTime
  /** Percent; null where a nature stands. */
  readonly vatPercent: number | null
  readonly nature: Nature | null
  readonly department: number
}

/** Something of an order: a place, its extras, or an item. */
export interface FiscalSource {
  /** Names it in the order, e.g. `line:000000000012:place`. */
  readonly ref: string
  readonly productLine: ProductLine
  readonly name: string
  /** First day that it is for, 'YYYY-MM-DD'. */
  readonly from: string
  readonly quantity: number
  readonly cents: number
  readonly isCancelled: boolean
}

/** Cents of an entry that lie on a part of the order, whether a receipt is due for it or not. */
export interface Part {
  readonly ref: string
  readonly cents: number
}

/** One line of a receipt, VAT included in its amounts. */
export interface ReceiptLine {
  readonly ref: string
  readonly productLine: ProductLine
  readonly description: string
  readonly quantity: number
  readonly unitCents: number
  readonly grossCents: number
  readonly vatPercent: number | null
  readonly nature: Nature | null
  readonly vatCents: number
  readonly department: number
}

export interface ReceiptPayment {
  readonly kind: PaymentKind
  readonly cents: number
}

/** A document of the same order that was composed before. */
export interface EarlierDocument {
  readonly documentId: number
  readonly entryKey: string
  readonly attemptId: number | null
  readonly refundId: number | null
  readonly kind: DocumentKind
  readonly originalId: number | null
  /** It was taken back before anybody issued it: it counts as never composed. */
  readonly isDropped: boolean
  /** Nobody has begun to issue it. */
  readonly isUntouched: boolean
  readonly parts: readonly Part[]
  readonly lines: readonly ReceiptLine[]
  readonly payment: PaymentKind | null
}

/** An entry to compose, with everything that decides it. */
export interface ToCompose {
  readonly entry: FiscalEntry & {
    readonly key: string
    readonly attemptId: number | null
    readonly refundId: number | null
    /** The order's line that a refund is for; null for no certain one. */
    readonly lineId: number | null
  }
  readonly orderNumber: string
  /** Product line of money beyond everything ordered. */
  readonly mainLine: ProductLine
  readonly sources: readonly FiscalSource[]
  /** The oldest first. */
  readonly earlier: readonly EarlierDocument[]
  readonly profiles: readonly FiscalProfile[]
  readonly isCreditVoucher: boolean
}

/** What a document says from now on. */
export interface Composed {
  readonly state: 'not_due' | 'to_issue' | 'manual'
  readonly reason: Reason
  readonly kind: DocumentKind
  readonly originalId: number | null
  readonly parts: readonly Part[]
  readonly lines: readonly ReceiptLine[]
  readonly payments: readonly ReceiptPayment[]
  readonly totalCents: number
  /** First day on which it is due, when nothing of it is due with the money; null for at once. */
  readonly dueFrom: string | null
  /** A document that ends without ever being issued, because this one takes it back; null for none. */
  readonly dropsId: number | null
}

/** No receipt, because nothing was sold. */
export const NOTHING: Composed = {
  state: 'not_due',
  reason: 'not_a_sale',
  kind: 'sale',
  originalId: null,
  parts: [],
  lines: [],
  payments: [],
  totalCents: 0,
  dueFrom: null,
  dropsId: null,
}
