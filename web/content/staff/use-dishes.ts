import { listCourses } from '../../../domain/content/course-calls.ts'
import type { Dish } from '../../../domain/content/dish.ts'
import {
  deleteDish,
  getMenuOfDay,
  listDishes,
  publishDish,
  saveDish,
  setDailyMenu,
  setDishSoldOut,
  undoContentChange,
  unpublishDish,
  type StaffDish,
} from '../../../domain/content/staff-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { call } from '../../platform/call.ts'
import { invalidate, setCallData, useCallMutation } from '../../platform/queries.ts'
import type { EntryChanges } from './use-entry.ts'

/** Puts a saved dish into the list that is on screen. */
function show(dish: StaffDish): void {
  setCallData(listDishes, {}, (known) => {
    if (!known) return known
    const others = known.dishes.filter(({ dishId }) => dishId !== dish.dishId)
    const at = known.dishes.findIndex(({ dishId }) => dishId === dish.dishId)
    return { dishes: at < 0 ? [...others, dish] : others.toSpliced(at, 0, dish) }
  })
}

interface Changed {
  readonly changeId: number | null
}

/** Asks for all that a change of a dish may have touched. */
export const refreshDishes = () =>
  Promise.all([invalidate(listDishes), invalidate(listCourses), invalidate(getMenuOfDay)])

/** What takes a change back on the server. */
export const undoOf = (changeId: number | null) => async () => {
  if (changeId !== null) await call(undoContentChange, { changeId })
  await refreshDishes()
}

/** The changes that a dish goes through. */
export function useDishChanges(): EntryChanges<StaffDish, Dish> {
  const saving = useCallMutation(saveDish)
  const publishing = useCallMutation(publishDish)
  const hiding = useCallMutation(unpublishDish)
  const removing = useCallMutation(deleteDish)
  const shown = <D extends StaffDish & Changed>({ changeId, ...dish }: D) => {
    show(dish)
    return { entry: dish, undo: undoOf(changeId) }
  }
  const named = ({ dishId, revision }: StaffDish) => ({ dishId, revision })
  return {
    save: async (known, dish, revision) =>
      shown(await saving.mutateAsync(known ? { dishId: known.dishId, revision, dish } : { dish })),
    publish: async (dish) => shown(await publishing.mutateAsync(named(dish))).undo,
    unpublish: async (dish) => shown(await hiding.mutateAsync(named(dish))).undo,
    remove: async ({ dishId }) => {
      const { changeId } = await removing.mutateAsync({ dishId })
      await refreshDishes()
      return undoOf(changeId)
    },
    refresh: refreshDishes,
    versionNow: async ({ dishId }) =>
      (await call(listDishes, {})).dishes.find((one) => one.dishId === dishId)?.revision,
  }
}

/** What holds of a dish today, at once and without saving it; each throws what the server refuses. */
export function useDishToday() {
  const marking = useCallMutation(setDishSoldOut)
  const planning = useCallMutation(setDailyMenu)
  return {
    setSoldOut: async (dish: StaffDish, isSoldOut: boolean) => {
      await marking.mutateAsync({ dishId: dish.dishId, isSoldOut })
      show({ ...dish, isSoldOut })
    },
    /** Today's menu of the dish's restaurant with it at the end, or without it. */
    setOnMenu: async (dish: StaffDish, day: CivilDate, isOn: boolean) => {
      const { restaurant, dishId } = dish
      const { dishIds, note, revision } = await call(getMenuOfDay, { day, restaurant: String(restaurant) })
      const others = dishIds.filter((id) => id !== dishId)
      await planning.mutateAsync({
        day,
        restaurant,
        revision,
        menu: { dishIds: isOn ? [...others, dishId] : others, note },
      })
      show({ ...dish, isOnMenuToday: isOn })
      await invalidate(getMenuOfDay)
    },
  }
}
