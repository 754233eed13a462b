import * as z from 'zod/mini'
import { idText, localized } from '../../platform/files/shapes.ts'
import { WEEKDAY_NAMES } from '../../platform/weekday-names.ts'
import { RESTAURANTS } from '../dish.ts'
import { describe } from '../../platform/files/published.ts'

const days = `days among ${WEEKDAY_NAMES.join(', ')}, each once`

/** daily-menu.json: what is cooked on which weekday. A day that the staff set themselves is no part of it. */
export const dailyMenuFileSchema = z
  .strictObject({
    menus: z.array(
      z.strictObject({
        restaurant: z.literal(RESTAURANTS, { error: '1 or 2' }),
        weekdays: z.array(z.enum(WEEKDAY_NAMES, { error: days })).check(
          z.minLength(1, { error: days }),
          z.refine((names) => new Set(names).size === names.length, { error: days }),
          describe('Holds on these days of every week'),
        ),
        dishes: z.array(idText).check(describe('Ids of dishes.json in their order')),
        note: z
          .optional(z.strictObject({ title: localized, text: localized }))
          .check(describe('The box below the dishes')),
      }),
    ),
  })
  .check(describe('The restaurants’ menus of the week'))
export type DailyMenuFile = z.output<typeof dailyMenuFileSchema>
