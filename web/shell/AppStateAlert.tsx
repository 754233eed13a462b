import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { Logo } from '../ui/Logo.tsx'
import { MaintenanceNote } from './MaintenanceNote.tsx'
import { shellTexts } from './texts.ts'

/** What shuts guests out. */
export type AppState = 'maintenance' | 'obsolete'

interface AppStateAlertProps {
  readonly state: AppState
  readonly onLeave: () => void
}

/** The alert itself (mockups 29 and 30); only somebody who meets it loads its code. */
export function AppStateAlert({ state, onLeave }: AppStateAlertProps) {
  const texts = useTexts(shellTexts)
  return (
    <AlertDialog
      {...(state === 'maintenance'
        ? { icon: 'wrench' as const, iconTone: 'warn' as const }
        : {
            art: (
              <div className="alert-icon">
                <Logo size={56} />
              </div>
            ),
          })}
      title={texts[state].title}
      text={
        <>
          {texts[state].text}
          {state === 'maintenance' ? <MaintenanceNote /> : null}
        </>
      }
      actions={[{ label: texts.ok, onPress: onLeave }]}
    />
  )
}
