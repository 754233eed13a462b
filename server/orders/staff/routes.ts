import type { OrderFacts } from '../order-facts.ts'
import { extendVisit } from './extend-visit.ts'
import { giveComplimentary } from './give-complimentary.ts'
import { listExtensions } from './list-extensions.ts'
import { listMoveTargets } from './list-move-targets.ts'
import { moveVisit } from './move-visit.ts'
import { quoteWalkIn } from './quote-walk-in.ts'
import { sellWalkIn } from './sell-walk-in.ts'
import { undoOrderAction } from './undo-order-action.ts'
import { updateConcludedAtDesk } from './update-concluded-at-desk.ts'
import { waiveOrder } from './waive-order.ts'

export const orderStaffHandlers = (facts: OrderFacts) => [
  listMoveTargets(facts),
  moveVisit(facts),
  listExtensions(facts),
  extendVisit(facts),
  quoteWalkIn(facts),
  sellWalkIn(facts),
  giveComplimentary(facts),
  waiveOrder(facts),
  undoOrderAction(facts),
  updateConcludedAtDesk(facts),
]
