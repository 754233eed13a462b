import type { CivilDate } from '../platform/civil-date.ts'
import type { PriceRow } from '../umbrellas/calls.ts'
import type { Period } from '../umbrellas/period.ts'
import { discountsOf } from '../umbrellas/discounts.ts'
import { type Bought } from '../umbrellas/promotion.ts'
import { centsOf, divideDay, pricedDays, staysOf, type HalfDayPrice, type PricedStay } from './change-days.ts'
import type { Share } from './change-money.ts'

interface At {
  readonly umbrellaId: number
}

/**
 * Prices that a moved stay keeps (a price seen is a price kept): those of days that stay at the same place, and for half of such a
 * day at most what half of it costs now. Every other day is priced by today's book.
 */
export function keptPrices(old: PricedStay & At, next: Period & At, halfPrice: HalfDayPrice): readonly PriceRow[] {
  if (old.umbrellaId !== next.umbrellaId) return []
  const same = pricedDays(old).flatMap((day) => {
    if (day.day < next.from || day.day > next.to) return []
    if (day.part === next.part) return [day]
    const gone = next.part === 'morning' ? 'afternoon' : 'morning'
    const stays = next.part === 'full_day' ? null : (divideDay(day, gone, halfPrice)?.stays ?? null)
    return stays === null ? [] : [stays]
  })
  // One row for each of them: a row for all days would promise its price to days that were never seen.
  return same.flatMap((day) => staysOf([day]).flatMap(({ price }) => price.map((row) => ({ ...row, day: day.day }))))
}

/**
 * What a stay that moves was bought with: on days that it gets, its promotions hold on as of then. Of an amount only what its kept days do
 * not have already is left for them (B-06).
 */
export function boughtWith(old: PricedStay, kept: readonly PriceRow[], on: CivilDate): Bought {
  const has = new Map(discountsOf(kept).map((one) => [one.promotion, one.cents]))
  const left = discountsOf(old.price).map((one) => ({ ...one, cents: one.cents - (has.get(one.promotion) ?? 0) }))
  return { on, left }
}

/** What a move gives up and what it adds, day by day; a day that stays gives up only what it becomes cheaper by. */
export function moveShares(
  old: PricedStay,
  next: PricedStay,
  percentOfDay: (day: CivilDate) => number,
): { readonly standing: readonly Share[]; readonly givenUp: readonly Share[]; readonly addedCents: number } {
  const after = new Map(pricedDays(next).map((day) => [day.day, centsOf(day)]))
  const standing: Share[] = []
  const givenUp: Share[] = []
  let addedCents: number = next.totalCents
  for (const day of pricedDays(old)) {
    const percent = percentOfDay(day.day)
    const before = centsOf(day)
    const stays = Math.min(before, after.get(day.day) ?? 0)
    if (stays > 0) standing.push({ cents: stays, percent })
    if (before > stays) givenUp.push({ cents: before - stays, percent })
    addedCents -= stays
  }
  return { standing, givenUp, addedCents }
}
