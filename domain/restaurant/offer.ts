import * as z from 'zod/mini'
import { PLATFORMS } from '../platform/app-platform.ts'
import { civilDateField, localizedTextField } from '../platform/fields.ts'
import { MEALS, RESTAURANT_IDS, timeField } from './meals.ts'

/**
 * Why a restaurant takes no bookings here and now: switched off; not offered on the asker's platform; suspended
 * until a day; its season is over, not begun for long, or unknown.
 */
export const CLOSED_REASONS = ['inactive', 'platform', 'suspended', 'season'] as const

const suspensionSchema = z.strictObject({
  /** The last day without bookings. */
  until: civilDateField,
  reason: z.nullable(localizedTextField),
})

export const restaurantSchema = z.strictObject({
  restaurant: z.literal(RESTAURANT_IDS),
  name: z.string(),
  /** "Mare, sotto i pini". */
  line: localizedTextField,
  /** Name of the drawing of a dish that stands for it. */
  dish: z.string(),
  isActive: z.boolean(),
  platforms: z.array(z.enum(PLATFORMS)),
  /** First and last bookable day; null is closed. */
  season: z.nullable(z.strictObject({ from: civilDateField, to: civilDateField })),
  suspended: z.nullable(suspensionSchema),
  meals: z.array(
    z.strictObject({
      meal: z.enum(MEALS),
      /** First and last time at which people sit down. */
      from: timeField,
      to: timeField,
      stepMinutes: z.number(),
    }),
  ),
  /** Seats of its largest table: a larger party calls. */
  largestTable: z.number(),
  closedBecause: z.nullable(z.enum(CLOSED_REASONS)),
})
export type Restaurant = z.output<typeof restaurantSchema>

/** What a guest sees of a time: `past` is over, `closed` is not offered to bookings that day. */
export const SLOT_STATES = ['free', 'few', 'full', 'past', 'closed'] as const
export type SlotState = (typeof SLOT_STATES)[number]

export const mealAvailabilitySchema = z.strictObject({
  meal: z.enum(MEALS),
  /** Past its hour of booking: that day only. */
  isOver: z.boolean(),
  /** 'HH:MM' until which one books it on its own day; that minute itself is in time. */
  until: timeField,
  /** The restaurant closed this meal to online bookings. */
  isClosed: z.boolean(),
  slots: z.array(
    z.strictObject({
      time: timeField,
      state: z.enum(SLOT_STATES),
      /** Seats that are left for a party like this one; 0 when it fits no more. */
      seatsLeft: z.number(),
    }),
  ),
})
export type MealAvailability = z.output<typeof mealAvailabilitySchema>
