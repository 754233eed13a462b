import { useState } from 'react'

/** What is being typed, with the id of the press that would send it: what was changed is another press, and the same one counts once. */
export function usePressDraft<T extends object>(initial: T) {
  const [state, setState] = useState(() => ({ draft: initial, pressId: crypto.randomUUID() as string }))
  const change = (part: Partial<T>) =>
    setState(({ draft }) => ({ draft: { ...draft, ...part }, pressId: crypto.randomUUID() }))
  return { ...state, change }
}
