import * as z from 'zod/mini'
import { localized, wholeIn } from '../../platform/files/shapes.ts'
import { PLATFORMS } from '../../platform/app-platform.ts'
import { MAX_SEATS, MEALS } from '../meals.ts'
import { describe } from '../../platform/files/published.ts'

const time = z
  .string({ error: 'a time such as "12:15"' })
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as "12:15"' }))
const day = z.string({ error: 'a day such as "2027-05-15", "05-15" or "today+200"' })
const oneLine = z
  .string({ error: 'one line of 1 to 60 characters' })
  .check(z.minLength(1, { error: 'one line of 1 to 60 characters' }), z.maxLength(60))

/** `restaurants.json` of a resort's folder: what the restaurants are, when they seat people and at which tables (R-103, B-09, B-23). */
export const restaurantsFile = z.strictObject({
  restaurants: z
    .array(
      z.strictObject({
        id: wholeIn(1, 2, 'Restaurant one or two of the settings'),
        name: oneLine,
        line: localized.check(describe('A line about it: "Mare, sotto i pini"')),
        dish: oneLine.check(describe('Name of the drawing of a dish that stands for it, such as "cacciucco"')),
        platforms: z
          .array(z.enum(PLATFORMS, { error: `one of ${PLATFORMS.join(', ')}` }))
          .check(describe('Where the app offers it; browsers are "other"')),
        opening: z
          .strictObject({ from: day, to: day })
          .check(describe('First and last bookable day, written as the resort’s own opening')),
        meals: z
          .array(
            z.strictObject({
              meal: z.enum(MEALS, { error: 'lunch or dinner' }),
              from: time.check(describe('First time at which people sit down')),
              to: time.check(describe('Last time at which people sit down')),
              stepMinutes: wholeIn(5, 120, 'Minutes between two times'),
              covers: wholeIn(0, 1000, 'People of one sitting'),
              coversPerSlot: wholeIn(1, 1000, 'People who sit down at one time'),
            }),
          )
          .check(z.minLength(1, { error: 'lunch, dinner or both' }), z.maxLength(2, { error: 'at most two meals' })),
        stays: z
          .array(
            z.strictObject({
              upTo: wholeIn(1, MAX_SEATS, 'Parties of at most so many people'),
              minutes: wholeIn(15, 360, 'keep their table so long'),
            }),
          )
          .check(z.minLength(1, { error: 'at least one stay' }), z.maxLength(10, { error: 'at most 10 stays' })),
        tables: z
          .array(
            z.strictObject({
              table: wholeIn(1, 999, 'Number of the table'),
              seats: wholeIn(1, MAX_SEATS, 'People at it'),
            }),
          )
          .check(z.minLength(1, { error: 'at least one table' }), z.maxLength(200, { error: 'at most 200 tables' })),
        suspended: z.optional(
          z
            .strictObject({ until: day, reason: z.optional(localized) })
            .check(describe('Takes no bookings up to and including that day')),
        ),
      }),
    )
    .check(z.maxLength(2, { error: 'at most two restaurants' })),
})
export type RestaurantsFile = z.output<typeof restaurantsFile>
