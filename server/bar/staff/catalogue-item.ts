import { missingOf } from '../../../domain/bar/bar-publishing.ts'
import type { BarItemDraft, CatalogueItem } from '../../../domain/bar/catalogue-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { readItems, type StoredItem } from '../item-queries.ts'

/** What of an item the back office writes, as it was last published or, before that, saved. */
export function soldAs(item: StoredItem): BarItemDraft {
  const { categoryId, name, description, cents, station, prepSeconds, art, photoId, allergens, diet, isGlutenFree } =
    item
  const { isFrozen, isAlcoholic, optionGroups } = item
  return {
    categoryId,
    name,
    description,
    cents,
    station,
    prepSeconds,
    art,
    photoId,
    allergens,
    diet,
    isGlutenFree,
    isFrozen,
    isAlcoholic,
    optionGroups,
  }
}

/** An item with what it still misses (B-10). */
export function catalogueItemOf(item: StoredItem): CatalogueItem {
  const { itemId, version, isPublished, isSoldOut, left } = item
  const draft = writtenItem(item)
  const hasChanges = item.draft !== null
  return { itemId, version, draft, isPublished, hasChanges, missing: missingOf(draft), isSoldOut, left }
}

/** What guests may order once the item is published as it is saved. */
export function writtenItem(item: StoredItem): BarItemDraft {
  return item.draft ?? soldAs(item)
}

/** One stored item. Throws `item_unknown`. */
export async function knownItem(tx: Queryable, itemId: number): Promise<StoredItem> {
  const [item] = await readItems(tx, [itemId])
  if (item === undefined) throw new Refusal('item_unknown')
  return item
}

/** One item of the catalogue. Throws when there is none. */
export async function readItem(tx: Queryable, itemId: number): Promise<CatalogueItem> {
  return catalogueItemOf(await knownItem(tx, itemId))
}
