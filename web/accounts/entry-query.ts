import * as z from 'zod/mini'
import { useQueryState } from '../platform/navigation.tsx'

const entrySchema = z.object({
  /** Shows the login instead of the welcome. */
  login: z.optional(z.string()),
  /** Page to open after signing in. */
  next: z.optional(z.string()),
})

/** The query of the entry pages; `next` is handed on from one to the other. */
export function useEntryQuery() {
  return useQueryState(entrySchema)[0]
}
