import * as z from 'zod/mini'
import { parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { MEALS, RESTAURANT_IDS, type Meal, type RestaurantId } from '../../../domain/restaurant/meals.ts'
import { useQueryState } from '../../platform/navigation.tsx'

const wishSchema = z.object({
  restaurant: z.optional(z.enum(RESTAURANT_IDS.map(String))),
  day: z.optional(z.string()),
  meal: z.optional(z.enum(MEALS)),
  booking: z.optional(z.string()),
})

/** Which sitting is wanted and which party is chosen, kept in the address; null where the address says nothing. */
export interface PlanWish {
  readonly restaurant: RestaurantId | null
  readonly day: CivilDate | null
  readonly meal: Meal | null
  readonly bookingId: number | null
  readonly setRestaurant: (restaurant: RestaurantId) => void
  readonly setDay: (day: CivilDate) => void
  readonly setMeal: (meal: Meal) => void
  readonly choose: (bookingId: number | null) => void
}

/** The wish of the address, and how to change it. Another sitting has other parties. */
export function usePlanWish(): PlanWish {
  const [{ restaurant, day, meal, booking }, set] = useQueryState(wishSchema)
  return {
    restaurant: RESTAURANT_IDS.find((id) => String(id) === restaurant) ?? null,
    day: parseCivilDate(day ?? ''),
    meal: meal ?? null,
    bookingId: booking === undefined ? null : Number(booking),
    setRestaurant: (next) => set({ restaurant: next, booking: undefined }),
    setDay: (next) => set({ day: next, booking: undefined }),
    setMeal: (next) => set({ meal: next, booking: undefined }),
    choose: (bookingId) => set({ booking: bookingId ?? undefined }),
  }
}
