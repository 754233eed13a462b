import type { BarCategory } from '../../../domain/bar/catalogue-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { readCategories, type StoredCategory } from '../item-queries.ts'

/** A part of the menu as the back office shows it. */
export function barCategoryOf({ id, name, isForDogs, isHidden, version, items }: StoredCategory): BarCategory {
  return { id, name, isForDogs, isHidden, version, items }
}

/** One part of the menu. Throws `item_unknown`. */
export async function knownCategory(tx: Queryable, categoryId: number): Promise<BarCategory> {
  const found = (await readCategories(tx)).find(({ id }) => id === categoryId)
  if (found === undefined) throw new Refusal('item_unknown')
  return barCategoryOf(found)
}

/** What somebody writes of a part of the menu, for the audit. */
export function writtenCategory({ name, isForDogs, isHidden }: BarCategory) {
  return { name, isForDogs, isHidden }
}
