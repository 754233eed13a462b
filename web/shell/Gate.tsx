import { useEffect, type ComponentType, type ReactNode } from 'react'
import { accountTexts } from '../accounts/texts.ts'
import { welcomeTexts } from '../accounts/welcome/texts.ts'
import { navigate } from '../platform/history.ts'
import { safeNext } from '../platform/navigation.tsx'
import { usePlace } from '../platform/router.tsx'
import { useSession, type Session } from '../platform/session.ts'
import { loadTexts } from '../platform/texts.ts'
import type { PageRoute } from '../routes.ts'

/** Loads what stands in the place of a page behind the login. */
export async function loadGuard(): Promise<ComponentType> {
  const [{ LoginNeeded }] = await Promise.all([
    import('../accounts/LoginNeeded.tsx'),
    loadTexts(accountTexts),
    loadTexts(welcomeTexts),
  ])
  return LoginNeeded
}

type Access = PageRoute['access']

/** Whether whoever is here is asked to log in before a page of this kind opens. */
export function isGuarded(access: Access, { isLoggedIn, entraIsClicked }: Session): boolean {
  return access === 'login' && entraIsClicked && !isLoggedIn
}

interface GateProps {
  readonly access: Access
  /** What stands in the place of a page behind the login. */
  readonly guard: ReactNode
  readonly children: ReactNode
}

/**
 * The guard: a guest who meets a guarded page is asked in place to log in, and the page opens after it;
 * whoever has not entered at all goes to the welcome.
 */
export function Gate({ access, guard, children }: GateProps) {
  const session = useSession()
  // The back office asks for a login itself, in place; so does the page that a mailed link opens.
  if (access === 'open' || access === 'staff' || access === 'link') return children
  if (!session.entraIsClicked) return <Elsewhere to="/welcome" />
  return isGuarded(access, session) ? guard : children
}

/** The welcome is for those who have not signed in; a signed-in person goes on to the wanted page or home. */
export function WelcomeGate({ children }: { readonly children: ReactNode }) {
  const { isLoggedIn } = useSession()
  const { search } = usePlace()
  if (!isLoggedIn) return children
  return <Elsewhere to={safeNext(new URLSearchParams(search).get('next')) ?? '/tabs/home'} />
}

/** Goes on to another page as soon as it is drawn; draws nothing itself. */
function Elsewhere({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true, motion: 'none' }), [to])
  return null
}
