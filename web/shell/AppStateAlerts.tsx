import { lazy, Suspense, useState } from 'react'
import { useGo } from '../platform/navigation.tsx'
import { signOut, useSession } from '../platform/session.ts'
import type { AppState } from './AppStateAlert.tsx'

const AppStateAlert = lazy(async () => ({ default: (await import('./AppStateAlert.tsx')).AppStateAlert }))

/**
 * The alerts of maintenance and of an obsolete version, at the start and during use (R-413, R-801, R-802; mockups 29
 * and 30). An alert stays until OK, which signs out and leads to the welcome; whoever enters again meets it again.
 */
export function AppStateAlerts() {
  const { appInManutenzione, isVersionObsoleta, entraIsClicked } = useSession()
  const go = useGo()
  const [shown, setShown] = useState<AppState | null>(null)
  const [acknowledged, setAcknowledged] = useState<AppState | null>(null)
  const state: AppState | null = appInManutenzione ? 'maintenance' : isVersionObsoleta ? 'obsolete' : null
  if (state === null && acknowledged !== null) setAcknowledged(null)
  if (state !== null && shown !== state && (entraIsClicked || acknowledged !== state)) setShown(state)
  if (shown === null) return null
  const leave = () => {
    setAcknowledged(shown)
    setShown(null)
    signOut({ tellServer: true, keepLanguage: true })
    go('/welcome', { replace: true, motion: 'pop' })
  }
  return (
    <Suspense>
      <AppStateAlert state={shown} onLeave={leave} />
    </Suspense>
  )
}
