import * as z from 'zod/mini'
import { LANDMARK_KINDS, SEA_SIDES } from '../plan.ts'
import { idText, localized, schemaRef, wholeIn } from '../../platform/files/shapes.ts'
import { codesText, metres, rectangle } from './beach-shapes.ts'
import { describe } from '../../platform/files/published.ts'

const columnRun = z.strictObject({
  first: wholeIn(1, 999, 'First number of the run'),
  last: wholeIn(1, 999, 'Last number of the run'),
  x: metres(0, 'Where the first number stands, in metres from the left edge'),
  step: metres(0.01, 'Metres from one number to the next'),
})

/** beach.json: the plan of the beach in metres. */
export const beachFileSchema = z
  .strictObject({
    $schema: schemaRef,
    seaSide: z
      .enum(SEA_SIDES, { error: `one of ${SEA_SIDES.join(', ')}` })
      .check(describe('Where the sea is; turn the plan so that rows run from left to right')),
    width: metres(1, 'Width of the plan'),
    height: metres(1, 'Height of the plan'),
    waterline: metres(0, 'Where the water begins, in metres from the top edge'),
    columns: z
      .record(idText, z.array(columnRun).check(z.minLength(1)))
      .check(describe('How the numbers of a row run along the water, by a name that rows refer to')),
    rows: z
      .array(
        z.strictObject({
          id: z
            .string({ error: 'one or two capital letters' })
            .check(z.regex(/^[A-Z]{1,2}$/, { error: 'one or two capital letters' })),
          y: metres(0, 'Metres from the top edge'),
          columns: idText,
          first: z
            .optional(z.literal(true, { error: 'true, or no such field' }))
            .check(describe('The row at the sea (R-307, R-513)')),
          gazebos: z.optional(z.literal(true, { error: 'true, or no such field' })).check(describe('A row of gazebos')),
          quiet: z
            .optional(z.literal(true, { error: 'true, or no such field' }))
            .check(describe('A quiet row: dogs that need space are not placed here (B-17)')),
        }),
      )
      .check(z.minLength(1), z.maxLength(100), describe('Rows from the sea')),
    zones: z.array(z.strictObject({ id: idText, name: localized, ...rectangle })).check(z.minLength(1)),
    places: z
      .array(z.strictObject({ zone: idText, category: idText, codes: codesText }))
      .check(
        z.minLength(1),
        describe('Which places exist, in which zone and of which category; a code that is not named is a gap'),
      ),
    moved: z
      .optional(
        z.array(
          z.strictObject({
            code: z.string(),
            x: metres(0, 'Metres from the left edge'),
            y: metres(0, 'Metres from the top edge'),
          }),
        ),
      )
      .check(describe('Places that do not stand where their row and number cross')),
    accessible: z.optional(codesText).check(describe('Places that a wheelchair reaches')),
    shaded: z
      .optional(codesText)
      .check(describe('Places that trees or walls shade for a part of the day, besides their own canopy (B-21)')),
    outOfUse: z.optional(codesText).check(describe('Places that nobody can book')),
    walkways: z.array(z.strictObject(rectangle)).check(describe('Hard paths; no place stands on one')),
    landmarks: z.array(
      z.strictObject({
        kind: z.enum(LANDMARK_KINDS, { error: `one of ${LANDMARK_KINDS.join(', ')}` }),
        name: localized,
        x: metres(0, 'Metres from the left edge'),
        y: metres(0, 'Metres from the top edge'),
      }),
    ),
  })
  .check(describe('The plan of a beach, in metres from its top left corner'))
export type BeachFile = z.output<typeof beachFileSchema>
