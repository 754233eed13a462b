import { cents, percentOf, sumCents, type Cents } from '../platform/cents.ts'
import { Refusal } from '../platform/refusal.ts'
import type { StaffRole } from '../platform/staff-role.ts'
import type { PriceRow } from './calls.ts'
import { discounted, sharedOut } from './discounts.ts'

/** What a discount that the desk gives by hand is called in a price; no promotion of a file can have this id. */
export const BY_HAND = 'by_hand'

/** What the desk takes off a sale: a percentage of all that it costs, or an amount. */
export type HandDiscount = { readonly percent: number } | { readonly amountCents: number }

/** What a discount is of a sale that costs so much, before it is asked how much it may be; cents. */
export function handDiscountCents(discount: HandDiscount, costs: Cents): number {
  return 'percent' in discount ? percentOf(costs, discount.percent) : discount.amountCents
}

/** How much a member of staff may take off by hand, in percent of what the sale costs; null for a manager, who has no limit. */
export function mostByHand(
  roles: readonly StaffRole[],
  { handDiscountMostPercent }: { readonly handDiscountMostPercent: number },
): number | null {
  return roles.includes('manager') ? null : handDiscountMostPercent
}

interface Priced {
  readonly price: readonly PriceRow[]
  readonly totalCents: Cents
}

/**
 * Lines of a sale with what the desk takes off by hand (B-06, B-11), on top of every other discount: shared out over the days of their
 * places, for extras are never cheaper. `mostPercent` of what the sale costs is the most; null binds nobody. Throws `discount_too_large`
 * with the most, `maxCents`.
 */
export function withHandDiscount<L extends Priced>(
  lines: readonly L[],
  discount: HandDiscount,
  mostPercent: number | null,
): (L & { readonly price: PriceRow[] })[] {
  const costs = sumCents(lines.map((line) => line.totalCents))
  const ofPlaces = lines.flatMap(({ price }) => price).reduce((sum, row) => sum + takenFrom(row), 0)
  const amount = handDiscountCents(discount, costs)
  const maxCents = Math.min(ofPlaces, mostPercent === null ? costs : percentOf(costs, mostPercent))
  if (amount > maxCents) throw new Refusal('discount_too_large', { maxCents })
  const rows = takenByHand(
    lines.flatMap(({ price }) => price),
    amount,
  )
  let at = 0
  return lines.map((line) => {
    const price = rows.slice(at, at + line.price.length)
    at += line.price.length
    return { ...line, price, totalCents: sumCents(price.map((row) => row.totalCents)) }
  })
}

/** Rows with an amount taken off their places by hand, no more than they cost. */
export function takenByHand(rows: readonly PriceRow[], amountCents: number): PriceRow[] {
  const shares = sharedOut(amountCents, rows.map(takenFrom))
  return rows.map((row, index) => {
    const share = shares[index] ?? 0
    return share === 0 ? row : discounted(row, [...(row.discounts ?? []), { promotion: BY_HAND, cents: cents(share) }])
  })
}

/** The most that can go of a row: the place's price of one day. */
function takenFrom({ kind, unitCents }: PriceRow): number {
  return kind === 'place' ? unitCents : 0
}
