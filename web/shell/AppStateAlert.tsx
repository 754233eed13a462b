import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { Logo } from '../ui/Logo.tsx'
import { MaintenanceNote } from './MaintenanceNote.tsx'
import { shellTexts } from './texts.ts'

/** What shuts guests out. */
export type AppState = 'maintenance' | 'obsolete'

/** The labels of each alert, by the keys that the specification names. */
const LABELS = { maintenance: 'alertAppInAggiornamento', obsolete: 'alertAppObsoleta' } as const

interface AppStateAlertProps {
  readonly state: AppState
  readonly onLeave: () => void
}

/** The alert itself (mockups 29 and 30); only somebody who meets it loads its code. */
export function AppStateAlert({ state, onLeave }: AppStateAlertProps) {
  const texts = useTexts(shellTexts)
  const { title, text } = texts[LABELS[state]]
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
      title={title}
      text={
        <>
          {text}
          {state === 'maintenance' ? <MaintenanceNote /> : null}
        </>
      }
      actions={[{ label: texts.ok, onPress: onLeave }]}
    />
  )
}
