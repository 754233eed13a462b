import * as z from 'zod/mini'
import { useQueryState } from '../../platform/navigation.tsx'

const openedSchema = z.object({ id: z.optional(z.string()) })

/** The entry of the section that is open, kept in the address: its id, `new`, or null for the first. */
export function useOpened(): readonly [string | null, (id: string | null) => void] {
  const [{ id }, set] = useQueryState(openedSchema)
  return [id ?? null, (next) => set({ id: next ?? undefined })]
}

/** Names an entry that is not saved yet. */
export const NEW = 'new'
