import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { acceptOffer } from './accept-offer.ts'
import { declineOffer } from './decline-offer.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { leaveWaitingList } from './leave-waiting-list.ts'
import { listWaitingPeople } from './list-waiting-people.ts'
import { listWaitingRequests } from './list-waiting-requests.ts'

export const waitingHandlers = (facts: UmbrellaFacts) => [
  joinWaitingList(facts),
  leaveWaitingList(facts),
  listWaitingRequests(facts),
  acceptOffer(facts),
  declineOffer(facts),
  listWaitingPeople,
]
