import { splitCents, vatOfLines } from './vat-split.ts'
import { meaningOf, type FiscalEntry } from './entry-meaning.ts'
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

const NOTHING: Composed = {
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

/** Guide 2.3: the receipt of one entry of the ledger, or why there is none. */
export function compose(facts: ToCompose): Composed {
  const meaning = meaningOf(facts.entry, facts.isCreditVoucher)
  if (meaning.act === 'none') return NOTHING
  if (meaning.act === 'sale') return composeSale(facts, meaning.payment)
  return meaning.act === 'refund' ? composeRefund(facts, meaning.payment) : takeBack(facts, meaning.payment)
}

const sumOf = (parts: readonly Part[]) => parts.reduce((all, part) => all + part.cents, 0)

/** What of each part of the order is on documents already, refunds taken off. */
function documented(earlier: readonly EarlierDocument[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { isDropped, kind, parts } of earlier) {
    if (isDropped) continue
    for (const { ref, cents } of parts) sums.set(ref, (sums.get(ref) ?? 0) + (kind === 'sale' ? cents : -cents))
  }
  return sums
}

/**
 * A deposit and its balance lie on the same parts: each takes its share of what is not on a document yet, so that a fully paid order
 * has every part documented to the cent.
 */
function composeSale({ entry, orderNumber, mainLine, sources, earlier, profiles }: ToCompose, payment: PaymentKind) {
  const live = sources.filter(({ isCancelled }) => !isCancelled)
  const over: FiscalSource = {
    ref: 'order',
    productLine: mainLine,
    name: orderNumber,
    from: '',
    quantity: 1,
    cents: 1,
    isCancelled: false,
  }
  const bearing = live.length > 0 ? live : [over]
  const before = documented(earlier)
  const open = bearing.map(({ ref, cents }) => Math.max(cents - (before.get(ref) ?? 0), 0))
  const most = open.reduce((all, one) => all + one, 0)
  const within = splitCents(Math.min(entry.amountCents, most), open)
  const beyond = splitCents(
    Math.max(entry.amountCents - most, 0),
    bearing.map(({ cents }) => cents),
  )
  const parts = bearing.map(({ ref }, index) => ({ ref, cents: (within[index] ?? 0) + (beyond[index] ?? 0) }))
  const lines = parts.flatMap((part, index) => lineOf(part, bearing[index], profiles))
  return finished({ parts, lines, payment, kind: 'sale', originalId: null, dueFrom: dueFrom(lines, bearing, profiles) })
}

function lineOf(
  { ref, cents }: Part,
  source: FiscalSource | undefined,
  profiles: readonly FiscalProfile[],
): ReceiptLine[] {
  const profile = profiles.find(({ productLine }) => productLine === source?.productLine)
  if (source === undefined || profile === undefined || !profile.isDue || cents === 0) return []
  const isWhole = cents === source.cents && cents % source.quantity === 0
  const quantity = isWhole ? source.quantity : 1
  const { productLine, name: description } = source
  const { vatPercent, nature, department } = profile
  const unitCents = cents / quantity
  return [
    {
      ref,
      productLine,
      description,
      quantity,
      unitCents,
      grossCents: cents,
      vatPercent,
      nature,
      vatCents: 0,
      department,
    },
  ]
}

/** Only a document on which nothing is due with the money waits for its first day. */
function dueFrom(lines: readonly ReceiptLine[], sources: readonly FiscalSource[], profiles: readonly FiscalProfile[]) {
  const whenOf = (line: ReceiptLine) => profiles.find(({ productLine }) => productLine === line.productLine)?.dueWhen
  if (lines.length === 0 || lines.some((line) => whenOf(line) === 'payment')) return null
  const days = sources.filter(({ ref }) => lines.some((line) => line.ref === ref)).map(({ from }) => from)
  return days.toSorted()[0] ?? null
}

interface Unfinished {
  readonly parts: readonly Part[]
  readonly lines: readonly ReceiptLine[]
  readonly payment: PaymentKind
  readonly kind: DocumentKind
  readonly originalId: number | null
  readonly dueFrom: string | null
  readonly reason?: Reason
}

function finished({ parts, lines, payment, kind, originalId, dueFrom: from, reason = '' }: Unfinished): Composed {
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
function composeRefund(facts: ToCompose, payment: PaymentKind): Composed {
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

/** What a press wrote is taken back by an entry whose key ends so; a refund that failed by the refund itself. */
const UNDONE = /:undone$/

function takeBack({ entry, earlier }: ToCompose, payment: PaymentKind): Composed {
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
