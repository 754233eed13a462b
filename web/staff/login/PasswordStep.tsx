import type { CallOutput } from '../../../domain/platform/call.ts'
import { staffPasskeyLogin, startStaffPasskey } from '../../../domain/staff/passkey-calls.ts'
import { staffLogin, type finishStaffLogin } from '../../../domain/staff/sign-in-calls.ts'
import { PasskeyEntryButton } from '../../accounts/passkeys/PasskeyEntryButton.tsx'
import { usePasskeyEntry } from '../../accounts/passkeys/use-passkey-entry.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { Link } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { PasswordField, TextField } from '../../ui/TextField.tsx'
import { deviceSecret } from '../staff-session.ts'
import { staffTexts } from '../texts.ts'
import { LoginCard, typed } from './LoginCard.tsx'

interface PasswordStepProps {
  readonly onDone: (first: CallOutput<typeof staffLogin>) => void
  /** Runs when a passkey has been both steps at once. */
  readonly onIn: (session: CallOutput<typeof finishStaffLogin>) => void
  /** The way back to the people of this tablet, where there are some. */
  readonly onBack: (() => void) | undefined
}

/** First step: e-mail and password, with one answer for every failure; or a passkey, which is both steps (B-26). */
export function PasswordStep({ onDone, onIn, onBack }: PasswordStepProps) {
  const texts = useTexts(staffTexts).login
  const failureText = useFailureText()
  const login = useCallMutation(staffLogin, { onSuccess: onDone })
  const byPasskey = useCallMutation(staffPasskeyLogin)
  const entry = usePasskeyEntry(startStaffPasskey, async (passkey) => {
    onIn(await byPasskey.mutateAsync({ passkey, device: deviceSecret() }))
  })
  const fields = fieldMessages(login.error)
  const isWrong = isCallFailure(login.error, 'wrong_credentials')
  const isOther = login.error !== null && !isWrong && Object.keys(fields).length === 0
  return (
    <LoginCard
      title={texts.title}
      text={texts.text}
      onSubmit={(form) => login.mutate({ email: typed(form, 'email'), password: typed(form, 'password') })}
    >
      <TextField
        name="email"
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="off"
        icon="mail"
        error={fields['email']}
      />
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        icon="lock"
        error={isWrong ? texts.wrong : fields['password']}
      />
      {isOther ? (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(login.error)}
        </Note>
      ) : null}
      <Button type="submit" full isBusy={login.isPending}>
        {texts.next}
      </Button>
      <PasskeyEntryButton entry={entry} />
      {onBack === undefined ? null : (
        <Button variant="plain" full onPress={onBack}>
          {texts.backToPeople}
        </Button>
      )}
      <Link to="/recuperapassword" query={{ from: 'desk' }} className="link">
        {texts.forgotten}
      </Link>
      <Link to="/welcome" className="link">
        {texts.toApp}
      </Link>
    </LoginCard>
  )
}
