import type { Cents } from '../platform/cents.ts'
import type { DayPart } from '../platform/day-part.ts'
import type { LocalizedText } from '../platform/language.ts'
import type { ExtraId } from './plan.ts'

/** A day of every year, 'MM-DD'. */
export type MonthDay = string & { readonly __brand: 'MonthDay' }

/** Days of every year from `from` to `to`, over New Year when `to` is earlier; only some weekdays (1 to 7) when named. */
export interface DaySpan {
  readonly from: MonthDay
  readonly to: MonthDay
  readonly weekdays: readonly number[] | null
}

/** A price season. Where seasons overlap, the later one of the book holds. */
export interface PriceSeason {
  readonly id: string
  readonly name: LocalizedText
  readonly spans: readonly DaySpan[]
}

/** An amount for one season, or for every season when `season` is null. */
export interface SeasonAmount {
  readonly season: string | null
  readonly cents: Cents
}

/**
 * One line of the price list. A condition that is null holds always. `extra` null: the price of the place
 * itself. Amounts are per day (and per piece for an extra). See `price.ts` for which line holds.
 */
export interface PriceRule {
  readonly extra: ExtraId | null
  readonly categories: readonly string[] | null
  readonly rows: readonly string[] | null
  readonly weekdays: readonly number[] | null
  readonly months: readonly number[] | null
  readonly parts: readonly DayPart[] | null
  readonly amounts: readonly SeasonAmount[]
}

/** Everything a price is made of (R-901, B-06). */
export interface PriceBook {
  readonly seasons: readonly PriceSeason[]
  readonly rules: readonly PriceRule[]
  /** Percent of the full day's price that half a day on a place costs, where no rule names the part. */
  readonly partPercent: Readonly<Record<Exclude<DayPart, 'full_day'>, number>>
}
