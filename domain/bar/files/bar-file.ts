import * as z from 'zod/mini'
import { ALLERGENS } from '../../platform/allergens.ts'
import { euroText, idText, localized, wholeIn } from '../../platform/files/shapes.ts'
import { BAR_ART, BAR_DIETS, BAR_STATIONS } from '../calls.ts'
import { describe } from '../../platform/files/published.ts'

const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`
const anAllergen = z.enum(ALLERGENS, { error: `an allergen among ${ALLERGENS.join(', ')}` })

/** Allergens by their name, or with the cereal or nut that the law wants named. */
const allergens = (description: string) =>
  z
    .array(z.union([anAllergen, z.strictObject({ allergen: anAllergen, detail: localized })]))
    .check(describe(description))

const CONTAINED = 'Every allergen of Regulation (EU) 1169/2011 in it; an empty list declares that there are none'
const TRACES = 'It may hold traces of these'

const choice = z.strictObject({
  name: localized,
  price: z.optional(euroText).check(describe('Added to the price of a piece')),
  allergens: z.optional(allergens('What this choice brings along')),
  traces: z.optional(allergens(TRACES)),
})

const optionGroup = z.strictObject({
  name: localized,
  least: wholeIn(0, 10, 'How many are chosen at least'),
  most: wholeIn(1, 10, 'How many are chosen at most'),
  choices: z.array(choice).check(z.minLength(1, { error: 'at least one choice' })),
})

const item = z.strictObject({
  id: idText.check(describe('Stays the same for ever: carts and numbers of the day know the item by it')),
  name: localized,
  description: z.optional(localized),
  price: euroText,
  station: z.enum(BAR_STATIONS, { error: oneOf(BAR_STATIONS) }),
  prepSeconds: wholeIn(0, 3600, 'Seconds that one pair of hands needs for one piece'),
  art: z.enum(BAR_ART, { error: oneOf(BAR_ART) }),
  allergens: allergens(CONTAINED),
  traces: z.optional(allergens(TRACES)),
  diet: z.optional(z.enum(BAR_DIETS, { error: oneOf(BAR_DIETS) })),
  glutenFree: z.optional(z.literal(true)).check(describe('Promised to be free of gluten')),
  frozen: z.optional(z.literal(true)).check(describe('Made of something frozen')),
  alcoholic: z.boolean({ error: 'true or false' }),
  options: z.optional(z.array(optionGroup)),
})

/** bar.json: the parts of the bar's menu in their order, with what is on sale. Drafts and photos are no part of it (B-10, B-23). */
export const barFileSchema = z
  .strictObject({
    categories: z.array(
      z.strictObject({
        id: idText,
        name: localized,
        forDogs: z.optional(z.literal(true)),
        hidden: z.optional(z.literal(true)).check(describe('No guest sees it, nor what is in it')),
        items: z.array(item),
      }),
    ),
  })
  .check(describe('The menu of the bar'))
export type BarFile = z.output<typeof barFileSchema>
export type BarFileItem = BarFile['categories'][number]['items'][number]
export type BarFileAllergens = BarFileItem['allergens']
export type BarFileGroup = z.output<typeof optionGroup>
