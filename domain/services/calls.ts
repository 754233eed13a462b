import * as z from 'zod/mini'
import { civilDateField, dayPartField, whole } from '../platform/fields.ts'

/** Cushions, showers, rental and so on: priced lines with stock where it is limited. */
export const serviceCartField = z.strictObject({
  cart: z.literal('service'),
  items: z
    .array(
      z.strictObject({
        serviceId: whole(1, 2_147_483_647),
        day: civilDateField,
        part: dayPartField,
        quantity: whole(1, 20),
      }),
    )
    .check(z.minLength(1, { error: 'required' }), z.maxLength(20, { error: 'too_long' })),
})
export type ServiceCart = z.output<typeof serviceCartField>
