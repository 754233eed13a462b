import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { civilDateField, doneOutput, whole, wholeText } from '../platform/fields.ts'

/** Spaces that are sold are never taken away: fewer than those is none left. */
export const setParkingSpaces = defineCall({
  name: 'setParkingSpaces',
  method: 'POST',
  path: 'ges/parking/setSpaces',
  policy: 'staff',
  roles: ['beach'],
  summary: 'How many spaces of an area are sold on some days, instead of the usual number (R-105, R-603)',
  input: z.strictObject({
    areaId: whole(1, 2_147_483_647),
    from: civilDateField,
    to: civilDateField,
    spaces: whole(0, 10_000),
  }),
  output: doneOutput,
  refusals: ['item_unknown', 'period_too_long'],
})

export const getParkingDays = defineCall({
  name: 'getParkingDays',
  method: 'GET',
  path: 'ges/parking/days',
  policy: 'staff',
  roles: ['beach'],
  summary: 'The spaces of an area on each of some days, and how many are taken (R-105, R-603)',
  input: z.strictObject({ areaId: wholeText(1, 2_147_483_647), from: civilDateField, to: civilDateField }),
  output: z.strictObject({
    /** On a usual day. */
    usual: z.number(),
    days: z.array(
      z.strictObject({
        day: civilDateField,
        /** Of the half-day that has less. */
        spaces: z.number(),
        /** On the half-day that has more. */
        taken: z.number(),
        /** Somebody of the resort said how many: the usual number does not hold. */
        isSet: z.boolean(),
      }),
    ),
  }),
  refusals: ['item_unknown', 'period_too_long'],
})

export const clearParkingSpaces = defineCall({
  name: 'clearParkingSpaces',
  method: 'POST',
  path: 'ges/parking/clearSpaces',
  policy: 'staff',
  roles: ['beach'],
  summary: 'Some days have the usual number of spaces again, and never fewer than are sold (R-105, R-603)',
  input: z.strictObject({ areaId: whole(1, 2_147_483_647), from: civilDateField, to: civilDateField }),
  output: doneOutput,
  refusals: ['item_unknown', 'period_too_long'],
})
