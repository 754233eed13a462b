import { useState } from 'react'
import { startPasskey } from '../../../domain/accounts/passkey-calls.ts'
import { getSecurity, proveIdentity } from '../../../domain/accounts/security-calls.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { PasskeyProof } from '../passkeys/PasskeyProof.tsx'
import { useProofOptions } from '../passkeys/use-proof-options.ts'
import { CodeProof } from './CodeProof.tsx'
import { PasswordProof } from './PasswordProof.tsx'
import { proofTexts } from './texts.ts'
import type { Proof } from './use-proof.ts'

/**
 * "Conferma che sei tu": a passkey or the password once more, or a mailed code for accounts without one and for who forgot it. Asked for by
 * what a stolen token alone must not do (security guide 3).
 */
export function ProofSheet({ proof }: { readonly proof: Proof }) {
  const texts = useTexts(proofTexts)
  return (
    <Sheet isOpen={proof.isOpen} onClose={proof.onClose} title={texts.title} subtitle={texts.text}>
      <ProofForm onProven={proof.onProven} />
    </Sheet>
  )
}

function ProofForm({ onProven }: { readonly onProven: () => void }) {
  const security = useCallQuery(getSecurity, {})
  const [way, setWay] = useState<'passkey' | 'password' | 'code'>('passkey')
  const passkey = useProofOptions(startPasskey)
  const prove = useCallMutation(proveIdentity)
  const reload = () => void security.refetch()
  if (security.isError) return <ErrorState onRetry={reload} isRetrying={security.isFetching} />
  if (!security.data || !passkey.isKnown) {
    return (
      <Waiting onRetry={reload}>
        <div className="col g4">
          <Skeleton height={72} radius={14} />
          <Skeleton height={50} radius={16} />
        </div>
      </Waiting>
    )
  }
  const { hasPassword, email } = security.data
  if (passkey.options !== null && way === 'passkey') {
    return (
      <PasskeyProof
        options={passkey.options}
        prove={(answer) => prove.mutateAsync({ passkey: answer })}
        onProven={onProven}
        onFailed={passkey.renew}
        onOtherWay={() => setWay('password')}
      />
    )
  }
  if (hasPassword && way !== 'code') {
    return <PasswordProof onProven={onProven} onForgotten={() => setWay('code')} />
  }
  return <CodeProof email={email} onProven={onProven} {...(hasPassword ? { onBack: () => setWay('password') } : {})} />
}
