import { documented } from './documented.ts'
import { finished } from './finish-receipt.ts'
import type { PaymentKind } from './fiscal-words.ts'
import type { Composed, FiscalProfile, FiscalSource, Part, ReceiptLine, ToCompose } from './receipt.ts'
import { splitCents } from './vat-split.ts'

/**
 * A deposit and its balance lie on the same parts: each takes its share of what is not on a document yet, so that a fully paid order
 * has every part documented to the cent.
 */
export function composeSale(
  { entry, orderNumber, mainLine, sources, earlier, profiles }: ToCompose,
  payment: PaymentKind,
): Composed {
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
