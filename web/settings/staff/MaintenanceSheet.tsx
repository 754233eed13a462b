import { useState, type FormEvent } from 'react'
import { getAppUse } from '../../../domain/settings/staff-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TimeField } from '../../ui/staff/TimeField.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { KnownSettings } from './known-settings.ts'
import { settingsTexts } from './texts.ts'
import { useSetSetting } from './use-set-setting.ts'

interface MaintenanceSheetProps {
  readonly settings: KnownSettings
  readonly onClose: () => void
}

const EVERY = 5_000

/** Shuts the app to guests: who is online, the word to type, and what they read meanwhile (R-401, DESIGN.md Staff). */
export function MaintenanceSheet({ settings, onClose }: MaintenanceSheetProps) {
  const texts = useTexts(settingsTexts)
  const failureText = useFailureText()
  const { set, isPending, error } = useSetSetting()
  const [word, setWord] = useState('')
  const [note, setNote] = useState(String(settings.get('maintenanceNote')?.value ?? ''))
  const [until, setUntil] = useState(String(settings.get('maintenanceUntil')?.value ?? ''))
  const isTyped = word.trim().toLocaleUpperCase() === texts.maintenanceWord
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isTyped || isPending) return
    try {
      // First what guests are to read, then the door.
      for (const [key, value] of [
        ['maintenanceNote', note.trim()],
        ['maintenanceUntil', until],
        ['maintenance', true],
      ] as const) {
        const setting = settings.get(key)
        // Each waits for the one before.
        // oxlint-disable-next-line no-await-in-loop
        if (setting !== undefined && setting.value !== value) await set(setting, value)
      }
      onClose()
    } catch {
      // What was refused is shown from the mutation's own error.
    }
  }
  return (
    <Sheet isOpen onClose={onClose} title={texts.maintenanceTitle} subtitle={texts.maintenanceText}>
      <form className="col g3" noValidate onSubmit={(event) => void submit(event)} aria-label={texts.maintenanceTitle}>
        <OnlineNow />
        <TextField label={texts.note} value={note} onChange={setNote} maxLength={140} hint={texts.noteHint} />
        <TimeField label={texts.until} value={until} onChange={setUntil} />
        <TextField
          label={texts.typeWord.replace('{word}', texts.maintenanceWord)}
          value={word}
          onChange={setWord}
          autoComplete="off"
          autoCapitalize="characters"
        />
        {error === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(error)}
          </Note>
        )}
        <Button type="submit" variant="danger" full isDisabled={!isTyped} isBusy={isPending}>
          {texts.shut}
        </Button>
      </form>
    </Sheet>
  )
}

/** Whom it would hit, asked again while the sheet is open. */
function OnlineNow() {
  const texts = useTexts(settingsTexts)
  const { data } = useCallQuery(getAppUse, {}, { refetchInterval: EVERY, staleTime: 0 })
  return (
    <dl className="setting-online" aria-live="polite">
      <div>
        <dt>{texts.onlineNow}</dt>
        <dd className="num">{data?.guestsOnline ?? '…'}</dd>
      </div>
      <div>
        <dt>{texts.paymentsNow}</dt>
        <dd className="num">{data?.openPayments ?? '…'}</dd>
      </div>
    </dl>
  )
}
