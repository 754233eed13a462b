import { cents, type Cents } from '../platform/cents.ts'
import type { Quantity } from '../umbrellas/capacity.ts'
import { mostOfExtra } from '../umbrellas/capacity.ts'
import type { Category, ExtraId, Place } from '../umbrellas/plan.ts'
import type { PriceRow } from '../umbrellas/calls.ts'
import { monthsBegun, type BoughtDays } from './plan-days.ts'
import type { Plan, PlanPrice } from './plan.ts'

/** What of a place a plan's price depends on. */
export type SubscribedPlace = Pick<Place, 'row' | 'category'>

/** Whether a plan or one of its prices is for a place: by its category and its row. */
export function isPlaceOfPlan(
  { categories, rows }: Pick<Plan, 'categories' | 'rows'>,
  place: SubscribedPlace,
): boolean {
  return (categories === null || categories.includes(place.category)) && (rows === null || rows.includes(place.row))
}

/**
 * What a place costs for all days of a plan: of the lines that hold the one with the most conditions, among equals the later, as
 * in the price book. Null when the plan is not for that place.
 */
export function planPriceOf(plan: Plan, place: SubscribedPlace): Cents | null {
  if (!isPlaceOfPlan(plan, place)) return null
  const named = (line: PlanPrice) => Number(line.categories !== null) + Number(line.rows !== null)
  let best: PlanPrice | null = null
  for (const line of plan.prices) {
    if (!isPlaceOfPlan(line, place)) continue
    if (best === null || named(line) >= named(best)) best = line
  }
  return best?.cents ?? null
}

/** The price of a carnet: it has no place, so the lowest line that names none. Null when there is no such line. */
export function carnetPriceOf(plan: Plan): Cents | null {
  const open = plan.prices.filter((line) => line.categories === null && line.rows === null)
  return open.at(-1)?.cents ?? null
}

/**
 * Part of an amount for some days of all of them, half a cent rounded up: the whole for the whole, nothing for none, and never
 * less for one day more.
 */
export function proRata(amount: Cents, days: number, ofDays: number): Cents {
  if (!Number.isSafeInteger(days) || days < 0 || days > ofDays) throw new RangeError(`${days} of ${ofDays} days`)
  if (days === ofDays) return amount
  return cents(Math.floor((2 * amount * days + ofDays) / (2 * ofDays)))
}

/** What the days that somebody buys cost, without extras beyond those that are in it. */
export function daysPrice(plan: Plan, amount: Cents, bought: BoughtDays): Cents {
  return plan.isProRata ? proRata(amount, bought.days.length, bought.wholeDays) : amount
}

/** An extra of a plan at a place of one category. */
export interface OfferedExtra {
  readonly id: ExtraId
  /** Pieces that are in the price. */
  readonly included: number
  /** The most beyond them. */
  readonly max: number
  readonly monthCents: Cents
  /** One more piece for all days: every month that is begun counts. */
  readonly totalCents: Cents
}

/** The extras that a plan has for a category, at its most in any row. */
export function offeredExtras(plan: Plan, category: Category, isFirstRow: boolean, bought: BoughtDays): OfferedExtra[] {
  const months = monthsBegun(bought.from, bought.to)
  return plan.extras.flatMap(({ id, included, monthCents }) => {
    const most = mostOfExtra(category, isFirstRow, id)
    if (most === 0) return []
    const inPrice = Math.min(included, most)
    return { id, included: inPrice, max: most - inPrice, monthCents, totalCents: cents(monthCents * months) }
  })
}

/** Everything that stands at a place: what is in the price and what is bought beside it, by extra. */
export function allExtras(offered: readonly OfferedExtra[], bought: readonly Quantity[]): Quantity[] {
  return offered.flatMap(({ id, included }) => {
    const quantity = bought.reduce((sum, one) => (one.id === id ? sum + one.quantity : sum), included)
    return quantity === 0 ? [] : { id, quantity }
  })
}

/** The price with its rows, whose sum it is: the place, then each extra that is bought. */
export function subscriptionPrice(
  placeCents: Cents,
  offered: readonly OfferedExtra[],
  bought: readonly Quantity[],
): { readonly rows: PriceRow[]; readonly totalCents: Cents } {
  const rows: PriceRow[] = [row('place', null, 1, placeCents)]
  for (const { id, totalCents } of offered) {
    const quantity = bought.reduce((sum, one) => (one.id === id ? sum + one.quantity : sum), 0)
    if (quantity > 0) rows.push(row('extra', id, quantity, totalCents))
  }
  return { rows, totalCents: cents(rows.reduce((sum, one) => sum + one.totalCents, 0)) }
}

function row(kind: PriceRow['kind'], extraId: ExtraId | null, quantity: number, unitCents: Cents): PriceRow {
  return { kind, extraId, day: null, quantity, days: 1, unitCents, totalCents: cents(unitCents * quantity) }
}
