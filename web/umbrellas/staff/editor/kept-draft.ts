import * as z from 'zod/mini'
import { createStoredStore } from '../../../platform/stored.ts'

/** What was drawn and is not on the server yet, so that a closed window or a lost network loses nothing. */
const keptSchema = z.nullable(
  z.strictObject({
    text: z.string(),
    /** The draft's version that it was drawn on; null: there was none. */
    version: z.nullable(z.number()),
  }),
)
export type KeptDraft = z.output<typeof keptSchema>

export const keptDraft = createStoredStore<KeptDraft>('beach-draft', keptSchema, null)
