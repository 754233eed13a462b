import { useState } from 'react'
import { useMailedKey } from '../mailed-key.ts'
import { RequestLink } from './RequestLink.tsx'
import { ResetPassword } from './ResetPassword.tsx'

/** A forgotten password: asks for a link, and sets a new password where the link was opened (R-215, R-507, mockup 35). */
export function RecoverPasswordPage() {
  const mailed = useMailedKey('key')
  const [used, setUsed] = useState<string | null>(null)
  if (mailed.kind === 'key' && mailed.key !== used) {
    return <ResetPassword key={mailed.key} linkKey={mailed.key} onLinkOver={() => setUsed(mailed.key)} />
  }
  return <RequestLink isLinkOver={mailed.kind !== 'none'} />
}
