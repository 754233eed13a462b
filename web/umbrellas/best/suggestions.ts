import { civilDate } from '../../../domain/platform/civil-date.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { Dog, UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import { BED_IDS, bedsMissing, mostOfExtra } from '../../../domain/umbrellas/capacity.ts'
import {
  isPoolProtected,
  suggestPlaces,
  totalOf,
  type Suggestion,
  type SuggestionPrices,
} from '../../../domain/umbrellas/best-suggestions.ts'
import type { BestPlace } from '../../../domain/umbrellas/best-places.ts'
import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'
import type { Availability } from '../map/availability.ts'
import { ownLines, type PlaceView } from '../map/map-view.ts'
import type { Search } from '../search-state.ts'
import type { Resort } from '../use-resort.ts'

/** What suggestions are made of. */
export interface SuggestionFacts {
  readonly plan: BeachPlan
  readonly availability: Availability
  readonly views: ReadonlyMap<number, PlaceView>
  readonly lines: readonly UmbrellaLine[]
  readonly search: Search
  readonly onlyAccessible: boolean
  readonly resort: Resort
}

/** The people and dogs of a search that have no place on its days yet; at least one person. */
export function unplaced(search: Search, lines: readonly UmbrellaLine[]): { people: number; dogs: Dog[] } {
  const here = [...ownLines(lines, search).values()]
  const placed = new Set(here.flatMap((line) => line.dogs.map(({ name }) => name)))
  return {
    people: Math.max(1, search.people - here.reduce((sum, line) => sum + line.people, 0)),
    dogs: search.dogs.filter(({ name }) => !placed.has(name)),
  }
}

/** What the map says that things cost for the stay. */
function pricesOf({ availability, views }: SuggestionFacts): SuggestionPrices {
  const extras = new Map(availability.extras.map(({ id, totalCents }) => [id, totalCents]))
  return {
    placeCents: ({ id }) => views.get(id)?.totalCents ?? null,
    extraCents: (id) => extras.get(id) ?? cents(0),
  }
}

/** The best `count` places of the map as this person sees it now, and what they may rather have (B-07). */
export function suggestionsFor(facts: SuggestionFacts, count: number): Suggestion[] {
  const { plan, views, lines, search, onlyAccessible, resort } = facts
  const all = [...views.values()]
  return suggestPlaces(
    {
      plan,
      free: new Set(all.filter(({ look }) => look === 'free').map(({ place }) => place.id)),
      near: new Map(all.map(({ place, around }) => [place.id, around.near])),
      isPoolProtected: isPoolProtected(resort.accessiblePoolDays, civilDate(resort.today), search.from),
      largeDogOverTenthsKg: resort.largeDogOverTenthsKg,
    },
    { count, ...unplaced(search, lines), wantsAccessible: onlyAccessible },
    pricesOf(facts),
  )
}

/** Beds that can be added to every place of a suggestion, one each, with what they cost together for the stay. */
export interface BedOffer {
  readonly id: ExtraId
  readonly totalCents: number
}

/** The beds to choose from. What has run out for these places is left out, unless a place asks for it. */
export function bedOffers({ plan, availability }: SuggestionFacts, { places }: Suggestion): BedOffer[] {
  return BED_IDS.flatMap((id) => {
    const stock = availability.extras.find((extra) => extra.id === id)
    const isOffered = places.every(({ place }) => mostOfExtra(...kindOf(plan, place), id) > 0)
    if (stock === undefined || !isOffered || (stock.free !== null && stock.free < places.length)) return []
    return [{ id, totalCents: stock.totalCents * places.length }]
  })
}

/** The beds that are on at first: those that the places ask for, and no others. */
export function neededBeds({ places }: Suggestion): ReadonlySet<ExtraId> {
  return new Set(places.flatMap(({ extras }) => extras.map(({ id }) => id).filter((id) => BED_IDS.includes(id))))
}

/** A suggestion with the beds that are on: as many as a place asks for, else one each. */
export function withBeds({ places }: Suggestion, beds: ReadonlySet<ExtraId>): BestPlace[] {
  return places.map((one) => {
    const asked = new Map(one.extras.map(({ id, quantity }) => [id, quantity]))
    const needed = BED_IDS.reduce((sum, id) => sum + (asked.get(id) ?? 0), 0)
    const others = one.extras.filter(({ id }) => !BED_IDS.includes(id))
    const chosen = [...beds].map((id, index) => ({
      id,
      quantity: index === 0 ? Math.max(1, needed - beds.size + 1) : 1,
    }))
    return { ...one, extras: [...others, ...chosen] }
  })
}

/** How many beds the place that lacks most still asks for; 0 when all is well. */
export function bedsLacking(plan: BeachPlan, places: readonly BestPlace[]): number {
  return Math.max(...places.map(({ place, extras }) => bedsMissing(...kindOf(plan, place), extras)))
}

function kindOf(plan: BeachPlan, place: BestPlace['place']): [BeachPlan['categories'][number], boolean] {
  const category = plan.categories.find(({ id }) => id === place.category)
  if (category === undefined) throw new RangeError(`no category ${place.category}`)
  return [category, plan.rows.some(({ id, isFirst }) => id === place.row && isFirst)]
}

/** The price of places with their extras for the whole stay, in cents. */
export function priceOfPlaces(facts: SuggestionFacts, places: readonly BestPlace[]): number {
  return totalOf(pricesOf(facts), places) ?? 0
}
