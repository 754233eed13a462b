import * as z from 'zod/mini'
import { MINUTE } from '../../domain/platform/duration.ts'
import {
  getSubscriptionAvailability,
  getSubscriptionPlans,
  type SubscriptionPlan,
} from '../../domain/subscriptions/calls.ts'
import { getPlan } from '../../domain/umbrellas/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { useDogs } from '../dogs/use-dogs.ts'
import type { CallFailure } from '../platform/call.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { rememberedDogs } from '../umbrellas/remembered-dogs.ts'
import type { SearchDog } from '../umbrellas/search-state.ts'
import { searchDogOf } from '../umbrellas/search/use-saved-dogs.ts'
import { categoriesOf, chosenStart, chosenZone, zonesOf, type Zone } from './plan-choice.ts'

/** What the address of the three steps says: plan, zone (a category's id), first day, place (its code), list for map, accessible places. */
const querySchema = z.object({
  plan: z.optional(z.string()),
  zone: z.optional(z.string()),
  from: z.optional(z.string()),
  place: z.optional(z.string()),
  list: z.optional(z.literal('1')),
  accessible: z.optional(z.literal('1')),
})

/** The dogs that a place is looked for: the person's own, else those of the last search on this device. */
export function useOwnDogs(): { readonly dogs: readonly SearchDog[]; readonly isPending: boolean } {
  const { data, isLoading } = useDogs()
  const saved = data?.dogs.map(searchDogOf) ?? []
  return { dogs: saved.length > 0 ? saved : rememberedDogs(), isPending: isLoading }
}

/** The plans that are sold, with the beach whose categories they name. */
export function useSoldPlans() {
  const plans = useCallQuery(getSubscriptionPlans, {}, { staleTime: MINUTE })
  const beach = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const failure: CallFailure | null =
    plans.data === undefined ? plans.error : beach.data === undefined ? beach.error : null
  return {
    plans: plans.data?.plans,
    beach: beach.data,
    failure,
    isFetching: plans.isFetching || beach.isFetching,
    retry: () => {
      void plans.refetch()
      if (beach.data === undefined) void beach.refetch()
    },
  }
}

/** What is chosen of what is sold: the address says it, the dogs fill in the zone. */
export interface PlanChoice {
  readonly plan: SubscriptionPlan | null
  readonly zones: readonly Zone[]
  readonly zone: Zone | null
  /** First day of the plan as it would be bought. */
  readonly from: SubscriptionPlan['from'] | null
  readonly place: string | null
  readonly isList: boolean
  /** Only places that a wheelchair reaches. */
  readonly onlyAccessible: boolean
  readonly change: ReturnType<typeof useQueryState>[1]
  /** The choice as a query, for the next step. */
  readonly query: Readonly<Record<string, string | undefined>>
}

/** The choice of the three steps, kept in the address (conventions 19). `fallsBack` chooses the first plan when none is named. */
export function usePlanChoice(
  sold: { readonly plans: readonly SubscriptionPlan[]; readonly beach: BeachPlan },
  dogs: readonly SearchDog[],
  fallsBack: boolean,
): PlanChoice {
  const [asked, change] = useQueryState(querySchema)
  const named = sold.plans.find(({ planId }) => String(planId) === asked.plan)
  const plan = named ?? (fallsBack ? sold.plans[0] : undefined) ?? null
  const zones = zonesOf(categoriesOf(plan, sold.beach))
  const zone = chosenZone(zones, asked.zone, dogs)
  const from = plan === null ? null : chosenStart(plan, asked.from)
  return {
    plan,
    zones,
    zone,
    from,
    place: asked.place ?? null,
    isList: asked.list === '1',
    onlyAccessible: asked.accessible === '1',
    change,
    query: {
      plan: plan === null ? undefined : String(plan.planId),
      zone: zone?.id,
      from: from ?? undefined,
    },
  }
}

/** Places and prices of a plan from a day on; nothing is asked for a carnet, which holds no place. */
export function usePlanAvailability(
  plan: Pick<SubscriptionPlan, 'planId' | 'kind'> | null,
  from: string | null,
  isFollowed: boolean,
) {
  return useCallQuery(
    getSubscriptionAvailability,
    { planId: String(plan?.planId ?? 0), from: from ?? '' },
    {
      enabled: plan !== null && plan.kind !== 'carnet' && from !== null,
      ...(isFollowed ? { refetchInterval: POLL, refetchOnMount: 'always' as const } : {}),
    },
  )
}

/** How often the map asks again: what others hold and buy shows without a reload (DESIGN.md 8). */
const POLL = 10_000
