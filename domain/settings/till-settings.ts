import { whole } from './setting-kinds.ts'

/** Settings of the cash desk (B-12). */
export const TILL_SETTINGS = {
  tillNoteAboveCents: whole(
    1190,
    'internal',
    [0, 100_000],
    200,
    'Difference in cents at a closing of the till above which a note is needed (B-12)',
  ),
} as const
