import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { completeSocialSignup } from '../../../domain/accounts/social-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useEnter } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { signIn } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { ConsentRows } from '../ConsentRows.tsx'
import entry from '../entry.module.css'
import { EmailField } from '../FormField.tsx'
import { PersonNameFields } from '../PersonNameFields.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { accountTexts } from '../texts.ts'
import { useConsentTexts } from '../use-consent-texts.ts'
import { showServerErrors, useSayWrong } from '../use-form-errors.ts'
import { ConfirmSocialSignup } from './ConfirmSocialSignup.tsx'
import { PROVIDER_NAMES } from '../../../domain/accounts/provider-names.ts'
import type { Met } from './social-return.ts'
import { socialTexts } from './texts.ts'

type Completion = Extract<Met, { status: 'completion' }>

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'personalDataRead', 'purposesAccepted'] as const
const schema = z.pick(completeSocialSignup.input, {
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  personalDataRead: true,
  purposesAccepted: true,
})
type CompletionForm = z.input<typeof schema>

function useCompletion(met: Completion, onCodeSent: (email: string) => void) {
  const language = useLanguage()
  const failureText = useFailureText()
  const texts = useTexts(accountTexts).signup
  const enter = useEnter()
  const consents = useConsentTexts()
  const sayWrong = useSayWrong()
  const { key, firstName, lastName, email } = met
  const form = useForm<CompletionForm>({
    resolver: zodResolver(schema),
    defaultValues: { firstName, lastName, email, phone: '', personalDataRead: false, purposesAccepted: false },
    mode: 'onTouched',
  })
  const mutation = useCallMutation(completeSocialSignup)
  const submit = form.handleSubmit(async (values) => {
    if (!consents.versions) {
      form.setError('root', { message: texts.textsMissing })
      await consents.load()
      return
    }
    try {
      const done = await mutation.mutateAsync({ ...values, ...consents.versions, key, language })
      if (done.status === 'code_sent') return onCodeSent(values.email)
      signIn(done.session)
      enter()
    } catch (failure) {
      if (!showServerErrors(form, FIELDS, failure)) form.setError('root', { message: failureText(failure) })
    }
  }, sayWrong)
  return { form, submit, isBusy: mutation.isPending, areTextsMissing: consents.isMissing }
}

/** What the provider did not say: the fields of the sign-up without a password, and both consents. */
export function CompleteSignup({ met }: { readonly met: Completion }) {
  const [texts, signup] = [useTexts(socialTexts), useTexts(accountTexts).signup]
  const [prefix, setPrefix] = useState('+39')
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const { form, submit, isBusy, areTextsMissing } = useCompletion(met, setMailedTo)
  const { control, formState } = form
  useScreenTitle(mailedTo === null ? texts.completion.title : texts.code.title)
  const email = useWatch({ control, name: 'email' })
  if (mailedTo !== null)
    return <ConfirmSocialSignup socialKey={met.key} email={mailedTo} onOtherEmail={() => setMailedTo(null)} />
  const needsCode = !met.isEmailProven || email.trim().toLowerCase() !== met.email
  const problem = formState.errors.root?.message ?? (areTextsMissing ? signup.textsMissing : undefined)
  return (
    <Page
      back="/welcome"
      className={entry['entry'] ?? ''}
      footer={
        <Button type="submit" form="social-signup" full isBusy={isBusy}>
          {texts.completion.submit}
        </Button>
      }
    >
      <h1 className="large">{texts.completion.title}</h1>
      <p className="sub ink2 mt1">{texts.completion.text(PROVIDER_NAMES[met.provider])}</p>
      <form id="social-signup" className="col g4 mt5" noValidate onSubmit={(event) => void submit(event)}>
        <PersonNameFields control={control} first="firstName" last="lastName" />
        <EmailField control={control} name="email" label={signup.email} />
        {needsCode ? <p className="foot ink2">{texts.completion.willMailCode}</p> : null}
        <PhoneField control={control} name="phone" label={signup.phone} prefix={prefix} onPrefixChange={setPrefix} />
        <ConsentRows control={control} />
        {problem === undefined ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {problem}
          </Note>
        )}
      </form>
    </Page>
  )
}
