import type { BarItemDraft } from '../../domain/bar/catalogue-calls.ts'
import type { Queryable } from '../platform/database.ts'

type DraftGroup = BarItemDraft['optionGroups'][number]

/** An item's own row; its choices are written by {@link writeOptionGroups}. */
type ItemRow = Omit<BarItemDraft, 'optionGroups'>

function valuesOf(row: ItemRow): unknown[] {
  return [
    row.categoryId,
    JSON.stringify(row.name),
    JSON.stringify(row.description),
    row.cents,
    row.station,
    row.prepSeconds,
    row.art,
    row.photoId,
    row.allergens === null ? null : JSON.stringify(row.allergens),
    row.diet,
    row.isGlutenFree,
    row.isFrozen,
    row.isAlcoholic,
  ]
}

/** Writes a new item at the end of its part of the menu, unpublished; answers its id, or null when there is no such part. */
export async function insertItem(tx: Queryable, key: string, row: ItemRow): Promise<number | null> {
  const [made] = await tx.query<{ id: number }>({
    name: 'bar.insert-item',
    text: `
      insert into bar_item (
        key, position, category_id, name, description, cents, station, prep_seconds, art, photo_id, allergens, diet, is_gluten_free,
        is_frozen, is_alcoholic, is_published
      )
      select $14, coalesce((select max(position) + 1 from bar_item where category_id = c.id), 0), c.id, $2::jsonb, $3::jsonb,
        $4::integer, $5, $6::integer, $7, $8, $9::jsonb, $10, $11::boolean, $12::boolean, $13::boolean, false
      from bar_category c where c.id = $1
      returning id`,
    values: [...valuesOf(row), key],
  })
  return made?.id ?? null
}

/** Keeps what is written over an item on sale beside it, when it is still of that version. */
export async function storeDraft(
  tx: Queryable,
  item: { readonly itemId: number; readonly version: number },
  draft: BarItemDraft,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.store-draft',
    text: 'update bar_item set draft = $3, version = version + 1 where id = $1 and version = $2 returning id',
    values: [item.itemId, item.version, JSON.stringify(draft)],
  })
  return rows.length > 0
}

/** Deletes an item of that version; what is ordered of it keeps its words. */
export async function removeItem(tx: Queryable, itemId: number, version: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.remove-item',
    text: 'delete from bar_item where id = $1 and version = $2 returning id',
    values: [itemId, version],
  })
  return rows.length > 0
}

/** Changes an item when it is still of that version, with nothing written over it any more; false when it is not, or there is none. */
export async function updateItem(tx: Queryable, itemId: number, version: number, row: ItemRow): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.update-item',
    text: `
      update bar_item set category_id = $1, name = $2::jsonb, description = $3::jsonb, cents = $4, station = $5,
        prep_seconds = $6, art = $7, photo_id = $8, allergens = $9::jsonb, diet = $10, is_gluten_free = $11, is_frozen = $12, is_alcoholic = $13,
        draft = null, version = version + 1
      where id = $14 and version = $15 and exists (select from bar_category where id = $1)
      returning id`,
    values: [...valuesOf(row), itemId, version],
  })
  return rows.length > 0
}

/** Puts an item on sale or takes it off, when it is still of that version. */
export async function storePublished(
  tx: Queryable,
  item: { readonly itemId: number; readonly version: number },
  isPublished: boolean,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.publish-item',
    text: 'update bar_item set is_published = $3, version = version + 1 where id = $1 and version = $2 returning id',
    values: [item.itemId, item.version, isPublished],
  })
  return rows.length > 0
}

/** Makes these the choices of an item, in this order; those with an id of its own keep it, so that carts still know them. */
export async function writeOptionGroups(tx: Queryable, itemId: number, groups: readonly DraftGroup[]): Promise<void> {
  const kept = groups.flatMap((group) => group.id ?? [])
  await tx.query({
    name: 'bar.drop-groups',
    text: 'delete from bar_option_group where item_id = $1 and id <> all ($2::integer[])',
    values: [itemId, kept],
  })
  for (const [position, group] of groups.entries()) {
    const groupId = await writeGroup(tx, itemId, position, group)
    await writeOptions(tx, groupId, group.options)
  }
}

async function writeGroup(tx: Queryable, itemId: number, position: number, group: DraftGroup): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'bar.write-group',
    text: `
      with changed as (
        update bar_option_group set position = $3, name = $4::jsonb, least = $5, most = $6
        where id = $1 and item_id = $2 returning id
      ), made as (
        insert into bar_option_group (item_id, position, name, least, most)
        select $2, $3, $4::jsonb, $5, $6 where not exists (select from changed) returning id
      )
      select id from changed union all select id from made`,
    values: [group.id ?? null, itemId, position, JSON.stringify(group.name), group.least, group.most],
  })
  if (row === undefined) throw new Error('a group of options was not written')
  return row.id
}

async function writeOptions(tx: Queryable, groupId: number, options: DraftGroup['options']): Promise<void> {
  await tx.query({
    name: 'bar.drop-options',
    text: 'delete from bar_option where group_id = $1 and id <> all ($2::integer[])',
    values: [groupId, options.flatMap((option) => option.id ?? [])],
  })
  for (const [position, option] of options.entries()) {
    await tx.query({
      name: 'bar.write-option',
      text: `
        with changed as (
          update bar_option set position = $3, name = $4::jsonb, cents = $5, allergens = $6::jsonb
          where id = $1 and group_id = $2 returning id
        )
        insert into bar_option (group_id, position, name, cents, allergens)
        select $2, $3, $4::jsonb, $5, $6::jsonb where not exists (select from changed)`,
      values: [
        option.id ?? null,
        groupId,
        position,
        JSON.stringify(option.name),
        option.cents,
        JSON.stringify(option.allergens),
      ],
    })
  }
}
