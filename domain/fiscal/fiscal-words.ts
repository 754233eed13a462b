/** What is sold, as receipts tell it apart: each has a profile of its own (guide 2.3 rule 6). */
export const PRODUCT_LINES = [
  'place',
  'extras',
  'bar',
  'restaurant',
  'parking',
  'services',
  'subscriptions',
  'deposits',
  'tips',
] as const
export type ProductLine = (typeof PRODUCT_LINES)[number]

/** When a receipt is due: with the money, or on the first day that it is for. */
export const DUE_TIMES = ['payment', 'delivery'] as const
export type DueTime = (typeof DUE_TIMES)[number]

/** VAT rates in percent. */
export const VAT_RATES = [4, 5, 10, 22] as const

/** Why a line bears no VAT. */
export const NATURES = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6'] as const
export type Nature = (typeof NATURES)[number]

/** What a document is: money that came, part of it that went back, or all of it on the day of its sale. */
export const DOCUMENT_KINDS = ['sale', 'refund', 'void'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The life of a document: from its entry of the ledger to its number. */
export const DOCUMENT_STATES = [
  'noted',
  'not_due',
  'to_issue',
  'queued',
  'retried',
  'failed',
  'manual',
  'issued',
  'voided',
  'refunded',
] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** How it was paid, as a receipt says it: contante, elettronico, non riscosso, buono. */
export const PAYMENT_KINDS = ['cash', 'electronic', 'unpaid', 'voucher'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** What issues documents here. */
export const ADAPTERS = ['none', 'openapi', 'epson'] as const
export type AdapterName = (typeof ADAPTERS)[number]

/** Why no document is due, or why a person has to issue it. */
export const REASONS = [
  '',
  'before',
  'not_a_sale',
  'exempt',
  'taken_back',
  'spans_documents',
  'no_original',
  'uncertain',
  'rejected',
  'too_many_tries',
] as const
export type Reason = (typeof REASONS)[number]
