import * as z from 'zod/mini'
import { ALLERGENS } from '../platform/allergens.ts'
import { rule, text, whole } from '../platform/fields.ts'
import { artField, draftText, photoIdField } from './content-fields.ts'

/** A course by its name in the resort's files, such as `starter`. */
export const courseKeyField = text(1, 40).check(z.regex(/^[a-z][a-z0-9-]*$/, { error: 'characters_invalid' }))

/** The restaurants of the resort by their number. */
export const RESTAURANTS = [1, 2] as const

/** A list of allergens, each once (Regulation (EU) 1169/2011). */
export const allergensField = z.array(z.enum(ALLERGENS, { error: 'not_offered' })).check(
  z.maxLength(ALLERGENS.length, { error: 'too_many' }),
  rule((list) => new Set(list).size === list.length, 'too_many'),
)

/** A dish as the resort's people write it: nothing but its restaurant, course and price is needed yet (B-10). */
export const dishFields = {
  restaurant: z.literal(RESTAURANTS, { error: 'not_offered' }),
  course: courseKeyField,
  name: draftText(60),
  description: draftText(200),
  cents: whole(0, 100_000),
  /** Null is not declared yet; an empty list declares that there are none. */
  allergens: z.nullable(allergensField),
  /** May hold traces of these. */
  traces: allergensField,
  /** Made from something frozen: marked on the menu. */
  isFrozen: z.boolean(),
  /** Null until somebody has said it. */
  isAlcoholic: z.nullable(z.boolean()),
  photoId: z.nullable(photoIdField),
  art: z.nullable(artField),
} as const
export const dishField = z.strictObject(dishFields)
export type Dish = z.output<typeof dishField>
