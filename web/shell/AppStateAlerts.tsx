import { lazy, Suspense, useState } from 'react'
import { useGo } from '../platform/navigation.tsx'
import { signOut, useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { Logo } from '../ui/Logo.tsx'
import { shellTexts } from './texts.ts'

/** Only somebody who meets a maintenance loads its code. */
const MaintenanceNote = lazy(async () => ({ default: (await import('./MaintenanceNote.tsx')).MaintenanceNote }))

type AppState = 'maintenance' | 'obsolete'

/**
 * The alerts of maintenance and of an obsolete version, at the start and during use (R-413, R-801, R-802; mockups 29
 * and 30). An alert stays until OK, which signs out and leads to the welcome; whoever enters again meets it again.
 */
export function AppStateAlerts() {
  const texts = useTexts(shellTexts)
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
    <AlertDialog
      {...(shown === 'maintenance'
        ? { icon: 'wrench' as const, iconTone: 'warn' as const }
        : {
            art: (
              <div className="alert-icon">
                <Logo size={56} />
              </div>
            ),
          })}
      title={texts[shown].title}
      text={
        <>
          {texts[shown].text}
          <Suspense>{shown === 'maintenance' ? <MaintenanceNote /> : null}</Suspense>
        </>
      }
      actions={[{ label: texts.ok, onPress: leave }]}
    />
  )
}
