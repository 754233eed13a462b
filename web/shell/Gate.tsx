import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { navigate } from '../platform/history.ts'
import { safeNext } from '../platform/navigation.tsx'
import { usePlace } from '../platform/router.tsx'
import { useSession } from '../platform/session.ts'
import type { PageRoute } from '../routes.ts'
import { Opening } from '../ui/Opening.tsx'

const loadLoginNeeded = () => import('../accounts/LoginNeeded.tsx')
const LoginNeeded = lazy(async () => ({ default: (await loadLoginNeeded()).LoginNeeded }))

/** Loads what the guard shows before it is needed. */
export function preloadGuard(): Promise<unknown> {
  return loadLoginNeeded()
}

/**
 * The guard: a guest who meets a guarded page is asked in place to log in, and the page opens after it;
 * whoever has not entered at all goes to the welcome.
 */
export function Gate({ access, children }: { readonly access: PageRoute['access']; readonly children: ReactNode }) {
  const { isLoggedIn, entraIsClicked } = useSession()
  // The back office asks for a login itself, in place; so does the page that a mailed link opens.
  if (access === 'open' || access === 'staff' || access === 'link') return children
  if (!entraIsClicked) return <Elsewhere to="/welcome" />
  if (access === 'login' && !isLoggedIn) {
    return (
      <Suspense fallback={<Opening />}>
        <LoginNeeded />
      </Suspense>
    )
  }
  return children
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
