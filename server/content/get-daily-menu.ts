import * as calls from '../../domain/content/calls.ts'
import { missingPoints } from '../../domain/content/publishing.ts'
import { cents } from '../../domain/platform/cents.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import { handle } from '../platform/handler.ts'
import { findCourses } from './course-queries.ts'
import { findPublished, type PublishedDish } from './dish-queries.ts'
import { findMenus } from './menu-queries.ts'

/** what a restaurant cooks on a day; only what is published, and of that nothing that misses anything (B-10). */
export const getDailyMenu = handle(calls.getDailyMenu, 'read', async (tx, { day, restaurant, language }) => {
  const menus = await findMenus(tx, day)
  const menu = menus.find((one) => restaurant === undefined || one.restaurant === restaurant)
  const dishes = (await findPublished(tx, menu?.dishIds ?? [])).filter(({ dish }) => missingPoints(dish).length === 0)
  const courses = (await findCourses(tx)).filter(({ isHidden }) => !isHidden)
  const note = menu?.note ?? null
  return {
    day,
    restaurant: menu?.restaurant ?? restaurant ?? 1,
    dishes: courses.flatMap(({ key, name }) =>
      dishes
        .filter(({ dish }) => dish.course === key)
        .map((dish) => ({ ...menuDish(dish, day, language), course: name[language] })),
    ),
    note: note === null ? null : { title: note.title[language], text: note.text[language] },
  }
})

function menuDish({ dishId, soldOutOn, dish }: PublishedDish, day: CivilDate, language: Language) {
  const { traces, isFrozen, photoId, art } = dish
  return {
    dishId,
    name: dish.name[language],
    description: dish.description[language],
    cents: cents(dish.cents),
    // A published dish has both declared; the database holds it to that.
    allergens: dish.allergens ?? [],
    isAlcoholic: dish.isAlcoholic ?? true,
    traces,
    isFrozen,
    isSoldOut: soldOutOn === day,
    photoId,
    art,
  }
}
