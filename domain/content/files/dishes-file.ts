import * as z from 'zod/mini'
import { ALLERGENS } from '../../platform/allergens.ts'
import { euroText, idText, localized } from '../../platform/files/shapes.ts'
import { RESTAURANTS } from '../dish.ts'
import { describe } from '../../platform/files/published.ts'

const allergens = (description: string) =>
  z.array(z.enum(ALLERGENS, { error: `allergens among ${ALLERGENS.join(', ')}` })).check(
    z.refine((list) => new Set(list).size === list.length, { error: 'each allergen once' }),
    describe(description),
  )

const drawing = 'the name of a drawing of the app, such as "tuna"'

/** dishes.json: what the restaurants cook, as guests see it. What is being written is no part of it, and neither are photos. */
export const dishesFileSchema = z
  .strictObject({
    courses: z
      .optional(
        z.array(
          z.strictObject({
            id: idText,
            name: localized.check(describe('Of one dish, above it: "First course"')),
            plural: localized.check(describe('Of all of them, in the catalogue: "First courses"')),
            hidden: z
              .optional(z.literal(true, { error: 'true, or nothing' }))
              .check(describe('No guest sees it, nor its dishes')),
          }),
        ),
      )
      .check(
        describe(
          'The courses of a meal in their order; without them the usual five: starter, first, second, side, dessert',
        ),
      ),
    dishes: z.array(
      z.strictObject({
        id: idText,
        restaurant: z.literal(RESTAURANTS, { error: '1 or 2' }),
        course: idText.check(describe('One of the courses')),
        name: localized,
        description: z.optional(localized),
        price: euroText,
        allergens: allergens(
          'Every allergen of Regulation (EU) 1169/2011 in it; an empty list declares that there are none',
        ),
        traces: z.optional(
          allergens('It may hold traces of these').check(z.minLength(1, { error: 'at least one, or nothing' })),
        ),
        frozen: z
          .optional(z.literal(true, { error: 'true, or nothing' }))
          .check(describe('Made from something frozen')),
        alcoholic: z.boolean({ error: 'true or false' }),
        art: z
          .optional(z.string({ error: drawing }).check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, { error: drawing })))
          .check(describe('The drawing that stands where there is no photo')),
      }),
    ),
  })
  .check(describe('Dishes of the restaurants, in the order of the catalogue'))
export type DishesFile = z.output<typeof dishesFileSchema>
