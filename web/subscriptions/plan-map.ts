import type { CallOutput } from '../../domain/platform/call.ts'
import type { getSubscriptionAvailability } from '../../domain/subscriptions/calls.ts'
import { PLACE_STATES, type BeachPlan, type Place, type PlaceStateLetter } from '../../domain/umbrellas/plan.ts'
import type { PlaceView } from '../umbrellas/map/map-view.ts'
import type { OwnPlaces } from '../umbrellas/map/own-places.ts'

export type PlanAvailability = CallOutput<typeof getSubscriptionAvailability>

interface PlanMapFacts {
  readonly plan: BeachPlan
  readonly availability: Pick<PlanAvailability, 'states' | 'prices'>
  /** Categories of the zone that was chosen in step one; the others are veiled. */
  readonly categories: readonly string[]
  readonly onlyAccessible: boolean
  /** The place that is chosen here, and the one that is held for this person. */
  readonly chosen: string | null
  readonly heldId: number | null
  /** A hold of this place is on its way. */
  readonly busyId: number | null
  /** Places that this person may not hold before an instant: a hold of theirs ran out. */
  readonly paused?: OwnPlaces['paused'] | undefined
}

const lookOf = (letter: string | undefined) => PLACE_STATES[letter as PlaceStateLetter] ?? 'blocked'

/**
 * Every place for a plan: free on all its days, taken on some, held by somebody, or not in the plan. Prices are those of
 * all days, also where the map says the price of one.
 */
export function planMap(facts: PlanMapFacts): ReadonlyMap<number, PlaceView> {
  const { plan, availability, chosen, heldId, busyId } = facts
  const categories = new Map(plan.categories.map((category) => [category.id, category]))
  const prices = new Map(availability.prices.map((price) => [`${price.row}/${price.category}`, price.totalCents]))
  const pauses = new Map(facts.paused?.map(({ umbrellaId, until }) => [umbrellaId, until]))
  const views = new Map<number, PlaceView>()
  plan.places.forEach((place, index) => {
    const category = categories.get(place.category)
    if (category === undefined) return
    const letter = availability.states[index]
    const isDimmed = facts.onlyAccessible && !place.isAccessible
    const isOwnHold = place.id === heldId && letter === 'h'
    const pausedUntil = letter === 'f' ? (pauses.get(place.id) ?? null) : null
    const isMine =
      (place.code === chosen && letter === 'f' && pausedUntil === null) ||
      (isOwnHold && (chosen === null || chosen === place.code))
    const totalCents = prices.get(`${place.row}/${place.category}`) ?? null
    views.set(place.id, {
      place,
      category,
      look: isMine ? 'mine' : isOwnHold ? 'free' : pausedUntil === null ? lookOf(letter) : 'held',
      isBusy: place.id === busyId,
      suitability: { suits: true },
      kindSuitability: { suits: true },
      around: { isQuietRow: false, near: 0 },
      isFilteredOut: !facts.categories.includes(place.category) || isDimmed,
      isDimmed,
      dayCents: totalCents,
      totalCents,
      line: null,
      booking: null,
      pausedUntil,
    })
  })
  return views
}

/** How near something has to be, in metres, to be worth a word. */
const NEAR = 6

/** What a place is near to, the first that holds. */
export function nearTo({ pathDistance, showerDistance }: Place): 'nearPath' | 'nearShower' | null {
  if (pathDistance <= NEAR) return 'nearPath'
  return showerDistance <= NEAR ? 'nearShower' : null
}

/** On how many days of the plan each place is taken, by its id; those that are free on all days are left out. */
export function missingDays(plan: BeachPlan, missing: readonly number[]): ReadonlyMap<number, number> {
  return new Map(
    plan.places.map((place, index) => [place.id, missing[index] ?? 0] as const).filter(([, days]) => days > 0),
  )
}
