import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { register } from '../../domain/accounts/calls.ts'
import { useFailureText } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { Link, useGo } from '../platform/navigation.tsx'
import { useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { Note } from '../ui/surfaces.tsx'
import { ConsentRows } from './ConsentRows.tsx'
import entry from './entry.module.css'
import { useEntryQuery } from './entry-query.ts'
import { EmailField } from './FormField.tsx'
import { signupSchema, type SignupForm } from './form-rules.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { notePendingEmail } from './pending-email.ts'
import { PersonNameFields } from './PersonNameFields.tsx'
import { PhoneField } from './PhoneField.tsx'
import { keepSignup, keptSignup } from './signup-draft.ts'
import { accountTexts } from './texts.ts'
import { useConsentTexts } from './use-consent-texts.ts'
import { showServerErrors, useSayWrong } from './use-form-errors.ts'

const SocialButtons = lazy(async () => ({ default: (await import('./social/SocialButtons.tsx')).SocialButtons }))

const EMPTY: SignupForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  personalDataRead: false,
  purposesAccepted: false,
}
const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'password', 'personalDataRead', 'purposesAccepted'] as const

function useSignup(prefix: string) {
  const language = useLanguage()
  const failureText = useFailureText()
  const texts = useTexts(accountTexts).signup
  const go = useGo()
  const { next } = useEntryQuery()
  const consents = useConsentTexts()
  const sayWrong = useSayWrong()
  const form = useForm<SignupForm>({
    resolver: zodResolver(signupSchema),
    defaultValues: keptSignup()?.values ?? EMPTY,
    mode: 'onTouched',
  })
  const mutation = useCallMutation(register)
  const submit = form.handleSubmit(async (values) => {
    if (!consents.versions) {
      form.setError('root', { message: texts.textsMissing })
      await consents.load()
      return
    }
    try {
      await mutation.mutateAsync({ ...values, ...consents.versions, language })
      keepSignup({ values: form.getValues(), prefix })
      notePendingEmail(values.email, 'just_now')
      go('/signup-completa', { query: { next } })
    } catch (failure) {
      if (!showServerErrors(form, FIELDS, failure)) form.setError('root', { message: failureText(failure) })
    }
  }, sayWrong)
  return { form, submit, isBusy: mutation.isPending, areTextsMissing: consents.isMissing }
}

/** Sign-up (mockup 03): every field judged by the server's own rules, both consents with their texts. */
export function SignupPage() {
  const texts = useTexts(accountTexts)
  const { next } = useEntryQuery()
  const [prefix, setPrefix] = useState(keptSignup()?.prefix ?? '+39')
  const { form, submit, isBusy, areTextsMissing } = useSignup(prefix)
  const { control, formState } = form
  const problem = formState.errors.root?.message ?? (areTextsMissing ? texts.signup.textsMissing : undefined)
  return (
    <Page
      back="/welcome"
      className={entry['entry'] ?? ''}
      footer={
        <Button type="submit" form="signup" full needsNetwork isBusy={isBusy}>
          {texts.signup.submit}
        </Button>
      }
    >
      <h1 className="large">{texts.signup.title}</h1>
      <p className="sub ink2 mt1">{texts.signup.text}</p>
      <form id="signup" className="col g4 mt5" noValidate onSubmit={(event) => void submit(event)}>
        <PersonNameFields control={control} first="firstName" last="lastName" />
        <EmailField control={control} name="email" label={texts.signup.email} />
        <PhoneField
          control={control}
          name="phone"
          label={texts.signup.phone}
          prefix={prefix}
          onPrefixChange={setPrefix}
        />
        <NewPasswordField control={control} name="password" />
        <ConsentRows control={control} />
        {problem === undefined ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {problem}
          </Note>
        )}
      </form>
      <Suspense>
        <SocialButtons />
      </Suspense>
      <p className="sub c mt5 ink2">
        {texts.signup.hasAccount}{' '}
        <Link to="/welcome" query={{ login: 1, next }} className="b">
          {texts.login.submit}
        </Link>
      </p>
    </Page>
  )
}
