import { useStore } from '../platform/store.ts'
import { getPlan } from '../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../platform/queries.ts'
import { getSubscriptionPlans, type SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { lowestCents } from './plan-choice.ts'
import type { PlanAvailability } from './plan-map.ts'
import { subscriptionDraft, type SubscriptionDraft } from './subscription-draft.ts'
import { extraRows, partsOf, placeCents, totalOf } from './subscription-price.ts'
import { usePlanAvailability } from './use-plans.ts'

/** What a subscription of the cart costs by the prices that are shown, in cents; null while that is not known. */
export interface CartPrice {
  readonly plan: SubscriptionPlan | null
  readonly availability: PlanAvailability | undefined
  readonly totalCents: number | null
  /** What is paid with the order: the deposit, or all of it. */
  readonly nowCents: number | null
}

/** The plan of the subscription that is being bought, and its price; nothing is asked while there is none. */
export function useCartPrice(isWanted: boolean): CartPrice {
  const draft = useStore(subscriptionDraft)
  const isAsked = isWanted && draft !== null
  const plans = useCallQuery(getSubscriptionPlans, {}, { enabled: isAsked, staleTime: MINUTE })
  const { data: beach } = useCallQuery(getPlan, {}, { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY })
  const plan = plans.data?.plans.find(({ planId }) => planId === draft?.cart.planId) ?? null
  const { data: availability } = usePlanAvailability(isAsked ? plan : null, draft?.cart.from ?? null, false)
  const none = { plan, availability, totalCents: null, nowCents: null }
  if (draft === null || plan === null) return none
  if (plan.kind === 'carnet') {
    const cents = lowestCents(plan, null)
    return { ...none, totalCents: cents, nowCents: cents }
  }
  const place = beach?.places.find(({ id }) => id === draft.cart.umbrellaId)
  if (availability === undefined || place === undefined) return none
  return { ...none, ...priceOf(availability, place, draft) }
}

function priceOf(
  availability: PlanAvailability,
  place: { readonly row: string; readonly category: string },
  { cart }: SubscriptionDraft,
): Pick<CartPrice, 'totalCents' | 'nowCents'> {
  const base = placeCents(availability, place)
  if (base === null) return { totalCents: null, nowCents: null }
  const total = totalOf(base, extraRows(availability, place, cart))
  const [deposit] = cart.inInstalments ? partsOf(total, availability) : []
  return { totalCents: total, nowCents: deposit?.amountCents ?? total }
}
