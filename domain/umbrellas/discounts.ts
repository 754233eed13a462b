import { cents } from '../platform/cents.ts'
import type { PriceRow } from './calls.ts'

/** A discount as a price keeps it: which promotion took how many cents off this row. */
export interface Discount {
  readonly promotion: string
  readonly cents: number
}

/** What a row costs without its discounts. */
export function fullCents(row: { readonly unitCents: number; readonly discounts?: PriceRow['discounts'] }): number {
  return row.unitCents + (row.discounts ?? []).reduce((sum, one) => sum + one.cents, 0)
}

/** An amount shared out by weights, to the cent: what is left over goes to the largest remainders, none beyond its weight. */
export function sharedOut(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const given = Math.min(amount, all)
  if (given <= 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((given * weight) / all))
  let left = given - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (given * weight) % all }))
    .toSorted((one, other) => other.remainder - one.remainder)
  for (const { index } of byRemainder) {
    if (left === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}

/** A row with these discounts and no others; none takes it below 0. */
export function discounted(row: PriceRow, discounts: readonly Discount[]): PriceRow {
  const { discounts: _, ...plain } = row
  let unit = fullCents(row)
  const taken = discounts.flatMap((one) => {
    const cut = Math.min(unit, one.cents)
    unit -= cut
    return cut > 0 ? [{ promotion: one.promotion, cents: cents(cut) }] : []
  })
  const unitCents = cents(unit)
  const totalCents = cents(unitCents * row.quantity * row.days)
  return { ...plain, unitCents, totalCents, ...(taken.length > 0 ? { discounts: taken } : {}) }
}

/** What each promotion takes off some rows, in cents, in the order of the rows. */
export function discountsOf(rows: readonly Pick<PriceRow, 'quantity' | 'days' | 'discounts'>[]): Discount[] {
  const sums = new Map<string, number>()
  for (const row of rows)
    for (const { promotion, cents: off } of row.discounts ?? [])
      sums.set(promotion, (sums.get(promotion) ?? 0) + off * row.quantity * row.days)
  return [...sums].map(([promotion, sum]) => ({ promotion, cents: sum }))
}
