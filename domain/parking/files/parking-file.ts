import * as z from 'zod/mini'
import { euroText, localized, wholeIn } from '../../platform/files/shapes.ts'
import { describe } from '../../platform/files/published.ts'

/** `parking.json` of a resort's folder: the areas in the order in which they are shown (R-105, B-23). */
export const parkingFile = z.strictObject({
  areas: z
    .array(
      z.strictObject({
        id: wholeIn(1, 2_147_483_647, 'Stays the same for ever: orders name it'),
        name: localized,
        text: localized.check(describe('In a few words: "All’ombra"')),
        hasShade: z.boolean({ error: 'true or false' }),
        fullDay: euroText,
        halfDay: euroText,
        spaces: wholeIn(0, 10_000, 'Cars on a usual day'),
      }),
    )
    .check(z.maxLength(20, { error: 'at most 20 areas' })),
})
export type ParkingFile = z.output<typeof parkingFile>
