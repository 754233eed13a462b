import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { civilDateField, dayPartField, instantField, rule } from '../platform/fields.ts'

const inOrder = rule((period: { from: string; to: string }) => period.from <= period.to, 'date_order', 'to')

export const getOwnPlaces = defineCall({
  name: 'getOwnPlaces',
  method: 'GET',
  path: 'umbrellas/own',
  policy: 'customer',
  summary:
    'The caller’s booked places on a stay, and what the caller may not hold yet because an earlier hold ran out (R-101, R-405)',
  input: z.strictObject({ from: civilDateField, to: civilDateField, part: dayPartField }).check(inOrder),
  output: z.strictObject({
    /** Places of the caller that share a half-day with the stay. */
    booked: z.array(
      z.strictObject({
        umbrellaId: z.number(),
        /** The order whose pass opens it; null for a subscription's place. */
        orderId: z.nullable(z.number()),
      }),
    ),
    /** Places that ran out in the caller's cart, or in another one of the device: until when they are others' alone. */
    paused: z.array(z.strictObject({ umbrellaId: z.number(), until: instantField })),
    /** Until when the caller may hold nothing at all, after several carts that ran out; null when there is no such pause. */
    pausedUntil: z.nullable(instantField),
    serverNow: instantField,
  }),
  refusals: ['input_invalid'],
})
