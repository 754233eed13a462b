import type { CallOutput } from '../../../domain/platform/call.ts'
import type { Dish } from '../../../domain/content/dish.ts'
import { missingPoints } from '../../../domain/content/publishing.ts'
import type { listDishes } from '../../../domain/content/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { resortToday } from '../content-queries.ts'
import { findDish, type StoredDish } from '../dish-queries.ts'
import { findMenus } from '../menu-queries.ts'
import { hasPhoto } from '../photo-queries.ts'

type StaffDish = CallOutput<typeof listDishes>['dishes'][number]

/** Dishes as the catalogue of the staff shows them. */
export async function staffDishes(tx: Queryable, dishes: readonly StoredDish[]): Promise<StaffDish[]> {
  const today = await resortToday(tx)
  const onMenu = new Set((await findMenus(tx, today)).flatMap(({ dishIds }) => dishIds))
  return dishes.map(({ dishId, revision, soldOutOn, draft, published }) => ({
    ...draft,
    dishId,
    revision,
    isPublished: published !== null,
    hasChanges: published !== null && !isSameDish(draft, published),
    isSoldOut: soldOutOn === today,
    isOnMenuToday: published !== null && onMenu.has(dishId),
    missing: missingPoints(draft),
  }))
}

/** One dish after a change. Throws `not_found`. */
export async function staffDish(tx: Queryable, dishId: number): Promise<StaffDish> {
  const [dish] = await staffDishes(tx, [await knownDish(tx, dishId)])
  if (dish === undefined) throw new Refusal('not_found')
  return dish
}

/** Throws `not_found`. */
export async function knownDish(tx: Queryable, dishId: number): Promise<StoredDish> {
  const dish = await findDish(tx, dishId)
  if (dish === null) throw new Refusal('not_found')
  return dish
}

/** Throws `not_found` for a photo that nobody has uploaded. */
export async function requirePhoto(tx: Queryable, photoId: string | null): Promise<void> {
  if (photoId !== null && !(await hasPhoto(tx, photoId))) throw new Refusal('not_found')
}

/** Both come from the database, with their fields in its order. */
function isSameDish(a: Dish, b: Dish): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
