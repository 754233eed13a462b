import { useState, type FormEvent } from 'react'
import { isCallFailure } from '../../platform/call-failure.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import type { OwnPasskey } from './PasskeyList.tsx'
import { passkeyTexts } from './texts.ts'

interface PasskeyEditorProps {
  readonly passkey: OwnPasskey
  /** Whether it is the only way in, which stays. */
  readonly isLastWayIn: boolean
  readonly rename: (name: string) => Promise<unknown>
  readonly remove: () => Promise<unknown>
  /** Runs after a change, and when the person goes back. */
  readonly onDone: () => void
}

/** Another name for a passkey, or the end of it (B-26). */
export function PasskeyEditor({ passkey, isLastWayIn, rename, remove, onDone }: PasskeyEditorProps) {
  const { edit: texts } = useTexts(passkeyTexts)
  const failureText = useFailureText()
  const [name, setName] = useState(passkey.name)
  const [busy, setBusy] = useState<'name' | 'removal' | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const change = async (what: 'name' | 'removal', act: () => Promise<unknown>, done: string) => {
    setBusy(what)
    setFailure(null)
    try {
      await act()
      toast(done, { tone: 'ok', icon: 'check' })
      onDone()
    } catch (refused) {
      // Who closes the sheet that asks for a proof has changed nothing.
      if (!isCallFailure(refused, 'proof_needed')) setFailure(refused)
    }
    setBusy(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change('name', () => rename(name), texts.saved)
  }
  const field = fieldMessages(failure)['name']
  return (
    <form className="col g4" noValidate onSubmit={submit}>
      <TextField
        label={texts.name}
        hint={texts.hint}
        value={name}
        onChange={setName}
        error={field}
        autoComplete="off"
      />
      {failure === null || field !== undefined ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(failure)}
        </Note>
      )}
      <div className="col g2">
        <Button type="submit" full needsNetwork isBusy={busy === 'name'}>
          {texts.save}
        </Button>
        {isLastWayIn ? (
          <p className="sub ink2">{texts.last}</p>
        ) : (
          <Button
            variant="danger-tint"
            full
            needsNetwork
            isBusy={busy === 'removal'}
            onPress={() => void change('removal', remove, texts.removed)}
          >
            {texts.remove}
          </Button>
        )}
        <Button variant="plain" full onPress={onDone}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
