import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { resendGuestOrders } from '../../../domain/accounts/security-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { FormField } from '../FormField.tsx'
import { FormProblem } from '../FormProblem.tsx'
import { guestDetails } from '../guest-details.ts'
import { showServerErrors } from '../use-form-errors.ts'
import { guestLinkTexts } from './texts.ts'

function useFindOrder() {
  const failureText = useFailureText()
  const resend = useCallMutation(resendGuestOrders)
  const form = useForm<z.input<typeof resendGuestOrders.input>>({
    resolver: zodResolver(resendGuestOrders.input),
    defaultValues: { email: guestDetails.get().email, orderNumber: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      await resend.mutateAsync(values)
    } catch (failure) {
      if (!showServerErrors(form, ['email', 'orderNumber'], failure)) {
        form.setError('root', { message: failureText(failure) })
      }
    }
  })
  return { control: form.control, submit, isBusy: resend.isPending, isSent: resend.isSuccess }
}

/** Mails a guest the links of their orders again; what it answers is the same for an order that is not theirs. */
export function FindOrder({ isLinkOver }: { readonly isLinkOver: boolean }) {
  const texts = useTexts(guestLinkTexts)
  const { control, submit, isBusy, isSent } = useFindOrder()
  const words = isLinkOver ? texts.over : texts.find
  useScreenTitle(isLinkOver ? words.title : null)
  return (
    <Page
      back="/tabs/contact"
      footer={
        <Button type="submit" form="find-order" full needsNetwork isBusy={isBusy}>
          {texts.find.submit}
        </Button>
      }
    >
      <h1 className="t1 mt2">{words.title}</h1>
      <p className="sub ink2 mt1">{words.text}</p>
      <form id="find-order" className="col g4 mt4" noValidate onSubmit={(event) => void submit(event)}>
        <FormField
          control={control}
          name="email"
          label={texts.find.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
        />
        <FormField
          control={control}
          name="orderNumber"
          label={texts.find.number}
          hint={texts.find.numberHint}
          autoCapitalize="characters"
          clean={(typed) => typed.toUpperCase()}
        />
        {isSent ? (
          <Note tone="ok" icon="mail-check" role="status">
            {texts.find.sent}
          </Note>
        ) : null}
        <FormProblem control={control} />
      </form>
    </Page>
  )
}
