import { useState } from 'react'
import { proveStaff } from '../../domain/staff/sign-in-calls.ts'
import { useFailureText } from '../platform/failure.ts'
import { useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { PasswordField, TextField } from '../ui/TextField.tsx'
import { useProofRequest } from './proof-request.ts'
import { staffTexts } from './texts.ts'

/** "Conferma che sei tu": opens by itself when a call of the back office needs it, and the call goes on after it. */
export function StaffProof() {
  const texts = useTexts(staffTexts).proof
  const request = useProofRequest()
  return (
    <Sheet isOpen={request !== null} onClose={() => request?.end(false)} title={texts.title} subtitle={texts.text}>
      <ProofForm onProven={() => request?.end(true)} />
    </Sheet>
  )
}

function ProofForm({ onProven }: { readonly onProven: () => void }) {
  const texts = useTexts(staffTexts).proof
  const failureText = useFailureText()
  const [isByCode, setByCode] = useState(false)
  const [text, setText] = useState('')
  const prove = useCallMutation(proveStaff, { onSuccess: onProven })
  const error = prove.error ? failureText(prove.error) : undefined
  const field = { value: text, onChange: setText, autoFocus: true, error }
  const change = () => {
    setByCode(!isByCode)
    setText('')
    prove.reset()
  }
  return (
    <form
      className="col g4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        prove.mutate(isByCode ? { code: text } : { password: text })
      }}
    >
      {isByCode ? (
        <TextField {...field} label={texts.code} inputMode="numeric" autoComplete="one-time-code" icon="shield" />
      ) : (
        <PasswordField {...field} label={texts.password} autoComplete="current-password" icon="lock" />
      )}
      <Button type="submit" full isBusy={prove.isPending}>
        {texts.submit}
      </Button>
      <Button variant="plain" full onPress={change}>
        {isByCode ? texts.byPassword : texts.byCode}
      </Button>
    </form>
  )
}
