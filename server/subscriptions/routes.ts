import { getMissingDays } from './get-missing-days.ts'
import { getSubscriptionAvailability } from './get-subscription-availability.ts'
import { getSubscriptionPlans } from './get-subscription-plans.ts'
import { holdSubscriptionPlace } from './hold-subscription-place.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { releaseSubscriptionPlace } from './release-subscription-place.ts'
import type { SubscriptionFacts } from './subscription-facts.ts'

export const subscriptionHandlers = (facts: SubscriptionFacts) => [
  getSubscriptionPlans(facts),
  getSubscriptionAvailability(facts),
  getMissingDays(facts),
  holdSubscriptionPlace(facts),
  releaseSubscriptionPlace(facts),
  listSubscriptions,
]
