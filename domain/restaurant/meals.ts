import * as z from 'zod/mini'

/** The two restaurants of the protocol. */
export const RESTAURANT_IDS = [1, 2] as const
export type RestaurantId = (typeof RESTAURANT_IDS)[number]
export const MEALS = ['lunch', 'dinner'] as const
export type Meal = (typeof MEALS)[number]

/** Most people of one party; beyond the largest table they are asked to call. */
export const MAX_SEATS = 40
/** Most dogs under one table. */
export const MAX_DOGS = 6
/** Longest note of a booking: allergies, a high chair, a birthday. */
export const MAX_NOTE = 300

/** An hour of the resort's clock, 'HH:MM'; compared with `<`. */
export type MealTime = string

/** An hour of the resort's clock, 'HH:MM'. */
export const timeField = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'not_offered' }))

/** When a restaurant seats people for one meal: from `from` to `to`, both bookable, every `stepMinutes`. */
export interface MealHours {
  readonly from: MealTime
  readonly to: MealTime
  readonly stepMinutes: number
}
