import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/staff/passkey-calls.ts'
import { dropPasskey, lockPasskeys, setPasskeyName } from '../../accounts/passkeys/keep-passkey.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { findStaffSecurity } from '../sign-in-queries.ts'

/** B-26: another name for a passkey of the back office. */
export const renameStaffPasskey = handle(calls.renameStaffPasskey, 'write', async (tx, input, { actor }) => {
  if (!(await setPasskeyName(tx, actor.accountId, { ...input, opensDesk: true }))) throw new Refusal('not_found')
  return { done: true } as const
})

/** B-26: takes one away, never the last one of somebody without an authenticator. */
export const removeStaffPasskey = handle(calls.removeStaffPasskey, 'write', async (tx, { passkeyId }, { actor }) => {
  const known = (await lockPasskeys(tx, actor.accountId)).filter(({ opensDesk }) => opensDesk)
  if (!known.some(({ id }) => id === passkeyId)) throw new Refusal('not_found')
  const security = await findStaffSecurity(tx, actor.accountId)
  if (known.length === 1 && security?.hasAuthenticator !== true) throw new Refusal('last_way_in')
  await dropPasskey(tx, actor, { passkeyId, opensDesk: true })
  await auditStaffAction(tx, actor, { action: 'staff.removePasskey', subject: `account:${actor.accountId}` })
  return { done: true } as const
})
