import { cents, type Cents } from '../../domain/platform/cents.ts'
import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import { splitByPercent } from '../../domain/subscriptions/instalments.ts'
import type { Place } from '../../domain/umbrellas/plan.ts'
import type { PlanAvailability } from './plan-map.ts'

export type OfferedExtra = PlanAvailability['extras'][number]

/** What stands on one row of the summary. */
export interface ExtraRow {
  readonly offer: OfferedExtra
  /** Beyond what is in the price. */
  readonly bought: number
}

/** The extras that a plan has for a place, with what was chosen of them. */
export function extraRows(
  availability: Pick<PlanAvailability, 'extras'>,
  place: Pick<Place, 'category'>,
  cart: Pick<SubscriptionCart, 'extras'>,
): readonly ExtraRow[] {
  return availability.extras
    .filter((offer) => offer.category === place.category)
    .map((offer) => ({ offer, bought: cart.extras.find(({ id }) => id === offer.id)?.quantity ?? 0 }))
}

/** The most of an extra beyond what is in the price: by the rules, and by what is left on every half-day. */
export function mostBought({ offer, bought }: ExtraRow): number {
  return Math.max(bought, offer.free === null ? offer.max : Math.min(offer.max, offer.free))
}

/** Price of the place for all days, in cents; null when the plan has none for it. */
export function placeCents(
  availability: Pick<PlanAvailability, 'prices'>,
  place: Pick<Place, 'row' | 'category'>,
): Cents | null {
  return (
    availability.prices.find(({ row, category }) => row === place.row && category === place.category)?.totalCents ??
    null
  )
}

/** What everything costs that was chosen. The server's quote is what binds. */
export function totalOf(place: Cents, extras: readonly ExtraRow[]): Cents {
  return cents(extras.reduce<number>((sum, { offer, bought }) => sum + offer.totalCents * bought, place))
}

/** The parts of a total with the days on which they are due, the first with the order; empty where all is paid at once. */
export function partsOf(total: Cents, { instalments }: Pick<PlanAvailability, 'instalments'>) {
  if (instalments.length < 2) return []
  const amounts = splitByPercent(
    total,
    instalments.map(({ percent }) => percent),
  )
  return instalments.map(({ dueDay }, index) => ({ dueDay, amountCents: amounts[index] ?? cents(0) }))
}
