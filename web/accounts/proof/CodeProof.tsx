import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { codeField } from '../../../domain/accounts/calls.ts'
import { proveIdentity, requestProofCode } from '../../../domain/accounts/security-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { CodeField } from '../CodeField.tsx'
import { FormProblem } from '../FormProblem.tsx'
import { proofTexts } from './texts.ts'

const schema = z.strictObject({ code: codeField })

interface CodeProofProps {
  /** Where the code is mailed to. */
  readonly email: string
  readonly onProven: () => void
  /** The way back to the password, where there is one. */
  readonly onBack?: () => void
}

/** Proves who one is by a code that is mailed when it is asked for. */
export function CodeProof({ email, onProven, onBack }: CodeProofProps) {
  const texts = useTexts(proofTexts)
  const failureText = useFailureText()
  const request = useCallMutation(requestProofCode)
  return (
    <div className="col g4">
      {request.isSuccess ? (
        <>
          <Note tone="ok" icon="mail-check" role="status">
            {texts.sentTo(email)}
          </Note>
          <CodeForm onProven={onProven} />
        </>
      ) : (
        <p className="sub ink2">{texts.willSendTo(email)}</p>
      )}
      {request.isError ? (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(request.error)}
        </Note>
      ) : null}
      <div className="col g2">
        <Button
          variant={request.isSuccess ? 'tint' : 'primary'}
          full
          icon="mail"
          autoFocus
          needsNetwork
          isBusy={request.isPending}
          onPress={() => request.mutate({})}
        >
          {request.isSuccess ? texts.again : texts.send}
        </Button>
        {onBack === undefined ? null : (
          <Button variant="plain" full onPress={onBack}>
            {texts.byPassword}
          </Button>
        )}
      </div>
    </div>
  )
}

function CodeForm({ onProven }: { readonly onProven: () => void }) {
  const texts = useTexts(proofTexts)
  const failureText = useFailureText()
  const prove = useCallMutation(proveIdentity)
  const form = useForm<z.input<typeof schema>>({ resolver: zodResolver(schema), defaultValues: { code: '' } })
  const submit = form.handleSubmit(async (values) => {
    if (prove.isPending) return
    try {
      await prove.mutateAsync(values)
      onProven()
    } catch (failure) {
      const message = failureText(failure)
      if (isCallFailure(failure, 'code_wrong_or_expired')) form.setError('code', { message }, { shouldFocus: true })
      else form.setError('root', { message })
    }
  })
  return (
    <form className="col g4" noValidate onSubmit={(event) => void submit(event)}>
      <CodeField control={form.control} name="code" label={texts.code} autoFocus onComplete={() => void submit()} />
      <FormProblem control={form.control} />
      <Button type="submit" full needsNetwork isBusy={prove.isPending}>
        {texts.submit}
      </Button>
    </form>
  )
}
