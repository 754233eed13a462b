import { barFileSchema, type BarFile } from '../../domain/bar/files/bar-file.ts'
import { barFileProblems } from '../../domain/bar/files/bar-file-rules.ts'
import type { Queryable } from '../platform/database.ts'
import type { ResortPart } from '../platform/resort-part.ts'
import { writeOptionGroups } from './catalogue-queries.ts'
import { readCategories, readItems, type StoredOptionGroup } from './item-queries.ts'
import { itemOfFile, fileOfMenu, type NewGroup } from './menu-file.ts'
import { dropOtherItems, writeCategories, writeMenuItems } from './menu-write-queries.ts'

/** The bar's menu in a resort's folder (R-714, B-10, B-23). Drafts, photos and what is left stay as they are. */
export const barPart: ResortPart<BarFile> = {
  file: 'bar.json',
  schema: barFileSchema,
  check: barFileProblems,

  async write(tx, { categories }) {
    const keys = categories.flatMap(({ items }) => items.map(({ id }) => id))
    await writeCategories(
      tx,
      categories.map(({ id, name, forDogs, hidden }) => ({
        key: id,
        name,
        isForDogs: forDogs ?? false,
        isHidden: hidden ?? false,
      })),
    )
    await writeMenuItems(
      tx,
      categories.flatMap(({ id, items }) => items.map((item) => ({ ...itemOfFile(item), category: id }))),
    )
    await dropOtherItems(
      tx,
      keys,
      categories.map(({ id }) => id),
    )
    await writeChoices(tx, new Map(categories.flatMap(({ items }) => items.map((item) => [item.id, itemOfFile(item)]))))
  },

  async read(tx) {
    const [categories, items] = await Promise.all([readCategories(tx), readItems(tx)])
    return categories.length === 0 ? null : fileOfMenu(categories, items)
  },
}

async function writeChoices(
  tx: Queryable,
  given: ReadonlyMap<string, { readonly optionGroups: readonly NewGroup[] }>,
): Promise<void> {
  for (const { itemId, key, optionGroups } of await readItems(tx)) {
    const groups = given.get(key)?.optionGroups
    if (groups !== undefined && groups.length + optionGroups.length > 0)
      await writeOptionGroups(tx, itemId, keepIds(groups, optionGroups))
  }
}

/** A file has no ids: a choice keeps the id of the one in its place, so that writing the same again changes nothing. */
function keepIds(groups: readonly NewGroup[], known: readonly StoredOptionGroup[]) {
  return groups.map((group, place) => ({
    ...group,
    id: known[place]?.id,
    options: group.options.map((option, index) => ({ ...option, id: known[place]?.options[index]?.id })),
  }))
}
