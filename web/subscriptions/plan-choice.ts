import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import type { BeachPlan, Category, PlaceKind } from '../../domain/umbrellas/plan.ts'
import { suitabilityOf } from '../../domain/umbrellas/suitability.ts'
import type { SearchDog } from '../umbrellas/search-state.ts'

/** Categories of the beach that a plan is sold for, in the beach's order; without a plan all of them. */
export function categoriesOf(plan: SubscriptionPlan | null, beach: BeachPlan): readonly Category[] {
  return beach.categories.filter(({ id }) => plan === null || plan.categories === null || plan.categories.includes(id))
}

/** One choice of step one: the places of one kind, all gazebos together (R-306, mockup 16). */
export interface Zone {
  /** Id of its first category: what the address says. */
  readonly id: string
  readonly kind: Exclude<PlaceKind, 'dog_gazebo' | 'human_gazebo'> | 'gazebo'
  readonly categories: readonly Category[]
}

function kindOf({ kind }: Category): Zone['kind'] {
  return kind === 'dog_gazebo' || kind === 'human_gazebo' ? 'gazebo' : kind
}

/** The zones of the categories that a plan is sold for, in their order. */
export function zonesOf(categories: readonly Category[]): readonly Zone[] {
  const kinds = [...new Set(categories.map(kindOf))]
  return kinds.flatMap((kind) => {
    const own = categories.filter((category) => kindOf(category) === kind)
    return own[0] === undefined ? [] : [{ id: own[0].id, kind, categories: own }]
  })
}

/**
 * The zone that is shown: the asked one while the plan has it, else the first that suits the dogs, dogs' places before
 * people's for whoever has a dog. Dogs that no place takes together are asked for one by one.
 */
export function chosenZone(zones: readonly Zone[], asked: string | undefined, dogs: readonly SearchDog[]): Zone | null {
  const known = zones.find(({ categories }) => categories.some(({ id }) => id === asked))
  if (known !== undefined) return known
  const forDogs = (some: readonly SearchDog[]) =>
    zones.find(({ categories }) =>
      categories.some((category) => suitabilityOf(category, some).suits && category.maxDogs > 0 === some.length > 0),
    )
  return forDogs(dogs) ?? forDogs(dogs.slice(0, 1)) ?? zones[0] ?? null
}

function isIn(zone: Zone | null, category: string): boolean {
  return zone === null || zone.categories.some(({ id }) => id === category)
}

/** Lowest price of a plan in a zone (null: in all of them), in cents; null where no place of it is free. */
export function lowestCents(plan: Pick<SubscriptionPlan, 'fromCents'>, zone: Zone | null): number | null {
  const prices = plan.fromCents.filter(({ category }) => isIn(zone, category))
  return prices.length === 0 ? null : Math.min(...prices.map(({ cents }) => cents))
}

/** How many places are left in a zone when that is worth a word (below the plan's own number); null otherwise, and for a carnet. */
export function fewLeft(plan: Pick<SubscriptionPlan, 'free' | 'fewPlaces'>, zone: Zone | null): number | null {
  if (plan.free === null) return null
  const free = plan.free.reduce((sum, { category, places }) => (isIn(zone, category) ? sum + places : sum), 0)
  return free > 0 && free < plan.fewPlaces ? free : null
}

/** Whether the first day is the guest's to choose: a length of days, or a span that has begun. */
export function hasStartChoice(plan: SubscriptionPlan): boolean {
  return plan.kind !== 'carnet' && plan.start.from < plan.start.to
}

/** The first day that is asked for: the one of the address while the plan offers it, else the first one. */
export function chosenStart(plan: SubscriptionPlan, asked: string | undefined): SubscriptionPlan['from'] {
  const { from, to } = plan.start
  return asked !== undefined && /^\d{4}-\d\d-\d\d$/.test(asked) && asked >= from && asked <= to
    ? (asked as SubscriptionPlan['from'])
    : from
}
