import { useState } from 'react'
import { getStaffSecurity, setStaffPin } from '../../domain/staff/sign-in-calls.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { fieldMessages, useFailureText } from '../platform/failure.ts'
import { invalidate, useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toasts.ts'
import { PinField } from './PinField.tsx'
import { noteReturnKey, type TabletPerson } from './staff-session.ts'
import { staffTexts } from './texts.ts'

interface NewPinProps {
  readonly person: Omit<TabletPerson, 'returnKey'>
  /** Whether there is one already, which can be taken away. */
  readonly hasPin: boolean
  /** What the way on without a new PIN is called. */
  readonly back: string
  readonly onDone: () => void
}

/** Chooses the PIN by which somebody comes back to this tablet, or takes it away. */
export function NewPin({ person, hasPin, back, onDone }: NewPinProps) {
  const texts = useTexts(staffTexts).pin
  const failureText = useFailureText()
  const [pin, setPin] = useState('')
  const save = useCallMutation(setStaffPin, {
    onSuccess: ({ returnKey }) => {
      noteReturnKey({ email: person.email, displayName: person.displayName }, returnKey)
      void invalidate(getStaffSecurity)
      toast(returnKey === null ? texts.taken : texts.set, { icon: 'check', tone: 'ok' })
      onDone()
    },
  })
  const fields = fieldMessages(save.error)
  const isOther = save.error && Object.keys(fields).length === 0 && !isCallFailure(save.error, 'proof_needed')
  return (
    <form
      className="col g4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ pin })
      }}
    >
      <PinField
        label={texts.newPin}
        value={pin}
        onChange={setPin}
        error={fields['pin'] ?? (isOther ? failureText(save.error) : undefined)}
      />
      <Button type="submit" full isBusy={save.isPending}>
        {texts.save}
      </Button>
      {hasPin ? (
        <Button variant="plain" full onPress={() => save.mutate({ pin: null })}>
          {texts.takeAway}
        </Button>
      ) : null}
      <Button variant="plain" full onPress={onDone}>
        {back}
      </Button>
    </form>
  )
}
