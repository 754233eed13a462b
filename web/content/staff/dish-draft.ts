import type { Dish } from '../../../domain/content/dish.ts'
import type { StaffDish } from '../../../domain/content/staff-calls.ts'
import type { Allergen } from '../../../domain/platform/allergens.ts'
import type { FoodDraft } from './food-draft.ts'

/** A dish that nobody has written yet. */
export const EMPTY_DISH: Dish = {
  restaurant: 1,
  course: 'first',
  name: { it: '', en: '', fr: '', nl: '', de: '' },
  description: { it: '', en: '', fr: '', nl: '', de: '' },
  cents: 0,
  allergens: null,
  traces: [],
  isFrozen: false,
  isAlcoholic: null,
  photoId: null,
  art: null,
}

/** What of a dish its editor writes, without what the server knows of it. */
export function dishOf(dish: StaffDish): Dish {
  const { restaurant, course, name, description, cents } = dish
  const { allergens, traces, isFrozen, isAlcoholic, photoId, art } = dish
  return { restaurant, course, name, description, cents, allergens, traces, isFrozen, isAlcoholic, photoId, art }
}

/** The fields that every food has. */
export function foodOf(dish: Dish): FoodDraft {
  const { name, description, cents, allergens, traces, isFrozen, isAlcoholic } = dish
  return { name, description, cents, contains: allergens, traces, isFrozen, isAlcoholic }
}

/** A change of a food's fields as one of the dish. */
export function dishChange({ contains, traces, ...rest }: Partial<FoodDraft>): Partial<Dish> {
  const copy = (list: readonly Allergen[]) => [...list]
  return {
    ...rest,
    ...(contains === undefined ? {} : { allergens: contains === null ? null : copy(contains) }),
    ...(traces === undefined ? {} : { traces: copy(traces) }),
  }
}
