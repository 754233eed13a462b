import type { Dish } from '../../../domain/content/dish.ts'
import {
  deleteDish,
  getMenuOfDay,
  listDishes,
  publishDish,
  saveDish,
  setDailyMenu,
  setDishSoldOut,
  type StaffDish,
} from '../../../domain/content/staff-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { call } from '../../platform/call.ts'
import { invalidate, setCallData, useCallMutation } from '../../platform/queries.ts'

/** Puts a saved dish into the list that is on screen. */
function show(dish: StaffDish): void {
  setCallData(listDishes, {}, (known) => {
    if (!known) return known
    const others = known.dishes.filter(({ dishId }) => dishId !== dish.dishId)
    const at = known.dishes.findIndex(({ dishId }) => dishId === dish.dishId)
    return { dishes: at < 0 ? [...others, dish] : others.toSpliced(at, 0, dish) }
  })
}

/** The changes that a dish goes through; each throws what the server refuses. */
export function useDishChanges() {
  const saving = useCallMutation(saveDish)
  const publishing = useCallMutation(publishDish)
  const marking = useCallMutation(setDishSoldOut)
  const planning = useCallMutation(setDailyMenu)
  const removing = useCallMutation(deleteDish)
  const save = async (known: StaffDish | null, dish: Dish, revision: number) => {
    const saved = await saving.mutateAsync(known ? { dishId: known.dishId, revision, dish } : { dish })
    show(saved)
    return saved
  }
  return {
    isBusy: saving.isPending || publishing.isPending,
    save,
    publish: async (dish: StaffDish) => {
      const { dishId, revision } = dish
      const published = await publishing.mutateAsync({ dishId, revision })
      show(published)
      return published
    },
    setSoldOut: async (dish: StaffDish, isSoldOut: boolean) => {
      await marking.mutateAsync({ dishId: dish.dishId, isSoldOut })
      show({ ...dish, isSoldOut })
    },
    /** Today's menu of the dish's restaurant with it at the end, or without it. */
    setOnMenu: async (dish: StaffDish, day: CivilDate, isOn: boolean) => {
      const { restaurant, dishId } = dish
      const { dishIds, note } = await call(getMenuOfDay, { day, restaurant: String(restaurant) })
      const others = dishIds.filter((id) => id !== dishId)
      await planning.mutateAsync({ day, restaurant, menu: { dishIds: isOn ? [...others, dishId] : others, note } })
      show({ ...dish, isOnMenuToday: isOn })
      await invalidate(getMenuOfDay)
    },
    remove: async (dish: StaffDish) => {
      await removing.mutateAsync({ dishId: dish.dishId })
      await invalidate(listDishes)
    },
  }
}
