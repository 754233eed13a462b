import { dailyMenuFileSchema, type DailyMenuFile } from '../../../domain/content/files/daily-menu-file.ts'
import { dishesFileSchema } from '../../../domain/content/files/dishes-file.ts'
import { inLanguageOrder } from '../../../domain/platform/language.ts'
import { weekdayNames, weekdayNumbers } from '../../../domain/platform/weekday-names.ts'
import type { PartModels, PartProblem, ResortPart } from '../../platform/resort-part.ts'
import { findWeeklyMenus, writeWeeklyMenus, type WeeklyMenu } from '../menu-queries.ts'

type MenuEntry = DailyMenuFile['menus'][number]

/** daily-menu.json: the menus of the week (B-23). Days that the staff set stay with the database. */
export const dailyMenuPart: ResortPart<DailyMenuFile> = {
  file: 'daily-menu.json',
  schema: dailyMenuFileSchema,
  check: (model, others) => [...wrongWeekdays(model), ...wrongDishes(model, others)],
  async read(tx) {
    const menus = (await findWeeklyMenus(tx)).map(entryOf)
    return menus.length === 0 ? null : { menus }
  },
  async write(tx, { menus }) {
    const wanted = menus.map(menuOf)
    const stored = (await findWeeklyMenus(tx)).map(entryOf)
    if (JSON.stringify(stored) !== JSON.stringify(wanted.map(entryOf))) await writeWeeklyMenus(tx, wanted)
  },
}

function entryOf({ restaurant, weekdays, slugs, note }: WeeklyMenu): MenuEntry {
  return {
    restaurant,
    weekdays: weekdayNames(weekdays),
    dishes: [...slugs],
    ...(note === null ? {} : { note: { title: inLanguageOrder(note.title), text: inLanguageOrder(note.text) } }),
  }
}

function menuOf({ restaurant, weekdays, dishes, note }: MenuEntry): WeeklyMenu {
  return { restaurant, weekdays: weekdayNumbers(weekdays), slugs: dishes, note: note ?? null }
}

/** A restaurant has one menu for each weekday, and its days are in the order of the week. */
function wrongWeekdays({ menus }: DailyMenuFile): PartProblem[] {
  const taken = new Set<string>()
  return menus.flatMap(({ restaurant, weekdays }, index) => {
    const path = `menus[${index}].weekdays`
    const twice = weekdays.filter((day) => taken.has(`${restaurant} ${day}`))
    for (const day of weekdays) taken.add(`${restaurant} ${day}`)
    const sorted = weekdayNames(weekdayNumbers(weekdays))
    return [
      ...twice.map((day) => ({ path, expected: 'each weekday of a restaurant once', found: day })),
      ...(sorted.join() === weekdays.join()
        ? []
        : [{ path, expected: `the days in the order of the week: ${sorted.join(', ')}`, found: weekdays.join(', ') }]),
    ]
  })
}

function wrongDishes({ menus }: DailyMenuFile, others: PartModels): PartProblem[] {
  const read = dishesFileSchema.safeParse(others.get('dishes.json'))
  const dishes = new Map((read.success ? read.data.dishes : []).map(({ id, restaurant }) => [id, restaurant]))
  return menus.flatMap(({ restaurant, dishes: ids }, index) =>
    ids.flatMap((id, place) => {
      const path = `menus[${index}].dishes[${place}]`
      if (ids.indexOf(id) !== place) return [{ path, expected: 'each dish once', found: id }]
      if (dishes.get(id) === restaurant) return []
      return [{ path, expected: `a dish of restaurant ${restaurant} in dishes.json`, found: id }]
    }),
  )
}
