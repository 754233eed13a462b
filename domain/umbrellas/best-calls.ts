import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { civilDateField, dayPartField, instantField, rule, whole } from '../platform/fields.ts'
import { dogSchema, lockUmbrellas, umbrellaCartSchema } from './calls.ts'

const inOrder = rule((period: { from: string; to: string }) => period.from <= period.to, 'date_order', 'to')

export const lockBestPlaces = defineCall({
  name: 'lockBestPlaces',
  method: 'POST',
  path: 'umbrellas/best',
  policy: 'confirmed',
  summary:
    'Holds the best places that suit people and dogs, side by side where there are; the next best when one is taken (B-07)',
  input: z
    .strictObject({
      from: civilDateField,
      to: civilDateField,
      part: dayPartField,
      count: whole(1, 5),
      people: whole(1, 20),
      dogs: z.array(dogSchema).check(z.maxLength(3, { error: 'too_many' })),
      /** One of the places has to be accessible; they are chosen for nobody else while they are protected. */
      wantsAccessible: z.boolean(),
      /** As of `lockUmbrellas`. */
      work: z.optional(z.string().check(z.maxLength(4_000, { error: 'too_long' }))),
    })
    .check(inOrder),
  output: z.strictObject({
    /** What was taken; null where nothing suits. */
    best: z.nullable(
      z.strictObject({
        codes: z.array(z.string()),
        row: z.string(),
        /** Whole metres from the nearest of them to the water. */
        seaMetres: z.number(),
        isAdjacent: z.boolean(),
        cart: umbrellaCartSchema,
      }),
    ),
    serverNow: instantField,
  }),
  refusals: lockUmbrellas.refusals,
  limits: [{ max: 20, per: MINUTE, by: 'caller' }],
})
