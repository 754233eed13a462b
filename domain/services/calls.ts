import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { centsField, civilDateField, dayPartField, whole } from '../platform/fields.ts'
import { timeField } from '../restaurant/meals.ts'
import { SERVICE_ARTS, SERVICE_UNITS } from './service-kinds.ts'

/** Most of one service, and most lines, of one order of services. */
export const MAX_SERVICE_QUANTITY = 20
export const MAX_SERVICE_LINES = 20

/** Cushions, showers, rental and so on: priced lines with stock where it is limited. */
export const serviceCartField = z.strictObject({
  cart: z.literal('service'),
  items: z
    .array(
      z.strictObject({
        serviceId: whole(1, 2_147_483_647),
        day: civilDateField,
        part: dayPartField,
        quantity: whole(1, MAX_SERVICE_QUANTITY),
        /** Only of what is given at times of its own; its part follows from it (B-22). */
        time: z.optional(timeField),
      }),
    )
    .check(z.minLength(1, { error: 'required' }), z.maxLength(MAX_SERVICE_LINES, { error: 'too_long' })),
})
export type ServiceCart = z.output<typeof serviceCartField>

/** One service as it stands for the day and the part that were asked about. */
export const serviceSchema = z.strictObject({
  serviceId: z.number(),
  /** In the asker's language, as is `text`. */
  name: z.string(),
  text: z.string(),
  unit: z.enum(SERVICE_UNITS),
  /** Of one piece for the part that was asked about. */
  unitCents: centsField,
  /** Pieces that are left; null is no limit. */
  left: z.nullable(z.number()),
  /** The times of the day and part at which it is given; null for what has none (B-22). */
  slots: z.nullable(z.array(z.strictObject({ time: timeField, left: z.number() }))),
  art: z.enum(SERVICE_ARTS),
  /** Slug of the info page that says more; null when there is none. */
  page: z.nullable(z.string()),
})
export type Service = z.output<typeof serviceSchema>

export const getServices = defineCall({
  name: 'getServices',
  method: 'GET',
  path: 'services/list',
  policy: 'anyone',
  summary: 'What can be ordered beside the places: cushions, showers, lockers, rental, with price and stock (R-715)',
  input: z.strictObject({ day: civilDateField, part: dayPartField }),
  output: z.strictObject({ services: z.array(serviceSchema) }),
  refusals: ['resort_closed', 'outside_season', 'day_part_over'],
})
