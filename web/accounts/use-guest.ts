import { useRef, useState } from 'react'
import { readSession } from '../platform/session.ts'

/** Whether somebody can order on this device: a signed-in customer, or a guest who left their details. */
export function isOrdererKnown(): boolean {
  const { isLoggedIn, guestToken } = readSession()
  return isLoggedIn || guestToken !== null
}

/** Asks a guest who they are, when an order needs to know. */
export interface GuestAsking {
  readonly isOpen: boolean
  /** True at once when somebody is known; else once the details are left, and false when the sheet was closed. */
  readonly ensure: () => Promise<boolean>
  /** The guest wants to change their details. */
  readonly open: () => void
  readonly onDone: () => void
  readonly onClose: () => void
}

/** State of the sheet that asks for a guest's details; `GuestDetailsSheet` takes it. */
export function useGuest(): GuestAsking {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<((isKnown: boolean) => void) | null>(null)
  const end = (isKnown: boolean) => {
    setOpen(false)
    waiting.current?.(isKnown)
    waiting.current = null
  }
  return {
    isOpen,
    async ensure() {
      if (isOrdererKnown()) return true
      setOpen(true)
      return new Promise((resolve) => (waiting.current = resolve))
    },
    open: () => setOpen(true),
    onDone: () => end(true),
    onClose: () => end(false),
  }
}
