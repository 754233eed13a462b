import { addDays, type CivilDate } from '../platform/civil-date.ts'
import { sumCents, type Cents } from '../platform/cents.ts'
import { bestPlaces, type BestChoice, type BestFacts, type BestPlace, type BestWish } from './best-places.ts'
import type { ExtraId, Place } from './plan.ts'

/** Why places are suggested: the best ones, cheaper ones, or ones nearer to the showers. */
export type SuggestionKind = 'best' | 'cheaper' | 'near_shower'

/** Places to be held together, as a card offers them. */
export interface Suggestion {
  readonly kind: SuggestionKind
  readonly places: readonly BestPlace[]
  readonly isAdjacent: boolean
  /** For the whole stay, with the beds and seats that the places ask for. */
  readonly totalCents: Cents
  /** Whole metres from the nearest of them to the water. */
  readonly seaMetres: number
  /** Whole metres from the furthest of them to its shower. */
  readonly showerMetres: number
}

/** Prices of a stay: of a place alone, null when it has none, and of one extra. */
export interface SuggestionPrices {
  readonly placeCents: (place: Place) => Cents | null
  readonly extraCents: (id: ExtraId) => Cents
}

/** A walk to the shower has to become so much shorter to be worth a suggestion, in metres. */
const NEARER_METRES = 10

/** Whether accessible places are still kept for who asks for one: `poolDays` before the stay they no longer are; 0 is never (B-07). */
export function isPoolProtected(poolDays: number, today: CivilDate, from: CivilDate): boolean {
  return poolDays === 0 || addDays(today, poolDays) < from
}

/** What places cost with their extras for the whole stay; null where one has no price. */
export function totalOf({ placeCents, extraCents }: SuggestionPrices, places: readonly BestPlace[]): Cents | null {
  const parts = places.map(({ place, extras }) => {
    const alone = placeCents(place)
    return alone === null
      ? null
      : [alone, ...extras.flatMap(({ id, quantity }) => Array<Cents>(quantity).fill(extraCents(id)))]
  })
  return parts.some((part) => part === null) ? null : sumCents(parts.flatMap((part) => part ?? []))
}

/** Umbrellas or gazebos, for dogs or not: something else is no cheaper or nearer one of the same. */
function sortOf({ plan }: BestFacts, { places }: BestChoice): string {
  const kinds = places.map(({ place }) => plan.categories.find(({ id }) => id === place.category))
  return kinds.map((kind) => `${kind?.kind.endsWith('gazebo')}/${(kind?.maxDogs ?? 0) > 0}`).join()
}

/**
 * B-07: the best places for a wish, and beside them what somebody may rather have: cheaper ones, and ones nearer to the showers.
 * Nothing is held by it. Empty where nothing suits.
 */
export function suggestPlaces(facts: BestFacts, wish: BestWish, prices: SuggestionPrices): Suggestion[] {
  const found = bestPlaces(facts, wish)
  const [best] = found
  if (best === undefined) return []
  const sort = sortOf(facts, best)
  const offers = found.flatMap((choice) => {
    const totalCents = sortOf(facts, choice) === sort ? totalOf(prices, choice.places) : null
    if (totalCents === null) return []
    const { places, isAdjacent } = choice
    const seaMetres = Math.round(Math.min(...places.map(({ place }) => place.seaDistance)))
    const showerMetres = Math.round(Math.max(...places.map(({ place }) => place.showerDistance)))
    return [{ places, isAdjacent, totalCents, seaMetres, showerMetres }]
  })
  const [first, ...others] = offers
  if (first === undefined) return []
  // Sorting is stable: of those that are equal the better one stays first.
  const cheaper = others.toSorted((a, b) => a.totalCents - b.totalCents)[0]
  const nearer = others.toSorted((a, b) => a.showerMetres - b.showerMetres)[0]
  return [
    { kind: 'best', ...first },
    ...(cheaper !== undefined && cheaper.totalCents < first.totalCents
      ? [{ kind: 'cheaper' as const, ...cheaper }]
      : []),
    ...(nearer !== undefined && nearer !== cheaper && nearer.showerMetres <= first.showerMetres - NEARER_METRES
      ? [{ kind: 'near_shower' as const, ...nearer }]
      : []),
  ]
}
