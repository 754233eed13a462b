import { useState } from 'react'

/** Something that is being written over what is saved. */
export interface Draft<T, B = number> {
  readonly value: T
  readonly isDirty: boolean
  /** Which saved state it was made from: the server refuses to overwrite a newer one. */
  readonly base: B
  readonly change: (part: Partial<T>) => void
  /** Forgets what is not saved. */
  readonly reset: () => void
  /** Writes `value` over the saved state `base`. */
  readonly put: (value: T, base: B) => void
}

interface Edited<T, B> {
  readonly value: T
  readonly base: B
}

/** What is written over `saved`, whose state is `base`; a change that returns to what is saved is none. */
export function useDraft<T extends object, B = number>(saved: T, base: B): Draft<T, B> {
  const [edited, setEdited] = useState<Edited<T, B> | null>(null)
  const value = edited?.value ?? saved
  return {
    value,
    isDirty: edited !== null && JSON.stringify(edited.value) !== JSON.stringify(saved),
    base: edited?.base ?? base,
    change: (part) => setEdited({ value: { ...value, ...part }, base: edited?.base ?? base }),
    reset: () => setEdited(null),
    put: (next, over) => setEdited({ value: next, base: over }),
  }
}
