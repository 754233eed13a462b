import type { Queryable } from '../platform/database.ts'
import type { StoredCategory } from './item-queries.ts'
import type { NewItem } from './menu-file.ts'

type NewCategory = Pick<StoredCategory, 'key' | 'name' | 'isForDogs' | 'isHidden'>

/** Makes these the parts of the menu that a file says, in this order. */
export async function writeCategories(tx: Queryable, categories: readonly NewCategory[]): Promise<void> {
  await tx.query({
    name: 'bar.write-categories',
    text: `
      insert into bar_category as c (key, position, name, is_for_dogs, is_hidden)
      select g.key, g.position, g.name, g."isForDogs", g."isHidden"
      from jsonb_to_recordset($1::jsonb) as g (key text, position integer, name jsonb, "isForDogs" boolean, "isHidden" boolean)
      order by g.position
      on conflict (key) do update
        set position = excluded.position, name = excluded.name, is_for_dogs = excluded.is_for_dogs,
          is_hidden = excluded.is_hidden, version = c.version + 1
        where (c.position, c.name, c.is_for_dogs, c.is_hidden)
          is distinct from (excluded.position, excluded.name, excluded.is_for_dogs, excluded.is_hidden)`,
    values: [JSON.stringify(categories.map((category, position) => ({ ...category, position })))],
  })
}

/** Writes what is on sale, in this order; an item that changed has another version. */
export async function writeMenuItems(
  tx: Queryable,
  items: readonly (NewItem & { readonly category: string })[],
): Promise<void> {
  await tx.query({
    name: 'bar.write-items',
    text: `
      insert into bar_item as i (
        key, category_id, position, name, description, cents, station, prep_seconds, art, allergens, diet, is_gluten_free,
        is_frozen, is_alcoholic, is_published
      )
      select g.key, c.id, g.position, g.name, g.description, g.cents, g.station, g."prepSeconds", g.art, g.allergens, g.diet,
        g."isGlutenFree", g."isFrozen", g."isAlcoholic", true
      from jsonb_to_recordset($1::jsonb) as g (
        key text, category text, position integer, name jsonb, description jsonb, cents integer, station text,
        "prepSeconds" integer, art text, allergens jsonb, diet text, "isGlutenFree" boolean, "isFrozen" boolean, "isAlcoholic" boolean
      )
      join bar_category c on c.key = g.category
      order by g.position
      on conflict (key) do update
        set category_id = excluded.category_id, position = excluded.position, name = excluded.name,
          description = excluded.description, cents = excluded.cents, station = excluded.station,
          prep_seconds = excluded.prep_seconds, art = excluded.art, allergens = excluded.allergens, diet = excluded.diet,
          is_gluten_free = excluded.is_gluten_free, is_frozen = excluded.is_frozen, is_alcoholic = excluded.is_alcoholic, is_published = true, draft = null, version = i.version + 1
        where (i.category_id, i.position, i.name, i.description, i.cents, i.station, i.prep_seconds, i.art, i.allergens, i.diet,
               i.is_gluten_free, i.is_frozen, i.is_alcoholic, i.is_published)
          is distinct from (excluded.category_id, excluded.position, excluded.name, excluded.description, excluded.cents,
               excluded.station, excluded.prep_seconds, excluded.art, excluded.allergens, excluded.diet,
               excluded.is_gluten_free, excluded.is_frozen,
               excluded.is_alcoholic, true)`,
    values: [JSON.stringify(items.map((item, position) => ({ ...item, position })))],
  })
}

/** Forgets what was on sale and is in no file any more; a part of the menu goes with the last of its items. */
export async function dropOtherItems(
  tx: Queryable,
  keys: readonly string[],
  categories: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'bar.drop-items',
    text: 'delete from bar_item where is_published and key <> all ($1::text[])',
    values: [keys],
  })
  await tx.query({
    name: 'bar.drop-categories',
    text: `delete from bar_category c
           where key <> all ($1::text[]) and not exists (
             select from bar_item i where i.category_id = c.id or (i.draft ->> 'categoryId')::integer = c.id)`,
    values: [categories],
  })
}
