import { useState } from 'react'
import { checkResetLink } from '../../../domain/accounts/security-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useMailedKey } from '../mailed-key.ts'
import { RequestLink } from './RequestLink.tsx'
import { ResetPassword } from './ResetPassword.tsx'

/** A forgotten password: asks for a link, and sets a new password where the link was opened (R-215, R-507, mockup 35). */
export function RecoverPasswordPage() {
  const mailed = useMailedKey('key')
  const [used, setUsed] = useState<string | null>(null)
  const key = mailed.kind === 'key' ? mailed.key : ''
  const isOver = useLinkIsOver(key)
  if (key !== '' && key !== used && !isOver) {
    return <ResetPassword key={key} linkKey={key} onLinkOver={() => setUsed(key)} />
  }
  return <RequestLink isLinkOver={mailed.kind !== 'none'} />
}

/** Whether the server says so; while it cannot be asked the form stands, and its own press finds out. */
function useLinkIsOver(key: string): boolean {
  const { error } = useCallQuery(checkResetLink, { key }, { enabled: key !== '', retry: false, gcTime: 0 })
  return isCallFailure(error, 'link_wrong_or_expired')
}
