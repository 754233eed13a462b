import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { changeEmail, getSecurity } from '../../../domain/accounts/security-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toasts.ts'
import { FormField } from '../FormField.tsx'
import { FormProblem } from '../FormProblem.tsx'
import { ProofSheet } from '../proof/ProofSheet.tsx'
import { isProofDeclined, useProof } from '../proof/use-proof.ts'
import { showServerErrors } from '../use-form-errors.ts'
import { securityTexts } from './texts.ts'

interface ChangeEmailProps {
  /** The e-mail of now. */
  readonly email: string
  readonly onClose: () => void
}

/** Asks for a new e-mail; it counts once the link that is mailed to it was opened. */
export function ChangeEmailSheet({ isOpen, ...change }: ChangeEmailProps & { readonly isOpen: boolean }) {
  const texts = useTexts(securityTexts).email
  return (
    <Sheet isOpen={isOpen} onClose={change.onClose} title={texts.title} subtitle={texts.text}>
      <ChangeEmail {...change} />
    </Sheet>
  )
}

function ChangeEmail({ email, onClose }: ChangeEmailProps) {
  const texts = useTexts(securityTexts).email
  const failureText = useFailureText()
  const proof = useProof()
  const change = useCallMutation(changeEmail)
  const form = useForm<z.input<typeof changeEmail.input>>({
    resolver: zodResolver(
      changeEmail.input.check(z.refine((typed) => typed.email !== email, { path: ['email'], error: texts.same })),
    ),
    defaultValues: { email: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      await proof.run(() => change.mutateAsync(values))
      onClose()
      toast(texts.sent(values.email), { tone: 'ok', icon: 'mail-check' })
      await invalidate(getSecurity)
    } catch (failure) {
      if (isProofDeclined(failure)) return
      if (!showServerErrors(form, ['email'], failure)) form.setError('root', { message: failureText(failure) })
    }
  })
  return (
    <>
      <form className="col g4" noValidate onSubmit={(event) => void submit(event)}>
        <FormField
          control={form.control}
          name="email"
          label={texts.field}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          icon="mail"
          autoFocus
        />
        <FormProblem control={form.control} />
        <Button type="submit" full needsNetwork isBusy={change.isPending}>
          {texts.submit}
        </Button>
      </form>
      <ProofSheet proof={proof} />
    </>
  )
}
