import type { Dish } from '../../domain/content/dish.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

/** A dish as it is being written, and as guests see it. */
export interface StoredDish {
  readonly dishId: number
  readonly slug: string
  readonly revision: number
  readonly soldOutOn: CivilDate | null
  readonly draft: Dish
  /** Null while guests do not see it. */
  readonly published: Dish | null
}

const content = (version: 'draft' | 'published') => `jsonb_build_object(
  'restaurant', ${version}.restaurant, 'course', ${version}.course, 'name', ${version}.name,
  'description', ${version}.description, 'cents', ${version}.cents, 'allergens', to_jsonb(${version}.allergens),
  'traces', to_jsonb(${version}.traces), 'isFrozen', ${version}.is_frozen, 'isAlcoholic', ${version}.is_alcoholic,
  'photoId', ${version}.photo_id, 'art', ${version}.art)`

const DISHES = `select dish.id as "dishId", dish.slug, dish.revision, dish.sold_out_on as "soldOutOn",
    ${content('draft')} as draft, case when published.dish_id is null then null else ${content('published')} end as published
  from dish
  join dish_version draft on draft.dish_id = dish.id and not draft.is_published
  left join dish_version published on published.dish_id = dish.id and published.is_published`

/** Every dish in the order of the catalogue. */
export async function findDishes(tx: Queryable): Promise<StoredDish[]> {
  return tx.query({ name: 'content.dishes', text: `${DISHES} order by dish.position, dish.id`, values: [] })
}

export async function findDish(tx: Queryable, dishId: number): Promise<StoredDish | null> {
  const [dish] = await tx.query<StoredDish>({
    name: 'content.dish',
    text: `${DISHES} where dish.id = $1`,
    values: [dishId],
  })
  return dish ?? null
}

/** A dish that a menu shows. */
export interface PublishedDish extends Pick<StoredDish, 'dishId' | 'soldOutOn'> {
  readonly dish: Dish
}

/** What guests may see of some dishes, in the order of `ids`. */
export async function findPublished(tx: Queryable, ids: readonly number[]): Promise<PublishedDish[]> {
  return tx.query({
    name: 'content.published-dishes',
    text: `select dish.id as "dishId", dish.sold_out_on as "soldOutOn", ${content('published')} as dish
      from dish join dish_version published on published.dish_id = dish.id and published.is_published
      where dish.id = any($1) order by array_position($1, dish.id)`,
    values: [ids],
  })
}

/** Which of some dishes a restaurant's menu may have, kept from being deleted until the transaction ends. */
export async function lockPublished(tx: Queryable, restaurant: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'content.lock-published',
    text: `select dish_id as id from dish_version
      where is_published and restaurant = $1 and dish_id = any($2) order by dish_id for share`,
    values: [restaurant, ids],
  })
  return rows.map(({ id }) => id)
}

/** A new dish without anything written yet, at the end of the catalogue; answers its id. */
export async function addDish(tx: Queryable, slug: string | null): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'content.add-dish',
    text: `with new as (select nextval(pg_get_serial_sequence('dish', 'id'))::integer as id)
      insert into dish (id, slug, position) overriding system value
      select id, coalesce($1, 'dish-' || id), coalesce((select max(position) + 1 from dish), 0) from new returning id`,
    values: [slug],
  })
  if (row === undefined) throw new Error('a dish was not added')
  return row.id
}

/** Counts the revision on when it is still the one that was seen; answers whether it was. */
export async function turnRevision(tx: Queryable, dishId: number, seen: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'content.turn-dish',
    text: 'update dish set revision = revision + 1 where id = $1 and revision = $2 returning id',
    values: [dishId, seen],
  })
  return rows.length === 1
}

/** Writes the draft, or what guests see, of a dish. A published one that is not complete breaks a constraint (B-10). */
export async function writeVersion(tx: Queryable, dishId: number, isPublished: boolean, dish: Dish): Promise<void> {
  await tx.query({
    name: 'content.write-dish',
    text: `
      insert into dish_version (dish_id, is_published, restaurant, course, name, description, cents, allergens, traces,
        is_frozen, is_alcoholic, photo_id, art)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
      on conflict (dish_id, is_published) do update set restaurant = excluded.restaurant, course = excluded.course,
        name = excluded.name, description = excluded.description, cents = excluded.cents, allergens = excluded.allergens,
        traces = excluded.traces, is_frozen = excluded.is_frozen, is_alcoholic = excluded.is_alcoholic,
        photo_id = excluded.photo_id, art = excluded.art`,
    values: [
      dishId,
      isPublished,
      dish.restaurant,
      dish.course,
      JSON.stringify(dish.name),
      JSON.stringify(dish.description),
      dish.cents,
      dish.allergens,
      dish.traces,
      dish.isFrozen,
      dish.isAlcoholic,
      dish.photoId,
      dish.art,
    ],
  })
}

/** Takes what guests see of a dish away; the draft stays. */
export async function removePublished(tx: Queryable, dishId: number): Promise<void> {
  await tx.query({
    name: 'content.remove-published',
    text: 'delete from dish_version where dish_id = $1 and is_published',
    values: [dishId],
  })
}

/** Marks a dish as sold out today, or as there again; answers whether there is such a dish. */
export async function markSoldOut(tx: Queryable, dishId: number, isSoldOut: boolean): Promise<boolean> {
  const rows = await tx.query({
    name: 'content.sold-out',
    text: 'update dish set sold_out_on = case when $2 then resort_today() end where id = $1 returning id',
    values: [dishId, isSoldOut],
  })
  return rows.length === 1
}

export async function moveDish(tx: Queryable, dishId: number, position: number): Promise<void> {
  await tx.query({
    name: 'content.move-dish',
    text: 'update dish set position = $2 where id = $1 and position <> $2',
    values: [dishId, position],
  })
}

/** Takes a dish from the catalogue and from every menu; answers whether it was there. */
export async function removeDish(tx: Queryable, dishId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'content.remove-dish',
    text: 'delete from dish where id = $1 returning id',
    values: [dishId],
  })
  return rows.length === 1
}
