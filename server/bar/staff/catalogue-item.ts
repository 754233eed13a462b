import { missingOf } from '../../../domain/bar/bar-publishing.ts'
import type { BarItemDraft, CatalogueItem } from '../../../domain/bar/catalogue-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { readItems, type StoredItem } from '../item-queries.ts'

/** What of an item the back office writes. */
export function draftOf(item: StoredItem): BarItemDraft {
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
  const draft = draftOf(item)
  return { itemId, version, draft, isPublished, missing: missingOf(draft), isSoldOut, left }
}

/** One item of the catalogue. Throws when there is none. */
export async function readItem(tx: Queryable, itemId: number): Promise<CatalogueItem> {
  const [item] = await readItems(tx, [itemId])
  if (item === undefined) throw new Refusal('item_unknown')
  return catalogueItemOf(item)
}
