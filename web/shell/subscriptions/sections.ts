import type { SubscriptionSection } from '../../subscriptions/mine/SubscriptionDetail.tsx'

/** What stands below card, facts and instalments of one's own subscription, from the top; each part says itself when it has nothing. */
export const SUBSCRIPTION_SECTIONS: readonly SubscriptionSection[] = []
