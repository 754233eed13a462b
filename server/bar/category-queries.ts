import type { BarCategoryDraft } from '../../domain/bar/catalogue-calls.ts'
import type { Queryable } from '../platform/database.ts'

/** A new part of the menu after all others; answers its id. */
export async function insertCategory(
  tx: Queryable,
  key: string,
  { name, isForDogs, isHidden }: BarCategoryDraft,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'bar.insert-category',
    text: `insert into bar_category (key, position, name, is_for_dogs, is_hidden)
      select $1, coalesce((select max(position) + 1 from bar_category), 0), $2::jsonb, $3, $4 returning id`,
    values: [key, JSON.stringify(name), isForDogs, isHidden],
  })
  if (row === undefined) throw new Error('a part of the menu was not added')
  return row.id
}

/** Changes a part of the menu when it is still of that version. */
export async function updateCategory(
  tx: Queryable,
  { categoryId, version }: { readonly categoryId: number; readonly version: number },
  { name, isForDogs, isHidden }: BarCategoryDraft,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.update-category',
    text: `update bar_category set name = $3, is_for_dogs = $4, is_hidden = $5, version = version + 1
      where id = $1 and version = $2 returning id`,
    values: [categoryId, version, JSON.stringify(name), isForDogs, isHidden],
  })
  return rows.length > 0
}

/** Keeps a part of the menu from being deleted until the transaction ends; answers whether there is one. */
export async function holdCategory(tx: Queryable, categoryId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.hold-category',
    text: 'select from bar_category where id = $1 for key share',
    values: [categoryId],
  })
  return rows.length === 1
}

/** What an item may be in: itself, or what is written over it. */
const EMPTY = `not exists (
  select from bar_item i where i.category_id = c.id or (i.draft ->> 'categoryId')::integer = c.id)`

/** Deletes a part of the menu of that version that nothing is in, not even a draft. */
export async function removeCategory(tx: Queryable, categoryId: number, version: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.remove-category',
    text: `delete from bar_category c where id = $1 and version = $2 and ${EMPTY} returning id`,
    values: [categoryId, version],
  })
  return rows.length > 0
}

/** Puts the parts of the menu into this order when they are in the one that was seen; answers whether they were. */
export async function moveCategories(
  tx: Queryable,
  before: readonly number[],
  after: readonly number[],
): Promise<boolean> {
  const seen = await tx.query<{ id: number }>({
    name: 'bar.lock-categories',
    text: 'select id from bar_category order by position, id for update',
    values: [],
  })
  if (seen.map(({ id }) => id).join() !== before.join()) return false
  if (before.length !== after.length || after.some((id) => !before.includes(id))) return false
  await tx.query({
    name: 'bar.move-categories',
    text: `update bar_category set position = place - 1 from unnest($1::integer[]) with ordinality as given (id, place)
      where bar_category.id = given.id and position <> place - 1`,
    values: [after],
  })
  return true
}
