import { useFormState } from 'react-hook-form'
import { resetPassword } from '../../../domain/accounts/security-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { readSession, signOut } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import entry from '../entry.module.css'
import { FormProblem } from '../FormProblem.tsx'
import { loginNote } from '../login-note.ts'
import { showServerErrors } from '../use-form-errors.ts'
import { NewPasswordFields, useNewPasswordForm } from './NewPasswordFields.tsx'
import { recoveryTexts } from './texts.ts'

interface ResetPasswordProps {
  /** The secret of the mailed link. */
  readonly linkKey: string
  /** The server does not take the key any more. */
  readonly onLinkOver: () => void
}

/** Leads to the login of the account whose password was set; whoever was signed in on this device has to sign in anew. */
function useLeaveToLogin() {
  const go = useGo()
  return (email: string) => {
    // The server has ended this account's sessions; another's may have been open here.
    if (readSession().isLoggedIn) signOut({ tellServer: true, keepLanguage: true })
    loginNote.set({ reason: 'password_changed', email })
    go('/welcome', { query: { login: 1 }, replace: true })
  }
}

/** Sets a new password by a mailed link; then one signs in with it. */
export function ResetPassword({ linkKey, onLinkOver }: ResetPasswordProps) {
  const texts = useTexts(recoveryTexts).reset
  const failureText = useFailureText()
  const leaveToLogin = useLeaveToLogin()
  const reset = useCallMutation(resetPassword)
  const form = useNewPasswordForm()
  useScreenTitle(texts.title)
  const { errors } = useFormState({ control: form.control })
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const { email } = await reset.mutateAsync({ key: linkKey, password })
      leaveToLogin(email)
    } catch (failure) {
      if (isCallFailure(failure, 'link_wrong_or_expired')) onLinkOver()
      else if (!showServerErrors(form, ['password'], failure)) form.setError('root', { message: failureText(failure) })
    }
  })
  return (
    <Page
      back="/welcome?login=1"
      className={entry['entry'] ?? ''}
      footer={
        <Button
          type="submit"
          form="new-password"
          full
          needsNetwork
          isBusy={reset.isPending}
          isDisabled={errors.repeat?.message === texts.mismatch}
        >
          {texts.submit}
        </Button>
      }
    >
      <h1 className="t1 mt2">{texts.title}</h1>
      <form id="new-password" className="col g3 mt4" noValidate onSubmit={(event) => void submit(event)}>
        <NewPasswordFields form={form} />
        <FormProblem control={form.control} />
      </form>
    </Page>
  )
}
