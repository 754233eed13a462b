import { useState, type FormEvent } from 'react'
import { unlockStaffSession } from '../../../domain/staff/sign-in-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PinField } from '../PinField.tsx'
import { enterByPin, forgetPerson, type TabletPerson } from '../staff-session.ts'
import { staffTexts } from '../texts.ts'

interface PinFormProps {
  readonly person: TabletPerson
  readonly onBack: () => void
  /** Runs after the tablet has changed hands. */
  readonly onDone?: () => void
}

/** The PIN of one person of the tablet; after the third wrong one they are gone from it and sign in in full. */
export function PinForm({ person, onBack, onDone }: PinFormProps) {
  const texts = useTexts(staffTexts).pin
  const failureText = useFailureText()
  const [pin, setPin] = useState('')
  const unlock = useCallMutation(unlockStaffSession, {
    onSuccess: (opened) => {
      enterByPin(opened)
      onDone?.()
    },
    onError: (failure) => {
      setPin('')
      const isOver = isCallFailure(failure, 'pin_wrong') && failure.problem?.data?.['triesLeft'] === 0
      if (isOver || isCallFailure(failure, 'login_required')) forgetPerson(person.email)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pin.length >= 4) unlock.mutate({ returnKey: person.returnKey, pin })
  }
  return (
    <form className="col g4" noValidate onSubmit={submit}>
      <PinField
        label={texts.pin}
        value={pin}
        onChange={setPin}
        error={unlock.error ? failureText(unlock.error) : undefined}
      />
      <Button type="submit" full isBusy={unlock.isPending}>
        {texts.enter}
      </Button>
      <Button variant="plain" full onPress={onBack}>
        {texts.somebodyElse}
      </Button>
    </form>
  )
}
