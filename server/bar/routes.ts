import type { BarFacts } from './bar-facts.ts'
import { getBarMenu } from './get-bar-menu.ts'
import { getBarOrder } from './get-bar-order.ts'
import { getBarState } from './get-bar-state.ts'
import { getDeliveryPlaces } from './get-delivery-places.ts'
import { resolvePlace } from './resolve-place.ts'
import { acceptBarOrder } from './staff/accept-bar-order.ts'
import { assignRunner } from './staff/assign-runner.ts'
import { delayBarOrder } from './staff/delay-bar-order.ts'
import { deleteBarCategory } from './staff/delete-bar-category.ts'
import { deleteBarItem } from './staff/delete-bar-item.ts'
import { deliverBarOrder } from './staff/deliver-bar-order.ts'
import { getBarBoard } from './staff/get-bar-board.ts'
import { listBarItems } from './staff/list-bar-items.ts'
import { orderBarCategories } from './staff/order-bar-categories.ts'
import { pauseBar } from './staff/pause-bar.ts'
import { printPlaceTags } from './staff/print-place-tags.ts'
import { publishBarItem } from './staff/publish-bar-item.ts'
import { readyBarOrder } from './staff/ready-bar-order.ts'
import { rejectBarOrder } from './staff/reject-bar-order.ts'
import { reopenBar } from './staff/reopen-bar.ts'
import { saveBarCategory } from './staff/save-bar-category.ts'
import { saveBarItem } from './staff/save-bar-item.ts'
import { sellAtBar } from './staff/sell-at-bar.ts'
import { setItemSoldOut } from './staff/set-item-sold-out.ts'
import { setItemStock } from './staff/set-item-stock.ts'
import { undoBarAction } from './staff/undo-bar-action.ts'
import { undoBarChange } from './staff/undo-bar-change.ts'
import { unpublishBarItem } from './staff/unpublish-bar-item.ts'

export const barHandlers = (facts: BarFacts) => [
  getBarMenu,
  getBarState(facts),
  resolvePlace(facts),
  getDeliveryPlaces(facts),
  getBarOrder(facts),
  getBarBoard(facts),
  sellAtBar(facts),
  acceptBarOrder(facts),
  delayBarOrder(facts),
  rejectBarOrder(facts),
  readyBarOrder(facts),
  deliverBarOrder(facts),
  assignRunner(facts),
  undoBarAction(facts),
  pauseBar(facts),
  reopenBar(facts),
  setItemSoldOut(facts),
  setItemStock(facts),
  listBarItems,
  saveBarItem,
  publishBarItem(facts),
  unpublishBarItem(facts),
  deleteBarItem(facts),
  saveBarCategory(facts),
  deleteBarCategory,
  orderBarCategories(facts),
  undoBarChange(facts),
  printPlaceTags(facts),
]
