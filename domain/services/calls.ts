import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { centsField, civilDateField, dayPartField, doneOutput, whole, wholeText } from '../platform/fields.ts'
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
      }),
    )
    .check(z.minLength(1, { error: 'required' }), z.maxLength(MAX_SERVICE_LINES, { error: 'too_long' })),
})
export type ServiceCart = z.output<typeof serviceCartField>

/** One service as it stands for the day and the part that were asked about. */
const serviceSchema = z.strictObject({
  serviceId: z.number(),
  /** In the asker's language, as is `text`. */
  name: z.string(),
  text: z.string(),
  unit: z.enum(SERVICE_UNITS),
  /** Of one piece for the part that was asked about. */
  unitCents: centsField,
  /** Pieces that are left; null is no limit. */
  left: z.nullable(z.number()),
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

/** What is sold is never taken away: less stock than that is none left. */
export const setServiceStock = defineCall({
  name: 'setServiceStock',
  method: 'POST',
  path: 'ges/services/setStock',
  policy: 'staff',
  roles: ['beach'],
  summary: 'How many of a service there are on some days, instead of the usual number (R-314, R-603)',
  input: z.strictObject({
    serviceId: whole(1, 2_147_483_647),
    from: civilDateField,
    to: civilDateField,
    /** Null is no limit. */
    stock: z.nullable(whole(0, 10_000)),
  }),
  output: doneOutput,
  refusals: ['item_unknown', 'period_too_long'],
})

const serviceDays = z.strictObject({ serviceId: whole(1, 2_147_483_647), from: civilDateField, to: civilDateField })

export const getServiceDays = defineCall({
  name: 'getServiceDays',
  method: 'GET',
  path: 'ges/services/days',
  policy: 'staff',
  roles: ['beach'],
  summary: 'The stock of a service on each of some days, and how much of it is taken (R-314, R-603)',
  input: z.strictObject({ serviceId: wholeText(1, 2_147_483_647), from: civilDateField, to: civilDateField }),
  output: z.strictObject({
    /** On a usual day; null is no limit. */
    usual: z.nullable(z.number()),
    days: z.array(
      z.strictObject({
        day: civilDateField,
        /** Of the half-day that has less; null is no limit. */
        stock: z.nullable(z.number()),
        /** On the half-day that has more. */
        taken: z.number(),
        /** Somebody of the resort said how many: the usual number does not hold. */
        isSet: z.boolean(),
      }),
    ),
  }),
  refusals: ['item_unknown', 'period_too_long'],
})

export const clearServiceStock = defineCall({
  name: 'clearServiceStock',
  method: 'POST',
  path: 'ges/services/clearStock',
  policy: 'staff',
  roles: ['beach'],
  summary: 'Some days have the usual number of a service again, and never less than is sold (R-314, R-603)',
  input: serviceDays,
  output: doneOutput,
  refusals: ['item_unknown', 'period_too_long'],
})
