import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { login } from '../../domain/accounts/calls.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { Link, useEnter, useGo } from '../platform/navigation.tsx'
import { useCallMutation } from '../platform/queries.ts'
import { useScreenTitle } from '../platform/screen-title.ts'
import { signIn } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Page } from '../ui/Page.tsx'
import entry from './entry.module.css'
import { useEntryQuery } from './entry-query.ts'
import { EmailField, FormField } from './FormField.tsx'
import { FormProblem } from './FormProblem.tsx'
import { loginSchema, type LoginForm } from './form-rules.ts'
import { loginNote } from './login-note.ts'
import { notePendingEmail } from './pending-email.ts'
import { accountTexts } from './texts.ts'
import { showServerErrors } from './use-form-errors.ts'

const LoginNotice = lazy(async () => ({ default: (await import('./recovery/LoginNotice.tsx')).LoginNotice }))

const GuestPasskeyEntry = lazy(async () => ({
  default: (await import('./passkeys/GuestPasskeyEntry.tsx')).GuestPasskeyEntry,
}))

const SocialButtons = lazy(async () => ({ default: (await import('./social/SocialButtons.tsx')).SocialButtons }))

/** The form of the login: what to send, and what each refusal does to it. */
function useLogin() {
  const texts = useTexts(accountTexts).login
  const failureText = useFailureText()
  const enter = useEnter()
  const go = useGo()
  const { next } = useEntryQuery()
  const form = useForm<LoginForm>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: loginNote.get()?.email ?? '', password: '' },
  })
  const mutation = useCallMutation(login)
  const submit = form.handleSubmit(async (values) => {
    try {
      signIn(await mutation.mutateAsync(values))
      loginNote.set(null)
      enter()
    } catch (failure) {
      if (isCallFailure(failure, 'email_not_confirmed')) {
        notePendingEmail(values.email, 'long_ago')
        go('/signup-completa', { query: { next } })
      } else if (isCallFailure(failure, 'wrong_credentials')) {
        form.setError('password', { type: 'server', message: texts.wrong }, { shouldFocus: true })
      } else if (!showServerErrors(form, ['email', 'password'], failure)) {
        form.setError('root', { message: failureText(failure) })
      }
    }
  })
  return { form, submit, isBusy: mutation.isPending }
}

/** Login with e-mail and password (mockup 02). Providers that are not configured are not shown. */
export function LoginView() {
  const texts = useTexts(accountTexts).login
  const { next } = useEntryQuery()
  const { form, submit, isBusy } = useLogin()
  const [note] = useState(loginNote.get)
  const { control } = form
  useScreenTitle(texts.submit)
  return (
    <Page back="/welcome" className={entry['entry'] ?? ''}>
      <div className="row g3 mt2">
        <Logo size={52} />
        <div>
          <h1 className="large">{texts.title}</h1>
          <p className="sub ink2">{texts.text}</p>
        </div>
      </div>
      {note === null ? null : (
        <div className="mt5">
          <Suspense>
            <LoginNotice note={note} />
          </Suspense>
        </div>
      )}
      <form className="col g4 mt6" noValidate onSubmit={(event) => void submit(event)}>
        <EmailField control={control} name="email" label={texts.email} icon="mail" autoComplete="username webauthn" />
        <FormField
          control={control}
          name="password"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          icon="lock"
        />
        <FormProblem control={control} />
        <div className="row">
          <span className="grow" />
          <Link to="/recuperapassword" className="link">
            {texts.forgot}
          </Link>
        </div>
        <Button type="submit" full needsNetwork isBusy={isBusy}>
          {texts.submit}
        </Button>
        <Suspense>
          <GuestPasskeyEntry />
        </Suspense>
      </form>
      <Suspense>
        <SocialButtons />
      </Suspense>
      <p className="sub c mt5 ink2">
        {texts.noAccount}{' '}
        <Link to="/signup" query={{ next }} className="b">
          {texts.register}
        </Link>
      </p>
    </Page>
  )
}
