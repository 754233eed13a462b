import * as z from 'zod/mini'
import { DAY_PARTS } from '../../platform/day-part.ts'
import { EXTRA_IDS, PLACE_KINDS } from '../plan.ts'
import { WEEKDAY_NAMES } from '../../platform/weekday-names.ts'
import { SPAN_EXPECTED } from './day-spans.ts'
import { EURO_EXPECTED } from '../../platform/files/euro.ts'
import { euroText, idText, localized, schemaRef, wholeIn } from '../../platform/files/shapes.ts'
import { describe } from '../../platform/files/published.ts'

const extraId = z.enum(EXTRA_IDS, { error: `one of ${EXTRA_IDS.join(', ')}` })

/** categories.json: what may stand on a place of each category. */
export const categoriesFileSchema = z
  .strictObject({
    $schema: schemaRef,
    categories: z
      .array(
        z.strictObject({
          id: idText,
          kind: z.enum(PLACE_KINDS, { error: `one of ${PLACE_KINDS.join(', ')}` }),
          name: localized,
          dogs: z
            .strictObject({
              max: wholeIn(0, 3, 'How many dogs in all; 0 for humans only'),
              size: z.optional(z.enum(['small', 'any'], { error: '"small" or "any"' })),
            })
            .check(
              z.refine((dogs) => (dogs.max === 0) === (dogs.size === undefined), {
                error: 'a size when there may be dogs, and none for humans only',
              }),
              describe('R-306'),
            ),
          people: wholeIn(1, 20, 'People without extra seats (R-306, R-307)'),
          maxPeople: wholeIn(1, 20, 'The most people that extra seats raise it to (R-307)'),
          peopleFirstRow: wholeIn(1, 20, 'The same in the row at the sea'),
          maxPeopleFirstRow: wholeIn(1, 20, 'The same in the row at the sea'),
          minBeds: z
            .optional(wholeIn(0, 10, 'Least number of sun beds and deck chairs'))
            .check(describe('R-513; 2 for gazebos and 0 otherwise when it is not said')),
          minBedsFirstRow: z
            .optional(wholeIn(0, 10, 'The same in the row at the sea'))
            .check(describe('R-513; 2 for gazebos and 1 otherwise when it is not said')),
          extras: z.array(
            z
              .strictObject({
                id: extraId,
                max: wholeIn(0, 20, 'The most that may be added'),
                included: z.optional(wholeIn(1, 20, 'How many stand there already, at no cost, on top of max')),
              })
              .check(
                z.refine((extra) => extra.max + (extra.included ?? 0) > 0, {
                  error: 'an extra of which there can be one',
                }),
              ),
          ),
        }),
      )
      .check(z.minLength(1)),
  })
  .check(describe('What may stand on a place of each category: people, dogs, beds, extras'))
export type CategoriesFile = z.output<typeof categoriesFileSchema>

/** extras.json: the things that are added to a place, and how many exist. */
export const extrasFileSchema = z
  .strictObject({
    $schema: schemaRef,
    extras: z.array(
      z.strictObject({
        id: extraId,
        name: localized,
        stock: z
          .nullable(wholeIn(0, 100_000, 'How many exist'))
          .check(describe('How many exist for each half-day (R-309); null is no limit')),
      }),
    ),
  })
  .check(describe('Extras and their stock per half-day'))
export type ExtrasFile = z.output<typeof extrasFileSchema>

const amounts = z
  .union([euroText, z.record(idText, euroText)], {
    error: `${EURO_EXPECTED}, or one for each season: { "low": "30.00" }`,
  })
  .check(describe('Price per day: one amount, or one per season'))

const parts = z
  .optional(z.array(z.enum(DAY_PARTS, { error: `one of ${DAY_PARTS.join(', ')}` })).check(z.minLength(1)))
  .check(describe('Only for these parts of the day'))
const weekdays = z
  .optional(z.array(z.enum(WEEKDAY_NAMES, { error: `one of ${WEEKDAY_NAMES.join(', ')}` })).check(z.minLength(1)))
  .check(describe('Only on these days of the week'))
const months = z
  .optional(z.array(wholeIn(1, 12, 'Month of the year')).check(z.minLength(1)))
  .check(describe('Only in these months'))

/** prices.json: seasons and the price list. Which line holds is told in docs/resort-files.md. */
export const pricesFileSchema = z
  .strictObject({
    $schema: schemaRef,
    seasons: z
      .array(
        z.strictObject({
          id: idText,
          name: localized,
          days: z.array(z.string({ error: SPAN_EXPECTED })).check(z.minLength(1), describe(SPAN_EXPECTED)),
        }),
      )
      .check(z.minLength(1), describe('Seasons of every year; where two hold, the later of the list does')),
    halfDayPercent: z
      .strictObject({
        morning: wholeIn(1, 100, 'Percent of the full day'),
        afternoon: wholeIn(1, 100, 'Percent of the full day'),
      })
      .check(describe('What half a day on a place costs, where no line names the part itself')),
    places: z
      .array(
        z.strictObject({
          categories: z.optional(z.array(idText).check(z.minLength(1))),
          rows: z
            .optional(z.string({ error: 'rows such as "A, C-H"' }))
            .check(describe('Only in these rows: "A, C-H"')),
          weekdays,
          months,
          parts,
          euro: amounts,
        }),
      )
      .check(z.minLength(1), describe('Price of a place; the line with the most conditions holds, then the later one')),
    extras: z
      .array(
        z.strictObject({
          extra: extraId,
          weekdays,
          months,
          parts,
          euro: amounts,
        }),
      )
      .check(describe('Price of one piece of an extra, by the same rule; it is the same on every place')),
  })
  .check(describe('Seasons and prices per day'))
export type PricesFile = z.output<typeof pricesFileSchema>
export type PriceLine = PricesFile['places'][number] & {
  readonly extra?: PricesFile['extras'][number]['extra'] | undefined
}
