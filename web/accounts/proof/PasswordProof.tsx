import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { triedPasswordField } from '../../../domain/accounts/field-rules.ts'
import { proveIdentity } from '../../../domain/accounts/security-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FormField } from '../FormField.tsx'
import { FormProblem } from '../FormProblem.tsx'
import { proofTexts } from './texts.ts'

const schema = z.strictObject({ password: triedPasswordField })

interface PasswordProofProps {
  readonly onProven: () => void
  /** The person asks for a code instead. */
  readonly onForgotten: () => void
}

/** Proves who one is by the password; a wrong one is said below it and can be tried again. */
export function PasswordProof({ onProven, onForgotten }: PasswordProofProps) {
  const texts = useTexts(proofTexts)
  const failureText = useFailureText()
  const prove = useCallMutation(proveIdentity)
  const form = useForm<z.input<typeof schema>>({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const submit = form.handleSubmit(async (values) => {
    try {
      await prove.mutateAsync(values)
      onProven()
    } catch (failure) {
      if (isCallFailure(failure, 'wrong_credentials')) {
        form.setError('password', { type: 'server', message: texts.wrong }, { shouldFocus: true })
      } else form.setError('root', { message: failureText(failure) })
    }
  })
  return (
    <form className="col g4" noValidate onSubmit={(event) => void submit(event)}>
      <FormField
        control={form.control}
        name="password"
        label={texts.password}
        type="password"
        autoComplete="current-password"
        icon="lock"
        autoFocus
      />
      <FormProblem control={form.control} />
      <div className="col g2">
        <Button type="submit" full needsNetwork isBusy={prove.isPending}>
          {texts.submit}
        </Button>
        <Button variant="plain" full onPress={onForgotten}>
          {texts.byCode}
        </Button>
      </div>
    </form>
  )
}
