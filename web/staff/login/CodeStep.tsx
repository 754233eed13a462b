import { useState } from 'react'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { finishStaffLogin, type staffLogin } from '../../../domain/staff/sign-in-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { PasswordField, TextField } from '../../ui/TextField.tsx'
import { deviceSecret } from '../staff-session.ts'
import { staffTexts } from '../texts.ts'
import { Enrolment } from './Enrolment.tsx'
import { LoginCard, typed } from './LoginCard.tsx'
import { TestAuthenticator } from './TestAuthenticator.tsx'

type First = CallOutput<typeof staffLogin>

interface CodeStepProps {
  readonly first: First
  /** Of joining; missing where nobody joins. */
  readonly step: number | undefined
  readonly onDone: (session: CallOutput<typeof finishStaffLogin>) => void
  readonly onRestart: () => void
}

/** Second step: a code of the authenticator, which is set up here the first time; another password where the old one is short. */
export function CodeStep({ first, step, onDone, onRestart }: CodeStepProps) {
  const texts = useTexts(staffTexts).login
  const [byRecovery, setByRecovery] = useState(!first.hasAuthenticator)
  const finish = useCallMutation(finishStaffLogin, { onSuccess: onDone })
  const isWrong = isCallFailure(finish.error, 'code_wrong_or_expired')
  const fields = fieldMessages(finish.error)
  const submit = (form: FormData) => {
    const password = typed(form, 'newPassword')
    const rest = first.choosesPassword ? { password } : {}
    finish.mutate({ ticket: first.ticket, code: typed(form, 'code'), device: deviceSecret(), ...rest })
  }
  return (
    <LoginCard
      title={texts.codeTitle}
      text={first.enrolment ? texts.enrolText : first.hasAuthenticator ? texts.codeText : texts.recoveryText}
      step={step}
      onSubmit={submit}
    >
      {first.enrolment ? <Enrolment {...first.enrolment} /> : null}
      {first.choosesPassword ? (
        <PasswordField
          name="newPassword"
          label={texts.newPassword}
          autoComplete="new-password"
          icon="lock"
          hint={texts.newPasswordHint}
          error={fields['password']}
        />
      ) : null}
      <TextField
        key={String(byRecovery)}
        name="code"
        label={byRecovery ? texts.recoveryCode : texts.code}
        inputMode={byRecovery ? 'text' : 'numeric'}
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="off"
        icon="shield"
        hint={byRecovery ? texts.recoveryHint : texts.codeHint}
        autoFocus
        error={isWrong ? (byRecovery ? texts.recoveryWrong : texts.codeWrong) : fields['code']}
      />
      <TestAuthenticator address={first.testAuthenticator} secret={first.enrolment?.secret ?? null} />
      <OtherFailure error={finish.error} onRestart={onRestart} />
      <Button type="submit" full isBusy={finish.isPending}>
        {texts.submit}
      </Button>
      {first.enrolment || !first.hasAuthenticator ? null : (
        <Button variant="plain" full onPress={() => setByRecovery(!byRecovery)}>
          {byRecovery ? texts.byCode : texts.byRecovery}
        </Button>
      )}
      <Button variant="plain" full onPress={onRestart}>
        {texts.restart}
      </Button>
    </LoginCard>
  )
}

/** What is wrong with neither field: the login has run out, or there were too many tries. */
function OtherFailure({ error, onRestart }: { readonly error: unknown; readonly onRestart: () => void }) {
  const texts = useTexts(staffTexts).login
  const failureText = useFailureText()
  if (error === null || isCallFailure(error, 'code_wrong_or_expired')) return null
  if (isCallFailure(error, 'login_required')) {
    return (
      <Note tone="bad" icon="alert" role="alert">
        {texts.loginOver}{' '}
        <Button variant="plain" onPress={onRestart}>
          {texts.restart}
        </Button>
      </Note>
    )
  }
  if (Object.keys(fieldMessages(error)).length > 0) return null
  return (
    <Note tone="bad" icon="alert" role="alert">
      {failureText(error)}
    </Note>
  )
}
