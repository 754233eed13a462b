import type { DocumentKind, PaymentKind, Reason } from './fiscal-words.ts'
import type { Composed, Part, ReceiptLine } from './receipt.ts'
import { vatOfLines } from './vat-split.ts'

interface Unfinished {
  readonly parts: readonly Part[]
  readonly lines: readonly ReceiptLine[]
  readonly payment: PaymentKind
  readonly kind: DocumentKind
  readonly originalId: number | null
  readonly dueFrom: string | null
  readonly reason?: Reason
}

/** The receipt of these lines with its VAT, its payment and its total; not due where nothing of it is on a receipt. */
export function finished({
  parts,
  lines,
  payment,
  kind,
  originalId,
  dueFrom: from,
  reason = '',
}: Unfinished): Composed {
  const vat = vatOfLines(lines)
  const totalCents = lines.reduce((all, { grossCents }) => all + grossCents, 0)
  const shared = { kind, originalId, parts: parts.filter(({ cents }) => cents !== 0), dropsId: null }
  if (totalCents === 0)
    return { ...shared, state: 'not_due', reason: 'exempt', lines: [], payments: [], totalCents: 0, dueFrom: null }
  return {
    ...shared,
    state: reason === '' ? 'to_issue' : 'manual',
    reason,
    lines: lines.map((line, index) => ({ ...line, vatCents: vat[index] ?? 0 })),
    payments: [{ kind: payment, cents: totalCents }],
    totalCents,
    dueFrom: from,
  }
}
