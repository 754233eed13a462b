import { changePassword, getSecurity } from '../../../domain/accounts/security-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { signIn } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toasts.ts'
import { FormProblem } from '../FormProblem.tsx'
import { ProofSheet } from '../proof/ProofSheet.tsx'
import { isProofDeclined, useProof } from '../proof/use-proof.ts'
import { NewPasswordFields, useNewPasswordForm } from '../recovery/NewPasswordFields.tsx'
import { showServerErrors } from '../use-form-errors.ts'
import { securityTexts } from './texts.ts'

interface ChangePasswordSheetProps {
  readonly isOpen: boolean
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** Sets another password, or the first one of an account that a social login made. */
export function ChangePasswordSheet({ isOpen, hasPassword, onClose }: ChangePasswordSheetProps) {
  const texts = useTexts(securityTexts).password
  const title = hasPassword ? texts.changeTitle : texts.makeTitle
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} subtitle={texts.text}>
      <ChangePassword onClose={onClose} />
    </Sheet>
  )
}

function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(securityTexts).password
  const failureText = useFailureText()
  const proof = useProof()
  const change = useCallMutation(changePassword)
  const form = useNewPasswordForm()
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      // The session of now ends with all others; this device goes on in the one that is answered.
      signIn(await proof.run(() => change.mutateAsync({ password })))
      onClose()
      toast(texts.changed, { tone: 'ok', icon: 'check' })
      await invalidate(getSecurity)
    } catch (failure) {
      if (isProofDeclined(failure)) return
      if (!showServerErrors(form, ['password'], failure)) form.setError('root', { message: failureText(failure) })
    }
  })
  return (
    <>
      <form className="col g4" noValidate onSubmit={(event) => void submit(event)}>
        <NewPasswordFields form={form} />
        <FormProblem control={form.control} />
        <Button type="submit" full needsNetwork isBusy={change.isPending}>
          {texts.submit}
        </Button>
      </form>
      <ProofSheet proof={proof} />
    </>
  )
}
