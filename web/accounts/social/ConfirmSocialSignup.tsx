import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { codeField } from '../../../domain/accounts/calls.ts'
import { confirmSocialSignup } from '../../../domain/accounts/social-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useEnter } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { signIn } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { CodeField } from '../CodeField.tsx'
import entry from '../entry.module.css'
import { FormProblem } from '../FormProblem.tsx'
import { AnotherCode } from './AnotherCode.tsx'
import { socialTexts } from './texts.ts'

const schema = z.object({ code: codeField })

interface ConfirmSocialSignupProps {
  readonly socialKey: string
  readonly email: string
  readonly onOtherEmail: () => void
}

/** The mailed code of a social sign-up whose e-mail the provider does not vouch for. */
export function ConfirmSocialSignup({ socialKey: key, email, onOtherEmail }: ConfirmSocialSignupProps) {
  const texts = useTexts(socialTexts).code
  const failureText = useFailureText()
  const enter = useEnter()
  const confirm = useCallMutation(confirmSocialSignup)
  const form = useForm<z.input<typeof schema>>({ resolver: zodResolver(schema), defaultValues: { code: '' } })
  const submit = form.handleSubmit(async ({ code }) => {
    if (confirm.isPending) return
    try {
      signIn(await confirm.mutateAsync({ key, code }))
      enter()
    } catch (failure) {
      const field = isCallFailure(failure, 'code_wrong_or_expired') ? 'code' : 'root'
      form.setError(field, { type: 'server', message: failureText(failure) }, { shouldFocus: true })
    }
  })
  return (
    <Page back="/welcome" className={entry['entry'] ?? ''}>
      <h1 className="large">{texts.title}</h1>
      <p className="sub ink2 mt1">{texts.text(email)}</p>
      <form className="col g4 mt5" noValidate onSubmit={(event) => void submit(event)}>
        <CodeField
          control={form.control}
          name="code"
          label={texts.label}
          hint={texts.hint}
          autoFocus
          onComplete={() => void submit()}
        />
        <FormProblem control={form.control} />
        <Button type="submit" full isBusy={confirm.isPending}>
          {texts.submit}
        </Button>
        <AnotherCode socialKey={key} />
        <Button variant="plain" full onPress={onOtherEmail}>
          {texts.otherEmail}
        </Button>
      </form>
    </Page>
  )
}
