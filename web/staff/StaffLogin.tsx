import { type FormEvent } from 'react'
import { login } from '../../domain/accounts/calls.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { fieldMessages, useFailureText } from '../platform/failure.ts'
import { Link } from '../platform/navigation.tsx'
import { useCallMutation } from '../platform/queries.ts'
import { signIn } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Note } from '../ui/surfaces.tsx'
import { PasswordField, TextField } from '../ui/TextField.tsx'
import { staffTexts } from './texts.ts'

/** The login of the back office: the ordinary one, in place, so that the wanted screen opens after it. */
export function StaffLogin() {
  const texts = useTexts(staffTexts).login
  const { mutation, submit } = useStaffLogin()
  const failureText = useFailureText()
  const failure = mutation.error
  const fields = fieldMessages(failure)
  const isWrong = isCallFailure(failure, 'wrong_credentials')
  const isOther = failure !== null && !isWrong && Object.keys(fields).length === 0
  return (
    <main id="main" tabIndex={-1} className="desk-page desk-login">
      <form className="card col g4" noValidate onSubmit={submit}>
        <div className="row g3">
          <Logo size={52} />
          <div>
            <h1 className="t1">{texts.title}</h1>
            <p className="sub ink2">{texts.text}</p>
          </div>
        </div>
        <TextField
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
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
            {failureText(failure)}
          </Note>
        ) : null}
        <Button type="submit" full isBusy={mutation.isPending}>
          {texts.submit}
        </Button>
        <Link to="/welcome" className="link">
          {texts.toApp}
        </Link>
      </form>
    </main>
  )
}

function useStaffLogin() {
  const mutation = useCallMutation(login)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const input = { email: typed('email'), password: typed('password') }
    // What went wrong is shown from the mutation itself.
    mutation.mutate(input, { onSuccess: signIn })
  }
  return { mutation, submit }
}
