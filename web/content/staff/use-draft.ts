import { useState } from 'react'

/** Something that is being written over what is saved. */
export interface Draft<T> {
  readonly value: T
  readonly isDirty: boolean
  /** Which saved state it was made from: the server refuses to overwrite a newer one. */
  readonly base: number
  readonly change: (part: Partial<T>) => void
  /** Forgets what is not saved. */
  readonly reset: () => void
}

interface Edited<T> {
  readonly value: T
  readonly base: number
}

/** What is written over `saved`, whose state is `base`; a change that returns to what is saved is none. */
export function useDraft<T extends object>(saved: T, base: number): Draft<T> {
  const [edited, setEdited] = useState<Edited<T> | null>(null)
  const value = edited?.value ?? saved
  return {
    value,
    isDirty: edited !== null && JSON.stringify(edited.value) !== JSON.stringify(saved),
    base: edited?.base ?? base,
    change: (part) => setEdited({ value: { ...value, ...part }, base: edited?.base ?? base }),
    reset: () => setEdited(null),
  }
}
