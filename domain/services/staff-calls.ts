import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { timeField } from '../restaurant/meals.ts'
import { civilDateField, doneOutput, whole, wholeText } from '../platform/fields.ts'

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
    /** Who comes at which time, for what is given at times of its own (B-22). */
    comers: z.array(
      z.strictObject({
        day: civilDateField,
        time: timeField,
        name: z.string(),
        quantity: z.number(),
        orderNumber: z.string(),
        isPaid: z.boolean(),
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
