import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import type { BeachPlan, Category } from '../../domain/umbrellas/plan.ts'
import { suitabilityOf } from '../../domain/umbrellas/suitability.ts'
import type { SearchDog } from '../umbrellas/search-state.ts'

/** Categories of the beach that a plan is sold for, in the beach's order; without a plan all of them. */
export function categoriesOf(plan: SubscriptionPlan | null, beach: BeachPlan): readonly Category[] {
  return beach.categories.filter(({ id }) => plan === null || plan.categories === null || plan.categories.includes(id))
}

/**
 * The category that is shown: the asked one while the plan has it, else the first that suits the dogs, dogs' places before
 * people's for whoever has a dog. Dogs that no category takes together are asked for one by one.
 */
export function chosenCategory(
  categories: readonly Category[],
  asked: string | undefined,
  dogs: readonly SearchDog[],
): Category | null {
  const known = categories.find(({ id }) => id === asked)
  if (known !== undefined) return known
  const forDogs = (some: readonly SearchDog[]) =>
    categories.find((category) => suitabilityOf(category, some).suits && category.maxDogs > 0 === some.length > 0)
  return forDogs(dogs) ?? forDogs(dogs.slice(0, 1)) ?? categories[0] ?? null
}

/** Lowest price of a plan in a category, in cents; null where no place of it is free. */
export function lowestCents(plan: SubscriptionPlan, category: string | undefined): number | null {
  const prices = plan.fromCents.filter((price) => category === undefined || price.category === category)
  return prices.map(({ cents }) => cents as number).toSorted((a, b) => a - b)[0] ?? null
}

/** How many places are left when that is worth a word (below the plan's own number); null otherwise, and for a carnet. */
export function fewLeft(plan: SubscriptionPlan, category: string | undefined): number | null {
  const free = plan.free?.find((each) => each.category === category)?.places
  return free !== undefined && free > 0 && free < plan.fewPlaces ? free : null
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
