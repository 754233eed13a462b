import * as z from 'zod/mini'
import { describe } from '../../platform/files/published.ts'

/** Building blocks of the beach's file. */

/** A distance or position in metres, to the centimetre. */
export function metres(min: number, description: string) {
  const error = `metres from ${min} to 2000, at most two decimals`
  return z.number({ error }).check(
    z.minimum(min, { error }),
    z.maximum(2000, { error }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error }),
    describe(description),
  )
}

/** Codes and ranges of places, read by `readCodes`. */
export const codesText = z
  .string({ error: 'codes and ranges such as "A1-A3, B1-N8"' })
  .check(describe('Places as codes and rectangles of codes: "A1-A3, B1-N8"'))

export const rectangle = {
  x: metres(0, 'Metres from the left edge'),
  y: metres(0, 'Metres from the top edge'),
  width: metres(0.01, 'Metres'),
  height: metres(0.01, 'Metres'),
}
