import * as z from 'zod/mini'

/** How a dog is with others, as its person sees it; one that is `reactive` needs space on the beach (B-16, B-17). */
export const TEMPERAMENTS = ['calm', 'shy', 'reactive'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]

/** Pieces in which people copy a number from a booklet. */
const SPACES = /[\s.-]+/g

/** A chip's number: 15 digits (ISO 11784), spaces and dots between them are dropped (B-16). */
export const chipField = z.pipe(
  z
    .string()
    .check(z.regex(/^[\s\d.-]*$/, { error: 'digits_only', abort: true }), z.maxLength(60, { error: 'too_long' })),
  z.pipe(
    z.transform((value: string) => value.replaceAll(SPACES, '')),
    z
      .string()
      .check(
        z.minLength(1, { error: 'required', abort: true }),
        z.minLength(15, { error: 'too_short' }),
        z.maxLength(15, { error: 'too_long' }),
      ),
  ),
)
