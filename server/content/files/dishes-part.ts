import type { Dish } from '../../../domain/content/dish.ts'
import { dishesFileSchema, type DishesFile } from '../../../domain/content/files/dishes-file.ts'
import { inLanguageOrder, type LocalizedText } from '../../../domain/platform/language.ts'
import { readEuro, writeEuro } from '../../../domain/platform/files/euro.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { ResortPart } from '../../platform/resort-part.ts'
import { addDish, findDishes, moveDish, removeDish, writeVersion, type StoredDish } from '../dish-queries.ts'

type DishEntry = DishesFile['dishes'][number]

const NO_WORDS: LocalizedText = { it: '', en: '', fr: '', nl: '', de: '' }

/** dishes.json: the dishes that guests see (B-23). Photos and drafts stay with the database. */
export const dishesPart: ResortPart<DishesFile> = {
  file: 'dishes.json',
  schema: dishesFileSchema,
  check: ({ dishes }) =>
    dishes.flatMap(({ id }, index) =>
      dishes.findIndex((dish) => dish.id === id) === index
        ? []
        : [{ path: `dishes[${index}].id`, expected: 'each id once', found: id }],
    ),
  async read(tx) {
    const dishes = (await findDishes(tx)).flatMap(({ slug, published }) =>
      published === null ? [] : [entryOf(slug, published)],
    )
    return dishes.length === 0 ? null : { dishes }
  },
  async write(tx, { dishes }) {
    const known = new Map((await findDishes(tx)).map((dish) => [dish.slug, dish]))
    for (const [position, entry] of dishes.entries()) {
      const before = known.get(entry.id)
      const dishId = before?.dishId ?? (await addDish(tx, entry.id))
      await moveDish(tx, dishId, position)
      if (!says(before, entry)) {
        const dish = dishOf(entry, before?.published?.photoId ?? null)
        await writeVersion(tx, dishId, false, dish)
        await writeVersion(tx, dishId, true, dish)
      }
      known.delete(entry.id)
    }
    // What nobody has published yet is no part of the file.
    for (const { dishId, published } of known.values()) if (published !== null) await removeDish(tx, dishId)
  },
}

function says(stored: StoredDish | undefined, entry: DishEntry): boolean {
  const published = stored?.published ?? null
  if (published === null) return false
  return JSON.stringify(entryOf(entry.id, published)) === JSON.stringify(entryOf(entry.id, dishOf(entry, null)))
}

function entryOf(id: string, dish: Dish): DishEntry {
  return {
    id,
    restaurant: dish.restaurant,
    course: dish.course,
    name: inLanguageOrder(dish.name),
    ...(dish.description.it === '' ? {} : { description: inLanguageOrder(dish.description) }),
    price: writeEuro(cents(dish.cents)),
    // What is published has both declared (B-10).
    allergens: [...(dish.allergens ?? [])],
    ...(dish.traces.length > 0 ? { traces: [...dish.traces] } : {}),
    ...(dish.isFrozen ? { frozen: true as const } : {}),
    alcoholic: dish.isAlcoholic ?? true,
    ...(dish.art === null ? {} : { art: dish.art }),
  }
}

function dishOf(entry: DishEntry, photoId: string | null): Dish {
  const { restaurant, course, name, description, price, allergens, traces, frozen, alcoholic, art } = entry
  return {
    restaurant,
    course,
    name,
    description: description ?? NO_WORDS,
    cents: readEuro(price),
    allergens,
    traces: traces ?? [],
    isFrozen: frozen ?? false,
    isAlcoholic: alcoholic,
    photoId,
    art: art ?? null,
  }
}
