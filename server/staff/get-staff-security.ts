import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { listPasskeys } from '../accounts/passkeys/keep-passkey.ts'
import { handle } from '../platform/handler.ts'
import { findStaffSecurity } from './sign-in-queries.ts'

/** How the asking person signs in. */
export const getStaffSecurity = handle(calls.getStaffSecurity, 'read', async (tx, _input, { actor }) => {
  const security = await findStaffSecurity(tx, actor.accountId)
  if (security === null) throw new Refusal('not_allowed')
  const passkeys = (await listPasskeys(tx, actor.accountId)).filter(({ opensDesk }) => opensDesk)
  return { email: actor.email, ...security, passkeys: passkeys.map(({ opensDesk: _, ...passkey }) => passkey) }
})
