import * as z from 'zod/mini'
import { civilDateField, dayPartField, text, whole } from '../platform/fields.ts'

/** A plate as people type it: letters and digits, 3 to 12 without blanks. It is kept in capitals, without blanks. */
export const plateField = z.pipe(
  text(1, 20),
  z.pipe(
    z.transform((value: string) => value.replaceAll(/[\s.-]/g, '').toUpperCase()),
    z
      .string()
      .check(
        z.minLength(3, { error: 'too_short', abort: true }),
        z.maxLength(12, { error: 'too_long', abort: true }),
        z.regex(/^[\p{Lu}\d]+$/u, { error: 'characters_invalid' }),
      ),
  ),
)

/** One space for a car on one or more days. */
export const parkingCartField = z.strictObject({
  cart: z.literal('parking'),
  areaId: whole(1, 2_147_483_647),
  from: civilDateField,
  to: civilDateField,
  part: dayPartField,
  plate: plateField,
})
export type ParkingCart = z.output<typeof parkingCartField>
