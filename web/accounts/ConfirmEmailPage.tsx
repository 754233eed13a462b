import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { confirmEmail, resendCode } from '../../domain/accounts/calls.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { useEnter, useHere } from '../platform/navigation.tsx'
import { useCallMutation } from '../platform/queries.ts'
import { serverTime, useServerTick } from '../platform/server-clock.ts'
import { signIn } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { Note } from '../ui/surfaces.tsx'
import { CodeField } from './CodeField.tsx'
import entry from './entry.module.css'
import { useEntryQuery } from './entry-query.ts'
import { EmailField } from './FormField.tsx'
import { FormProblem } from './FormProblem.tsx'
import { confirmSchema, type ConfirmForm } from './form-rules.ts'
import { useMailedKey } from './mailed-key.ts'
import { notePendingEmail, pendingEmail, readMailedLink } from './pending-email.ts'
import { AccountReady } from './ready/AccountReady.tsx'
import { ConfirmNewEmail } from './security/ConfirmNewEmail.tsx'
import { forgetSignup } from './signup-draft.ts'
import { socialReturn } from './social/social-return.ts'
import { SocialReturnPage } from './social/SocialReturnPage.tsx'
import { accountTexts } from './texts.ts'
import { showServerErrors } from './use-form-errors.ts'

/** How long a person waits before asking for another code. */
const RESEND_WAIT = 30 * SECOND

function useConfirmation(onReady: () => void) {
  const { hash } = useHere()
  const enter = useEnter()
  const { next } = useEntryQuery()
  const failureText = useFailureText()
  const [mailed] = useState(() => readMailedLink(hash))
  const known = mailed.email || pendingEmail().email
  const form = useForm<ConfirmForm>({
    resolver: zodResolver(confirmSchema),
    defaultValues: { email: known, code: mailed.code },
  })
  const mutation = useCallMutation(confirmEmail)
  const submit = form.handleSubmit(async (values) => {
    if (mutation.isPending) return
    try {
      signIn(await mutation.mutateAsync(values))
      notePendingEmail('', 'long_ago')
      forgetSignup()
      // Who was on the way to a page goes on there.
      if (next === undefined) onReady()
      else enter()
    } catch (failure) {
      if (isCallFailure(failure, 'code_wrong_or_expired')) {
        form.setError('code', { type: 'server', message: failureText(failure) }, { shouldFocus: true })
      } else if (!showServerErrors(form, ['email', 'code'], failure)) {
        form.setError('root', { message: failureText(failure) })
      }
    }
  })
  return { form, submit, isBusy: mutation.isPending, known }
}

/** Asks for another code, at most every 30 seconds; the server's own limit says the rest. */
function ResendCode({ emailOf }: { emailOf: () => Promise<string | null> }) {
  const texts = useTexts(accountTexts).confirm
  const failureText = useFailureText()
  const resend = useCallMutation(resendCode)
  const [readyAt, setReadyAt] = useState(() => (pendingEmail().sent === 'just_now' ? serverTime() + RESEND_WAIT : 0))
  const [refusal, setRefusal] = useState<string | null>(null)
  const now = useServerTick(SECOND, readyAt > serverTime())
  const seconds = Math.ceil((readyAt - now) / SECOND)
  const send = async () => {
    const email = await emailOf()
    if (email === null) return
    try {
      setRefusal(null)
      await resend.mutateAsync({ email })
      setReadyAt(serverTime() + RESEND_WAIT)
      announce(texts.resent, 'polite')
    } catch (failure) {
      setRefusal(failureText(failure))
    }
  }
  return (
    <>
      <Button
        variant="tint"
        full
        icon="mail"
        needsNetwork
        isBusy={resend.isPending}
        isDisabled={seconds > 0}
        onPress={() => void send()}
      >
        {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
      </Button>
      {refusal === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {refusal}
        </Note>
      )}
    </>
  )
}

/**
 * Confirms the e-mail of a sign-up with the mailed code, typed, pasted or brought by the mail's link; then the person is in. The
 * link of a changed e-mail leads here too, and so do the providers of social logins.
 */
export function ConfirmEmailPage() {
  const newEmail = useMailedKey('newEmail')
  const back = socialReturn(useHere().hash)
  if (back !== null) return <SocialReturnPage back={back} />
  return newEmail.kind === 'none' ? <ConfirmSignup /> : <ConfirmNewEmail mailed={newEmail} />
}

function ConfirmSignup() {
  const [isReady, setReady] = useState(false)
  return isReady ? <AccountReady /> : <CodeForm onReady={() => setReady(true)} />
}

function CodeForm({ onReady }: { readonly onReady: () => void }) {
  const texts = useTexts(accountTexts).confirm
  const { next } = useEntryQuery()
  const { form, submit, isBusy, known } = useConfirmation(onReady)
  const { control } = form
  const emailOf = async () => ((await form.trigger('email', { shouldFocus: true })) ? form.getValues('email') : null)
  return (
    <Page back="/signup" className={entry['entry'] ?? ''}>
      <h1 className="large">{texts.title}</h1>
      <p className="sub ink2 mt1">{known === '' ? texts.text : texts.sentTo(known)}</p>
      <form className="col g4 mt5" noValidate onSubmit={(event) => void submit(event)}>
        {known === '' ? <EmailField control={control} name="email" label={texts.email} icon="mail" /> : null}
        <CodeField
          control={control}
          name="code"
          label={texts.code}
          hint={texts.hint}
          autoFocus={known !== ''}
          onComplete={() => void submit()}
        />
        <FormProblem control={control} />
        <Button type="submit" full needsNetwork isBusy={isBusy}>
          {texts.submit}
        </Button>
        <ResendCode emailOf={emailOf} />
        <LinkButton to="/signup" query={{ next }} variant="plain" full>
          {texts.otherEmail}
        </LinkButton>
      </form>
    </Page>
  )
}
