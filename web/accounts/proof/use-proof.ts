import { useRef, useState } from 'react'
import { isCallFailure } from '../../platform/call-failure.ts'

/** Asks a person to prove once more who they are, when a call needs it. `ProofSheet` takes it. */
export interface Proof {
  readonly isOpen: boolean
  /**
   * Makes a call. Where the server asks for a proof, the sheet opens, and the call is made once more after it. Throws what the
   * call threw; a person who closes the sheet leaves it at `proof_needed`, see {@link isProofDeclined}.
   */
  readonly run: <T>(attempt: () => Promise<T>) => Promise<T>
  readonly onProven: () => void
  readonly onClose: () => void
}

/** State of the sheet that asks "Conferma che sei tu". */
export function useProof(): Proof {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<((isProven: boolean) => void) | null>(null)
  const ask = () => {
    setOpen(true)
    return new Promise<boolean>((resolve) => (waiting.current = resolve))
  }
  const end = (isProven: boolean) => {
    setOpen(false)
    waiting.current?.(isProven)
    waiting.current = null
  }
  return {
    isOpen,
    async run(attempt) {
      try {
        return await attempt()
      } catch (failure) {
        if (!isCallFailure(failure, 'proof_needed') || !(await ask())) throw failure
        return attempt()
      }
    },
    onProven: () => end(true),
    onClose: () => end(false),
  }
}

/** Whether the person closed the sheet instead: nothing was changed, and there is nothing to say about it. */
export function isProofDeclined(failure: unknown): boolean {
  return isCallFailure(failure, 'proof_needed')
}
