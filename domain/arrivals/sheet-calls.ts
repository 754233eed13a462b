import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { centsField, civilDateField, dayPartField, instantField } from '../platform/fields.ts'
import { visitSchema } from './calls.ts'

const tableSchema = z.strictObject({
  restaurant: z.string(),
  /** `20:30`. */
  time: z.string(),
  table: z.number(),
  /** The order's number where the account was deleted. */
  name: z.string(),
  people: z.number(),
  dogs: z.number(),
})
export type SheetTable = z.output<typeof tableSchema>

const parkingSchema = z.strictObject({
  /** Of the car park, in the asker's language. */
  area: z.string(),
  part: dayPartField,
  plate: z.string(),
  name: z.string(),
  spaces: z.number(),
  /** What the whole order still owes. */
  dueCents: centsField,
})
export type SheetParking = z.output<typeof parkingSchema>

/** What is printed of a day in the morning, for when network or power go (B-11). */
export const getDaySheet = defineCall({
  name: 'getDaySheet',
  method: 'GET',
  path: 'ges/arrivals/sheet',
  policy: 'staff',
  roles: ['beach', 'cashier'],
  summary: 'A day to be printed: who comes to which place with what is left to pay, tables and parking (B-11)',
  input: z.strictObject({ day: civilDateField }),
  output: z.strictObject({
    day: civilDateField,
    /** Those of released places too. */
    visits: z.array(visitSchema),
    /** Booked or seated, by restaurant and time. */
    tables: z.array(tableSchema),
    /** By area and plate. */
    parking: z.array(parkingSchema),
    serverNow: instantField,
  }),
  refusals: ['input_invalid'],
  plainOutput: true,
})
export type DaySheet = z.output<typeof getDaySheet.output>
