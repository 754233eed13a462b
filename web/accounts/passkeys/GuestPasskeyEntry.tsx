import { passkeyLogin, startPasskey } from '../../../domain/accounts/passkey-calls.ts'
import { useEnter } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { signIn } from '../../platform/session.ts'
import { loginNote } from '../login-note.ts'
import { PasskeyEntryButton } from './PasskeyEntryButton.tsx'
import { usePasskeyEntry } from './use-passkey-entry.ts'

/** A guest signs in without a password (B-26). */
export function GuestPasskeyEntry() {
  const enter = useEnter()
  const login = useCallMutation(passkeyLogin)
  const entry = usePasskeyEntry(startPasskey, async (passkey) => {
    signIn(await login.mutateAsync({ passkey }))
    loginNote.set(null)
    enter()
  })
  return <PasskeyEntryButton entry={entry} />
}
