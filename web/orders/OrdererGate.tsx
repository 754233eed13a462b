import type { ReactNode } from 'react'
import { LoginNeeded } from '../accounts/LoginNeeded.tsx'
import { useSession } from '../platform/session.ts'

/** Orders are shown to whoever made them: a customer, or this device's guest. Anybody else is asked to log in. */
export function OrdererGate({ children }: { readonly children: ReactNode }) {
  const { isLoggedIn, guestToken } = useSession()
  return isLoggedIn || guestToken !== null ? children : <LoginNeeded />
}
