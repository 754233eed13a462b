import type { TableFacts } from '../restaurant-facts.ts'
import { declineTableOffer } from './decline-table-offer.ts'
import { joinTableWaitingList } from './join-table-waiting-list.ts'
import { leaveTableWaitingList } from './leave-table-waiting-list.ts'
import { listTableRequests } from './list-table-requests.ts'

export const tableWaitingHandlers = (facts: TableFacts) => [
  joinTableWaitingList(facts),
  leaveTableWaitingList(facts),
  listTableRequests(facts),
  declineTableOffer(facts),
]
