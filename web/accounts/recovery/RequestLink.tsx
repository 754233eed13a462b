import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { requestPasswordReset } from '../../../domain/accounts/security-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Note } from '../../ui/surfaces.tsx'
import entry from '../entry.module.css'
import { EmailField } from '../FormField.tsx'
import { FormProblem } from '../FormProblem.tsx'
import { showServerErrors } from '../use-form-errors.ts'
import { recoveryTexts } from './texts.ts'

const schema = z.pick(requestPasswordReset.input, { email: true })
const querySchema = z.object({ from: z.optional(z.string()) })

function useRequest(isFromDesk: boolean) {
  const language = useLanguage()
  const failureText = useFailureText()
  const request = useCallMutation(requestPasswordReset)
  const form = useForm<z.input<typeof schema>>({ resolver: zodResolver(schema), defaultValues: { email: '' } })
  const submit = form.handleSubmit(async (values) => {
    try {
      await request.mutateAsync({ ...values, language, ...(isFromDesk ? { isFromDesk } : {}) })
    } catch (failure) {
      if (!showServerErrors(form, ['email'], failure)) form.setError('root', { message: failureText(failure) })
    }
  })
  return { control: form.control, submit, isBusy: request.isPending, isSent: request.isSuccess }
}

/** Asks for a link, which leads back to where it was asked for; what it answers is the same for an e-mail that nobody has here. */
export function RequestLink({ isLinkOver }: { readonly isLinkOver: boolean }) {
  const texts = useTexts(recoveryTexts)
  const [{ from }] = useQueryState(querySchema)
  const isFromDesk = from === 'desk'
  const { control, submit, isBusy, isSent } = useRequest(isFromDesk)
  useScreenTitle(isLinkOver ? texts.over.title : null)
  return (
    <Page
      back={isFromDesk ? '/ges' : '/welcome?login=1'}
      className={entry['entry'] ?? ''}
      footer={
        <Button type="submit" form="recovery" full needsNetwork isBusy={isBusy}>
          {texts.request.submit}
        </Button>
      }
    >
      <h1 className="t1 mt2">{isLinkOver ? texts.over.title : texts.request.title}</h1>
      <p className="sub ink2 mt1">{isLinkOver ? texts.over.text : texts.request.text}</p>
      <form id="recovery" className="col g4 mt4" noValidate onSubmit={(event) => void submit(event)}>
        <EmailField control={control} name="email" label={texts.request.email} />
        {isSent ? (
          <Note tone="ok" icon="mail-check" role="status">
            {texts.request.sent}
          </Note>
        ) : null}
        <FormProblem control={control} />
      </form>
    </Page>
  )
}
