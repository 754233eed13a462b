import { documented } from './documented.ts'
import { finished } from './finish-receipt.ts'
import type { PaymentKind } from './fiscal-words.ts'
import { NOTHING, type Composed, type EarlierDocument, type Part, type ReceiptLine, type ToCompose } from './receipt.ts'
import { splitCents } from './vat-split.ts'

const sumOf = (parts: readonly Part[]) => parts.reduce((all, part) => all + part.cents, 0)

/** What is left of a sale after what went back of it. */
function leftOf(sale: EarlierDocument, earlier: readonly EarlierDocument[]): Part[] {
  const backs = earlier.filter(({ originalId, isDropped }) => originalId === sale.documentId && !isDropped)
  return sale.parts.map(({ ref, cents }) => {
    const back = backs.flatMap(({ parts }) => parts).filter((part) => part.ref === ref)
    return { ref, cents: cents - sumOf(back) }
  })
}

/** The sale that the money came by; else one with the same tender, the newest of those that bear all of it first. */
function originalOf({ entry, earlier }: ToCompose, payment: PaymentKind, amount: number) {
  const sales = earlier
    .filter(({ kind, isDropped, parts }) => kind === 'sale' && !isDropped && parts.length > 0)
    .map((sale) => ({ sale, left: leftOf(sale, earlier) }))
    .toReversed()
  const byAttempt = sales.find(({ sale }) => entry.attemptId !== null && sale.attemptId === entry.attemptId)
  const bears = ({ left }: { left: readonly Part[] }) => sumOf(left) >= amount
  return (
    byAttempt ??
    sales.find((one) => bears(one) && one.sale.payment === payment) ??
    sales.find(bears) ??
    sales.toSorted((a, b) => sumOf(b.left) - sumOf(a.left))[0]
  )
}

/** By item: what the refund names, else what was cancelled, and only then a share of everything. */
export function composeRefund(facts: ToCompose, payment: PaymentKind): Composed {
  const amount = -facts.entry.amountCents
  const found = originalOf(facts, payment, amount)
  if (found === undefined) return { ...NOTHING, kind: 'refund', reason: 'no_original' }
  const { sale, left } = found
  const spans = sumOf(left) < amount
  const pool = spans ? [...documented(facts.earlier)].map(([ref, cents]) => ({ ref, cents: Math.max(cents, 0) })) : left
  const named = facts.entry.lineId === null ? null : `line:${String(facts.entry.lineId).padStart(12, '0')}:`
  const cancelled = new Set(facts.sources.filter(({ isCancelled }) => isCancelled).map(({ ref }) => ref))
  const isMeant = (ref: string) => (named === null ? cancelled.has(ref) : ref.startsWith(named))
  const meant = pool.map(({ ref, cents }) => (isMeant(ref) ? cents : 0))
  const first = splitCents(Math.min(amount, sum(meant)), meant)
  const rest = pool.map(({ cents }, index) => cents - (first[index] ?? 0))
  const others = splitCents(Math.min(amount - sum(first), sum(rest)), rest)
  const parts = pool.map(({ ref }, index) => ({ ref, cents: (first[index] ?? 0) + (others[index] ?? 0) }))
  const known = facts.earlier.filter(({ isDropped }) => !isDropped).flatMap(({ lines }) => lines)
  const lines = parts.flatMap((part) => backLine(part, sale.lines.find(at(part)) ?? known.find(at(part))))
  const reason = spans ? ('spans_documents' as const) : ('' as const)
  return finished({ parts, lines, payment, kind: 'refund', originalId: sale.documentId, dueFrom: null, reason })
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const at = (part: Part) => (line: ReceiptLine) => line.ref === part.ref

/** A line that goes back bears what it bore when it was sold, whatever the profile says today. */
function backLine({ cents }: Part, sold: ReceiptLine | undefined): ReceiptLine[] {
  if (sold === undefined || cents === 0) return []
  const isWhole = cents === sold.grossCents
  return [isWhole ? sold : { ...sold, quantity: 1, unitCents: cents, grossCents: cents, vatCents: 0 }]
}
