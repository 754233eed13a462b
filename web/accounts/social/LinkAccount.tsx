import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { codeField } from '../../../domain/accounts/calls.ts'
import { triedPasswordField } from '../../../domain/accounts/field-rules.ts'
import { linkSocialLogin, requestSocialCode } from '../../../domain/accounts/social-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useEnter } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { signIn } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { CodeField } from '../CodeField.tsx'
import entry from '../entry.module.css'
import { useEntryQuery } from '../entry-query.ts'
import { FormField } from '../FormField.tsx'
import { FormProblem } from '../FormProblem.tsx'
import { AnotherCode } from './AnotherCode.tsx'
import { PROVIDER_NAMES } from '../../../domain/accounts/provider-names.ts'
import type { Met } from './social-return.ts'
import { socialTexts } from './texts.ts'

type Link = Extract<Met, { status: 'link' }>

/** The account that has this e-mail is proven, by its password or by a mailed code, and linked (R-108, P8). */
export function LinkAccount({ met }: { readonly met: Link }) {
  const texts = useTexts(socialTexts).link
  const failureText = useFailureText()
  const { next } = useEntryQuery()
  const [isByCode, setByCode] = useState(false)
  const [isBack, setBack] = useState(false)
  useScreenTitle(texts.title)
  const request = useCallMutation(requestSocialCode)
  const askForCode = () => request.mutate({ key: met.key }, { onSuccess: () => setByCode(true) })
  const goBack = () => {
    setBack(true)
    setByCode(false)
  }
  return (
    <Page back="/welcome" className={entry['entry'] ?? ''}>
      <h1 className="large">{texts.title}</h1>
      <p className="sub ink2 mt1">{texts.text(met.email, PROVIDER_NAMES[met.provider])}</p>
      <div className="col g4 mt5">
        {isByCode ? (
          <ByCode met={met} />
        ) : met.hasPassword ? (
          <ByPassword socialKey={met.key} email={met.email} isFocused={isBack} />
        ) : null}
        {isByCode ? null : (
          <Button
            variant={met.hasPassword ? 'tint' : 'primary'}
            full
            icon="mail"
            isBusy={request.isPending}
            onPress={askForCode}
          >
            {texts.byCode}
          </Button>
        )}
        {isByCode && met.hasPassword ? (
          <Button variant="plain" full onPress={goBack}>
            {texts.byPassword}
          </Button>
        ) : null}
        {request.isError ? (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(request.error)}
          </Note>
        ) : null}
        <LinkButton variant="plain" full replace to="/welcome" query={{ login: 1, next }}>
          {texts.another}
        </LinkButton>
      </div>
    </Page>
  )
}

/** Links and enters; what goes wrong stands under the field, or above the button. */
function useLink<Name extends 'password' | 'code'>() {
  const texts = useTexts(socialTexts).link
  const failureText = useFailureText()
  const enter = useEnter()
  const link = useCallMutation(linkSocialLogin)
  const send = async (
    input: Parameters<typeof link.mutateAsync>[0],
    setError: (field: Name | 'root', message: string) => void,
    field: Name,
  ) => {
    if (link.isPending) return
    try {
      signIn(await link.mutateAsync(input))
      enter()
    } catch (failure) {
      if (isCallFailure(failure, 'wrong_credentials')) setError(field, texts.wrong)
      else setError(isCallFailure(failure, 'code_wrong_or_expired') ? field : 'root', failureText(failure))
    }
  }
  return { send, isBusy: link.isPending }
}

const passwordSchema = z.object({ password: triedPasswordField })

interface ByPasswordProps {
  readonly socialKey: string
  readonly email: string
  /** The person came back to it from the code. */
  readonly isFocused: boolean
}

function ByPassword({ socialKey: key, email, isFocused }: ByPasswordProps) {
  const texts = useTexts(socialTexts).link
  const form = useForm({ resolver: zodResolver(passwordSchema), defaultValues: { password: '' } })
  const { send, isBusy } = useLink<'password'>()
  const submit = form.handleSubmit(({ password }) =>
    send(
      { key, password },
      (field, message) => form.setError(field, { type: 'server', message }, { shouldFocus: true }),
      'password',
    ),
  )
  return (
    <form className="col g4" noValidate onSubmit={(event) => void submit(event)}>
      {/* Password managers fill in by the address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormField
        control={form.control}
        name="password"
        label={texts.password}
        type="password"
        autoComplete="current-password"
        icon="lock"
        autoFocus={isFocused}
      />
      <FormProblem control={form.control} />
      <Button type="submit" full isBusy={isBusy}>
        {texts.submit}
      </Button>
    </form>
  )
}

const codeSchema = z.object({ code: codeField })

function ByCode({ met: { key, email } }: { readonly met: Link }) {
  const [texts, code] = [useTexts(socialTexts).link, useTexts(socialTexts).code]
  const form = useForm({ resolver: zodResolver(codeSchema), defaultValues: { code: '' } })
  const { send, isBusy } = useLink<'code'>()
  const submit = form.handleSubmit((typed) =>
    send(
      { key, ...typed },
      (field, message) => form.setError(field, { type: 'server', message }, { shouldFocus: true }),
      'code',
    ),
  )
  return (
    <form className="col g4" noValidate onSubmit={(event) => void submit(event)}>
      <p className="sub ink2" role="status">
        {code.text(email)}
      </p>
      <CodeField
        control={form.control}
        name="code"
        label={code.label}
        hint={code.hint}
        autoFocus
        onComplete={() => void submit()}
      />
      <FormProblem control={form.control} />
      <Button type="submit" full isBusy={isBusy}>
        {texts.submit}
      </Button>
      <AnotherCode socialKey={key} />
    </form>
  )
}
