import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { civilDateField, dayPartField, noInput } from '../platform/fields.ts'

/** How long somebody whose hold was broken is told of it in their cart. */
export const RELEASED_SHOWN = 15 * MINUTE

const releasedPlaceSchema = z.strictObject({
  code: z.string(),
  from: civilDateField,
  to: civilDateField,
  part: dayPartField,
})
export type ReleasedPlace = z.output<typeof releasedPlaceSchema>

/** Asked by the cart's screen alone: the carts themselves are asked for everywhere. */
export const getReleasedPlaces = defineCall({
  name: 'getReleasedPlaces',
  method: 'GET',
  path: 'cart/released',
  policy: 'customer',
  summary: 'Places that the resort has taken out of the caller’s cart lately, until they choose anew (B-11)',
  input: noInput,
  output: z.strictObject({ places: z.array(releasedPlaceSchema) }),
  refusals: [],
})
