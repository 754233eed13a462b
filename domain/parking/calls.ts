import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { centsField, civilDateField, dayPartField, whole } from '../platform/fields.ts'

/** A plate as people type it: letters and digits, 3 to 12 without blanks. It is kept in capitals, without blanks. */
export const plateField = z.pipe(
  z
    .string()
    .check(
      z.regex(/\S/, { error: 'required', abort: true }),
      z.maxLength(20, { error: 'too_long', abort: true }),
      z.regex(/^[\p{L}\p{M}\d\p{Zs}.-]*$/u, { error: 'characters_invalid' }),
    ),
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

/** One area of the car park as it stands for the days and the part that were asked about. */
export const parkingAreaSchema = z.strictObject({
  areaId: z.number(),
  /** In the asker's language, as is `text`. */
  name: z.string(),
  /** What to know about it in a few words: "All’ombra". */
  text: z.string(),
  hasShade: z.boolean(),
  /** For one day, or one half-day, of the part that was asked about. */
  unitCents: centsField,
  /** For all days. */
  totalCents: centsField,
  /** Spaces that are free on every one of the days. */
  left: z.number(),
})
export type ParkingArea = z.output<typeof parkingAreaSchema>

export const getParking = defineCall({
  name: 'getParking',
  method: 'GET',
  path: 'parking/availability',
  policy: 'anyone',
  summary: 'The areas of the car park with price and spaces left for some days (R-105, R-715)',
  input: z.strictObject({ from: civilDateField, to: civilDateField, part: dayPartField }),
  output: z.strictObject({ areas: z.array(parkingAreaSchema) }),
  refusals: ['resort_closed', 'outside_season', 'day_part_over', 'period_too_long'],
})
