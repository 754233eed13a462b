import { missingOf } from '../../domain/bar/bar-publishing.ts'
import type { Queryable } from '../platform/database.ts'
import { readItems, type StoredItem } from './item-queries.ts'
import { soldAs } from './staff/catalogue-item.ts'

/**
 * B-10: what guests may order, of these ids or of all: published, in a part of the menu that is shown, and with nothing missing,
 * whatever a row says of itself.
 */
export async function soldItems(tx: Queryable, ids: readonly number[] | null = null): Promise<StoredItem[]> {
  const items = await readItems(tx, ids)
  return items.filter((item) => item.isPublished && !item.isHidden && missingOf(soldAs(item)).length === 0)
}
