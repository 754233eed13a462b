import { finished } from './finish-receipt.ts'
import type { PaymentKind } from './fiscal-words.ts'
import { NOTHING, type Composed, type EarlierDocument, type ToCompose } from './receipt.ts'

/** What a press wrote is taken back by an entry whose key ends so; a refund that failed by the refund itself. */
const UNDONE = /:undone$/

/** The receipt that undoes what an entry's own said; one that nobody has begun to issue is dropped instead. */
export function takeBack({ entry, earlier }: ToCompose, payment: PaymentKind): Composed {
  const isOf = ({ entryKey, refundId, kind }: EarlierDocument) =>
    entry.kind === 'refund_failed'
      ? kind !== 'sale' && refundId !== null && refundId === entry.refundId
      : entryKey === entry.key.replace(UNDONE, '')
  const taken = earlier.findLast(isOf)
  const kind = entry.amountCents < 0 ? ('refund' as const) : ('sale' as const)
  if (taken === undefined || taken.lines.length === 0) return { ...NOTHING, kind, reason: 'taken_back' }
  if (taken.isUntouched) return { ...NOTHING, kind, reason: 'taken_back', dropsId: taken.documentId }
  const { parts, lines } = taken
  const originalId = kind === 'refund' ? taken.documentId : null
  return finished({ parts, lines, payment, kind, originalId, dueFrom: null })
}
