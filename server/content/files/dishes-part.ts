import { USUAL_COURSES, type NamedCourse } from '../../../domain/content/course.ts'
import type { Dish } from '../../../domain/content/dish.ts'
import { dishesFileSchema, type DishesFile } from '../../../domain/content/files/dishes-file.ts'
import { inLanguageOrder, type LocalizedText } from '../../../domain/platform/language.ts'
import { readEuro, writeEuro } from '../../../domain/platform/files/euro.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { ResortPart } from '../../platform/resort-part.ts'
import { addCourses, dropOtherCourses, findCourses } from '../course-queries.ts'
import { addDish, findDishes, moveDish, removeDish, writeVersion, type StoredDish } from '../dish-queries.ts'

type DishEntry = DishesFile['dishes'][number]
type CourseEntry = NonNullable<DishesFile['courses']>[number]

const NO_WORDS: LocalizedText = { it: '', en: '', fr: '', nl: '', de: '' }

/** dishes.json: the dishes that guests see (B-23). Photos and drafts stay with the database. */
export const dishesPart: ResortPart<DishesFile> = {
  file: 'dishes.json',
  schema: dishesFileSchema,
  check: (file) => [...twice('courses', file.courses ?? []), ...twice('dishes', file.dishes), ...wrongCourses(file)],
  async read(tx) {
    const dishes = (await findDishes(tx)).flatMap(({ slug, published }) =>
      published === null ? [] : [entryOf(slug, published)],
    )
    const courses = (await findCourses(tx)).map(courseEntryOf)
    const isUsual = JSON.stringify(courses) === JSON.stringify(USUAL_COURSES.map(courseEntryOf))
    return dishes.length === 0 ? null : { ...(isUsual ? {} : { courses }), dishes }
  },
  async write(tx, { courses, dishes }) {
    const wanted = courses?.map(courseOf) ?? USUAL_COURSES
    await addCourses(tx, wanted)
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
    await dropOtherCourses(tx, wanted)
  },
}

type Problem = ReturnType<typeof dishesPart.check>[number]

function twice(list: string, entries: readonly { readonly id: string }[]): Problem[] {
  return entries.flatMap(({ id }, index) =>
    entries.findIndex((entry) => entry.id === id) === index
      ? []
      : [{ path: `${list}[${index}].id`, expected: 'each id once', found: id }],
  )
}

function wrongCourses({ courses, dishes }: DishesFile): Problem[] {
  const known = courses?.map(({ id }) => id) ?? USUAL_COURSES.map(({ key }) => key)
  return dishes.flatMap(({ course }, index) =>
    known.includes(course)
      ? []
      : [{ path: `dishes[${index}].course`, expected: `one of ${known.join(', ')}`, found: course }],
  )
}

function courseEntryOf({ key, name, plural, isHidden }: NamedCourse): CourseEntry {
  return {
    id: key,
    name: inLanguageOrder(name),
    plural: inLanguageOrder(plural),
    ...(isHidden ? { hidden: true as const } : {}),
  }
}

function courseOf({ id, name, plural, hidden }: CourseEntry): NamedCourse {
  return { key: id, name, plural, isHidden: hidden ?? false }
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
