import { checkResetLink, resetPassword } from '../../../domain/accounts/security-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { staffLogin } from '../../../domain/staff/sign-in-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { PasswordField } from '../../ui/TextField.tsx'
import { staffTexts } from '../texts.ts'
import { LinkOver } from './LinkOver.tsx'
import { LoginCard, typed } from './LoginCard.tsx'

interface ChoosePasswordProps {
  /** The secret of the mailed link; empty where it was cut off. */
  readonly linkKey: string
  /** Whether they come for the first time; who forgot the password goes through fewer steps. */
  readonly isJoining: boolean
  readonly onDone: (first: CallOutput<typeof staffLogin>) => void
  /** Runs when somebody whose link is over wants to sign in. */
  readonly onLogin: () => void
}

/** The password of a mailed link: typed once and shown on demand, it signs in at once, so that the second step follows. */
export function ChoosePassword({ linkKey, isJoining, onDone, onLogin }: ChoosePasswordProps) {
  const { join, login: words } = useTexts(staffTexts)
  const failureText = useFailureText()
  const link = useCallQuery(checkResetLink, { key: linkKey }, { enabled: linkKey !== '', retry: false, gcTime: 0 })
  const reset = useCallMutation(resetPassword)
  const login = useCallMutation(staffLogin, { onSuccess: onDone })
  const isRefused = [link.error, reset.error].some((error) => isCallFailure(error, 'link_wrong_or_expired'))
  if (linkKey === '' || (isRefused && !reset.data)) return <LinkOver onLogin={onLogin} />
  const submit = (form: FormData) => {
    const password = typed(form, 'password')
    // The link is used up by the first change: a second press only signs in.
    if (reset.data) login.mutate({ email: reset.data.email, password })
    else reset.mutate({ key: linkKey, password }, { onSuccess: ({ email }) => login.mutate({ email, password }) })
  }
  const field = fieldMessages(reset.error)['password']
  const failure = login.error ?? (field === undefined ? reset.error : null)
  const email = link.data?.email ?? ''
  return (
    <LoginCard
      title={isJoining ? join.title : words.newPassword}
      text={join.text(email)}
      step={isJoining ? 1 : undefined}
      onSubmit={submit}
    >
      {/* A browser that keeps passwords learns whose it is. */}
      <input
        className="sr"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="new-password"
        icon="lock"
        hint={join.hint}
        autoFocus
        error={field}
      />
      {failure === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {isCallFailure(failure, 'wrong_credentials') ? words.wrong : failureText(failure)}
        </Note>
      )}
      <Button type="submit" full isBusy={reset.isPending || login.isPending}>
        {words.next}
      </Button>
    </LoginCard>
  )
}
