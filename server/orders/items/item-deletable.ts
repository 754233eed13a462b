import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { StoredOrder, StoredOrderItem } from '../order-queries.ts'
import type { ItemCategories } from './item-categories.ts'

/** Whether a guest may still delete an item of their order: it stands, and its category lets go of it by the resort's clock. */
export function isItemDeletable(order: StoredOrder, item: StoredOrderItem, categories: ItemCategories): boolean {
  if (order.status !== 'confirmed' || item.isCancelled) return false
  const [today, time] = order.localNow.split('T') as [CivilDate, string]
  const now = { today, time: time.slice(0, 5) }
  return categories.of(order.category).canDelete(item, now)
}
