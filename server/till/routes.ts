import { closeDrawer } from './close-drawer.ts'
import { closeTill } from './close-till.ts'
import { collect } from './collect.ts'
import { drawerMovement } from './drawer-movement.ts'
import { exportAccounting } from './export-accounting.ts'
import { findTillOrders } from './find-till-orders.ts'
import { getClosing } from './get-closing.ts'
import { getOwnDrawer } from './get-own-drawer.ts'
import { getTill } from './get-till.ts'
import { listClosings } from './list-closings.ts'
import { listReconciliations } from './list-reconciliations.ts'
import { openDrawer } from './open-drawer.ts'
import { reconcileAgain } from './reconcile-again.ts'
import { refundAtDesk } from './refund-at-desk.ts'
import { reopenIssue } from './reopen-issue.ts'
import { resolveIssue } from './resolve-issue.ts'
import type { TillFacts } from './till-facts.ts'
import { undoCollect } from './undo-collect.ts'
import { undoDrawerMovement } from './undo-drawer-movement.ts'
import { undoRefundAtDesk } from './undo-refund-at-desk.ts'

export const tillHandlers = (facts: TillFacts) => [
  getTill(facts),
  findTillOrders,
  collect,
  undoCollect,
  refundAtDesk(facts),
  undoRefundAtDesk,
  drawerMovement(facts),
  undoDrawerMovement(facts),
  getOwnDrawer(facts),
  openDrawer,
  closeDrawer(facts),
  closeTill(facts),
  listClosings,
  getClosing,
  exportAccounting,
  listReconciliations(facts),
  reconcileAgain(facts),
  resolveIssue(facts),
  reopenIssue(facts),
]
