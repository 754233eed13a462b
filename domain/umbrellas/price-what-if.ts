import { eachDay } from '../platform/civil-date.ts'
import type { Cents } from '../platform/cents.ts'
import type { PriceRow } from './calls.ts'
import type { Quantity } from './capacity.ts'
import type { Period } from './period.ts'
import type { PriceBook } from './price-book.ts'
import { bestRule, priceOf, seasonOf, type Offers, type PricedPlace } from './price.ts'
import { fullCents, type Discount } from './discounts.ts'

/** What a stay costs and why: the season and the line of the list of each day, and what promotions take off. */
export interface ExplainedPrice {
  readonly days: {
    readonly day: PriceRow['day'] & string
    readonly season: string | null
    readonly rule: number
    readonly fullCents: number
    readonly cents: number
    readonly discounts: Discount[]
  }[]
  readonly rows: PriceRow[]
  readonly totalCents: Cents
}

/** The price of any place, days and extras under a list, with the lines that decide. Throws `PriceMissing`. */
export function explainPrice(
  book: PriceBook,
  place: PricedPlace,
  period: Period,
  extras: readonly Quantity[],
  offers: Offers,
): ExplainedPrice {
  const { rows, totalCents } = priceOf(book, place, period, extras, [], offers)
  const days = eachDay(period.from, period.to).map((day) => {
    const row = rows.find((one) => one.kind === 'place' && one.day === day)
    return {
      day,
      season: seasonOf(book, day),
      rule: bestRule(book, null, place, day, period.part)?.rule ?? -1,
      fullCents: row === undefined ? 0 : fullCents(row),
      cents: row?.unitCents ?? 0,
      discounts: row?.discounts?.map((one) => ({ ...one })) ?? [],
    }
  })
  return { days, rows, totalCents }
}
