import { useState } from 'react'
import type { CallOutput } from '../../domain/platform/call.ts'
import { addAuthenticator, getStaffSecurity, type startAuthenticator } from '../../domain/staff/sign-in-calls.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { invalidate, useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '../ui/toasts.ts'
import { Enrolment } from './login/Enrolment.tsx'
import { TestAuthenticator } from './login/TestAuthenticator.tsx'
import { staffTexts } from './texts.ts'

interface NewAuthenticatorProps {
  readonly started: CallOutput<typeof startAuthenticator>
  readonly onDone: () => void
}

/** Sets an authenticator up beside passkeys: its QR, and a code that shows that it is in the person's phone (B-26). */
export function NewAuthenticator({ started, onDone }: NewAuthenticatorProps) {
  const { login: texts, passkey, pin } = useTexts(staffTexts)
  const failureText = useFailureText()
  const [code, setCode] = useState('')
  const add = useCallMutation(addAuthenticator, {
    onSuccess: () => {
      toast(passkey.appAdded, { tone: 'ok', icon: 'check' })
      void invalidate(getStaffSecurity)
      onDone()
    },
  })
  const isOther = add.error !== null && !isCallFailure(add.error, 'proof_needed')
  const isWrong = isCallFailure(add.error, 'code_wrong_or_expired')
  return (
    <form
      className="col g4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate({ ticket: started.ticket, code })
      }}
    >
      <p className="sub ink2">{texts.enrolText}</p>
      <Enrolment {...started} />
      <TextField
        label={texts.code}
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        icon="shield"
        hint={texts.codeHint}
        error={isWrong ? texts.codeWrong : isOther ? failureText(add.error) : undefined}
      />
      <TestAuthenticator address={started.testAuthenticator} secret={started.secret} />
      <Button type="submit" full isBusy={add.isPending}>
        {passkey.connectApp}
      </Button>
      <Button variant="plain" full onPress={onDone}>
        {pin.back}
      </Button>
    </form>
  )
}
