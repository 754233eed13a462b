import { useState } from 'react'
import { startStaffPasskey } from '../../domain/staff/passkey-calls.ts'
import { getStaffSecurity, proveStaff } from '../../domain/staff/sign-in-calls.ts'
import { PasskeyProof } from '../accounts/passkeys/PasskeyProof.tsx'
import { useProofOptions } from '../accounts/passkeys/use-proof-options.ts'
import { useFailureText } from '../platform/failure.ts'
import { useCallMutation, useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { PasswordField, TextField } from '../ui/TextField.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { staffTexts } from './texts.ts'

interface ProofSheetProps {
  readonly onClose: () => void
  readonly onProven: () => void
}

/** Who works here proves who they are. */
export function ProofSheet({ onClose, onProven }: ProofSheetProps) {
  const texts = useTexts(staffTexts).proof
  return (
    <Sheet isOpen onClose={onClose} title={texts.title} subtitle={texts.text}>
      <ProofWays onProven={onProven} />
    </Sheet>
  )
}

/** A passkey of the person where they have one here, else what they can type. */
function ProofWays({ onProven }: Pick<ProofSheetProps, 'onProven'>) {
  const passkey = useProofOptions(startStaffPasskey)
  const prove = useCallMutation(proveStaff)
  const [isTyping, setTyping] = useState(false)
  if (!passkey.isKnown) {
    return (
      <Waiting onRetry={passkey.renew}>
        <Skeleton height={122} radius={16} />
      </Waiting>
    )
  }
  if (passkey.options === null || isTyping) return <TypedProof onProven={onProven} />
  return (
    <PasskeyProof
      options={passkey.options}
      prove={(answer) => prove.mutateAsync({ passkey: answer })}
      onProven={onProven}
      onFailed={passkey.renew}
      onOtherWay={() => setTyping(true)}
    />
  )
}

function TypedProof({ onProven }: Pick<ProofSheetProps, 'onProven'>) {
  const texts = useTexts(staffTexts).proof
  const failureText = useFailureText()
  const { data: security } = useCallQuery(getStaffSecurity, {})
  const hasPassword = security?.hasPassword ?? true
  const [wantsCode, setWantsCode] = useState(false)
  const [text, setText] = useState('')
  const prove = useCallMutation(proveStaff, { onSuccess: onProven })
  const isByCode = wantsCode || !hasPassword
  const error = prove.error ? failureText(prove.error) : undefined
  const field = { value: text, onChange: setText, autoFocus: true, error }
  const change = () => {
    setWantsCode(!wantsCode)
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
      {isByCode && security?.hasAuthenticator === false ? (
        <TextField {...field} label={texts.recoveryCode} autoComplete="off" autoCapitalize="off" icon="shield" />
      ) : isByCode ? (
        <TextField {...field} label={texts.code} inputMode="numeric" autoComplete="one-time-code" icon="shield" />
      ) : (
        <PasswordField {...field} label={texts.password} autoComplete="current-password" icon="lock" />
      )}
      <Button type="submit" full isBusy={prove.isPending}>
        {texts.submit}
      </Button>
      {hasPassword ? (
        <Button variant="plain" full onPress={change}>
          {isByCode ? texts.byPassword : texts.byCode}
        </Button>
      ) : null}
    </form>
  )
}
