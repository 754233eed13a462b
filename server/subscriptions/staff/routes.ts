import { changeSubscriptionPlace } from './change-subscription-place.ts'
import { endSubscription } from './end-subscription.ts'
import { getStaffSubscription } from './get-staff-subscription.ts'
import { listStaffSubscriptions } from './list-staff-subscriptions.ts'
import { quotePlaceChange } from './quote-place-change.ts'
import { readSubscriptionPass } from './read-subscription-pass.ts'
import { sellSubscription } from './sell-subscription.ts'
import type { StaffFacts } from './staff-facts.ts'
import { takeInstalmentCash } from './take-instalment-cash.ts'
import { undoSubscriptionSale } from './undo-subscription-sale.ts'

export const subscriptionStaffHandlers = (facts: StaffFacts) => [
  listStaffSubscriptions,
  getStaffSubscription(facts),
  readSubscriptionPass,
  sellSubscription(facts),
  undoSubscriptionSale(facts),
  takeInstalmentCash(facts),
  quotePlaceChange(facts),
  changeSubscriptionPlace(facts),
  endSubscription(facts),
]
