import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { enterAsGuest } from '../../domain/accounts/calls.ts'
import { useFailureText } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { Link, useHere } from '../platform/navigation.tsx'
import { useCallMutation } from '../platform/queries.ts'
import { keepGuest } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FormField } from './FormField.tsx'
import { FormProblem } from './FormProblem.tsx'
import { guestDetails, guestSchema, type GuestForm } from './guest-details.ts'
import { PersonNameFields } from './PersonNameFields.tsx'
import { PhoneField } from './PhoneField.tsx'
import { splitPhone } from './phone-number.ts'
import { accountTexts } from './texts.ts'
import type { GuestAsking } from './use-guest.ts'
import { showServerErrors } from './use-form-errors.ts'

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const

function useGuestForm(onDone: () => void) {
  const language = useLanguage()
  const failureText = useFailureText()
  const mutation = useCallMutation(enterAsGuest)
  const form = useForm<GuestForm>({
    resolver: zodResolver(guestSchema),
    defaultValues: guestDetails.get(),
    mode: 'onTouched',
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      const { token } = await mutation.mutateAsync({ ...values, language })
      guestDetails.set(form.getValues())
      keepGuest(token)
      onDone()
    } catch (failure) {
      if (!showServerErrors(form, FIELDS, failure)) form.setError('root', { message: failureText(failure) })
    }
  })
  return { control: form.control, submit, isBusy: mutation.isPending }
}

interface GuestDetailsProps {
  /** The guest is known: their token is kept. */
  readonly onDone: () => void
  /** Words of the button. */
  readonly action?: string
}

/** Name, phone and e-mail of somebody who orders without an account, or the way to sign in instead. */
export function GuestDetails({ onDone, action }: GuestDetailsProps) {
  const texts = useTexts(accountTexts)
  const id = useId()
  const { path } = useHere()
  const { control, submit, isBusy } = useGuestForm(onDone)
  const [prefix, setPrefix] = useState(() => splitPhone(guestDetails.get().phone).prefix || '+39')
  const { before, link, after } = texts.guest.privacy
  return (
    <form id={id} className="col g4" noValidate onSubmit={(event) => void submit(event)}>
      <PersonNameFields control={control} first="firstName" last="lastName" />
      <PhoneField
        control={control}
        name="phone"
        label={texts.signup.phone}
        prefix={prefix}
        onPrefixChange={setPrefix}
      />
      <FormField
        control={control}
        name="email"
        label={texts.signup.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
      />
      <FormProblem control={control} />
      <p className="foot ink2 pretty">
        {texts.guest.why} {before}
        <Link to="/trattamentodati" className="b">
          {link}
        </Link>
        {after}
      </p>
      <div className="col g2">
        <Button type="submit" full needsNetwork isBusy={isBusy}>
          {action ?? texts.guest.submit}
        </Button>
        <LinkButton full variant="tint" to="/welcome" query={{ login: 1, next: path }}>
          {texts.login.submit}
        </LinkButton>
      </div>
    </form>
  )
}

/** The details in a sheet over the page that orders, or that lets them be changed. */
export function GuestDetailsSheet({ guest }: { readonly guest: GuestAsking }) {
  const texts = useTexts(accountTexts).guest
  return (
    <Sheet isOpen={guest.isOpen} onClose={guest.onClose} title={texts.title} subtitle={texts.text}>
      <GuestDetails onDone={guest.onDone} />
    </Sheet>
  )
}
