import { cancelEntry, bookEntry } from './carnet-entries.ts'
import { declineRenewal } from './decline-renewal.ts'
import { getSubscriptionLife } from './get-subscription-life.ts'
import type { LifeFacts } from './life-facts.ts'
import { addSubscriptionMember, removeSubscriptionMember } from './subscription-members.ts'

export const lifeHandlers = (facts: LifeFacts) => [
  getSubscriptionLife(facts),
  addSubscriptionMember(facts),
  removeSubscriptionMember(facts),
  bookEntry(facts),
  cancelEntry(facts),
  declineRenewal(facts),
]
